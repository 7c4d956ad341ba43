// Compares how bots play our own cards with what their effects alone suggest.

import { type Agreement, playsByEffects } from '@posse/bots';
import type { CardKind, EffectData } from '@posse/card';
import { OWN_ENTRIES } from '@posse/card/packs';

/** Our own kinds as if they were a pack's. */
function dataOf({ key }: CardKind): EffectData | null {
  const { play, power } = OWN_ENTRIES.kinds[key] ?? {};
  if (play === undefined && power === undefined) return null;
  return { ...(play !== undefined && { play }), ...(power !== undefined && { power }) };
}

/** Games of six deputies with all our sets. */
export const ownPlays = (games: number): Agreement =>
  playsByEffects(games, dataOf, { seats: 6, preset: 'everything' }, 'own plays');
