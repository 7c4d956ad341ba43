// What cards, characters, events and roles are called. Names and texts come in three languages, the sentences around them in English.

import {
  type CardId,
  kindOf,
  type Language,
  type Role,
  TEXTS,
  type Text,
  type Translated,
  valueText,
} from '@posse/card';

let language: Language = 'en';

/** From now on, names and texts in this language. */
export function speak(wanted: Language): void {
  language = wanted;
}

export const textIn = (text: Translated): Text => text[language];

const nameOf = (text: Translated | undefined, id: string): string => (text === undefined ? id : textIn(text).name);

export const kindName = (key: string): string => nameOf(TEXTS.cards[key], key);
export const characterName = (id: string): string => nameOf(TEXTS.characters[id], id);
export const eventName = (id: string): string => nameOf(TEXTS.events[id], id);
/** Whatever has this id: a card, a character or an event. */
export const anyName = (id: string): string => nameOf(TEXTS.cards[id] ?? TEXTS.characters[id] ?? TEXTS.events[id], id);
/** `BANG! Q♥` */
export const cardName = (card: CardId): string => `${kindName(kindOf(card).key)} ${valueText(card)}`;

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  sheriff: 'Sheriff',
  deputy: 'Deputy',
  outlaw: 'Outlaw',
  renegade: 'Renegade',
};

const GOALS: Readonly<Record<Role, string>> = {
  sheriff: 'eliminate all Outlaws and Renegades',
  deputy: 'protect the Sheriff; you win with him, even eliminated',
  outlaw: 'get the Sheriff eliminated',
  renegade: 'be the last one alive, with the Sheriff the last but one',
};

/** Whom each of three players hunts. */
const PREY: Readonly<Partial<Record<Role, string>>> = { deputy: 'Renegade', outlaw: 'Deputy', renegade: 'Outlaw' };

export const goalOf = (role: Role, seats: number): string =>
  seats > 3 ? GOALS[role] : `eliminate the ${PREY[role]} yourself, or, once somebody is out, be the last one alive`;
