// The narrator of the card game: adds names of cards, characters, events and roles.

import { type CardId, type Catalogued, kindOf, PLAIN } from '@posse/card';
import type { Role } from '@posse/engine';
import type { Narrator } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import type { CardNames } from './card-names.ts';

export interface CardNarrator extends Narrator {
  readonly names: CardNames;
  readonly here: Catalogued;
  /** `BANG! Q♥` */
  card(id: CardId): string;
  /** `Q♥` */
  value(id: CardId): string;
  /** `BANG! Q♥ and 2 cards`: null stands for a hidden card. */
  cards(ids: readonly (CardId | null)[]): string;
  kind(key: string): string;
  character(id: string): string;
  event(id: string): string;
  role(role: Role): string;
  /** The name of the character, event, kind of card or set with this id. */
  source(id: string): string;
}

export function cardNarrator(narrator: Narrator, names: CardNames): CardNarrator {
  const { dress, say, all } = narrator;
  const { here } = names;
  const cardNamed = (id: CardId, text: string): string =>
    dress({ text, value: names.value(id), thing: { kind: 'card', key: kindOf(here, id).key, card: id } });
  const card = (id: CardId): string => cardNamed(id, names.card(id).name);
  const kind = (key: string): string => dress({ text: names.kind(key).name, value: '', thing: { kind: 'card', key } });
  const event = (id: string): string => dress({ text: names.event(id).name, value: '', thing: { kind: 'event', id } });
  const character = (id: string): string =>
    id === PLAIN
      ? say(msg('nobody'))
      : dress({ text: names.character(id).name, value: '', thing: { kind: 'character', game: 'card', id } });
  return {
    ...narrator,
    names,
    here,
    card,
    value: (id) => cardNamed(id, ''),
    cards(ids) {
      const known = ids.filter((id) => id !== null);
      const hidden = ids.length - known.length;
      const rest = hidden === 0 ? [] : [say(msg('{hidden, plural, one {# card} other {# cards}}', { hidden }))];
      return all([...known.map(card), ...rest]);
    },
    kind,
    character,
    event,
    role: (role) => dress({ text: names.role(role).name, value: '', thing: { kind: 'role', role } }),
    source(id) {
      const { characters, events, kinds, texts } = here.catalogue;
      if (id in characters) return character(id);
      if (id in events) return event(id);
      return id in texts.sets && !(id in kinds) ? names.set(id).name : kind(id);
    },
  };
}

interface Named {
  /** The name within a sentence. */
  readonly said: Message;
  /** The name on a button. */
  readonly shown: Message;
}

const NAMED: Readonly<Record<string, Named>> = {
  hearts: { said: msg('hearts'), shown: msg('Hearts') },
  diamonds: { said: msg('diamonds'), shown: msg('Diamonds') },
  clubs: { said: msg('clubs'), shown: msg('Clubs') },
  spades: { said: msg('spades'), shown: msg('Spades') },
  red: { said: msg('red', {}, 'a colour named in a guess'), shown: msg('Red') },
  black: { said: msg('black', {}, 'a colour named in a guess'), shown: msg('Black') },
};

/** Null for a pick that only a house set knows. */
export const named = (pick: string): Named | null => (Object.hasOwn(NAMED, pick) ? (NAMED[pick] ?? null) : null);
