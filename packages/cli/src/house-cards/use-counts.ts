// Counts the uses of house cards, characters, events, questions and hooks.

import { type Answer, type CardSet, type Frame, kindOf, type State } from '@posse/card';
import { characterName, eventName, kindName } from '../card/card-narrator.ts';
import { catalogue } from '../card/loaded-catalogue.ts';
import type { Watch } from './watched-functions.ts';

interface Thing {
  readonly what: string;
  readonly name: string;
  readonly unit: string;
  readonly count: number;
}

export interface Uses {
  games: number;
  decisions: number;
  /** The things by field, such as `kinds.moonshine`. */
  readonly things: ReadonlyMap<string, Thing>;
  readonly counts: Map<string, number>;
  /** The last game in which a thing was seen, so that it counts once per game. */
  readonly seenIn: Map<string, number>;
}

export function usesOf(sets: readonly CardSet[], watch: Watch): Uses {
  const counts = new Map<string, number>();
  const things = new Map<string, Thing>();
  const add = (field: string, what: string, name: string, unit: string, count: () => number): void => {
    things.set(field, {
      what,
      name,
      unit,
      get count() {
        return count();
      },
    });
  };
  const counted = (field: string) => () => counts.get(field) ?? 0;
  for (const { id, kinds, characters, events, rules, power } of sets) {
    for (const key of Object.keys(kinds ?? {}))
      add(`kinds.${key}`, 'card', kindName(key), 'times', counted(`kinds.${key}`));
    for (const key of Object.keys(characters ?? {}))
      add(`characters.${key}`, 'character', characterName(key), 'games', counted(`characters.${key}`));
    for (const key of Object.keys(events ?? {}))
      add(`events.${key}`, 'event', eventName(key), 'games', counted(`events.${key}`));
    for (const op of Object.keys(rules ?? {}))
      if (typeof catalogue().rules[op as Frame['op']] !== 'function')
        add(`rules.${op}`, 'question', op, 'times', counted(`rules.${op}`));
    if (power !== undefined) add(`power of ${id}`, 'variant', id, 'games', () => 1);
  }
  for (const field of watch.calls.keys())
    if (!QUESTION_PART.test(field)) add(`calls ${field}`, 'hook', field, 'calls', () => watch.calls.get(field) ?? 0);
  return { games: 0, decisions: 0, things, counts, seenIn: new Map() };
}

/** Functions of a question that are not counted, because the question itself is. */
const QUESTION_PART = /^rules\.\w+\.(who|open|offers|closes)$/;

/** Counts a use. Cards and questions count each time, characters and events once per game. */
export function countUse(uses: Uses, t: State, why: Frame, { kind, card, as }: Answer): void {
  if ((kind === 'play' || kind === 'use') && card !== null) count(uses, `kinds.${as ?? kindOf(t, card).key}`);
  count(uses, `rules.${why.op}`);
  if (t.begun) for (const { character } of t.players) countOnce(uses, `characters.${character}`);
  if (t.event !== null) countOnce(uses, `events.${t.event}`);
}

function count({ counts, things }: Uses, field: string): void {
  if (things.has(field)) counts.set(field, (counts.get(field) ?? 0) + 1);
}

function countOnce(uses: Uses, field: string): void {
  if (uses.seenIn.get(field) === uses.games) return;
  uses.seenIn.set(field, uses.games);
  count(uses, field);
}
