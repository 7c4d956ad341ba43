// Decides whether an answer is forced, from what a spectator sees.
// A forced answer can therefore be given at once without revealing anything hidden.

import { type Pending, type Seat, seatsOf } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { Frame } from './frames.ts';
import { unseenCards } from './redeal/hidden-cards.ts';
import { type CardId, playerAt, type State } from './state.ts';
import { clone } from './state-copy.ts';
import { keepHandSizes } from './table/hand-size.ts';
import { view } from './view.ts';

type Asked = Pending<Frame, Answer>;

/** Would another answer, or a move of anybody else, be possible with any hidden hands that fit? */
export function couldBeOther(t: State, { asked: seat }: Asked, ask: (any: State) => Asked): boolean {
  const unseen = unseenCards(t.catalogue, view(t, null, 'spectator'));
  const any = clone(t);
  keepHandSizes(
    any,
    t.players.map(({ hand }) => hand.length),
  );
  for (const who of seatsOf(t.players.length)) holdAllUnseen(any, who, unseen);
  const canBe = (one: Answer): boolean => fromHand(one) <= handOf(t, one.seat).length;
  const asked = ask(any);
  if (asked.asides.some(canBe)) return true;
  if (hiddenIn(t, seat) !== 1) return asked.options.filter(canBe).length > 1;
  // A single hidden card is tried one by one, because all cards together could offer a choice that no single one does.
  // Asides of others do not depend on it.
  const open = openIn(t, seat);
  return unseen.some((card) => {
    playerAt(any, seat).hand = [...open, card];
    return ask(any).options.filter(canBe).length > 1;
  });
}

const handOf = (t: State, who: Seat): readonly CardId[] => playerAt(t, who).hand;
const openIn = (t: State, who: Seat): CardId[] => handOf(t, who).filter((card) => card === t.shown);
const hiddenIn = (t: State, who: Seat): number => handOf(t, who).length - openIn(t, who).length;

/** Puts all unseen cards into this hand if it has a hidden card, so that everything possible is offered. */
function holdAllUnseen(t: State, who: Seat, unseen: readonly CardId[]): void {
  if (hiddenIn(t, who) > 0) playerAt(t, who).hand = [...openIn(t, who), ...unseen];
}

/** The number of hand cards that this answer uses. */
const fromHand = ({ kind, cost }: Answer): number => cost.length + (kind === 'play' || kind === 'discard' ? 1 : 0);
