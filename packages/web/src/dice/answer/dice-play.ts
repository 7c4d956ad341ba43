// One's own answer in the making at a dice table: what is picked, which dice lie on the felt, and what sends it.

import type { Answer, Face, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type Play, useBegun, useOffer, usePlay } from '../../play/answer/answer-draft.tsx';
import { useSession } from '../../play/session/SessionContext.tsx';
import { asTheyFell, movable, moved, rerollOf } from '../tray/tray.ts';
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
} from './dice-picks.ts';
import { spentDice, wantsSheet } from './dice-question.ts';

/** Something that can't be chosen or moved now, but one wants to know why. */
type Looked = { readonly seat: Seat } | { readonly die: number };

export interface DicePlay extends Play<View> {
  /** The viewer is asked, and the table has shown everything before it. */
  readonly isAsked: boolean;
  readonly picks: Picks;
  readonly next: Next;
  /** Places of dice that the question is about. */
  readonly lit: ReadonlySet<number>;
  /** Places of dice that will be thrown again, and of those that may be. */
  readonly felt: ReadonlySet<number>;
  readonly movable: ReadonlySet<number>;
  /** Throws what lies on the felt; null if that can't be. */
  readonly reroll: Answer | null;
  /** Places of dice that are worth keeping and would be thrown again, though nobody has touched them; none if there is nothing to say. */
  readonly atRisk: readonly number[];
  /** Whether one was asked about these: then the next tap throws. */
  readonly isWarned: boolean;
  /** Throws what lies on the felt but what is worth keeping; null if nothing is left. */
  readonly careful: Answer | null;
  /** All beers at once, where only one place is of use; null elsewhere. */
  readonly allBeers: AllBeers | null;
  readonly looked: Looked | null;
  pickWay(answer: Answer): void;
  pickDie(place: number): void;
  pickFace(face: Face): void;
  /** From the felt to the shelf, or back. */
  move(place: number): void;
  /** Throws again, or asks once more before it throws what is worth keeping. */
  rollAgain(): void;
  pourAll(at: Seat): void;
  send(answer: Answer): void;
  look(looked: Looked | null): void;
}

interface Begun {
  readonly picks: Picks;
  /** Null until a die was moved. */
  readonly felt: ReadonlySet<number> | null;
  /** Places of dice that were moved, there or back. */
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
  const { view, you, number, isCaughtUp, ...offer } = useOffer<View>();
  const isAsked = isCaughtUp && offer.isAsked;
  const [begun, keep] = useBegun(number, FRESH);
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
  const pourAll = usePourAll(view, number, options, send);
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
