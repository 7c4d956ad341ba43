// Does what everybody sees leave but one answer? Judged by what a spectator sees and nothing else: whatever the table makes of it,
// such as answering at once, gives nothing away that is hidden.

import { type Pending, type Seat, seatsOf } from '@posse/engine';
import type { Answer } from './answers.ts';
import { clone } from './clone.ts';
import type { Frame } from './frames.ts';
import { unseenCards } from './redeal/cards.ts';
import { type CardId, playerAt, type State } from './state.ts';
import { view } from './view.ts';

type Asked = Pending<Frame, Answer>;

/** Could anything else be answered here, or be done by anybody of his own accord, whatever the hands are that nobody sees? */
export function couldBeOther(t: State, { seat }: Asked, ask: (any: State) => Asked): boolean {
  const unseen = unseenCards(t.catalogue, view(t, null, 'spectator'));
  const any = clone(t);
  for (const who of seatsOf(t.players.length)) holdAnything(any, who, unseen);
  const canBe = (one: Answer): boolean => fromHand(one) <= handOf(t, one.seat).length;
  const asked = ask(any);
  if (asked.asides.some(canBe)) return true;
  if (hiddenIn(t, seat) !== 1) return asked.options.filter(canBe).length > 1;
  // One card is one card, whichever it is: each in its turn, so that there is no choice where none would be. What others could do does not hang on it.
  const open = openIn(t, seat);
  return unseen.some((card) => {
    playerAt(any, seat).hand = [...open, card];
    return ask(any).options.filter(canBe).length > 1;
  });
}

const handOf = (t: State, who: Seat): readonly CardId[] => playerAt(t, who).hand;
const openIn = (t: State, who: Seat): CardId[] => handOf(t, who).filter((card) => card === t.shown);
const hiddenIn = (t: State, who: Seat): number => handOf(t, who).length - openIn(t, who).length;

/** Every card that nobody sees is in this hand, if it holds one: whatever could be held is held. */
function holdAnything(t: State, who: Seat, unseen: readonly CardId[]): void {
  if (hiddenIn(t, who) > 0) playerAt(t, who).hand = [...openIn(t, who), ...unseen];
}

/** How many hand cards this answer takes. */
const fromHand = ({ kind, cost }: Answer): number => cost.length + (kind === 'play' || kind === 'discard' ? 1 : 0);
