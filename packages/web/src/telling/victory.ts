// Who has won, in words.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Role, Seat } from '@posse/engine';
import { calm, type StatusWords, type Teller, yours } from './teller.ts';

/** Three play without a Sheriff, each for himself. */
export function victory(t: Teller, winners: readonly Seat[], roles: readonly (Role | null)[]): MessageDescriptor {
  const [first] = winners;
  if (first === undefined) return msg`Nobody wins`;
  if (!roles.includes('sheriff')) {
    const name = t.name(first);
    return t.isYou(first) ? msg`You win` : msg`${name} wins`;
  }
  const sides = winners.map((who) => roles[who]);
  if (sides.includes('sheriff')) return msg`The law wins`;
  return sides.includes('outlaw') ? msg`The Outlaws win` : msg`The Renegade wins`;
}

export function overWords(
  t: Teller,
  isSeated: boolean,
  winners: readonly Seat[],
  roles: readonly (Role | null)[],
): StatusWords {
  const title = victory(t, winners, roles);
  const names = t.all(winners.filter((who) => !t.isYou(who)).map(t.name));
  const count = winners.length;
  if (count === 0) return calm(title, msg`No one is left standing`);
  if (winners.some(t.isYou)) return yours(title, count === 1 ? msg`You win alone` : msg`You win with ${names}`);
  if (isSeated) return calm(title, msg`You lose to ${names}`);
  return calm(title, msg`${plural(count, { one: `Winner: ${names}`, other: `Winners: ${names}` })}`);
}
