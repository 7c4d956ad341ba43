// The user's last wishes for a table, kept in the browser: game, plan, bots, terms.

import type { LevelId } from '@posse/bots';
import type { GameId, NewTable, TablePlan } from '@posse/protocol';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../app/server-root-path.ts';
import { USUAL_LEVEL } from '../words/bot-names.ts';
import { CLOCKS, type ClockPreset } from './plan/clock-presets.ts';
import type { TermsChosen } from './plan/TableTerms.tsx';

export interface Wishes {
  readonly game: GameId;
  readonly plans: Readonly<Record<GameId, TablePlan>>;
  /** The level of bots in either game. */
  readonly bot: LevelId;
  readonly pace: ClockPreset;
  readonly isPublic: boolean;
  /** Do spectators read the chat of eliminated players? */
  readonly gallery: boolean;
  /** May people take the seats of bots during a game? */
  readonly latecomers: boolean;
  /** May eliminated players look at all hands? */
  readonly openHands: boolean;
  /** May players bring bots of their own? */
  readonly ownBots: boolean;
}

const USUAL: TablePlan = { seats: 5, preset: 'standard' };

const usual = (): Wishes => ({
  game: 'card',
  plans: { card: USUAL, dice: USUAL },
  bot: USUAL_LEVEL,
  pace: 'normal',
  isPublic: false,
  gallery: false,
  latecomers: false,
  openHands: false,
  ownBots: true,
});

export const wishes = createStore<Wishes>()(
  persist(usual, { name: keptAs('posse-wishes'), version: 1, storage: createJSONStorage(() => localStorage) }),
);

export const useWishes = <T>(select: (wishes: Wishes) => T): T => useStore(wishes, select);

export function wish(changes: Partial<Wishes>): void {
  wishes.setState(changes);
}

/** Remembers the wishes for a table. The clock is always one of the three presets here. */
export const wishTerms = ({ pace, ...terms }: Partial<TermsChosen>): void => wish({ ...terms, ...(pace && { pace }) });

export function newTable(): NewTable {
  const { game, plans, bot, pace, isPublic, gallery, latecomers, openHands, ownBots } = wishes.getState();
  const terms = {
    ...(gallery && { gallery }),
    ...(latecomers && { latecomers }),
    // The dice game has no hands.
    ...(openHands && game === 'card' && { openHands }),
    ...(!ownBots && { ownBots }),
  };
  const plan = { ...plans[game], bot, ...terms };
  return { game, plan, clock: CLOCKS[pace], isPublic };
}
