// Tests that every sentence has an existing subject and a true proof, once.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OURS, PLAIN, textsFor } from '@posse/card';
import {
  CHARACTERS as DICE_CHARACTERS,
  OPTIONS as DICE_OPTIONS,
  textsFor as diceTextsFor,
  SPECIALS,
} from '@posse/dice';
import { LANGUAGES, ROLE_TEXTS } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../rule-thing.ts';
import { PROJECT, sentencesIn } from './ruling-files.ts';
import type { Sentence } from './ruling-sentences.ts';
import { RULINGS, TOPICS } from './rulings-by-subject.ts';

const TEXTS = textsFor(null);
const DICE_TEXTS = diceTextsFor(null);

const ids: Readonly<Record<GameId, readonly string[]>> = {
  card: [OURS.kinds, OURS.characters, OURS.events, ROLE_TEXTS, TOPICS.card].flatMap((things) => Object.keys(things)),
  dice: [DICE_CHARACTERS, SPECIALS, DICE_TEXTS.faces, ROLE_TEXTS, TOPICS.dice].flatMap((things) => Object.keys(things)),
};
const options: Readonly<Record<GameId, readonly string[]>> = {
  card: [...OURS.options, ...OURS.numbers].map(({ id }) => id),
  dice: DICE_OPTIONS.map(({ id }) => id),
};

/** The unknown names that a sentence mentions. */
function strangersIn(game: GameId, { place, about, unless }: Sentence): string[] {
  const unknown = (what: string, id: string, known: readonly string[]): string => {
    const alike = known.filter((one) => one[0] === id[0]);
    return `${place}: The ${game} game has no "${id}" for "${what}:". Take ${(alike.length > 0 ? alike : known).join(', ')}.`;
  };
  return [
    ...about.filter((id) => !ids[game].includes(id)).map((id) => unknown('about', id, ids[game])),
    ...(unless === null || options[game].includes(unless) ? [] : [unknown('unless', unless, options[game])]),
  ];
}

const TESTS = globSync('packages/*/src/**/*.test.ts', { cwd: PROJECT, exclude: ['packages/web/**'] }).map((path) => ({
  path: path.replaceAll('\\', '/'),
  rules: new Set(readFileSync(join(PROJECT, path), 'utf8').match(/\bD?R-[A-Z0-9]+(-[A-Z0-9]+)*/g)),
}));

/** The faults of a sentence: its rule has no scenario and it names no proving test, or both. */
function falseProofsIn({ place, rule, proof }: Sentence): string[] {
  const tests = TESTS.filter(({ rules }) => rules.has(rule)).map(({ path }) => path);
  if (proof === null || tests.includes(proof) || (proof === 'none' && tests.length === 0)) return [];
  return [`${place}: "proof: ${proof}" is not so. ${rule} is named in ${tests.join(', ') || 'no test: say "none"'}.`];
}

for (const game of ['card', 'dice'] as const) {
  const rulings = RULINGS[game];
  const sentences = sentencesIn(game);

  test(`${game} rulings: no two cards, characters or other entries share an id`, () => {
    expect(ids[game].filter((id, place) => ids[game].indexOf(id) !== place)).toEqual([]);
  });

  test(`${game} rulings: the rules page shows every ruling of the feature files`, () => {
    expect(rulings).toEqual(sentences.map(({ rule, about, texts, unless }) => ({ rule, about, texts, unless })));
  });

  test(`${game} rulings: each one names only cards, characters and options that exist`, () => {
    expect(sentences.flatMap((sentence) => strangersIn(game, sentence))).toEqual([]);
  });

  test(`${game} rulings: each one without a scenario names the test that proves it`, () => {
    expect(sentences.flatMap(falseProofsIn)).toEqual([]);
  });

  test(`${game} rulings: each one is written in every language, once`, () => {
    for (const language of LANGUAGES) {
      const said = sentences.map(({ place, texts }) => `${place}: ${texts[language]}`);
      expect(said.filter((text) => !/: [A-ZÀ-Ü1-9].*[.!]$/u.test(text))).toEqual([]);
    }
    const [first] = LANGUAGES;
    const keys = rulings.map(({ about, texts }) => `${texts[first]} (${about[0]})`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  test(`${game} rulings: each rule option that reverses a ruling is named by that ruling`, () => {
    const named = new Set(rulings.map(({ unless }) => unless));
    const known = options[game].filter((id) => !/^without-|^beginner-deck$/.test(id));
    expect([...named].filter((id) => id !== null).sort()).toEqual(known.sort());
  });

  test(`${game} rulings: every topic has at least one`, () => {
    const topics = Object.keys(TOPICS[game]);
    expect(topics.filter((topic) => !rulings.some(({ about }) => about.includes(topic)))).toEqual([]);
  });
}

describe('errors in sentences', () => {
  const [first] = sentencesIn('card');
  const wrong = (part: Partial<Sentence>): Sentence => ({ ...(first as Sentence), place: 'x.feature:7', ...part });

  test('an unknown card or option named by a ruling is reported with its file and line', () => {
    const says = (game: GameId, part: Partial<Sentence>) => strangersIn(game, wrong(part)).join('\n');
    expect(says('dice', { about: ['beer', 'gattling'], unless: null })).toMatch(
      /^x\.feature:7: The dice game has no "gattling" for "about:"\. Take [^.]*\bgatling\b[^.]*\.$/,
    );
    expect(says('card', { about: ['beer'], unless: 'late-reshufle' })).toMatch(
      /^x\.feature:7: The card game has no "late-reshufle" for "unless:"\. Take [^.]*\blate-reshuffle\b[^.]*\.$/,
    );
  });

  test('a ruling with a missing or needless proof is reported with its file and line', () => {
    const proof = 'packages/card/src/setup/setup.test.ts';
    expect(falseProofsIn(wrong({ rule: 'R-SETUP-05', proof }))).toEqual([]);
    expect(falseProofsIn(wrong({ rule: 'R-NOBODY-1', proof: 'none' }))).toEqual([]);
    expect(falseProofsIn(wrong({ rule: 'R-SETUP-05', proof: 'none' }))).toEqual([
      `x.feature:7: "proof: none" is not so. R-SETUP-05 is named in ${proof}.`,
    ]);
    expect(falseProofsIn(wrong({ rule: 'R-NOBODY-1', proof }))).toEqual([
      `x.feature:7: "proof: ${proof}" is not so. R-NOBODY-1 is named in no test: say "none".`,
    ]);
  });
});

test('every card, character, event, special role, face and module has a name and a text in every language', () => {
  const people = (characters: object) => Object.keys(characters).filter((id) => id !== PLAIN);
  const needed = [
    ...[...new Set(OURS.cards.map(({ kind }) => kind.key))].map((key) => TEXTS.cards[key]),
    ...people(OURS.characters).map((id) => TEXTS.characters[id]),
    ...Object.keys(OURS.events).map((id) => TEXTS.events[id]),
    ...people(DICE_CHARACTERS).map((id) => DICE_TEXTS.characters[id]),
    ...Object.keys(SPECIALS).map((id) => DICE_TEXTS.specials[id]),
    ...Object.values(DICE_TEXTS.faces),
    ...Object.values(DICE_TEXTS.modules),
  ];
  for (const texts of needed)
    for (const language of LANGUAGES) {
      expect(texts?.[language].name).toBeTruthy();
      expect(texts?.[language].text).toBeTruthy();
    }
});
