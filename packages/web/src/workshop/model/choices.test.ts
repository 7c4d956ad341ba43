// Tests of the choices that the editor offers, and of refusals.

import { OWN_ENTRIES, type Pack, piecesOf, type Sentence, speakerFor } from '@posse/card/packs';
import { expect, test } from 'vitest';
import { deskAt } from './choice-desk.ts';
import type { Choice, Spot } from './choice-types.ts';
import { choicesAt } from './choices.ts';
import { type Hook, isHook } from './default-sentences.ts';
import { isBlockHook, piecesOfHook, valuesInHook } from './hook-rows.ts';
import { PARTS_WITH_NAMES, withBlank } from './pack-edits.ts';
import { type Entry, type Path, type ThingPlace, valueAt, withEntry } from './thing-place.ts';
import { refusalOf } from './verdicts.ts';

const ENGLISH = speakerFor('en', {});
const PLACE: ThingPlace = { part: 'kinds', key: 'card-1' };

const EMPTY: Pack = { posse: 1, kinds: {}, characters: {}, events: {}, face: { name: 'Mine', things: {} } };

const packWith = (entry: Entry, place = PLACE): Pack =>
  withEntry(withBlank(EMPTY, place.part, { name: 'Mine' }).pack, place, entry);

function offered(entry: Entry, spot: Spot, place = PLACE): readonly Choice[] {
  const desk = deskAt(packWith(entry, place), place, ENGLISH);
  return desk === null ? [] : choicesAt(desk, spot);
}

const idsOf = (choices: readonly Choice[]): readonly string[] =>
  choices.filter(({ refusal }) => refusal === null).map(({ id }) => id);

const BLANK: Entry = { border: 'brown', play: [], copies: '7♥' };
const card = (...play: readonly Sentence[]): Entry => ({ border: 'brown', aim: 'in reach', play, copies: '7♥' });

test('a blank card can begin with a shot, and gets the aim that a shot needs', () => {
  const shoot = offered(BLANK, { at: 'add', block: ['play'] }).find(({ id }) => id === 'shoot');
  expect(shoot).toMatchObject({ refusal: null, entry: { aim: 'in reach', play: [{ do: 'shoot' }] } });
});

test('words that mean nothing in a place are not offered there', () => {
  const hurt = { ...BLANK, play: [{ do: 'hurt', n: 1 }] } as Entry;
  const ids = idsOf(offered(hurt, { at: 'field', row: ['play', 0], name: 'who' }));
  expect(ids).toContain('"others"');
  expect(ids).not.toContain('"target"');
  expect(ids).not.toContain('"by"');
  expect(idsOf(offered(BLANK, { at: 'add', block: ['play'] }))).not.toContain('look');
});

test('healing whenever somebody is wounded is refused with the reason of the checker', () => {
  const jane = { bullets: 4, power: { wounded: [{ do: 'draw', n: 1 }] } } as Entry;
  const place: ThingPlace = { part: 'characters', key: 'character-1' };
  const heal = offered(jane, { at: 'verb', row: ['power', 'wounded', 0] }, place).find(({ id }) => id === 'heal');
  expect(heal?.refusal?.rule).toBe('healing');
});

test('another verb keeps the fields that both have', () => {
  const draws = card({ do: 'draw', who: 'all', n: 3 });
  const heal = offered(draws, { at: 'verb', row: ['play', 0] }).find(({ id }) => id === 'heal');
  expect(heal?.entry).toMatchObject({ play: [{ do: 'heal', who: 'all', n: 3 }] });
});

test('an unfinished card of the pack does not hinder another one', () => {
  const pack = packWith(card({ do: 'shoot' }));
  const both: Pack = { ...pack, kinds: { 'card-0': BLANK as Pack['kinds'][string], ...pack.kinds } };
  const desk = deskAt(both, PLACE, ENGLISH);
  if (desk === null) throw new Error('There is no such card.');
  expect(idsOf(choicesAt(desk, { at: 'aim' }))).toContain('"next door"');
});

test('the last sentence of a card can be taken away, and of a block that may be left out too', () => {
  const removed = (entry: Entry, row: Path): Entry | undefined =>
    offered(entry, { at: 'more', row }).find(({ id }) => id === 'remove')?.entry;
  expect(removed(card({ do: 'shoot' }), ['play', 0])).toMatchObject({ play: [] });
  const check = card({ do: 'check', luck: 'hearts', yes: [{ do: 'draw', n: 1 }], no: [{ do: 'hurt', n: 1 }] });
  expect(removed(check, ['play', 0, 'no', 0])).toEqual(
    card({ do: 'check', luck: 'hearts', yes: [{ do: 'draw', n: 1 }] }),
  );
  expect(removed(card({ do: 'may', yes: [{ do: 'draw', n: 1 }] }), ['play', 0, 'yes', 0])).toBeUndefined();
});

test('a card keeps what it does when it is used in another way', () => {
  const shapes = offered(card({ do: 'shoot' }), { at: 'shape' });
  expect(idsOf(shapes)).toEqual(['played', 'answer', 'gear', 'weapon', 'later', 'later-answer']);
  expect(shapes.find(({ id }) => id === 'later')?.entry).toMatchObject({ border: 'green', play: [{ do: 'shoot' }] });
});

test('copies keep their suits and ranks when there are more of them', () => {
  const four = offered(card({ do: 'shoot' }), { at: 'copies' }).find(({ id }) => id === '4')?.entry;
  const copies = (valueAt(four, ['copies']) as string).split(' ');
  expect(copies[0]).toBe('7♥');
  expect(new Set(copies).size).toBe(4);
});

// --- our own entries in the editor ---

/** Every spot of an entry: of each sentence, field, hook, and of the whole. */
function spotsIn(entry: Entry, part: ThingPlace['part']): readonly Spot[] {
  const spots: Spot[] = part === 'kinds' ? [{ at: 'shape' }, { at: 'aim' }, { at: 'copies' }] : [];
  const inBlock = (path: Path): void => {
    spots.push({ at: 'add', block: path });
    for (const [place, sentence] of (valueAt(entry, path) as readonly Sentence[]).entries()) {
      const row: Path = [...path, place];
      spots.push({ at: 'verb', row }, { at: 'more', row });
      for (const piece of piecesOf(ENGLISH, sentence))
        if (typeof piece !== 'string' && 'field' in piece) spots.push({ at: 'field', row, name: piece.field });
        else if (typeof piece !== 'string') inBlock([...row, piece.block]);
    }
  };
  if ('play' in entry && entry.play !== undefined) inBlock(['play']);
  for (const [hook, value] of Object.entries(entry.power ?? {})) {
    if (!isHook(hook)) continue;
    spots.push({ at: 'hook-more', hook });
    if (isBlockHook(value)) inBlock(['power', hook]);
    else if (hook === 'offer') inBlock(['power', hook, 'run']);
    spots.push(...hookValues(hook, value));
  }
  return spots;
}

const hookValues = (hook: Hook, value: unknown): readonly Spot[] =>
  piecesOfHook(ENGLISH, hook, value).flatMap((piece): Spot[] =>
    typeof piece !== 'string' && 'field' in piece ? [{ at: 'hook-value', hook, place: Number(piece.field) }] : [],
  );

const OURS = PARTS_WITH_NAMES.flatMap(({ part, word }) =>
  Object.entries<Entry>(OWN_ENTRIES[part]).map(([key, entry]) => [key, { part, key: `${word}-1` }, entry] as const),
);

test.each(OURS)(
  '"%s" opens in the editor: each value is among its choices, and no choice is nonsense',
  (_key, place, entry) => {
    const pack = packWith(entry, place);
    expect(refusalOf(pack)?.message).toBeUndefined();
    const desk = deskAt(pack, place, ENGLISH);
    if (desk === null) throw new Error('There is no such thing.');
    for (const spot of spotsIn(entry, place.part)) {
      const choices = choicesAt(desk, spot);
      const where = JSON.stringify(spot);
      expect(new Set(choices.map(({ id }) => id)).size, where).toBe(choices.length);
      if (spot.at === 'field' || spot.at === 'hook-value' || spot.at === 'verb' || spot.at === 'aim')
        expect(choices.filter(({ isChosen }) => isChosen).length, where).toBe(1);
      for (const { refusal, entry: next, isChosen } of choices)
        if (refusal === null && !isChosen && spot.at !== 'more' && spot.at !== 'hook-more')
          expect(refusalOf(packWith(next, place))?.message, where).toBeUndefined();
    }
  },
);

test('the values of an offer are found in its text', () => {
  const offer = { price: { cards: 1 }, target: 'in reach', perTurn: 1, run: [{ do: 'shoot' }] };
  expect(valuesInHook(ENGLISH, 'offer', offer).map(({ text }) => text)).toEqual([
    'in your turn',
    'once',
    '',
    'discard 1 card',
    'at another player in reach of your weapon',
  ]);
});
