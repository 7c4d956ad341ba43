// Levels and personas of bots: a table chooses the level, the seat decides the persona.

import { botId, LEVELS, type LevelId, PERSONAS, type Persona, randomBot, type Temper } from '@posse/bots';
import { idsOf } from '@posse/engine';

/** The levels that a table may choose. */
export const LEVEL_IDS: readonly string[] = [...idsOf(LEVELS), randomBot.id];

/** The level at tables that choose none. */
export const USUAL_LEVEL: LevelId = 'deputy';

/** The level itself, or the usual one if this program does not know it, perhaps because another version stored it. */
export const knownLevel = (level: string): string => (LEVEL_IDS.includes(level) ? level : USUAL_LEVEL);

/** The bot of this seat if no person plays there. */
export const personaAt = (place: number): Persona => PERSONAS[place % PERSONAS.length] as Persona;

/** The id of the bot with this level and temper. The random bot has no temper. */
export const botAt = (level: string, temper: Temper): string =>
  level === randomBot.id ? level : botId(knownLevel(level) as LevelId, temper);
