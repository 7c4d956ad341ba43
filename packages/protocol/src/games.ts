// The games that a table can play, and how their options travel: without the fields that say nothing.

import type { Answer as CardAnswer } from '@posse/card';
import type { Answer as DiceAnswer } from '@posse/dice';
import type { AnswerBase, Json, Seat } from '@posse/engine';
import * as z from 'zod/mini';
import { lean } from './lean.ts';

export const gameId = z.enum(['card', 'dice']);
export type GameId = z.infer<typeof gameId>;

type Blank<A> = Omit<A, 'seat' | 'kind'>;

const BLANKS = {
  card: { card: null, as: null, at: null, prey: null, cost: [], pick: null } satisfies Blank<CardAnswer>,
  dice: { at: null, also: null, dice: [], face: null, twice: false, pick: null } satisfies Blank<DiceAnswer>,
};

/** An option as it travels: whose it is goes without saying. */
export type LeanOption = Readonly<Record<string, Json>>;

export function leanOption({ seat: _, ...answer }: AnswerBase): LeanOption {
  return lean(answer) as LeanOption;
}

/** The answer that an option stands for, whole again. */
export const wholeOption = (game: GameId, seat: Seat, { kind = null, ...given }: LeanOption): object => ({
  seat,
  kind,
  ...BLANKS[game],
  ...given,
});
