// The grouped form of options: neighbours with the same kind and fields are sent together.
// Each field is sent once, with a list of values, one for every option.
//
//   {"kind":"play","card":[12,12,40],"at":[1,3,2]}   three options
//   {"kind":"pass"}                                  one
//
// The seat is not sent, and neither is a field that is null, false or empty.

import type { Answer as CardAnswer } from '@posse/card';
import type { Answer as DiceAnswer } from '@posse/dice';
import type { AnswerBase, Json, Seat } from '@posse/engine';
import type { GameId } from './game-ids.ts';

export type OptionGroup = { readonly kind: string; readonly [field: string]: Json };
type Columns = { kind: string; [field: string]: Json[] | string };

export function packOptions(options: readonly AnswerBase[]): OptionGroup[] {
  const groups: Columns[] = [];
  let last: Columns | null = null;
  let width = 0;
  for (const option of options) {
    const fields = option as unknown as Readonly<Record<string, Json>>;
    if (last === null || !isAlike(last, width, option.kind, fields)) {
      last = { kind: option.kind };
      width = 0;
      for (const field in fields) {
        if (!says(field, fields[field] as Json)) continue;
        last[field] = [];
        width++;
      }
      groups.push(last);
    }
    for (const field in fields) {
      const value = fields[field] as Json;
      if (says(field, value)) (last[field] as Json[]).push(value);
    }
  }
  return groups;
}

/** Must this field be sent? Not if it is null, false or empty. */
const says = (field: string, value: Json): boolean =>
  value !== null &&
  value !== false &&
  field !== 'seat' &&
  field !== 'kind' &&
  (!Array.isArray(value) || value.length > 0);

/** Does this option have the same kind and fields as the group? */
function isAlike(group: Columns, width: number, kind: string, fields: Readonly<Record<string, Json>>): boolean {
  if (group.kind !== kind || width === 0) return false;
  let alike = 0;
  for (const field in fields) {
    if (!says(field, fields[field] as Json)) continue;
    if (!(field in group)) return false;
    alike++;
  }
  return alike === width;
}

type Blank<A> = Omit<A, 'seat' | 'kind'>;

const BLANKS = {
  card: { card: null, as: null, at: null, prey: null, cost: [], pick: null } satisfies Blank<CardAnswer>,
  dice: { at: null, also: null, dice: [], face: null, twice: false, pick: null } satisfies Blank<DiceAnswer>,
};

/** Restores the answers of these groups, complete and in order. */
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
