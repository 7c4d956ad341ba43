// Words of the card game for the terminal only; the page uses pictures instead.

import type { Answer, FrameView, View } from '@posse/card';
import { type Message, msg } from '../text-types.ts';
import { type CardNarrator, named } from './card-narrator.ts';

/** The part of an answer that its facts do not tell; null if there is none. */
export function cardAnswered(t: CardNarrator, { kind, seat, card, pick }: Answer, why: FrameView): Message | null {
  const [name, isYou] = [t.name(seat), t.isYou(seat)];
  switch (kind) {
    case 'pass':
      if (why.op === 'ranch') return null;
      if (why.op === 'guess') return isYou ? msg('You stop.') : msg('{name} stops.', { name });
      return isYou ? msg('You pass.') : msg('{name} passes.', { name });
    case 'barrel': {
      const barrel = card === null ? t.kind('barrel') : t.card(card);
      return isYou ? msg('You try {barrel}.', { barrel }) : msg('{name} tries {barrel}.', { name, barrel });
    }
    case 'end':
      return isYou ? msg('You end the turn.') : msg('{name} ends the turn.', { name });
    case 'event':
      if (why.op !== 'hardLiquor') return null;
      return isYou ? msg('You drink instead of drawing.') : msg('{name} drinks instead of drawing.', { name });
    default:
      if (pick !== 'no') return null;
      if (why.op === 'reward')
        return isYou ? msg('You decline the reward.') : msg('{name} declines the reward.', { name });
      if (why.op !== 'newIdentity') return null;
      return isYou ? msg('You stay who you are.') : msg('{name} does not change.', { name });
  }
}

/** A green card can't be used in the turn in which it was laid. */
export const freshWords = (card: string): Message => msg('{card} (new)', { card });

export function pilesWords(t: CardNarrator, { deck, discard: { count, top } }: View, reach: number): Message {
  if (top === null) return msg('Draw pile {deck}, discard pile {count}. Your reach: {reach}.', { deck, count, reach });
  const card = t.card(top);
  return msg('Draw pile {deck}, discard pile {count}, {card} on top. Your reach: {reach}.', {
    deck,
    count,
    card,
    reach,
  });
}

/** The event in force, and the next one if it is open; empty without any. */
export function eventsWords(t: CardNarrator, { event: id, events: { count, next }, suit, turn }: View): Message[] {
  if (id === null && next === null) return [];
  const [event, text, name] = [id === null ? '' : t.event(id), id === null ? '' : t.names.event(id).text, t.name(turn)];
  const [said, coming] = [suit === null ? '' : t.say(named(suit)?.said ?? suit), next === null ? '' : t.event(next)];
  return [
    id === null ? msg('No event yet.') : msg('Event: {event}. {text}', { event, text }),
    ...(suit === null
      ? []
      : [t.isYou(turn) ? msg('You play {said}.', { said }) : msg('{name} plays {said}.', { name, said })]),
    ...(next === null ? [] : [msg('Next event (of {count}): {coming}.', { count, coming })]),
  ];
}

/** The reader's hand, and how many cards may be kept if that is asked. */
export function handWords(cards: string, limit: number | null): Message {
  if (cards === '') return msg('Your hand is empty.');
  return limit === null
    ? msg('Your hand: {cards}.', { cards })
    : msg('Your hand: {cards} (you may keep {limit}).', { cards, limit });
}

export const PRICE = msg('At what cost?');

export const CARD_HELP = [
  msg('“away” is the distance from you.'),
  msg('Abilities that work at any time, such as Sid Ketchum’s, are offered whenever you are asked, not in between.'),
];
