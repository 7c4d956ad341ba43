// Arrow tokens. Every move of a token happens here.

import type { Seat } from '@posse/engine';
import { tell } from '../facts.ts';
import { playerAt, type State, type Token } from '../state.ts';

/** Tokens in the pile, the Chief's arrow counted as one. */
export const tokensInPile = (t: State): number => t.pile + (t.chiefInPile ? 1 : 0);

/** The tokens that can be taken from the pile. */
export function takeable(t: State): Token[] {
  const found: Token[] = [];
  if (t.pile > 0) found.push('arrow');
  if (t.chiefInPile) found.push('chief');
  return found;
}

export function takeFromPile(t: State, who: Seat, token: Token): void {
  if (token === 'chief') {
    t.chiefInPile = false;
    playerAt(t, who).chief = true;
  } else {
    t.pile--;
    playerAt(t, who).arrows++;
  }
  t.lastArrows = [...t.lastArrows, { who, token }];
  tellTokens(t, who);
}

export function putBack(t: State, who: Seat, token: Token): void {
  if (token === 'chief') {
    t.chiefInPile = true;
    playerAt(t, who).chief = false;
  } else {
    t.pile++;
    playerAt(t, who).arrows--;
  }
  // Arrows look alike, so the latest of the player's counts as the returned one.
  const place = t.lastArrows.findLastIndex((one) => one.who === who && one.token === token);
  if (place >= 0) t.lastArrows = t.lastArrows.toSpliced(place, 1);
  tellTokens(t, who);
}

export function putAllBack(t: State, who: Seat): void {
  const player = playerAt(t, who);
  if (player.arrows === 0 && !player.chief) return;
  t.pile += player.arrows;
  t.chiefInPile ||= player.chief;
  player.arrows = 0;
  player.chief = false;
  t.lastArrows = t.lastArrows.filter((one) => one.who !== who);
  tellTokens(t, who);
}

export function takeChiefFrom(t: State, from: Seat, who: Seat): void {
  giveTokens(t, from, playerAt(t, from).arrows, false);
  giveTokens(t, who, playerAt(t, who).arrows, true);
  t.lastArrows = [...t.lastArrows, { who, token: 'chief' }];
}

export function giveTokens(t: State, who: Seat, arrows: number, chief: boolean): void {
  playerAt(t, who).arrows = arrows;
  playerAt(t, who).chief = chief;
  tellTokens(t, who);
}

/** The tokens of a player that can be returned one by one. */
export function heldBy(t: State, who: Seat): Token[] {
  const { arrows, chief } = playerAt(t, who);
  const found: Token[] = [];
  if (arrows > 0) found.push('arrow');
  if (chief) found.push('chief');
  return found;
}

function tellTokens(t: State, who: Seat): void {
  if (t.facts === null) return;
  const { arrows, chief } = playerAt(t, who);
  tell(t, 'tokens', { who, arrows, chief, pile: t.pile, chiefInPile: t.chiefInPile });
}
