// Tests of the hooks, effects and values that house cards can use.

import type { Listing } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf, isMatch, luckFrom, luckSigns, luckText } from './check-luck.ts';
import { cardGame } from './game.ts';
import {
  ability,
  aftermath,
  check,
  draw,
  hurt,
  type Offered,
  playerAt,
  type Seat,
  type State,
  shot,
  usesOf,
  type Wanted,
} from './house-card-authoring.ts';
import {
  A,
  answer,
  answersLike,
  B,
  C,
  happen,
  lifeOf,
  setOf,
  tableWith,
  toldOf,
  turnUp,
} from './testing/house-table.ts';

describe('a moment is told with the table', () => {
  test('the hook wounded can depend on the size of the hand', () => {
    const set = setOf({
      characters: {
        miser: {
          bullets: 4,
          power: { wounded: (t, me, points) => [draw(me, points + playerAt(t, me).hand.length)] },
        },
      },
    });
    const t = tableWith(set, { characters: { B: 'miser' }, hands: { B: 'bang beer' } });
    happen(t, hurt(B, 1, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(5);
  });

  test('the hook emptied can depend on the cards in play', () => {
    const set = setOf({
      characters: {
        rich: { bullets: 4, power: { emptied: (t, me) => [draw(me, playerAt(t, me).inPlay.length)] } },
      },
    });
    const t = tableWith(set, { characters: { A: 'rich' }, hands: { A: 'scope' }, inPlay: { A: 'barrel mustang' } });
    answer(t, { kind: 'play', of: 'scope' });
    expect(playerAt(t, A).hand.length).toBe(2);
  });

  test('the hook mourns gets the player who was eliminated', () => {
    const mourns = (t: State, me: Seat, dead: Seat) => [draw(me, playerAt(t, dead).maxLife - 3)];
    const t = tableWith(setOf({ characters: { widow: { bullets: 4, power: { mourns } } } }), {
      characters: { B: 'widow' },
    });
    playerAt(t, C).maxLife = 5;
    happen(t, hurt(C, 4, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(2);
  });
});

describe('a wound of no points', () => {
  const set = setOf({ characters: { sore: { bullets: 4, power: { wounded: (_t, me) => [draw(me, 1)] } } } });

  test.each([0, -1])('a wound of %i points hurts nobody, is not told, and triggers nothing', (points) => {
    const t = tableWith(set, { characters: { B: 'sore' } });
    const told = happen(t, hurt(B, points, A), aftermath);
    expect(toldOf(told, 'hurt')).toEqual([]);
    expect(lifeOf(t, B)).toBe(4);
    expect(playerAt(t, B).hand).toEqual([]);
    happen(t, hurt(B, 1, A), aftermath);
    expect(playerAt(t, B).hand.length).toBe(1);
  });
});

describe('a Missed! knows who shot, and with what', () => {
  const missed = { border: 'brown', action: false, dodges: true } as const;
  const set = setOf({
    kinds: {
      /** A Missed! that shoots back, unless the shot is its own. */
      backfire: {
        ...missed,
        play: (_t, me, at, _prey, _card, against) =>
          against === null || against.by === null || against.with === 'backfire' ? [] : [shot(me, at, 'backfire')],
      },
    },
    events: { hail: { power: { revealed: (_t, leader) => [shot(null, leader, 'hail')] } } },
  });

  test('a Missed! can shoot back after dodging the shot', () => {
    const t = tableWith(set, { hands: { A: 'bang', B: 'backfire' } });
    answer(t, { kind: 'play', of: 'bang', at: B });
    const told = answer(t, { kind: 'play', of: 'backfire' });
    expect(toldOf(told, 'hurt')).toEqual([{ who: A, points: 1, by: B }]);
    expect(toldOf(told, 'dodged')).toEqual([{ who: B, by: A, with: 'bang' }]);
  });

  test('a shot by a Missed! can be dodged, and the Missed! knows its source', () => {
    const t = tableWith(set, { hands: { A: 'bang backfire', B: 'backfire' } });
    answer(t, { kind: 'play', of: 'bang', at: B });
    answer(t, { kind: 'play', of: 'backfire' });
    expect(cardGame.pending(t)).toMatchObject({ seat: A, why: { op: 'shot', by: B, with: 'backfire' } });
    answer(t, { kind: 'play', of: 'backfire' });
    expect([lifeOf(t, A), lifeOf(t, B)]).toEqual([4, 4]);
  });

  test('a Missed! shoots at nobody if the shot has no shooter', () => {
    const t = tableWith(set, { hands: { A: 'backfire' } });
    happen(t, shot(null, A, 'hail'));
    answer(t, { kind: 'play', of: 'backfire' });
    expect(cardGame.pending(t)?.why.op).toBe('phase2');
    expect(t.players.map(({ life }) => life)).toEqual([4, 4, 4, 4]);
  });
});

describe('a draw! may look for any suits and ranks', () => {
  const luck = { suits: ['hearts', 'diamonds'], from: 10 } as const;
  const set = setOf({
    kinds: {
      roulette: { border: 'brown', play: (_t, me) => [check(me, luck, [draw(me, 2)], [hurt(me, 1, null)])] },
      snake: {
        border: 'brown',
        play: (_t, me) => [check(me, { suits: ['spades'], feared: true }, [hurt(me, 1, null)], [])],
      },
    },
  });

  test.each([
    ['10♦', 2, 4],
    ['A♥', 2, 4],
    ['9♥', 0, 3],
    ['A♠', 0, 3],
  ])('a draw! for red from 10 on gives the right outcome: %s', (value, cards, life) => {
    const t = tableWith(set, { hands: { A: 'roulette' } });
    turnUp(t, value);
    const told = answer(t, { kind: 'play', of: 'roulette' });
    expect([playerAt(t, A).hand.length, lifeOf(t, A)]).toEqual([cards, life]);
    expect(toldOf(told, 'drew')).toMatchObject([
      { luck: { suits: ['hearts', 'diamonds'], from: 10, to: 14, feared: false }, lucky: cards > 0 },
    ]);
  });

  test('a feared luck is reported as feared, in words too', () => {
    const t = tableWith(set, { hands: { A: 'snake' } });
    turnUp(t, '2♠');
    const [drew] = toldOf(answer(t, { kind: 'play', of: 'snake' }), 'drew');
    expect(drew).toMatchObject({ luck: { suits: ['spades'], from: 2, to: 14, feared: true }, lucky: true });
    expect(luckText('spades 2 to 9')).toBe('spades 2 to 9');
    expect(luckText(luckFrom(luck))).toBe('hearts or diamonds 10 to A');
    expect(luckSigns(luckFrom(luck))).toBe('♥♦ 10–A');
    expect([chanceOf('hearts'), chanceOf('spades 2 to 9'), chanceOf(luckFrom(luck))]).toEqual([1 / 4, 8 / 52, 10 / 52]);
  });

  test.each([
    [{ suits: [] }, /not for "nothing"/],
    [{ suits: ['stars'] }, /A draw! is for hearts, diamonds, clubs, spades or several of them, not for "stars"/],
    [{ suits: ['hearts'], from: 1 }, /not from 1 to 14/],
    [{ suits: ['hearts'], from: 9, to: 8 }, /not from 9 to 8/],
  ])('a draw! refuses the luck %j', (wanted, message) => {
    expect(() => check(A, wanted as Wanted, [], [])).toThrow(message);
  });

  test('a suit can stand for a luck, our own lucks keep their names, and both are saved', () => {
    expect(luckFrom('clubs')).toEqual({ suits: ['clubs'], from: 2, to: 14, feared: false });
    expect(['hearts', 'spades 2 to 9'].map((name) => luckFrom(name as Wanted))).toEqual(['hearts', 'spades 2 to 9']);
    expect([isMatch('spades 2 to 9', 'spades', 9), isMatch('spades 2 to 9', 'spades', 10)]).toEqual([true, false]);
    const t = tableWith(set, { inPlay: { B: 'barrel' } });
    t.stack.push(check(B, 'spades 2 to 9', [check(B, 'clubs', [hurt(B, 1, A)], [])], []));
    const copy = cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(t))));
    expect(copy.stack).toEqual(t.stack);
  });
});

describe('uses are counted by seat and by what is used', () => {
  const offering = (id: string) => ({
    bullets: 4,
    power: {
      offer: {
        when: 'any time' as const,
        list(t: State, me: Seat, list: Listing<Offered>) {
          if (usesOf(t, me, id) < 2) list.push(ability(me, id, []));
        },
        use: (_t: State, me: Seat) => [draw(me, 1)],
      },
    },
  });
  const set = setOf({ characters: { dealer: offering('dealer'), bluffer: offering('bluffer') } });

  test('an offer can be used twice per turn by each player, at any time', () => {
    const t = tableWith(set, { characters: { A: 'bluffer', B: 'dealer', C: 'dealer' } });
    for (const [who, left] of [
      [B, 1],
      [B, 0],
      [A, 1],
      [C, 1],
    ] as const) {
      answer(t, { kind: 'ability', seat: who });
      expect(answersLike(t, { kind: 'ability', seat: who }).length).toBe(left);
    }
    expect(t.uses).toEqual([
      { seat: B, of: 'dealer', times: 2 },
      { seat: A, of: 'bluffer', times: 1 },
      { seat: C, of: 'dealer', times: 1 },
    ]);
    expect(cardGame.view(t, 'spectator').uses).toEqual(t.uses);
    expect(cardGame.restore(cardGame.save(t)).uses).toEqual(t.uses);
    answer(t, { kind: 'end' });
    expect([t.turn, t.uses]).toEqual([B, []]);
  });

  test('a copy of a state counts uses separately', () => {
    const t = tableWith(set, { characters: { A: 'dealer' } });
    const copy = cardGame.clone(t);
    answer(copy, { kind: 'ability' });
    answer(copy, { kind: 'ability' });
    expect([t.uses, copy.uses.length]).toEqual([[], 1]);
  });

  test('a game that was saved with a single number of uses goes on', () => {
    const t = tableWith(set, { characters: { A: 'dealer', B: 'dealer' } });
    const { state, ...rest } = JSON.parse(JSON.stringify(cardGame.save(t)));
    const { uses: _uses, ...older } = state;
    const now = cardGame.restore({ ...rest, state: { ...older, used: 2 } });
    expect(now.uses).toEqual([{ seat: A, of: 'dealer', times: 2 }]);
    expect(answersLike(now, { kind: 'ability' }).map(({ seat }) => seat)).toEqual([B]);
    expect(cardGame.restore({ ...rest, state: { ...older, used: 0 } }).uses).toEqual([]);
    expect(() => cardGame.restore({ ...rest, state: { ...older, uses: 2 } })).toThrow(/"state.uses" should be a list/);
  });
});
