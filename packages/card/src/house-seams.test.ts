// What house cards can hear, do and change: a small set for each.

import { describe, expect, test } from 'vitest';
import { cardGame } from './game.ts';
import { aftermath, draw, hurt, playerAt, type Seat, type State, shot } from './house.ts';
import { A, answer, B, C, happen, lifeOf, setOf, tableWith, toldOf } from './testing/house-table.ts';

describe('a moment is told with the table', () => {
  test('wounded: how many cards he gets depends on how many he holds', () => {
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

  test('emptied: a card for each card in play', () => {
    const set = setOf({
      characters: {
        rich: { bullets: 4, power: { emptied: (t, me) => [draw(me, playerAt(t, me).inPlay.length)] } },
      },
    });
    const t = tableWith(set, { characters: { A: 'rich' }, hands: { A: 'scope' }, inPlay: { A: 'barrel mustang' } });
    answer(t, { kind: 'play', of: 'scope' });
    expect(playerAt(t, A).hand.length).toBe(2);
  });

  test('mourns: who it is that fell', () => {
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

  test.each([0, -1])('%i points hurt nobody, are not told, and set off nothing', (points) => {
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
      /** A Missed! that shoots back, but not at another one. */
      backfire: {
        ...missed,
        play: (_t, me, at, _prey, _card, against) =>
          against === null || against.by === null || against.with === 'backfire' ? [] : [shot(me, at, 'backfire')],
      },
    },
    events: { hail: { power: { revealed: (_t, leader) => [shot(null, leader, 'hail')] } } },
  });

  test('it shoots back, and the shot at it is dodged', () => {
    const t = tableWith(set, { hands: { A: 'bang', B: 'backfire' } });
    answer(t, { kind: 'play', of: 'bang', at: B });
    const told = answer(t, { kind: 'play', of: 'backfire' });
    expect(toldOf(told, 'hurt')).toEqual([{ who: A, points: 1, by: B }]);
    expect(toldOf(told, 'dodged')).toEqual([{ who: B, by: A, with: 'bang' }]);
  });

  test('whoever is shot back at may dodge as well, and it knows what it answers', () => {
    const t = tableWith(set, { hands: { A: 'bang backfire', B: 'backfire' } });
    answer(t, { kind: 'play', of: 'bang', at: B });
    answer(t, { kind: 'play', of: 'backfire' });
    expect(cardGame.pending(t)).toMatchObject({ seat: A, why: { op: 'shot', by: B, with: 'backfire' } });
    answer(t, { kind: 'play', of: 'backfire' });
    expect([lifeOf(t, A), lifeOf(t, B)]).toEqual([4, 4]);
  });

  test('nobody is shot back at if nobody shot', () => {
    const t = tableWith(set, { hands: { A: 'backfire' } });
    happen(t, shot(null, A, 'hail'));
    answer(t, { kind: 'play', of: 'backfire' });
    expect(cardGame.pending(t)?.why.op).toBe('phase2');
    expect(t.players.map(({ life }) => life)).toEqual([4, 4, 4, 4]);
  });
});
