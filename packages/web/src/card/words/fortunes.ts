// Turns of fortune: a draw!, life points, another identity, the end.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Facts, isFeared, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { ownerOf } from '../../catalogue.ts';
import type { Scene } from './scene.ts';
import type { CardTeller } from './teller.ts';

export function drewSentence(t: CardTeller, { who, card, luck, lucky }: Facts['drew']): MessageDescriptor {
  const name = t.name(who);
  if (card === null) return msg`No card is left to turn up.`;
  const value = t.value(card);
  const isDynamite = luck === 'spades 2 to 9';
  if (lucky && isDynamite)
    return t.isYou(who) ? msg`You draw! ${value}: it blows up.` : msg`${name} draws! ${value}: it blows up.`;
  if (isDynamite)
    return t.isYou(who) ? msg`You draw! ${value}: nothing happens.` : msg`${name} draws! ${value}: nothing happens.`;
  if (lucky !== isFeared(luck))
    return t.isYou(who) ? msg`You draw! ${value}: lucky.` : msg`${name} draws! ${value}: lucky.`;
  return t.isYou(who) ? msg`You draw! ${value}: no luck.` : msg`${name} draws! ${value}: no luck.`;
}

/** Somebody new, or back from the dead, has life points rather than gains them. */
export function lifeSentence(t: CardTeller, { who, life }: Facts['life'], scene: Scene): MessageDescriptor | null {
  const [name, gain] = [t.name(who), life - (scene.lives[who] ?? life)];
  if (life <= 0) return null;
  const isFresh =
    !scene.before.players[who]?.alive || scene.facts.some((one) => one.kind === 'became' && one.who === who);
  if (gain > 0 && !isFresh)
    return t.isYou(who)
      ? msg`${plural(gain, { one: 'You gain # life.', other: 'You gain # life.' })}`
      : msg`${plural(gain, { one: `${name} gains # life.`, other: `${name} gains # life.` })}`;
  return t.isYou(who)
    ? msg`${plural(life, { one: 'You now have # life.', other: 'You now have # life.' })}`
    : msg`${plural(life, { one: `${name} now has # life.`, other: `${name} now has # life.` })}`;
}

/** Either somebody else, or with somebody else's ability; a copy that ends is no news. */
export function becameSentence(t: CardTeller, { who, character: id, abilities }: Facts['became'], { before }: Scene) {
  const name = t.name(who);
  const copied = abilities.map((ability) => ownerOf(ability).id).filter((owner) => owner !== id);
  if (copied.length > 0) {
    const characters = t.all(copied.map(t.character));
    return t.isYou(who)
      ? msg`You have the ability of ${characters} until your next turn.`
      : msg`${name} has the ability of ${characters} for now.`;
  }
  if (before.players[who]?.character === id) return null;
  const character = t.character(id);
  return t.isYou(who) ? msg`You are now ${character}.` : msg`${name} is now ${character}.`;
}

export function eliminatedSentence(t: CardTeller, { who, by, role: known }: Facts['eliminated'], { before }: Scene) {
  const [name, role] = [t.name(who), t.role(known)];
  if (isGhost(before, who))
    return t.isYou(who) ? msg`Your ghost leaves the table.` : msg`${name}’s ghost leaves the table.`;
  if (by === null || by === who) return t.isYou(who) ? msg`You are out.` : msg`${name} falls: ${role}.`;
  const killer = t.name(by);
  if (t.isYou(who)) return msg`${killer} brings you down.`;
  return t.isYou(by) ? msg`You bring down ${name}: ${role}.` : msg`${killer} brings down ${name}: ${role}.`;
}

const isGhost = ({ players }: View, who: Seat): boolean => players[who]?.undead ?? false;
