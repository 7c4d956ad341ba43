// Tests of house cards on the page: shown at their table, in the lobby, missing.
// Runs apart: house sets stay in the catalogue.

import { addHouseSet, type CardId, cardGame, OURS, removeSet } from '@posse/card';
import { draw, type HouseSet, heal, houseSet } from '@posse/card/house';
import type { Replay } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardOf, catalogue } from '../entry-lookup.ts';
import { openRecording } from '../finished-game/replay/replayed-game.ts';
import { cardCatalogue } from '../lobby/plan/card-catalogue.ts';
import { draftFrom, planFrom, remediesFor, withOption, withPart } from '../lobby/plan/plan-draft.ts';
import { thingsIn } from '../rules-reference/thing-lists.ts';
import { showTable } from '../shown-table.ts';
import { cardNames } from '../words/card-names.ts';

// Two house sets with the same names and different effects.

const text = (name: string) => ({ name, text: `${name} of the house.` });

const RED: HouseSet = houseSet({
  id: 'house-red',
  kinds: { elixir: { border: 'brown', play: (_t, me) => [heal(me, 1)] } },
  deck: { elixir: '2♥ 3♥' },
  events: { flood: { power: { farther: 1 } } },
  texts: { set: text('Red'), cards: { elixir: text('Elixir') }, events: { flood: text('Flood') } },
});

const BLUE: HouseSet = houseSet({
  id: 'house-blue',
  kinds: { elixir: { border: 'green', play: (_t, me) => [draw(me, 1)] } },
  deck: { beer: 'A♠', elixir: '4♣' },
  events: { flood: { power: { farther: 2 } } },
  texts: { set: text('Blue'), cards: { elixir: text('Elixir') }, events: { flood: text('Flood') } },
});

describe('two sets with a card of the same name', () => {
  beforeEach(() => {
    addHouseSet(RED, 'red.ts');
    addHouseSet(BLUE, 'blue.ts');
  });
  afterEach(() => {
    for (const { id } of [RED, BLUE]) removeSet(id);
    showTable(null);
  });

  const FIRST = OURS.cards.length as CardId;

  test('the page shows the house cards of a table’s sets, and outside a table all that can be combined', () => {
    showTable({ sets: ['base', 'house-red'] });
    expect(cardOf(FIRST).kind).toMatchObject({ key: 'elixir', border: 'brown' });
    showTable({ sets: ['base', 'house-blue'] });
    expect(cardOf(FIRST).kind.key).toBe('beer');
    expect(catalogue().kinds.elixir?.border).toBe('green');
    showTable(null);
    expect(catalogue().sets.map(({ id }) => id)).toEqual([...OURS.sets.map(({ id }) => id), 'house-red']);
    expect([...thingsIn('card').keys()]).toEqual(expect.arrayContaining(['elixir', 'flood']));
    expect(cardNames('de').kind('elixir').text).toBe('Elixir of the house.');
    removeSet('house-red');
    expect(catalogue().kinds.elixir?.border).toBe('green');
  });

  test('two house sets with a card of one name are both in the plan with their events, and exclude each other', () => {
    const card = cardCatalogue();
    expect(card.parts.slice(-2)).toMatchObject([
      { id: 'house-red', isHouse: true },
      { id: 'house-blue', isHouse: true },
    ]);
    const red = withPart(card, draftFrom(card, { seats: 5, preset: 'standard' }), 'house-red');
    const dry = withOption(red, 'without-flood');
    expect(planFrom(card, dry)).toEqual({
      seats: 5,
      sets: ['base', 'house-red'],
      options: { 'without-flood': true },
    });
    expect(remediesFor(card, dry)).toBeNull();
    const both = withPart(card, red, 'house-blue');
    expect(remediesFor(card, both)).toEqual([
      { part: 'house-red', comes: false },
      { part: 'house-blue', comes: false },
    ]);
    expect(card.partTexts(both)['house-blue']?.it.name).toBe('Blue');
    expect(withPart(card, dry, 'house-red').options).toEqual([]);
  });

  test('a replay is shown with its own house cards, or names the missing set', async () => {
    const setup = { seats: 4, sets: ['base', 'house-red'] };
    const state = cardGame.deal(setup, 'film');
    const [answer] = cardGame.pending(state)?.options ?? [];
    const replay = {
      game: 'card',
      rules: 2,
      setup,
      seed: 'film',
      answers: [answer],
      winners: null,
    } as unknown as Replay;
    expect((await openRecording(replay)).length).toBe(1);
    removeSet('house-red');
    await expect(openRecording(replay)).rejects.toMatchObject({ lack: 'missing-set house-red' });
  });
});

describe('the house cards of the server', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  const loaded = async (reply: () => Promise<Response>) => {
    vi.stubGlobal('fetch', reply);
    const house = await import('./house-card-loader.ts');
    await house.houseCards();
    return house.missingHouse;
  };

  test.each([
    ['out of reach', () => Promise.reject(new TypeError('no network'))],
    ['of another kind', async () => new Response('<!doctype html>')],
    ['without any', async () => Response.json({ sets: [] })],
    ['an older one', async () => new Response('', { status: 404 })],
  ])('the page loads no house cards if the server is %s', async (_, reply) => {
    const missing = await loaded(reply);
    expect(missing(['base', 'promos'])).toBeNull();
    expect(missing(['base', 'house-moonshine'])).toBe('house-moonshine');
  });

  test('house cards are loaded from the server with access to the page’s engine, and a failing set stops no other', async () => {
    const module = `data:text/javascript,export default globalThis.posseHouse.houseSet({ id: 'house-kept', deck: { beer: 'A♥' }, texts: { set: { name: 'Kept', text: 'A beer.' } } })`;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const missing = await loaded(async () =>
      Response.json({
        sets: [
          { id: 'house-lost', module: 'data:text/javascript,throw new Error()' },
          { id: 'house-kept', module },
        ],
      }),
    );
    expect(missing(['house-kept'])).toBeNull();
    expect(missing(['house-kept', 'house-lost'])).toBe('house-lost');
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('house-lost'), expect.anything());
  });
});
