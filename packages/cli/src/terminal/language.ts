// The language that is spoken in the terminal: that of the flag, else that of the machine. Names and texts of things bring theirs with them.

import { LANGUAGES, type Language, ROLE_TEXTS, type Role, type Text, type Translated } from '@posse/engine';
import { textIn, type Words } from '@posse/narrator';
import { speakerOf } from '@posse/narrator/node';
import { roleWords } from '@posse/narrator/terminal';
import { type Args, type Flag, Mistake } from '../args.ts';

export const LANGUAGE_FLAG: Flag = {
  value: 'LANGUAGE',
  text: `the language of all that is told: ${LANGUAGES.join(', ')} (that of the machine, else en)`,
  takes: LANGUAGES,
};

let current = speakerOf('en');

/** From now on in the language that the flag wants. */
export function speakAs(args: Pick<Args, 'text'>, usual = languageOf(process.env)): void {
  const wanted = args.text('language') ?? usual;
  const language = LANGUAGES.find((one) => one === wanted);
  if (language === undefined) throw new Mistake(`--language takes one of ${LANGUAGES.join(', ')}, not "${wanted}".`);
  current = speakerOf(language);
}

/** As programs are used to find it: `de_AT.UTF-8` is German. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [first = ''] = [LC_ALL, LC_MESSAGES, LANG].filter((locale) => locale !== undefined && locale !== '');
  return LANGUAGES.find((language) => language === first.split(/[_.@-]/)[0]) ?? 'en';
}

/** Whoever speaks here. */
export const speaker = () => current;

export const spoken = (): Language => current.locale as Language;

export const inWords = (words: Words): string => (typeof words === 'string' ? words : current._(words));

export const textOf = (text: Translated): Text => text[spoken()];

/** The name of something, or its id where it has none. */
export const nameOf = (text: Translated | undefined, id: string): string => textIn(spoken(), text, id).name;

/** Its name and what it does. */
export const told = (text: Translated): string => `${textOf(text).name}: ${textOf(text).text}`;

export const roleName = (role: Role): string => textOf(ROLE_TEXTS[role]).name;

/** The reader's own, with what it is after at this table. */
export const ownRole = (role: Role, goals: Readonly<Record<string, Translated>>): string =>
  inWords(roleWords(roleName(role), textIn(spoken(), goals[role], role).text));

/** In a list of options a player goes with the number of his seat, by which he is found on the table. */
export const numbered = (name: string, who: number): string => `${name} (${who + 1})`;
