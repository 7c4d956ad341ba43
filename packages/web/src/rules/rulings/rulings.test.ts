// Every ruling is about something that exists, follows a rule of the project, and is said in every language.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PLAIN, textsFor } from '@posse/card';
import {
  CHARACTERS as DICE_CHARACTERS,
  OPTIONS as DICE_OPTIONS,
  textsFor as diceTextsFor,
  SPECIALS,
} from '@posse/dice';
import { LANGUAGES, ROLE_TEXTS } from '@posse/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../../catalogue.ts';
import { RULINGS, TOPICS } from './index.ts';

const project = fileURLToPath(new URL('../../../../..', import.meta.url));
const proofs = globSync(['rulings/**/*.feature', 'packages/{card,dice}/src/**/*.test.ts'], { cwd: project });
const proven = new Set(
  proofs.flatMap((file) => readFileSync(`${project}/${file}`, 'utf8').match(/\bD?R-[A-Z0-9]+(-[A-Z0-9]+)*/g) ?? []),
);

const TEXTS = textsFor(null);
const DICE_TEXTS = diceTextsFor(null);

const ids = {
  card: [catalogue().kinds, catalogue().characters, catalogue().events, ROLE_TEXTS, TOPICS.card].flatMap((things) =>
    Object.keys(things),
  ),
  dice: [DICE_CHARACTERS, SPECIALS, DICE_TEXTS.faces, ROLE_TEXTS, TOPICS.dice].flatMap((things) => Object.keys(things)),
};
const options = { card: [...catalogue().options, ...catalogue().numbers], dice: DICE_OPTIONS };

for (const game of ['card', 'dice'] as const) {
  const rulings = RULINGS[game];

  test(`${game}: no two things share an id`, () => {
    expect(ids[game].filter((id, place) => ids[game].indexOf(id) !== place)).toEqual([]);
  });

  test(`${game}: rulings are about things that exist`, () => {
    expect(rulings.flatMap(({ about }) => about).filter((id) => !ids[game].includes(id))).toEqual([]);
  });

  test(`${game}: every ruling follows a rule that the project proves`, () => {
    expect(rulings.map(({ rule }) => rule).filter((rule) => !proven.has(rule))).toEqual([]);
  });

  test(`${game}: every ruling is said in every language, once`, () => {
    for (const language of LANGUAGES) {
      const said = rulings.map(({ texts }) => texts[language]);
      expect(said.filter((text) => !/^[A-ZÀ-Ü1-9].*[.!]$/u.test(text))).toEqual([]);
    }
    const [first] = LANGUAGES;
    const keys = rulings.map(({ about, texts }) => `${texts[first]} (${about[0]})`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  test(`${game}: each option that decides a question is named by the ruling that it turns round`, () => {
    const named = new Set(rulings.map(({ unless }) => unless));
    const known = options[game].map(({ id }) => id).filter((id) => !/^without-|^beginner-deck$/.test(id));
    expect([...named].filter((id) => id !== null).sort()).toEqual(known.sort());
  });

  test(`${game}: every topic has rulings`, () => {
    const topics = Object.keys(TOPICS[game]);
    expect(topics.filter((topic) => !rulings.some(({ about }) => about.includes(topic)))).toEqual([]);
  });
}

test('every card, character, event, special role, face and module has a name and a text in every language', () => {
  const people = (characters: object) => Object.keys(characters).filter((id) => id !== PLAIN);
  const needed = [
    ...[...new Set(catalogue().cards.map(({ kind }) => kind.key))].map((key) => TEXTS.cards[key]),
    ...people(catalogue().characters).map((id) => TEXTS.characters[id]),
    ...Object.keys(catalogue().events).map((id) => TEXTS.events[id]),
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
