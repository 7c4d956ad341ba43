// The answer that the viewer is composing, as far as all games share it.
// The game's own components are provided here too.

import type { Seat } from '@posse/engine';
import { createContext, useCallback, useContext, useState } from 'react';
import type { AnyTableGame } from '../game-interface.ts';
import type { GameView } from '../session/beat.ts';
import { useIsCaughtUp, useTable } from '../session/SessionContext.tsx';

export interface Play<V extends GameView = GameView> {
  readonly view: V;
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null;
  /** True if the viewer is asked something that must not be missed. */
  readonly isCalled: boolean;
  /** True if a sheet with the answers lies on the table. */
  readonly hasSheet: boolean;
  /** True if something is picked and can be undone. */
  readonly isBegun: boolean;
  /** Players who can be picked now, or who were picked. */
  readonly targets: readonly Seat[];
  readonly picked: readonly Seat[];
  pickSeat(who: Seat): void;
  /** Shows why this player can't be picked. */
  look(at: { readonly seat: Seat }): void;
  takeBack(): void;
}

export const PlayContext = createContext<Play | null>(null);
export const GameContext = createContext<AnyTableGame | null>(null);

/** The answer in the making. Each game calls this with its own type. */
export function usePlay<P extends Play>(): P {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('There is no table to play at here.');
  return play as P;
}

export function useGame(): AnyTableGame {
  const game = useContext(GameContext);
  if (game === null) throw new Error('There is no table to play at here.');
  return game;
}

export interface Offer<V extends GameView> {
  readonly view: V;
  readonly you: Seat | null;
  readonly isAsked: boolean;
  /** The possible answers; empty unless `isCaughtUp`, because the table still shows earlier events. */
  readonly options: V['options'];
  readonly isCaughtUp: boolean;
  /** The step of the question. */
  readonly step: number;
}

export function useOffer<V extends GameView>(): Offer<V> {
  const view = useTable(({ shown }) => shown?.view) as V;
  const step = useTable(({ shown }) => shown?.step ?? 0);
  const isCaughtUp = useIsCaughtUp();
  const options = isCaughtUp && view.options.length > 0 ? view.options : NOTHING;
  const you = view.viewer === 'spectator' ? null : view.viewer;
  return { view, you, isAsked: view.asked !== null && view.asked === you, options, isCaughtUp, step };
}

const NOTHING: GameView['options'] = [];

/** Keeps a draft while the same question is open. `question` is null for drafts made while others are asked. */
export function useBegun<Begun>(question: number | null, fresh: Begun): readonly [Begun, (begun: Begun) => void] {
  const [kept, setKept] = useState({ question, begun: fresh });
  const keep = useCallback((begun: Begun) => setKept({ question, begun }), [question]);
  return [kept.question === question ? kept.begun : fresh, keep];
}
