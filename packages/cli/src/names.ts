// What roles are called and after. Names and texts of things come in three languages, the sentences around them in English.

import type { Language, Role, Text, Translated } from '@posse/engine';

let language: Language = 'en';

/** From now on, names and texts in this language. */
export function speak(wanted: Language): void {
  language = wanted;
}

/** The language of all names and texts. */
export const spoken = (): Language => language;

export const textIn = (text: Translated): Text => text[language];

/** The name of something, or its id where it has none. */
export const nameOf = (text: Translated | undefined, id: string): string =>
  text === undefined ? id : textIn(text).name;

/** Its name and what it does. */
export const told = (text: Translated): string => `${textIn(text).name}: ${textIn(text).text}`;

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  sheriff: 'Sheriff',
  deputy: 'Deputy',
  outlaw: 'Outlaw',
  renegade: 'Renegade',
};

/** With what each role is after at this table. */
export function youAre(role: Role, goals: Readonly<Record<string, Translated>>): string {
  const goal = goals[role];
  return `You are the ${ROLE_NAMES[role]}.${goal === undefined ? '' : ` ${textIn(goal).text}`}`;
}

const VICTORIES: Readonly<Record<Role, string>> = {
  sheriff: 'Law and order: the Sheriff and his Deputies win.',
  deputy: 'Law and order: the Sheriff and his Deputies win.',
  outlaw: 'The Sheriff is dead: the Outlaws win.',
  renegade: 'Nobody else is left: the Renegade wins.',
};

/** With the role of one of the winners; null if there is none. */
export const victory = (role: Role | null, seats: number): string =>
  role === null ? 'Nobody is left, and nobody wins.' : seats > 3 ? VICTORIES[role] : `The ${ROLE_NAMES[role]} wins.`;
