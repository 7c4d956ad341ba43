// Options travel in groups: neighbours of one kind are sent together, each field once with a value for every option.
//
//   {"kind":"play","card":[12,12,40],"at":[1,3,2]}   three options
//   {"kind":"pass"}                                  one
//
// Whose options they are goes without saying, and so does a field that is null, false or empty.

import type { Answer as CardAnswer } from '@posse/card';
import type { Answer as DiceAnswer } from '@posse/dice';
import type { AnswerBase, Json, Seat } from '@posse/engine';
import type { GameId } from './games.ts';

export type OptionGroup = { readonly kind: string; readonly [field: string]: Json };
type Columns = { kind: string; [field: string]: Json[] | string };

export function packOptions(options: readonly AnswerBase[]): OptionGroup[] {
  const groups: Columns[] = [];
  let last: Columns | null = null;
  for (const option of options) {
    const fields = saying(option);
    if (last === null || !isAlike(last, option.kind, fields)) {
      last = { kind: option.kind };
      for (const [field] of fields) last[field] = [];
      groups.push(last);
    }
    for (const [field, value] of fields) (last[field] as Json[]).push(value);
  }
  return groups;
}

/** The fields that say something, besides the kind. */
function saying(option: AnswerBase): (readonly [string, Json])[] {
  const fields: (readonly [string, Json])[] = [];
  for (const field in option) {
    const value = (option as unknown as Record<string, Json>)[field] as Json;
    if (field === 'seat' || field === 'kind' || value === null || value === false) continue;
    if (!Array.isArray(value) || value.length > 0) fields.push([field, value]);
  }
  return fields;
}

const isAlike = (group: Columns, kind: string, fields: readonly (readonly [string, Json])[]): boolean =>
  group.kind === kind &&
  fields.length > 0 &&
  fields.length === Object.keys(group).length - 1 &&
  fields.every(([field]) => field in group);

type Blank<A> = Omit<A, 'seat' | 'kind'>;

const BLANKS = {
  card: { card: null, as: null, at: null, prey: null, cost: [], pick: null } satisfies Blank<CardAnswer>,
  dice: { at: null, also: null, dice: [], face: null, twice: false, pick: null } satisfies Blank<DiceAnswer>,
};

/** The answers that these groups stand for, whole again and in order. */
export const unpackOptions = (game: GameId, seat: Seat, groups: readonly OptionGroup[]): AnswerBase[] =>
  groups.flatMap(({ kind, ...columns }) => {
    const fields = Object.entries(columns) as [string, readonly Json[]][];
    return Array.from({ length: fields[0]?.[1].length ?? 1 }, (_, place) => ({
      seat,
      kind,
      ...BLANKS[game],
      ...Object.fromEntries(fields.map(([field, values]) => [field, values[place]])),
    }));
  });
