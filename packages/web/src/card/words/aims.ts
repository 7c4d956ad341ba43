// Somebody plays or uses something: on nobody, on a player, on a card of his.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardId } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { CardTeller } from './teller.ts';

export interface Aimed {
  readonly who: Seat;
  /** The card, or the event, in words. */
  readonly what: string;
  readonly at: Seat | null;
  readonly prey: CardId | 'hand' | null;
}

export function plays(t: CardTeller, { who, what, at, prey }: Aimed): MessageDescriptor {
  const name = t.name(who);
  const isMine = t.isYou(who);
  if (at === null) return isMine ? msg`You play ${what}.` : msg`${name} plays ${what}.`;
  const target = t.name(at);
  const isMe = t.isYou(at);
  if (prey === null) {
    if (isMine) return isMe ? msg`You play ${what} on yourself.` : msg`You play ${what} on ${target}.`;
    return isMe ? msg`${name} plays ${what} on you.` : msg`${name} plays ${what} on ${target}.`;
  }
  if (prey === 'hand') {
    if (isMine) return msg`You play ${what} on ${target}’s hand.`;
    return isMe ? msg`${name} plays ${what} on your hand.` : msg`${name} plays ${what} on ${target}’s hand.`;
  }
  const card = t.card(prey);
  if (isMine) return isMe ? msg`You play ${what} on your own ${card}.` : msg`You play ${what} on ${target}’s ${card}.`;
  return isMe ? msg`${name} plays ${what} on your ${card}.` : msg`${name} plays ${what} on ${target}’s ${card}.`;
}

export function uses(t: CardTeller, { who, what, at, prey }: Aimed): MessageDescriptor {
  const name = t.name(who);
  const isMine = t.isYou(who);
  if (at === null) return isMine ? msg`You use ${what}.` : msg`${name} uses ${what}.`;
  const target = t.name(at);
  const isMe = t.isYou(at);
  if (prey === null) {
    if (isMine) return isMe ? msg`You use ${what} on yourself.` : msg`You use ${what} on ${target}.`;
    return isMe ? msg`${name} uses ${what} on you.` : msg`${name} uses ${what} on ${target}.`;
  }
  if (prey === 'hand') {
    if (isMine) return msg`You use ${what} on ${target}’s hand.`;
    return isMe ? msg`${name} uses ${what} on your hand.` : msg`${name} uses ${what} on ${target}’s hand.`;
  }
  const card = t.card(prey);
  if (isMine) return isMe ? msg`You use ${what} on your own ${card}.` : msg`You use ${what} on ${target}’s ${card}.`;
  return isMe ? msg`${name} uses ${what} on your ${card}.` : msg`${name} uses ${what} on ${target}’s ${card}.`;
}

export function dodgesWith(t: CardTeller, who: Seat, what: string): MessageDescriptor {
  const name = t.name(who);
  return t.isYou(who) ? msg`You dodge with ${what}.` : msg`${name} dodges with ${what}.`;
}
