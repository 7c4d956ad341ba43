// Insight into a question: the likely roles of the others, and the options' scores.

import type { Kinds, Role } from '@posse/engine';
import { beliefsFrom } from './belief-cache.ts';
import { botId } from './bot-list.ts';
import type { Clues } from './clue-interface.ts';
import { type PlayStyle, SHREWD } from './play-style.ts';
import { ROLE_LIST } from './role-beliefs.ts';
import type { RulesOfThumb } from './rules-of-thumb.ts';
import type { Memory } from './seat-memory.ts';
import { LEVELS } from './skill-levels.ts';
import { TEMPERS, type Temper } from './tempers.ts';

/** The probability of each role, from 0 to 1. */
export type Odds = Readonly<Record<Role, number>>;

/** The odds of the roles for each seat, as a player of this style infers them from the viewer's knowledge. */
export function oddsFor<K extends Kinds>(
  clues: Clues<K>,
  view: K['view'],
  memory: Memory,
  style: PlayStyle | null = null,
): readonly Odds[] {
  const known = view.players.map(({ role }) => role);
  return beliefsFrom(clues, view.players, memory.deeds, style?.infers ? style : SHREWD)
    .odds(known)
    .map((row) => Object.fromEntries(ROLE_LIST.map((role, place) => [role, row[place] ?? 0])) as Record<Role, number>);
}

/** The score of each of the viewer's options by rules of thumb: higher is better, doing nothing scores 0. */
export function scoresFor<K extends Kinds, Situation>(
  rulesOfThumb: RulesOfThumb<K, Situation>,
  view: K['view'],
  memory: Memory,
  style: PlayStyle,
): readonly number[] {
  const situation = rulesOfThumb.situation(
    view,
    beliefsFrom(rulesOfThumb.clues, view.players, memory.deeds, style),
    style,
    memory,
  );
  return view.options.map((option) => rulesOfThumb.score(situation, option));
}

/** The style of the bot with this id; null for a bot without rules of thumb. */
export function styleOf(id: string): PlayStyle | null {
  for (const level of LEVELS)
    for (const temper of Object.keys(TEMPERS) as Temper[])
      if (botId(level.id, temper) === id) return { ...level.style, ...TEMPERS[temper] };
  return null;
}
