// Compares a game with a save of another program, which may know other things.

import type { Json } from '@posse/engine';
import type { Match } from './match.ts';

/** Compares only what both programs store. Unknown parts are ignored. */
export const isAsSaved = (match: Match, saved: Json): boolean => {
  const [now, then] = [stateIn(match.save()), stateIn(saved)];
  return then === null || now === null || isSame(now, then);
};

interface Fields {
  readonly [field: string]: Json;
}

const fieldsOf = (value: Json | undefined): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** The game state in a save, without the seal and the bots' memories. */
const stateIn = (saved: Json): Fields | null => fieldsOf(fieldsOf(fieldsOf(saved)?.state)?.state);

/**
 * Fields that differ between programs although the game is the same: the stack of rules, and the index of an ability.
 */
const PROGRAMS_OWN = ['stack', 'ability'];

function isSame(now: Json | undefined, then: Json | undefined): boolean {
  if (Array.isArray(now) && Array.isArray(then))
    return now.length === then.length && now.every((entry, place) => isSame(entry, then[place]));
  const [some, others] = [fieldsOf(now), fieldsOf(then)];
  if (some === null || others === null) return now === then;
  return Object.keys(some).every(
    (field) => PROGRAMS_OWN.includes(field) || !Object.hasOwn(others, field) || isSame(some[field], others[field]),
  );
}
