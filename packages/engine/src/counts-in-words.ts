// Counts and lists of names as words, in three languages.

import type { Sentence } from './text-changes.ts';
import type { Language, Text, Translated } from './translated-text.ts';

/** Words for counts from two on, because a sentence about one thing has another grammar. */
const UNITS: Readonly<Record<Language, readonly string[]>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  ),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  ),
};

/** Words for whole tens from twenty on. */
const TENS: Readonly<Record<Language, readonly string[]>> = {
  en: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  it: ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'],
  de: ['zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
};

const AND: Sentence = { en: ' and ', it: ' e ', de: ' und ' };

/** A word up to nineteen and for whole tens; digits for every other count. */
export const countWord = (count: number, language: Language): string =>
  (count % 10 === 0 ? TENS[language][count / 10 - 2] : undefined) ?? UNITS[language][count - 2] ?? String(count);

/** The same words with a capital letter, to start a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Joins names as in "A, B and C". */
export const joinedNames = (names: readonly string[], language: Language): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')}${AND[language]}${names[names.length - 1] as string}`;

/** Joins the names of these things as in "A, B and C". */
export const namesOf = (things: readonly Translated[], language: Language): string =>
  joinedNames(
    things.map((texts) => texts[language].name),
    language,
  );

/** Puts the names of these things in place of `{names}` in a text. */
export function naming({ en, it, de }: Translated, things: readonly Translated[]): Translated {
  const filled = ({ name, text }: Text, language: Language): Text => ({
    name,
    text: text.replace('{names}', namesOf(things, language)),
  });
  return { en: filled(en, 'en'), it: filled(it, 'it'), de: filled(de, 'de') };
}
