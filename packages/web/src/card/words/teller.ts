// Whoever tells what happens in the card game: what cards, characters, events and roles are called.

import { msg, plural } from '@lingui/core/macro';
import { type CardId, PLAIN } from '@posse/card';
import type { Role, Viewer } from '@posse/engine';
import { catalogue, kindOf } from '../../catalogue.ts';
import type { Dress } from '../../telling/marks.ts';
import { type Teller, useTellers } from '../../telling/teller.ts';
import { type CardNames, useCardNames } from '../../words/card-names.ts';

export interface CardTeller extends Teller {
  readonly names: CardNames;
  /** `BANG! Q♥` */
  card(id: CardId): string;
  /** `Q♥` */
  value(id: CardId): string;
  /** `BANG! Q♥ and 2 cards`: null is a hidden one. */
  cards(ids: readonly (CardId | null)[]): string;
  kind(key: string): string;
  character(id: string): string;
  event(id: string): string;
  role(role: Role): string;
  /** Whatever has this id: a character, an event, a kind of card, or else a set. */
  source(id: string): string;
}

export function cardTeller(teller: Teller, names: CardNames): CardTeller {
  const { dress, say, all } = teller;
  const cardNamed = (id: CardId, text: string): string =>
    dress({ text, thing: { kind: 'card', key: kindOf(id).key, card: id } });
  const card = (id: CardId): string => cardNamed(id, names.card(id).name);
  const kind = (key: string): string => dress({ text: names.kind(key).name, thing: { kind: 'card', key } });
  const event = (id: string): string => dress({ text: names.event(id).name, thing: { kind: 'event', id } });
  const character = (id: string): string =>
    id === PLAIN
      ? say(msg`nobody`)
      : dress({ text: names.character(id).name, thing: { kind: 'character', game: 'card', id } });
  return {
    ...teller,
    names,
    card,
    value: (id) => cardNamed(id, ''),
    cards(ids) {
      const known = ids.filter((id) => id !== null);
      const hidden = ids.length - known.length;
      const rest = hidden === 0 ? [] : [say(msg`${plural(hidden, { one: '# card', other: '# cards' })}`)];
      return all([...known.map(card), ...rest]);
    },
    kind,
    character,
    event,
    role: (role) => dress({ text: names.role(role).name, thing: { kind: 'role', role } }),
    source(id) {
      const { characters, events, kinds, texts } = catalogue();
      if (id in characters) return character(id);
      if (id in events) return event(id);
      return id in texts.sets && !(id in kinds) ? names.set(id).name : kind(id);
    },
  };
}

export function useCardTellers(): (you: Viewer, dress?: Dress) => CardTeller {
  const tellers = useTellers();
  const names = useCardNames();
  return (you, dress) => cardTeller(tellers(you, dress), names);
}
