// The ways from the lobby to a table: alone with bots, or with others on a server. Each gives the address to go to.

import type { GameId, TablePlan } from '@posse/protocol';
import { choose } from '../app/settings.ts';
import { findTable, openTable, plainCode } from './api.ts';
import { newTable, wishes } from './wishes.ts';

const QUICK: TablePlan = { seats: 5, preset: 'standard' };
/** Whoever learns had better not be outwitted. */
const LESSON: TablePlan = { seats: 4, preset: 'first-game', bot: 'gunslinger' };

export async function alone(game: GameId, plan: TablePlan): Promise<string> {
  const { makeSoloTable } = await import('../solo/solo.ts');
  return soloAddress(await makeSoloTable({ game, plan }));
}

/** Against bots as good as were wanted last. */
export const atOnce = (): Promise<string> => alone('card', { ...QUICK, bot: wishes.getState().bot });

/** The first game, in which everything is explained. */
export function guided(): Promise<string> {
  choose({ hints: true });
  return alone('card', LESSON);
}

export async function withOthers(): Promise<string> {
  return tableAddress((await openTable(newTable())).code);
}

/** Throws ApiProblem if there is no such table. */
export async function byCode(given: string): Promise<string> {
  return tableAddress((await findTable(plainCode(given))).code);
}

export const tableAddress = (code: string): string => `/t/${code}`;

export const soloAddress = (code: string): string => `/solo/${code}`;
