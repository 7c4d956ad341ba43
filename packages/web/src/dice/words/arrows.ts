// Arrows that change hands: from the pile, back to it, or between players.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Facts } from '@posse/dice';
import type { Scene } from './sentences.ts';
import type { DiceTeller } from './teller.ts';

/** What has changed since the last time. What goes back after an attack goes with all the others. */
export function arrowsSentence(
  t: DiceTeller,
  { who, arrows, chief, pile, chiefInPile }: Facts['tokens'],
  { tokens, pile: before, attacked }: Scene,
): MessageDescriptor | null {
  const held = tokens[who] ?? { arrows: 0, chief: false };
  const left = pile + (chiefInPile ? 1 : 0);
  const name = t.name(who);
  if (left === before) {
    const now = tokensText(t, arrows, chief);
    return t.isYou(who) ? msg`You now have ${now}.` : msg`${name} now has ${now}.`;
  }
  if (left > before) {
    if (attacked) return null;
    const back = tokensText(t, held.arrows - arrows, held.chief && !chief);
    return t.isYou(who) ? msg`You put back ${back}.` : msg`${name} puts back ${back}.`;
  }
  const taken = tokensText(t, arrows - held.arrows, chief && !held.chief);
  if (left === 0) return t.isYou(who) ? msg`You take ${taken}.` : msg`${name} takes ${taken}.`;
  return t.isYou(who)
    ? msg`${plural(left, { one: `You take ${taken}, # is left.`, other: `You take ${taken}, # are left.` })}`
    : msg`${plural(left, { one: `${name} takes ${taken}, # is left.`, other: `${name} takes ${taken}, # are left.` })}`;
}

/** `2 arrows and the Chief’s arrow` */
function tokensText(t: DiceTeller, arrows: number, chief: boolean): string {
  const plain = t.say(msg`${plural(arrows, { 0: 'no arrow', one: '# arrow', other: '# arrows' })}`);
  if (!chief) return plain;
  const chiefs = t.say(msg`the Chief’s arrow`);
  return arrows === 0 ? chiefs : t.all([plain, chiefs]);
}
