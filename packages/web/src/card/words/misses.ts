// How many Missed! a shot takes in all, whoever it is that makes it so many, and how many were played.

import { type FrameFor, fixed, type View } from '@posse/card';
import { catalogue, deedsOf, ownerOf } from '../../catalogue.ts';

export interface Misses {
  readonly needed: number;
  readonly played: number;
  /** The id of the character or event that asks for more than one; null if one does. */
  readonly because: string | null;
}

/** The frame counts down; what it began with is the shooter's to say (Slab the Killer) or the event's (Sniper). */
export function missesOf(view: View, { by, with: source, need }: FrameFor<'shot'>): Misses {
  const abilities =
    by === null || catalogue().events[view.event ?? '']?.power.silences === 'abilities'
      ? []
      : view.players[by]?.abilities;
  const killer = abilities?.map(ownerOf).find(({ power }) => fixed(power.misses, 1) > 1);
  const isBang = catalogue().kinds[source]?.bang === true;
  const ofSource = deedsOf(source).find(({ verb }) => verb === 'shoot')?.count ?? 1;
  const needed = Math.max(need, isBang ? fixed(killer?.power.misses ?? 1, 1) : ofSource);
  const because = needed === 1 ? null : isBang ? (killer?.id ?? source) : source;
  return { needed, played: needed - need, because };
}
