// Tests of house sets: refusals of malformed ones, and games with valid ones.
// Runs apart: house sets stay in the catalogue.

import { randomFrom, seatsOf } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { draw, type HouseSet, heal, houseSet, seat, stock } from './house-card-authoring.ts';
import { addHouseSet, BadHouseSet, cardGame, catalogueOf, houseSetFrom, houseSets } from './index.ts';

const text = { name: 'Elixir', text: 'Heals.' };

const elixir = (id: HouseSet['id']) =>
  houseSet({
    id,
    kinds: { elixir: { border: 'brown', play: (_t, me) => [heal(me, 1)] } },
    deck: { elixir: '  7♥\n 10♣ ', beer: 'A♠' },
    characters: { quack: { bullets: 4, power: { wounded: (_t, me) => [draw(me, 1)] } } },
    events: { flood: { power: { farther: 1 } } },
    texts: { set: text, cards: { elixir: text }, characters: { quack: text }, events: { flood: { en: text } } },
  });

/** Copies the set and replaces the value at a path. */
function changed(path: string, value: unknown): unknown {
  const set = structuredClone(elixir('house-wrong').texts) as unknown;
  const whole: Record<string, unknown> = { ...elixir('house-wrong'), texts: set };
  const fields = path.split('.');
  let at = whole;
  for (const field of fields.slice(0, -1)) {
    at[field] = { ...(at[field] as object) };
    at = at[field] as Record<string, unknown>;
  }
  const last = fields.at(-1) ?? '';
  if (value === undefined) delete at[last];
  else at[last] = value;
  return whole;
}

describe('malformed house sets', () => {
  const wrong: readonly (readonly [string, unknown, RegExp])[] = [
    ['id', 'elixir', /"id" should be like "house-moonshine", not "elixir"/],
    ['id', undefined, /"id" .* not nothing/],
    ['colour', 'red', /no field "colour"/],
    ['kinds', [], /"kinds" should be an object, not a list/],
    ['kinds.elixir', 7, /"kinds.elixir" should be an object, not 7/],
    ['kinds.elixir.border', 'red', /"kinds.elixir.border" should be brown, blue or green, not "red"/],
    ['kinds.elixir.border', undefined, /"kinds.elixir.border" is missing/],
    ['kinds.elixir.plays', () => [], /"kinds.elixir" has no field "plays"/],
    ['kinds.elixir.play', 'heal', /"kinds.elixir.play" should be a function, not "heal"/],
    ['kinds.elixir.price', 1.5, /"kinds.elixir.price" should be a whole number from 0 to 5/],
    ['kinds.elixir.weapon', true, /"kinds.elixir.weapon" is only for blue cards/],
    ['kinds.elixir.aim', { at: 'a friend', within: 1 }, /"kinds.elixir.aim.at" should be/],
    ['kinds.elixir.aim', { at: 'anybody', within: 'far' }, /"kinds.elixir.aim.within" should be a distance/],
    ['kinds.elixir.power', { farther: 'one' }, /"kinds.elixir.power.farther" should be a whole number/],
    ['kinds.elixir.power', { revealed: () => [] }, /"kinds.elixir.power.revealed" is never heard there.*only an event/],
    ['kinds.Elixir', { border: 'brown' }, /"kinds.Elixir" should be named in small letters/],
    ['kinds.bang', { border: 'brown' }, /"kinds.bang" has a name that is already taken/],
    ['deck.elixir', '11♥', /"deck.elixir" should list values .* "11♥" is none/],
    ['deck.elixir', '', /"deck.elixir" should list values/],
    ['deck.elixir', ['7♥'], /"deck.elixir" should be a text/],
    ['deck.elixir', undefined, /"deck.elixir" is missing/],
    ['deck.tonic', '7♥', /"deck.tonic" is of no kind/],
    ['characters.quack.bullets', 10, /"characters.quack.bullets" should be a whole number from 1 to 9, not 10/],
    ['characters.quack.power', undefined, /"characters.quack.power" is missing/],
    [
      'characters.quack.power.comesBack',
      () => [],
      /"characters.quack.power.comesBack" is never heard there.*event, set only, as/,
    ],
    ['characters.quack.power.wounds', () => [], /"characters.quack.power" has no field "wounds"/],
    ['characters.quack.power.wounded', 1, /"characters.quack.power.wounded" should be a function/],
    ['characters.quack.power.offer', { when: 'never' }, /"characters.quack.power.offer.when" should be/],
    ['characters.plain', { bullets: 4, power: {} }, /"characters.plain" has a name that is already taken/],
    ['events.flood', {}, /"events.flood.power" is missing/],
    ['events.flood.final', 'yes', /"events.flood.final" should be true or left out/],
    ['rules', { shot: () => [] }, /"rules.shot" has a name that is already taken/],
    ['rules', { flood: {} }, /"rules.flood.who" should be a function/],
    ['rules', { flood: { who: () => 0, offers: () => 0, on: {} } }, /"rules.flood.on" should have a function/],
    ['texts', undefined, /"texts" should be an object, not nothing/],
    ['texts.set', undefined, /"texts.set" is missing/],
    ['texts.cards', undefined, /"texts.cards.elixir" is missing/],
    ['texts.cards.elixir.name', ' ', /"texts.cards.elixir.name" should be a text/],
    ['texts.cards.tonic', text, /"texts.cards.tonic" is about nothing/],
    ['texts.events.flood', { en: text, fr: text }, /"texts.events.flood" has no field "fr"/],
  ];
  test.each(wrong)('a house set is refused in one sentence: %s is %o', (path, value, message) => {
    const attempt = (): unknown => addHouseSet(changed(path, value), 'elixir.ts');
    expect(attempt).toThrow(BadHouseSet);
    expect(attempt).toThrow(message);
    expect(attempt).toThrow(/^elixir\.ts: [^\n]*\.$/);
    expect(houseSets()).toEqual([]);
  });

  test.each([undefined, null, 'x', [], () => 1])('%o is refused as a house set', (value) =>
    expect(() => houseSetFrom(value, 'x.ts')).toThrow(/^x\.ts: it should have a house set as its default export/),
  );

  test('a house set without contents is refused', () =>
    expect(() => houseSetFrom({ id: 'house-empty', texts: { set: text } }, 'x.ts')).toThrow(/brings nothing/));
});

test('a valid house set joins the game, and English serves for all languages', () => {
  const set = addHouseSet(elixir('house-elixir'), 'elixir.ts');
  expect(houseSets()).toEqual([set]);
  const { kinds, texts, cards } = catalogueOf({ sets: ['house-elixir'] });
  expect(kinds.elixir?.border).toBe('brown');
  expect(texts.cards.elixir).toEqual({ en: text, it: text, de: text });
  expect(cards.filter((card) => card.set === 'house-elixir').map(({ kind }) => kind.key)).toEqual([
    'elixir',
    'elixir',
    'beer',
  ]);
  expect(() => addHouseSet(elixir('house-elixir'), 'elixir.ts')).toThrow(/already there/);
  const t = cardGame.deal({ seats: 4, sets: ['base', 'house-elixir'], characters: ['quack', null, null, null] }, 's');
  expect(t.events).toEqual(['flood']);
  expect(t.deck.length + t.players.reduce((sum, { hand }) => sum + hand.length, 0)).toBe(83);
});

test('decisions of a set before the deal come before hands and choices of characters', () => {
  const market = { set: { name: 'Market Day', text: 'Before the deal everybody chooses a card.' } };
  const power = { beforeDeal: () => [stock(seat(0), 4)] };
  addHouseSet(houseSet({ id: 'house-market', power, deck: { beer: '2♠' }, texts: market }), 'market.ts');
  const t = cardGame.deal({ seats: 4, sets: ['base', 'house-market'] }, 'market');
  for (const who of seatsOf(4)) {
    expect([t.begun, cardGame.pending(t)?.asked]).toEqual([false, who]);
    for (const viewer of [...seatsOf(4), 'spectator' as const]) {
      const view = cardGame.view(t, viewer);
      const world = cardGame.redeal(view, randomFrom(`${who} ${viewer}`));
      expect(cardGame.view(world, viewer)).toEqual(view);
      expect(world.players.flatMap(({ offered }) => offered)).toEqual([]);
    }
    cardGame.advance(t, cardGame.pending(t)?.options[0] ?? expect.fail('nobody is asked'));
  }
  expect(t.begun).toBe(true);
});
