// The ways from the lobby to a table. Each returns an address.

import type { GameId, TableInfo, TablePlan } from '@posse/protocol';
import { useContext, useState } from 'react';
import { useLocation } from 'wouter';
import { choose } from '../app/user-settings.ts';
import { WayBackContext } from '../out-of-game/side-game-context.ts';
import type { SecondTryWish } from '../solo/solo-worker-messages.ts';
import { newTable, wishes } from './last-table-wishes.ts';
import { codeOf, findTableBy, openTable } from './server-requests.ts';

const QUICK: TablePlan = { seats: 5, preset: 'standard' };

export async function alone(game: GameId, plan: TablePlan, packs: readonly object[] = []): Promise<string> {
  const { makeSoloTable } = await import('../solo/solo-games.ts');
  return soloAddress(await makeSoloTable({ game, plan, packs }));
}

/** Plays a finished game again from one of its positions, against bots. */
export async function again(wish: SecondTryWish): Promise<string> {
  const { trySoloAgain } = await import('../solo/solo-games.ts');
  return soloAddress(await trySoloAgain(wish));
}

/** Starts another game like the one at this table; after a first game, a real one. */
export const anew = ({
  game,
  plan,
  packs,
  staged,
}: Pick<TableInfo, 'game' | 'plan' | 'packs' | 'staged'>): Promise<string> =>
  staged ? atOnce(game) : alone(game, plan, packs);

/** Starts a solo game at once, with bots of the level that was chosen last. */
export const atOnce = (game: GameId = 'card'): Promise<string> => alone(game, { ...QUICK, bot: wishes.getState().bot });

/** Starts the first game, with explanations. */
export async function guided(game: GameId): Promise<string> {
  choose({ hints: true });
  const [{ makeSoloTable }, { STAGES }] = await Promise.all([
    import('../solo/solo-games.ts'),
    import('../lessons/staged-first-games.ts'),
  ]);
  return soloAddress(await makeSoloTable(STAGES[game]));
}

export async function withOthers(): Promise<string> {
  return tableAddress((await openTable(newTable())).code);
}

/** Finds a table by a code as it was read out, or by the whole link. Throws ApiProblem if it does not exist. */
export async function byCode(given: string): Promise<string> {
  return tableAddress((await findTableBy(given)).code);
}

export const tableAddress = (code: string): string => `/t/${code}`;

export const soloAddress = (code: string): string => `/solo/${code}`;

/** The lobby's message to the table: a user who comes to play takes a seat at once. */
export interface Arrival {
  readonly sits: boolean;
}

export interface Going {
  /** The way in progress; null for none. */
  readonly way: string | null;
  /** The reason why the last attempt failed; null if it did not. */
  readonly refused: string | null;
  go(way: string, address: () => Promise<string>, arrival?: Arrival): void;
}

/** Goes to a table, with the way in progress and the reason of a failure. */
export function useGo(): Going {
  const [, navigate] = useLocation();
  const [way, setWay] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const wayBack = useContext(WayBackContext);
  const go = async (name: string, address: () => Promise<string>, state: Arrival): Promise<void> => {
    setWay(name);
    setRefused(null);
    try {
      const found = await address();
      if (wayBack === null) navigate(found, { state });
      else {
        // Beside a table another solo game takes the place of the last one.
        wayBack.goOn(found);
        setWay(null);
      }
    } catch (error) {
      setRefused(codeOf(error));
      setWay(null);
    }
  };
  return { way, refused, go: (name, address, arrival = { sits: true }) => void go(name, address, arrival) };
}
