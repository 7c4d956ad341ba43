// Tests that hooks work from each source: character, card, event and set.

import { seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { kindOf } from './catalogue/catalogue.ts';
import { cardGame } from './game.ts';
import {
  ANY_NUMBER,
  ability,
  aftermath,
  type CardId,
  discardFromTable,
  distance,
  draw,
  heal,
  hurt,
  isImmune,
  type Offer,
  type Power,
  playerAt,
  reachOf,
  type Seat,
  type State,
  useEvent,
  usesOf,
} from './house-card-authoring.ts';
import { HOOKS } from './house-sets/hook-list.ts';
import { NO_POWER } from './power.ts';
import { totalsOf } from './table/powers-in-force.ts';
import { A, answer, answersLike, B, C, D, happen, lifeOf, setOf, tableWith } from './testing/house-table.ts';

const HOLDERS = ['character', 'card', 'event', 'set'] as const;
type Holder = (typeof HOLDERS)[number];

/** A table at which A has this power, or everybody if it belongs to the event or the set. */
function tableOf(holder: Holder, power: Partial<Power>, hands: Readonly<Record<string, string>> = {}): State {
  const set = setOf({
    ...(holder === 'character' ? { characters: { hero: { bullets: 4, power } } } : {}),
    ...(holder === 'card' ? { kinds: { charm: { border: 'blue', power } } } : {}),
    ...(holder === 'event' ? { events: { weather: { power } } } : {}),
    ...(holder === 'set' ? { power } : {}),
  });
  return tableWith(set, {
    hands,
    ...(holder === 'character' ? { characters: { A: 'hero' } } : {}),
    ...(holder === 'card' ? { inPlay: { A: 'charm' } } : {}),
    ...(holder === 'event' ? { event: 'weather' } : {}),
  });
}

const handSize = (t: State, who: Seat): number => playerAt(t, who).hand.length;
const endTurn = (t: State): void => void answer(t, { kind: 'end' });
/** Plays until it is A's turn again. */
function round(t: State): void {
  do {
    const asked = cardGame.pending(t);
    if (asked === null) throw new Error('The game ended before the next turn of A.');
    const last = asked.options.find(({ kind }) => kind === 'end' || kind === 'pass') ?? asked.options[0];
    if (last !== undefined) cardGame.advance(t, last);
  } while (t.turn !== A || cardGame.pending(t)?.why.op !== 'phase2');
}

describe.each(HOLDERS)('a power of this source: %s', (holder) => {
  test('the hook countsAs lets a card be played as another kind', () => {
    const t = tableOf(
      holder,
      { countsAs: (t, _me, { key }) => (key === 'beer' ? (t.catalogue.kinds.bang ?? null) : null) },
      { A: 'beer' },
    );
    expect(answersLike(t, { kind: 'play', of: 'beer', as: 'bang' }).length).toBeGreaterThan(0);
    answer(t, { kind: 'play', of: 'beer', as: 'bang' });
    expect(t.uses.length).toBe(1);
  });

  test('the hook forbids refuses a card with its reason', () => {
    const t = tableOf(holder, { forbids: (_t, _me, { key }) => (key === 'bang' ? 'too-quiet' : null) }, { A: 'bang' });
    const [card] = playerAt(t, A).hand as [CardId];
    expect(answersLike(t, { kind: 'play', of: 'bang' })).toEqual([]);
    expect(cardGame.explain(t, A, { kind: 'play', card, at: B })).toEqual({ code: 'too-quiet', card: 'bang' });
  });

  test('the hook shrugsOff gets the player who has it', () => {
    const t = tableOf(holder, { shrugsOff: (_t, me) => me === A }, { B: 'bang' });
    const [card] = playerAt(t, B).hand as [CardId];
    expect([A, C].map((who) => isImmune(t, who, [card], kindOf(t, card)))).toEqual([true, false]);
  });

  test('the hooks heals, wounded and mourns run at their moments', () => {
    const t = tableOf(holder, {
      heals: (_t, me, points) => (me === A ? points + 1 : points),
      wounded: (_t, me) => (me === A ? [draw(me, 1)] : []),
      mourns: (_t, me) => (me === A ? [draw(me, 2)] : []),
    });
    happen(t, hurt(A, 3, null), aftermath);
    expect([lifeOf(t, A), handSize(t, A)]).toEqual([1, 1]);
    happen(t, heal(A, 1));
    expect(lifeOf(t, A)).toBe(3);
    happen(t, hurt(C, 4, null), aftermath);
    expect(handSize(t, A)).toBe(3);
  });

  test('the hook emptied runs when the last hand card is gone', () => {
    const t = tableOf(holder, { emptied: (_t, me) => [draw(me, 2)] }, { A: 'stagecoach' });
    answer(t, { kind: 'play', of: 'stagecoach' });
    expect(handSize(t, A)).toBe(4);
  });

  test('the hooks lays and answers run at their moments', () => {
    const t = tableOf(
      holder,
      { lays: (_t, me) => [draw(me, 1)], answers: (_t, me) => (me === A ? [draw(me, 2)] : []) },
      { A: 'scope missed' },
    );
    answer(t, { kind: 'play', of: 'scope' });
    expect(handSize(t, A)).toBe(2);
    happen(t, { op: 'shot', by: B, at: A, with: 'bang', need: 1, hit: [], dodged: [], tried: [] });
    answer(t, { kind: 'play', of: 'missed' });
    expect(handSize(t, A)).toBe(3);
  });

  test('the hooks of phase 1 run in this order: drawCount, draws, phase1, brings, drew', () => {
    const seen: string[] = [];
    const t = tableOf(holder, {
      drawCount: (_t, me, usual) => (me === A ? usual + 2 : usual),
      draws: (_t, me, count) => (me === A ? [draw(me, count - 1)] : [draw(me, count)]),
      phase1: (_t, me, usual) => (me === A ? [...usual, draw(me, 5)] : usual),
      brings: (_t, me, _card, place) => {
        if (me === A) seen.push(`card ${place}`);
      },
      drew: (t, me, before) => {
        if (me === A) seen.push(`${playerAt(t, me).hand.length - before}`);
        return [];
      },
    });
    seen.length = 0; // A set is in force from the deal on.
    round(t);
    expect(seen).toEqual([...[1, 2, 3, 4, 5, 6, 7, 8].map((place) => `card ${place}`), '8']);
  });

  test('the hooks turnStarts, wakes, curbs and turnEnds run at their moments', () => {
    const seen = new Set<string>();
    const note = (what: string, me: Seat): [] => {
      if (me === A) seen.add(what);
      return [];
    };
    const t = tableOf(holder, {
      turnStarts: (_t, me) => note('starts', me),
      wakes: (_t, me) => note('wakes', me),
      curbs: (_t, me) => void note('curbs', me),
      turnEnds: (_t, me, next) => [...note('ends', me), next],
    });
    round(t);
    expect([...seen].toSorted()).toEqual(['curbs', 'ends', 'starts', 'wakes']);
  });

  test('hooks that are numbers work, both fixed ones and functions', () => {
    const t = tableOf(holder, { reach: 3, nearer: (t, me) => playerAt(t, me).hand.length, bangs: () => ANY_NUMBER });
    expect(reachOf(t, A)).toBe(3);
    expect(distance(t, A, C)).toBe(2);
    happen(t, draw(A, 1));
    expect(distance(t, A, C)).toBe(1);
    if (holder === 'character' || holder === 'card') expect(distance(t, C, A)).toBe(2);
    for (const player of t.players) expect(player.totals).toEqual(totalsOf(t, player));
  });

  test('the hook inherits gives all cards to one heir, and shares them among several', () => {
    const t = tableOf(holder, { inherits: true }, { D: 'bang missed' });
    happen(t, hurt(D, 4, null), aftermath);
    answer(t, { kind: 'pass', seat: D });
    if (holder === 'character' || holder === 'card') expect(handSize(t, A)).toBe(2);
    else expect(cardGame.pending(t)?.why).toMatchObject({ op: 'share', dead: D, heirs: [A, B, C] });
  });

  test('an offer is listed, names its source, can be used, is counted and explained', () => {
    const of = { character: 'hero', card: 'charm', event: 'weather', set: 'house-trial' }[holder];
    const offer: Offer = {
      when: 'any time',
      list(t, me, list, source) {
        if (usesOf(t, me, of) > 0) return;
        list.push(holder === 'event' ? useEvent(me) : ability(me, of, [], null, source));
      },
      use: (_t, me) => [draw(me, 1)],
    };
    const t = tableOf(holder, { offer });
    const kind = holder === 'event' ? 'event' : 'ability';
    const seats = answersLike(t, { kind }).map(({ seat }) => seat);
    expect(seats.toSorted()).toEqual(holder === 'character' || holder === 'card' ? [A] : [A, B, C, D]);
    const [mine] = answersLike(t, { kind, seat: A });
    expect(mine?.card).toBe(holder === 'card' ? playerAt(t, A).inPlay[0] : null);
    expect(cardGame.explain(t, A, { kind })).toBeNull();
    const facts = answer(t, { kind, seat: A });
    expect(facts[0]).toMatchObject({ kind: holder === 'event' ? 'eventUsed' : 'ability', open: { who: A } });
    expect(handSize(t, A)).toBe(1);
    expect(answersLike(t, { kind, seat: A })).toEqual([]);
    expect(cardGame.explain(t, A, { kind })).not.toBeNull();
    expect(t.uses).toEqual([{ seat: A, of, times: 1 }]);
    endTurn(t);
    expect(answersLike(t, { kind, seat: A }).length).toBe(1);
  });
});

describe('silences', () => {
  const card = { border: 'blue', power: { silences: 'abilities' } } as const;
  const set = setOf({
    kinds: {
      gag: card,
      fog: { border: 'blue', power: { silences: 'cards' } },
      glass: { border: 'blue', power: { nearer: 1 } },
    },
    characters: { scout: { bullets: 4, power: { nearer: 2 } } },
  });

  test('a card in play silences abilities until it is gone', () => {
    const t = tableWith(set, { characters: { C: 'scout' }, hands: { A: 'gag' } });
    expect(distance(t, C, A)).toBe(1);
    expect(t.players[C]?.totals.nearer).toBe(2);
    answer(t, { kind: 'play', of: 'gag' });
    expect(t.players[C]?.totals.nearer).toBe(0);
    discardFromTable(t, A, playerAt(t, A).inPlay[0] as CardId);
    expect(t.players[C]?.totals.nearer).toBe(2);
  });

  test('a card that silences cards works itself', () => {
    const t = tableWith(set, { inPlay: { A: 'fog', C: 'glass' } });
    expect(t.players.map(({ cardsWork }) => cardsWork)).toEqual([false, false, false, false]);
    const again = cardGame.restore(cardGame.save(t));
    expect(again.players.map(({ cardsWork, totals }) => [cardsWork, totals.nearer])).toEqual(
      seatsOf(4).map(() => [false, 0]),
    );
  });

  test('a player whose cards are silenced is told why they can’t use any', () => {
    const offer: Offer = {
      when: 'own turn',
      list: (_t, me, list, source) => list.push(ability(me, 'flask', [], null, source)),
      use: () => [],
    };
    const offering = setOf({
      kinds: { flask: { border: 'blue', power: { offer } } },
      events: { night: { power: { silences: 'cards' } } },
    });
    const t = tableWith(offering, { inPlay: { A: 'flask' }, event: 'night' });
    expect(cardGame.explain(t, A, { kind: 'ability' })).toEqual({ code: 'no-cards-now', card: 'flask' });
    expect(cardGame.explain(t, A, { kind: 'event' })).toEqual({ code: 'no-such-event' });
  });
});

test('several powers run one after the other at the end of a turn', () => {
  const seen: string[] = [];
  const ends = (what: string): Partial<Power> => ({
    turnEnds: (_t, me, next) => {
      if (me === A) seen.push(what);
      return [draw(me, 1), next];
    },
  });
  const set = setOf({
    characters: { hero: { bullets: 4, power: ends('character') } },
    kinds: { charm: { border: 'blue', power: ends('card') } },
    events: { weather: { power: ends('event') } },
    power: ends('set'),
  });
  const t = tableWith(set, { characters: { A: 'hero' }, inPlay: { A: 'charm' }, event: 'weather' });
  endTurn(t);
  expect(seen).toEqual(['character', 'card', 'event', 'set']);
  expect([handSize(t, A), t.turn]).toEqual([4, B]);
});

test('every hook that some source can’t have gives a reason', () => {
  expect(Object.keys(HOOKS).toSorted()).toEqual(Object.keys(NO_POWER).toSorted());
  for (const { heard, because } of Object.values(HOOKS)) expect(because === null).toBe(heard.length === 4);
});
