// Cards that change their place: a sentence for every way that they can go.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CardId, Zone } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { CardTeller } from './teller.ts';

/** Several cards that go the same way; from and to are the players whose places they are. */
export interface Move {
  readonly cards: readonly (CardId | null)[];
  readonly from: Seat | null;
  readonly to: Seat | null;
}

type Sentence = (t: CardTeller, move: Move) => MessageDescriptor;
/** For moves from a player's place, or to one, where there is always a player. */
type Personal = (t: CardTeller, who: Seat, cards: string) => MessageDescriptor;

const leaving =
  (sentence: Personal): Sentence =>
  (t, { cards, from, to }) =>
    sentence(t, (from ?? to) as Seat, t.cards(cards));
const coming =
  (sentence: Personal): Sentence =>
  (t, { cards, from, to }) =>
    sentence(t, (to ?? from) as Seat, t.cards(cards));

const turnedUp: Sentence = (t, move) => {
  const cards = t.cards(move.cards);
  return move.to === null ? msg`Turned up: ${cards}.` : lookedAt(t, move.to, cards);
};

const lookedAt: Personal = (t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg`You look at ${cards}.` : msg`${name} looks at ${cards}.`;
};

const drawn = coming((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg`You draw ${cards}.` : msg`${name} draws ${cards}.`;
});

const discarded = leaving((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg`You discard ${cards}.` : msg`${name} discards ${cards}.`;
});

const putBack = leaving((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg`You put ${cards} back.` : msg`${name} puts ${cards} back.`;
});

/** Out of the middle, from what one looked at, or as a present. */
const handedOut: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [giver, taker] = [from ?? to, to ?? from] as [Seat, Seat];
  const [name, target] = [t.name(giver), t.name(taker)];
  if (from === null) return t.isYou(taker) ? msg`You take ${cards}.` : msg`${target} takes ${cards}.`;
  if (giver === taker) return t.isYou(giver) ? msg`You keep ${cards}.` : msg`${name} keeps ${cards}.`;
  if (t.isYou(giver)) return msg`You give ${cards} to ${target}.`;
  return t.isYou(taker) ? msg`${name} gives you ${cards}.` : msg`${name} gives ${cards} to ${target}.`;
};

const stolen: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [loser, taker] = [from, to] as [Seat, Seat];
  const [name, target] = [t.name(taker), t.name(loser)];
  if (t.isYou(taker)) return msg`You take ${cards} from ${target}’s hand.`;
  return t.isYou(loser)
    ? msg`${name} takes ${cards} from your hand.`
    : msg`${name} takes ${cards} from ${target}’s hand.`;
};

const takenFromTable: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [loser, taker] = [from, to] as [Seat, Seat];
  const [name, target] = [t.name(taker), t.name(loser)];
  if (loser === taker) return t.isYou(taker) ? msg`You take back ${cards}.` : msg`${name} takes back ${cards}.`;
  if (t.isYou(taker)) return msg`You take ${target}’s ${cards}.`;
  return t.isYou(loser) ? msg`${name} takes your ${cards}.` : msg`${name} takes ${target}’s ${cards}.`;
};

const gone: Sentence = (t, { cards: ids, from }) => {
  const cards = t.cards(ids);
  const count = ids.length;
  const name = t.name(from as Seat);
  return t.isYou(from as Seat)
    ? msg`${plural(count, { one: `Your ${cards} is discarded.`, other: `Your ${cards} are discarded.` })}`
    : msg`${plural(count, { one: `${name}’s ${cards} is discarded.`, other: `${name}’s ${cards} are discarded.` })}`;
};

const SENTENCES: { readonly [way in `${Zone} ${Zone}`]?: Sentence } = {
  'deck hand': drawn,
  'deck aside': turnedUp,
  'discard aside': turnedUp,
  'discard hand': coming((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who)
      ? msg`You take ${cards} from the discard pile.`
      : msg`${name} takes ${cards} from the discard pile.`;
  }),
  'aside hand': handedOut,
  'aside deck': putBack,
  'aside discard': discarded,
  'hand discard': discarded,
  'hand deck': leaving((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who) ? msg`You put ${cards} on the draw pile.` : msg`${name} puts ${cards} on the draw pile.`;
  }),
  'hand aside': leaving((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who) ? msg`You lay ${cards} aside.` : msg`${name} lays ${cards} aside.`;
  }),
  'hand hand': stolen,
  'table discard': gone,
  'table hand': takenFromTable,
  'table table': coming((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who) ? msg`${cards} moves on to you.` : msg`${cards} moves on to ${name}.`;
  }),
};

export const moveSentence = (t: CardTeller, way: `${Zone} ${Zone}`, move: Move): MessageDescriptor | null =>
  SENTENCES[way]?.(t, move) ?? null;
