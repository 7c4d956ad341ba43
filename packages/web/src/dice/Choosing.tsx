// One's own answer in the making, for everything on the table: what is picked, which dice lie on the felt, and what sends it.

import type { Answer, Face, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useDiceView, useIsCaughtUp, useSession, useTable } from '../session/SessionContext.tsx';
import {
  type Choice,
  choiceOf,
  diceAsked,
  isBegun,
  NO_PICKS,
  type Offered,
  type Picks,
  withDie,
  withSeat,
  withWay,
} from './choosing.ts';
import { spentDice } from './question.ts';
import { asTheyFell, movable, moved, rerollOf } from './tray.ts';

/** Something that can't be chosen or moved now, but one wants to know why. */
export type Looked = { readonly seat: Seat } | { readonly die: number };

export interface Choosing {
  readonly view: View;
  /** The viewer is asked, and the table has shown everything before it. */
  readonly isAsked: boolean;
  readonly picks: Picks;
  readonly choice: Choice;
  /** Something is picked that can be taken back. */
  readonly isBegun: boolean;
  /** Places of dice that the question is about. */
  readonly lit: ReadonlySet<number>;
  /** Places of dice that will be thrown again, and of those that may be. */
  readonly felt: ReadonlySet<number>;
  readonly movable: ReadonlySet<number>;
  /** Throws what lies on the felt; null if that can't be. */
  readonly reroll: Answer | null;
  readonly looked: Looked | null;
  pickWay(answer: Answer): void;
  pickDie(place: number): void;
  pickFace(face: Face): void;
  pickSeat(seat: Seat): void;
  /** From the felt to the shelf, or back. */
  move(place: number): void;
  send(answer: Answer): void;
  takeBack(): void;
  look(looked: Looked | null): void;
}

interface Begun {
  /** The question that it is about. */
  readonly n: number;
  readonly picks: Picks;
  /** Null until a die was moved. */
  readonly felt: ReadonlySet<number> | null;
  readonly looked: Looked | null;
}

const NOTHING_OFFERED: readonly Answer[] = [];

const ChoosingContext = createContext<Choosing | null>(null);

export function useChoosing(): Choosing {
  const choosing = useContext(ChoosingContext);
  if (choosing === null) throw new Error('There is no table to play at here.');
  return choosing;
}

export function ChoosingProvider({ children }: { readonly children: ReactNode }) {
  return <ChoosingContext value={useNewChoosing()}>{children}</ChoosingContext>;
}

function useNewChoosing(): Choosing {
  const session = useSession();
  const view = useDiceView();
  const n = useTable(({ shown }) => shown?.n ?? 0);
  const isAsked = useIsCaughtUp() && view.asked !== null && view.asked === view.viewer;
  const fresh: Begun = { n, picks: NO_PICKS, felt: null, looked: null };
  const [kept, keep] = useState(fresh);
  const begun = kept.n === n ? kept : fresh;
  const { picks, looked } = begun;
  const options = isAsked ? view.options : NOTHING_OFFERED;
  const offered: Offered = { options, dice: view.dice };
  const choice = choiceOf(offered, picks);
  const spent = spentDice(view);
  const isUnspent = (place: number): boolean => !spent.has(place);
  const felt = begun.felt ?? asTheyFell(options, view.dice);

  const send = (answer: Answer): void => {
    if (session.answer(answer)) keep({ ...fresh, felt: begun.felt });
  };
  const pick = (next: Picks): void => {
    const { complete, needsConfirming } = choiceOf(offered, next);
    if (complete !== null && !needsConfirming) send(complete);
    else keep({ ...begun, picks: next, looked: null });
  };
  return {
    view,
    isAsked,
    picks,
    choice: { ...choice, dice: choice.dice.filter(isUnspent) },
    isBegun: isBegun(picks),
    lit: new Set(diceAsked(offered, picks).filter(isUnspent)),
    felt,
    movable: movable(options),
    reroll: rerollOf(options, felt),
    looked,
    pickWay: (answer) => pick(withWay(picks, answer)),
    pickDie: (place) => pick(withDie(offered, picks, place)),
    pickFace: (face) => pick({ ...picks, face }),
    pickSeat: (seat) => pick(withSeat(picks, seat)),
    move: (place) => keep({ ...begun, felt: moved(felt, place), looked: null }),
    send,
    takeBack: () => keep({ ...begun, picks: NO_PICKS, looked: null }),
    look: (next) => keep({ ...begun, looked: next }),
  };
}
