// Texts of a house set: required for each thing, at least in English.

import { LANGUAGES, type Text, type Translated } from '../texts/set-texts.ts';
import { fault, recordAt, shown, type Unknown, withFields } from './house-value-check.ts';

export function textsFor(
  texts: Unknown,
  part: 'cards' | 'characters' | 'events',
  things: Readonly<Record<string, unknown>>,
): Record<string, Translated> {
  const given = texts[part] === undefined ? {} : recordAt(texts[part], `texts.${part}`);
  for (const key of Object.keys(given))
    if (!Object.hasOwn(things, key)) throw fault(`"texts.${part}.${key}" is about nothing in this set.`);
  return Object.fromEntries(
    Object.keys(things).map((key) => [key, textFrom(given[key], `texts.${part}.${key}`)] as const),
  );
}

/** Checks a text. English is used for missing languages. */
export function textFrom(value: unknown, field: string): Translated {
  if (value === undefined) throw fault(`"${field}" is missing: { name, text }.`);
  const given = recordAt(value, field);
  if (!('en' in given)) {
    const text = oneText(given, field);
    return { en: text, it: text, de: text };
  }
  withFields(given, LANGUAGES, `"${field}"`);
  const en = oneText(given.en, `${field}.en`);
  const other = (language: 'it' | 'de'): Text =>
    given[language] === undefined ? en : oneText(given[language], `${field}.${language}`);
  return { en, it: other('it'), de: other('de') };
}

function oneText(value: unknown, field: string): Text {
  const text = recordAt(value, field);
  withFields(text, ['name', 'text'], `"${field}"`);
  for (const part of ['name', 'text'] as const)
    if (typeof text[part] !== 'string' || text[part].trim() === '')
      throw fault(`"${field}.${part}" should be a text, not ${shown(text[part])}.`);
  return { name: text.name as string, text: text.text as string };
}
