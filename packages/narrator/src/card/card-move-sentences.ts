// Sentences for cards that move, and for cards that are played or used.

import type { CardId, Zone } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Message, msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';

/** Several cards that move the same way; `from` and `to` are the players concerned. */
export interface Move {
  readonly cards: readonly (CardId | null)[];
  readonly from: Seat | null;
  readonly to: Seat | null;
}

type Sentence = (t: CardNarrator, move: Move) => Message;
/** A sentence for moves from or to a player's place, where there is always a player. */
type Personal = (t: CardNarrator, who: Seat, cards: string) => Message;

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
  return move.to === null ? msg('Turned up: {cards}.', { cards }) : lookedAt(t, move.to, cards);
};

const lookedAt: Personal = (t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg('You look at {cards}.', { cards }) : msg('{name} looks at {cards}.', { name, cards });
};

const drawn = coming((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg('You draw {cards}.', { cards }) : msg('{name} draws {cards}.', { name, cards });
});

const discarded = leaving((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg('You discard {cards}.', { cards }) : msg('{name} discards {cards}.', { name, cards });
});

const putBack = leaving((t, who, cards) => {
  const name = t.name(who);
  return t.isYou(who) ? msg('You put {cards} back.', { cards }) : msg('{name} puts {cards} back.', { name, cards });
});

/** Cards from the middle, from those looked at, or as a present. */
const handedOut: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [giver, taker] = [from ?? to, to ?? from] as [Seat, Seat];
  const [name, target] = [t.name(giver), t.name(taker)];
  if (from === null)
    return t.isYou(taker) ? msg('You take {cards}.', { cards }) : msg('{target} takes {cards}.', { target, cards });
  if (giver === taker)
    return t.isYou(giver) ? msg('You keep {cards}.', { cards }) : msg('{name} keeps {cards}.', { name, cards });
  if (t.isYou(giver)) return msg('You give {cards} to {target}.', { cards, target });
  return t.isYou(taker)
    ? msg('{name} gives you {cards}.', { name, cards })
    : msg('{name} gives {cards} to {target}.', { name, cards, target });
};

const stolen: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [loser, taker] = [from, to] as [Seat, Seat];
  const [name, target] = [t.name(taker), t.name(loser)];
  if (t.isYou(taker)) return msg('You take {cards} from {target}’s hand.', { cards, target });
  return t.isYou(loser)
    ? msg('{name} takes {cards} from your hand.', { name, cards })
    : msg('{name} takes {cards} from {target}’s hand.', { name, cards, target });
};

const takenFromTable: Sentence = (t, { cards: ids, from, to }) => {
  const cards = t.cards(ids);
  const [loser, taker] = [from, to] as [Seat, Seat];
  const [name, target] = [t.name(taker), t.name(loser)];
  if (loser === taker)
    return t.isYou(taker)
      ? msg('You take back {cards}.', { cards })
      : msg('{name} takes back {cards}.', { name, cards });
  if (t.isYou(taker)) return msg('You take {target}’s {cards}.', { target, cards });
  return t.isYou(loser)
    ? msg('{name} takes your {cards}.', { name, cards })
    : msg('{name} takes {target}’s {cards}.', { name, target, cards });
};

const gone: Sentence = (t, { cards: ids, from }) => {
  const cards = t.cards(ids);
  const count = ids.length;
  const name = t.name(from as Seat);
  return t.isYou(from as Seat)
    ? msg('{count, plural, one {Your {cards} is discarded.} other {Your {cards} are discarded.}}', { count, cards })
    : msg('{count, plural, one {{name}’s {cards} is discarded.} other {{name}’s {cards} are discarded.}}', {
        count,
        name,
        cards,
      });
};

const SENTENCES: { readonly [way in `${Zone} ${Zone}`]?: Sentence } = {
  'deck hand': drawn,
  'deck aside': turnedUp,
  'discard aside': turnedUp,
  'discard hand': coming((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who)
      ? msg('You take {cards} from the discard pile.', { cards })
      : msg('{name} takes {cards} from the discard pile.', { name, cards });
  }),
  'aside hand': handedOut,
  'aside deck': putBack,
  'aside discard': discarded,
  'hand discard': discarded,
  'hand deck': leaving((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who)
      ? msg('You put {cards} on the draw pile.', { cards })
      : msg('{name} puts {cards} on the draw pile.', { name, cards });
  }),
  'hand aside': leaving((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who) ? msg('You set {cards} aside.', { cards }) : msg('{name} sets {cards} aside.', { name, cards });
  }),
  'hand hand': stolen,
  'table discard': gone,
  'table hand': takenFromTable,
  'table table': coming((t, who, cards) => {
    const name = t.name(who);
    return t.isYou(who)
      ? msg('{cards} moves on to you.', { cards })
      : msg('{cards} moves on to {name}.', { cards, name });
  }),
};

export const moveSentence = (t: CardNarrator, way: `${Zone} ${Zone}`, move: Move): Message | null =>
  SENTENCES[way]?.(t, move) ?? null;

export interface Aimed {
  readonly who: Seat;
  /** The card, or the event, in words. */
  readonly what: string;
  readonly at: Seat | null;
  readonly prey: CardId | 'hand' | null;
}

export function plays(t: CardNarrator, { who, what, at, prey }: Aimed): Message {
  const name = t.name(who);
  const isMine = t.isYou(who);
  if (at === null) return isMine ? msg('You play {what}.', { what }) : msg('{name} plays {what}.', { name, what });
  const target = t.name(at);
  const isMe = t.isYou(at);
  if (prey === null) {
    if (isMine)
      return isMe
        ? msg('You play {what} on yourself.', { what })
        : msg('You play {what} on {target}.', { what, target });
    return isMe
      ? msg('{name} plays {what} on you.', { name, what })
      : msg('{name} plays {what} on {target}.', { name, what, target });
  }
  if (prey === 'hand') {
    if (isMine) return msg('You play {what} on {target}’s hand.', { what, target });
    return isMe
      ? msg('{name} plays {what} on your hand.', { name, what })
      : msg('{name} plays {what} on {target}’s hand.', { name, what, target });
  }
  const card = t.card(prey);
  if (isMine)
    return isMe
      ? msg('You play {what} on your own {card}.', { what, card })
      : msg('You play {what} on {target}’s {card}.', { what, target, card });
  return isMe
    ? msg('{name} plays {what} on your {card}.', { name, what, card })
    : msg('{name} plays {what} on {target}’s {card}.', { name, what, target, card });
}

export function uses(t: CardNarrator, { who, what, at, prey }: Aimed): Message {
  const name = t.name(who);
  const isMine = t.isYou(who);
  if (at === null) return isMine ? msg('You use {what}.', { what }) : msg('{name} uses {what}.', { name, what });
  const target = t.name(at);
  const isMe = t.isYou(at);
  if (prey === null) {
    if (isMine)
      return isMe ? msg('You use {what} on yourself.', { what }) : msg('You use {what} on {target}.', { what, target });
    return isMe
      ? msg('{name} uses {what} on you.', { name, what })
      : msg('{name} uses {what} on {target}.', { name, what, target });
  }
  if (prey === 'hand') {
    if (isMine) return msg('You use {what} on {target}’s hand.', { what, target });
    return isMe
      ? msg('{name} uses {what} on your hand.', { name, what })
      : msg('{name} uses {what} on {target}’s hand.', { name, what, target });
  }
  const card = t.card(prey);
  if (isMine)
    return isMe
      ? msg('You use {what} on your own {card}.', { what, card })
      : msg('You use {what} on {target}’s {card}.', { what, target, card });
  return isMe
    ? msg('{name} uses {what} on your {card}.', { name, what, card })
    : msg('{name} uses {what} on {target}’s {card}.', { name, what, target, card });
}

export function dodgesWith(t: CardNarrator, who: Seat, what: string): Message {
  const name = t.name(who);
  return t.isYou(who) ? msg('You dodge with {what}.', { what }) : msg('{name} dodges with {what}.', { name, what });
}
