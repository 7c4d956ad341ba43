// The answer that the viewer is composing at a dice table.

import type { Answer, Face, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type Play, useBegun, useOffer, usePlay } from '../../game-table/answer/answer-draft.tsx';
import { useSession } from '../../game-table/session/SessionContext.tsx';
import { asTheyFell, movable, moved, rerollOf } from '../tray/tray-layout.ts';
import { worthKeeping } from '../tray/valuable-dice.ts';
import { type AllBeers, allBeersFor, usePourAll } from './all-beers.ts';
import {
  diceAsked,
  isBegun,
  type Next,
  NO_PICKS,
  nextOf,
  type Offered,
  type Picks,
  withDie,
  withSeat,
  withWay,
} from './dice-answer-picks.ts';
import { spentDice, wantsSheet } from './open-dice-question.ts';

/** A seat or die that the user tapped although it can't be used now: its reason is shown. */
type Looked = { readonly seat: Seat } | { readonly die: number };

export interface DicePlay extends Play<View> {
  /** True if the viewer is asked and all earlier animations have ended. */
  readonly isAsked: boolean;
  readonly picks: Picks;
  readonly next: Next;
  /** Indices of the dice that the question is about. */
  readonly lit: ReadonlySet<number>;
  /** Indices of dice that will be rolled again, and of those that may be. */
  readonly felt: ReadonlySet<number>;
  readonly movable: ReadonlySet<number>;
  /** Rolls the dice on the felt; null if that is impossible. */
  readonly reroll: Answer | null;
  /** Indices of untouched dice that are worth keeping but would be rolled again; empty if there are none. */
  readonly atRisk: readonly number[];
  /** True if the viewer was warned about these dice: the next tap rolls. */
  readonly isWarned: boolean;
  /** Rolls the dice on the felt except those worth keeping; null if none is left. */
  readonly careful: Answer | null;
  /** Pours all beers at once if only one target makes sense; null otherwise. */
  readonly allBeers: AllBeers | null;
  readonly looked: Looked | null;
  pickWay(answer: Answer): void;
  pickDie(place: number): void;
  pickFace(face: Face): void;
  /** Moves a die from the felt to the shelf, or back. */
  move(place: number): void;
  /** Rolls again, or warns first if dice worth keeping would be rolled. */
  rollAgain(): void;
  pourAll(at: Seat): void;
  send(answer: Answer): void;
  look(looked: Looked | null): void;
}

interface Begun {
  readonly picks: Picks;
  /** Indices of the dice on the felt; null until a die was moved. */
  readonly felt: ReadonlySet<number> | null;
  /** Indices of dice that were moved, in either direction. */
  readonly touched: readonly number[];
  readonly isWarned: boolean;
  readonly looked: Looked | null;
}

const FRESH: Begun = { picks: NO_PICKS, felt: null, touched: [], isWarned: false, looked: null };
const NOTHING_OFFERED: readonly Answer[] = [];
const NO_DICE: readonly number[] = [];

export const useDicePlay = (): DicePlay => usePlay<DicePlay>();

export function useNewDicePlay(): DicePlay {
  const session = useSession();
  const { view, you, step, isCaughtUp, ...offer } = useOffer<View>();
  const isAsked = isCaughtUp && offer.isAsked;
  const [begun, keep] = useBegun(step, FRESH);
  const { picks, looked } = begun;
  const options = isAsked ? offer.options : NOTHING_OFFERED;
  const offered: Offered = { options, dice: view.dice };
  const next = nextOf(offered, picks);
  const spent = spentDice(view);
  const isUnspent = (place: number): boolean => !spent.has(place);
  const felt = begun.felt ?? asTheyFell(options, view.dice);
  const isCalled = isAsked && wantsSheet(view);
  const reroll = rerollOf(options, felt);
  const untouched = [...felt].filter((place) => !begun.touched.includes(place));
  const atRisk = reroll === null ? NO_DICE : worthKeeping(view, untouched);

  const send = (answer: Answer): void => {
    if (session.answer(answer)) keep({ ...FRESH, felt: begun.felt });
  };
  const pourAll = usePourAll(view, step, options, send);
  const pick = (picked: Picks): void => {
    const { complete, needsConfirming } = nextOf(offered, picked);
    if (complete !== null && !needsConfirming) send(complete);
    else keep({ ...begun, picks: picked, looked: null });
  };
  return {
    view,
    you,
    isAsked,
    isCalled,
    hasSheet: isCalled,
    picks,
    next: { ...next, dice: next.dice.filter(isUnspent) },
    isBegun: isBegun(picks),
    lit: new Set(diceAsked(offered, picks).filter(isUnspent)),
    felt,
    movable: movable(options),
    reroll,
    atRisk,
    isWarned: begun.isWarned && atRisk.length > 0,
    careful: rerollOf(options, new Set([...felt].filter((place) => !atRisk.includes(place)))),
    allBeers: isBegun(picks) ? null : allBeersFor(view, options),
    looked,
    targets: next.seats,
    picked: picks.seats,
    pickWay: (answer) => pick(withWay(picks, answer)),
    pickDie: (place) => pick(withDie(offered, picks, place)),
    pickFace: (face) => pick({ ...picks, face }),
    pickSeat: (seat) => pick(withSeat(picks, seat)),
    move: (place) =>
      keep({
        ...begun,
        felt: moved(felt, place),
        touched: [...begun.touched, place],
        isWarned: false,
        looked: null,
      }),
    rollAgain() {
      if (atRisk.length > 0 && !begun.isWarned) keep({ ...begun, isWarned: true, looked: null });
      else if (reroll !== null) send(reroll);
    },
    pourAll,
    send,
    takeBack: () => keep({ ...begun, picks: NO_PICKS, isWarned: false, looked: null }),
    look: (at) => keep({ ...begun, looked: at }),
  };
}
