// Tests of saving, restoring and explaining card games.

import { BadSave, IllegalAnswer, type Json, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { kindOf } from './catalogue/catalogue.ts';
import { cardGame } from './game.ts';

const saved = () => JSON.parse(JSON.stringify(cardGame.save(cardGame.deal({ seats: 4 }, 'saved')))) as SavedGame;
interface SavedGame {
  format: string;
  version: number;
  state: Record<string, unknown> & { deck: number[]; players: Record<string, unknown>[]; stack: { op: string }[] };
}
const restoring = (change: (game: SavedGame) => void) => () => {
  const game = saved();
  change(game);
  return cardGame.restore(game as unknown as Json);
};

test('a saved game is restored unchanged, and is independent of the running one', () => {
  const t = cardGame.deal({ seats: 5 }, 'there and back');
  const before = cardGame.save(t);
  const copy = JSON.parse(JSON.stringify(before)) as Json;
  const option = cardGame.pending(t)?.options[0];
  if (option) cardGame.advance(t, option);
  expect(before).toEqual(copy);
  expect(cardGame.save(cardGame.restore(copy))).toEqual(before);
});

test.each<[string, (game: SavedGame) => void, RegExp]>([
  ['another format', (g) => Object.assign(g, { format: 'chess' }), /"format" should be "posse-card"/],
  ['another version', (g) => Object.assign(g, { version: 99 }), /version 99; this program reads version 1/],
  [
    'a missing field',
    (g) => Reflect.deleteProperty(g.state, 'deck'),
    /"state.deck" should be a list, but is undefined/,
  ],
  [
    'a wrong field',
    (g) => Object.assign(g.state.players[1] ?? {}, { life: 'full' }),
    /"state.players.1.life" should be a number/,
  ],
  ['a lost card', (g) => void g.state.deck.pop(), /is nowhere on the table/],
  ['a card too many', (g) => void g.state.deck.push(g.state.deck[0] ?? 0), /lie there twice/],
  [
    'a missing set',
    (g) => Object.assign(g.state, { setup: { ...(g.state.setup as object), sets: ['moon'] } }),
    /"moon" is not installed/,
  ],
  [
    'an unknown character',
    (g) => Object.assign(g.state.players[0] ?? {}, { character: 'nobody' }),
    /Character "nobody" with the abilities .* does not exist/,
  ],
  [
    'a number that is none',
    (g) => Object.assign(g.state, { setup: { ...(g.state.setup as object), numbers: { events: 'all' } } }),
    /"events" has no value all/,
  ],
  ['an unknown frame', (g) => void g.state.stack.push({ op: 'tango' }), /No rule exists for "tango"/],
])('a saved game is refused: %s', (_name, change, message) => {
  expect(restoring(change)).toThrow(BadSave);
  expect(restoring(change)).toThrow(message);
});

test('a saved game from before characters could be barred from a player bars nobody', () => {
  const game = saved();
  Reflect.deleteProperty(game.state.setup as object, 'diedAs');
  expect(cardGame.restore(game as unknown as Json).setup.diedAs).toEqual([null, null, null, null]);
});

test('a saved player keeps the field names of older programs', () => {
  const [player = {}] = saved().state.players;
  expect(player).toMatchObject({ sober: true, armed: true, standing: { reach: 1 } });
  for (const field of ['abilitiesWork', 'cardsWork', 'totals']) expect(player).not.toHaveProperty(field);
  expect(restoring(() => undefined)().players[0]).toMatchObject({
    abilitiesWork: true,
    cardsWork: true,
    totals: { reach: 1 },
  });
});

test('the hook mask of a player is not saved, and is worked out again on restore', () => {
  const t = cardGame.deal({ seats: 4, characters: ['suzy-lafayette', null, null, null] }, 'listening');
  const kept = cardGame.save(t) as unknown as SavedGame;
  for (const player of kept.state.players) expect(player).not.toHaveProperty('listens');
  expect(t.players[0]?.listens).not.toBe(0);
  expect(cardGame.restore(kept as unknown as Json).players).toEqual(t.players);
});

test('an illegal answer is refused, and the state stays unchanged', () => {
  const t = cardGame.deal({ seats: 4 }, 'malformed');
  const before = JSON.stringify(cardGame.save(t));
  const [option] = cardGame.pending(t)?.options ?? [];
  const wrong: unknown[] = [
    null,
    7,
    'end',
    [],
    {},
    { seat: t.turn, kind: 'play' },
    { ...option, cost: null },
    { ...option, seat: 9 },
  ];
  for (const answer of wrong) expect(() => cardGame.apply(t, answer as Answer)).toThrow(IllegalAnswer);
  expect(JSON.stringify(cardGame.save(t))).toBe(before);
});

test('a value that is no saved game is refused', () => {
  for (const value of [null, 7, 'game', []]) expect(() => cardGame.restore(value)).toThrow(BadSave);
});

test('an attempt that is not allowed is explained by a code with its numbers', () => {
  // Finds a player in a game of seven who holds a BANG! and looks at somebody across the table.
  for (let number = 0; ; number++) {
    const t = cardGame.deal({ seats: 7 }, `explain ${number}`);
    const asked = cardGame.pending(t);
    const me = t.players[t.turn];
    const bang = me?.hand.find((card) => kindOf(t, card).key === 'bang');
    if (asked?.why.op !== 'phase2' || bang === undefined || me?.totals.nearer !== 0) continue;
    const across = seat((t.turn + 3) % 7);
    const neighbour = seat((t.turn + 1) % 7);
    const far = t.players[across]?.totals.farther ?? 0;
    const attempt = { kind: 'play', card: bang, at: across } as const;
    expect(cardGame.explain(t, t.turn, attempt)).toEqual({
      code: 'out-of-reach',
      card: 'bang',
      distance: 3 + far,
      reach: 1,
    });
    expect(cardGame.explain(t, t.turn, { ...attempt, at: t.turn })).toEqual({ code: 'yourself', card: 'bang' });
    expect(cardGame.explain(t, neighbour, attempt)).toEqual({ code: 'not-asked', asked: t.turn });
    expect(cardGame.explain(t, t.turn, { kind: 'end' })).toBeNull();
    expect(cardGame.explain(t, t.turn, { kind: 'ability' })).toMatchObject({ code: expect.any(String) });
    break;
  }
});
