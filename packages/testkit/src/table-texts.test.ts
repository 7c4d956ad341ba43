// Tests that each option changes exactly the texts that it declares.
// The texts of cards are checked in three languages.

import * as card from '@posse/card';
import * as dice from '@posse/dice';
import { type Changes, LANGUAGES, listed, type Texts, type Translated } from '@posse/engine';
import { describe, expect, test } from 'vitest';

interface Declaring {
  readonly id: string;
  readonly changes: Changes<string, never>;
}

/** The setup of a table besides its options. */
interface Table {
  readonly seats: number;
  readonly options: readonly string[];
}

interface Tried<T extends Table> {
  readonly options: readonly Declaring[];
  /** Numbers of players, sets and modules that may matter, all without options. */
  readonly tables: readonly T[];
  /** Pairs of options: the second has no effect while the first is on. */
  readonly overruled: readonly string[];
  readonly texts: (table: T) => Texts<string>;
}

const ALL_SETS = card.OURS.sets.map(({ id }) => id);

const cards: Tried<card.Agreed> = {
  options: card.OURS.options,
  tables: [
    ...ALL_SETS.map((set) => ({ seats: 5, sets: [...new Set(['base' as const, set])], options: [] })),
    ...[3, 4, 7, 8].map((seats) => ({ seats, sets: ALL_SETS, options: [] })),
    // Leaving out an event makes a difference only to a deck of all events.
    { seats: 5, sets: ALL_SETS, options: [], numbers: { events: 28 } },
  ],
  // A single event deck is drawn at random, so events left out of the other one do not matter.
  overruled: ['one-event-deck without-blessing', 'one-event-deck without-curse'],
  texts: card.textsFor,
};

const dices: Tried<dice.Agreed> = {
  options: dice.OPTIONS,
  tables: [
    ...[[], [1], [2], [1, 2, 3, 4, 5]].map((modules) => ({ seats: 5, modules, options: [] })),
    ...[3, 4, 8].map((seats) => ({ seats, modules: [1, 2, 3, 4], options: [] })),
  ],
  overruled: [],
  texts: dice.textsFor,
};

/** A text by its group and id, such as `cards jail`. */
const declared = ({ changes }: Pick<Declaring, 'changes'>): string[] =>
  listed(changes).map(([group, id]) => `${group} ${id}`);

function textAt(texts: Texts<string>, thing: string): Translated {
  const [group = '', ...id] = thing.split(' ');
  const text = texts[group]?.[id.join(' ')];
  if (text === undefined) throw new Error(`There is no "${thing}".`);
  return text;
}

const isOther = (one: Translated, other: Translated): boolean =>
  LANGUAGES.every((language) => one[language].text !== other[language].text);

const isSame = (one: Translated, other: Translated | undefined): boolean =>
  LANGUAGES.every((language) => one[language].text === other?.[language].text);

/** All texts that differ in any language. */
const changedThings = (before: Texts<string>, after: Texts<string>): string[] =>
  Object.entries(before).flatMap(([group, things]) =>
    Object.entries(things)
      .filter(([id, text]) => text !== after[group]?.[id] && !isSame(text, after[group]?.[id]))
      .map(([id]) => `${group} ${id}`),
  );

function tests<T extends Table>({ options, tables, overruled, texts }: Tried<T>): void {
  const made = new Map<string, Texts<string>>();
  function withOptions(table: T, ...on: readonly string[]): Texts<string> {
    const key = `${tables.indexOf(table)} ${on.toSorted().join(' ')}`;
    const known = made.get(key) ?? texts({ ...table, options: on });
    made.set(key, known);
    return known;
  }
  /** The options without most of those that leave out an event: they are all alike, and two are enough. */
  const events = options.filter(({ id }) => id.startsWith('without-')).slice(2);
  const some = options.filter((option) => !events.includes(option));
  const speaking = some.filter((option) => declared(option).length > 0);

  test.each(options.map((option) => [option.id, option] as const))(
    '%s declares the texts that it changes',
    (id, option) => {
      const things = declared(option);
      if ('because' in option.changes) expect(option.changes.because).toMatch(/^[A-Z].*\.$/);
      else expect(things).not.toEqual([]);
      const seen = new Set<string>();
      const beside = events.includes(option) ? [] : speaking.filter((one) => one !== option);
      for (const table of tables)
        for (const others of [[], ...beside.map((one) => [one.id])]) {
          const [before, after] = [withOptions(table, ...others), withOptions(table, ...others, id)];
          for (const thing of changedThings(before, after)) {
            expect(things, `${thing} changes beside ${others}`).toContain(thing);
            expect(isOther(textAt(before, thing), textAt(after, thing)), `${thing} in three languages`).toBe(true);
            seen.add(thing);
          }
        }
      if (!events.includes(option)) expect([...seen].toSorted()).toEqual(things.toSorted());
    },
  );

  const pairs = some.flatMap((one, place) => some.slice(place + 1).map((other) => [one, other] as const));
  const common = pairs.flatMap(([one, other]) =>
    declared(one).flatMap((thing) => (declared(other).includes(thing) ? [[thing, one.id, other.id] as const] : [])),
  );

  test.each(common)('the text of %s changes with both %s and %s', (thing, one, other) => {
    for (const table of tables) {
      const [plain, first, second, both] = [[], [one], [other], [one, other]].map((on) =>
        textAt(withOptions(table, ...on), thing),
      ) as [Translated, Translated, Translated, Translated];
      if (!isOther(first, plain) || !isOther(second, plain)) continue;
      if (!overruled.includes(`${one} ${other}`)) expect(isOther(both, first)).toBe(true);
      if (!overruled.includes(`${other} ${one}`)) expect(isOther(both, second)).toBe(true);
    }
  });

  const [four, three] = [4, 3].map((seats) => tables.find((table) => table.seats === seats)) as [T, T];
  const amongThree = changedThings(withOptions(four), withOptions(three));

  test('texts tell the changes with three players in three languages, together with those of an option', () => {
    expect(amongThree).toEqual(expect.arrayContaining(['roles deputy', 'roles outlaw', 'roles renegade']));
    for (const thing of amongThree) {
      const [usual, hunt] = [four, three].map((table) => textAt(withOptions(table), thing)) as [Translated, Translated];
      expect(isOther(usual, hunt), thing).toBe(true);
      for (const option of options.filter((one) => declared(one).includes(thing))) {
        const both = textAt(withOptions(three, option.id), thing);
        expect(isOther(both, hunt), `${thing} with ${option.id}`).toBe(true);
        expect(isOther(both, textAt(withOptions(four, option.id), thing)), `${thing} with ${option.id}`).toBe(true);
      }
    }
  });
}

describe('the texts of the card game', () => {
  tests(cards);

  test.each(card.OURS.numbers.map((number) => [number.id, number] as const))(
    '%s declares the texts that it changes',
    (id, number) => {
      const things = declared(number);
      const seen = new Set<string>();
      const beside = card.OURS.options.filter(
        (option) => !option.id.startsWith('without-') && declared(option).some((thing) => things.includes(thing)),
      );
      const values = Array.from({ length: number.to - number.from + 1 }, (_, place) => number.from + place);
      for (const table of cards.tables)
        for (const options of [[], ...beside.map((one) => [one.id])]) {
          const before = card.textsFor({ ...table, options });
          for (const value of values.filter((one) => one !== card.numberIn(card.OURS, table, id))) {
            const after = card.textsFor({ ...table, options, numbers: { ...table.numbers, [id]: value } });
            for (const thing of changedThings(before, after)) {
              expect(things, `${thing} changes with ${value} beside ${options}`).toContain(thing);
              expect(isOther(textAt(before, thing), textAt(after, thing)), `${thing} in three languages`).toBe(true);
              seen.add(thing);
            }
          }
        }
      expect([...seen].toSorted()).toEqual(things.toSorted());
    },
  );

  test('a number of players declares the texts that it changes', () => {
    for (const [seats, { changes }] of Object.entries(card.OURS.tables)) {
      const at = (number: number) => card.textsFor({ seats: number, sets: ALL_SETS, options: [] });
      expect(changedThings(at(5), at(Number(seats))).toSorted()).toEqual(declared({ changes }).toSorted());
    }
  });
});

describe('the texts of the dice game', () => {
  tests(dices);
});
