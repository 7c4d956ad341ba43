// The language in the terminal: that of the flag, or else of the environment.

import { LANGUAGES, type Language, ROLE_TEXTS, type Role, type Text, type Translated } from '@posse/engine';
import { textIn, type Words } from '@posse/narrator';
import { speakerOf } from '@posse/narrator/node';
import { roleWords } from '@posse/narrator/terminal';
import { type Args, type Flag, UserError } from '../command-description.ts';

export const LANGUAGE_FLAG: Flag = {
  value: 'LANGUAGE',
  text: `the language of the output: ${LANGUAGES.join(', ')} (that of the system, or en)`,
  takes: LANGUAGES,
};

let current = speakerOf('en');

/** Sets the language from the flag, or else from the environment. */
export function speakAs(args: Pick<Args, 'text'>, usual = languageOf(process.env)): void {
  const wanted = args.text('language') ?? usual;
  const language = LANGUAGES.find((one) => one === wanted);
  if (language === undefined) throw new UserError(`--language takes one of ${LANGUAGES.join(', ')}, not "${wanted}".`);
  current = speakerOf(language);
}

/** The language by the usual environment variables: `de_AT.UTF-8` is German. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const [first = ''] = [LC_ALL, LC_MESSAGES, LANG].filter((locale) => locale !== undefined && locale !== '');
  return LANGUAGES.find((language) => language === first.split(/[_.@-]/)[0]) ?? 'en';
}

/** The current speaker. */
export const speaker = () => current;

export const spoken = (): Language => current.locale as Language;

export const inWords = (words: Words): string => (typeof words === 'string' ? words : current._(words));

export const textOf = (text: Translated): Text => text[spoken()];

/** The name of a thing, or its id if it has none. */
export const nameOf = (text: Translated | undefined, id: string): string => textIn(spoken(), text, id).name;

/** The name of a thing, and its effect. */
export const described = (text: Translated): string => `${textOf(text).name}: ${textOf(text).text}`;

export const roleName = (role: Role): string => textOf(ROLE_TEXTS[role]).name;

/** The reader's own role, with its goal at this table. */
export const ownRole = (role: Role, goals: Readonly<Record<string, Translated>>): string =>
  inWords(roleWords(roleName(role), textIn(spoken(), goals[role], role).text));

/** The name of a player with the number of their seat, for lists of options. */
export const numbered = (name: string, who: number): string => `${name} (${who + 1})`;
