// What a player makes of a question, for whoever wants to show it: who the others may be, and what each answer is worth.

import type { Kinds, Role } from '@posse/engine';
import { ROLE_LIST } from './beliefs.ts';
import { beliefsFrom } from './believed.ts';
import { botId } from './bots.ts';
import { LEVELS } from './levels.ts';
import type { Lore } from './lore.ts';
import { type Manner, SHREWD } from './manner.ts';
import type { Memory } from './memory.ts';
import { TEMPERS, type Temper } from './tempers.ts';
import type { Thumbs } from './thumbs.ts';

/** How likely each role is, from 0 to 1. */
export type Odds = Readonly<Record<Role, number>>;

/** For each seat how likely it has which role, by all that the viewer knows and remembers: as one of this manner concludes, or else anybody shrewd. */
export function oddsFor<K extends Kinds>(
  lore: Lore<K>,
  view: K['view'],
  memory: Memory,
  manner: Manner | null = null,
): readonly Odds[] {
  const known = view.players.map(({ role }) => role);
  return beliefsFrom(lore, view.players, memory.deeds, manner?.infers ? manner : SHREWD)
    .odds(known)
    .map((row) => Object.fromEntries(ROLE_LIST.map((role, place) => [role, row[place] ?? 0])) as Record<Role, number>);
}

/** What each of the viewer's options is worth by rules of thumb: higher is better, to do nothing is worth 0. */
export function scoresFor<K extends Kinds, Glance>(
  thumbs: Thumbs<K, Glance>,
  view: K['view'],
  memory: Memory,
  manner: Manner,
): readonly number[] {
  const glance = thumbs.glance(view, beliefsFrom(thumbs.lore, view.players, memory.deeds, manner), manner, memory);
  return view.options.map((option) => thumbs.score(glance, option));
}

/** How the bot with this id plays; null for one that follows no rules of thumb. */
export function mannerOf(id: string): Manner | null {
  for (const level of LEVELS)
    for (const temper of Object.keys(TEMPERS) as Temper[])
      if (botId(level.id, temper) === id) return { ...level.manner, ...TEMPERS[temper] };
  return null;
}
