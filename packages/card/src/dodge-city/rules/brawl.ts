// Brawl: one player after the other loses a card.
// The player of the Brawl chooses which one.

import { done, type Seat } from '@posse/engine';
import { type ChooseFrom, chooseFrom } from '../../answers.ts';
import { scrap } from '../../base/rules/card-theft.ts';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { isAlive, others } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    brawl: { readonly by: Seat; readonly left: readonly Seat[] };
  }
  interface Answers {
    brawl: ChooseFrom;
  }
}

export const brawl = (by: Seat, left: readonly Seat[]): Frame => ({ op: 'brawl', by, left });

const hasCards = (t: State, who: Seat): boolean => playerAt(t, who).hand.length + playerAt(t, who).inPlay.length > 0;

export const nobodyToFight = (t: State, me: Seat): 'no-card' | null =>
  others(t, me).some((who) => hasCards(t, who)) ? null : 'no-card';

export const brawlRule: Rule<'brawl'> = {
  who: (f) => f.by,
  open: (t, { by, left: [at] }) => isAlive(t, by) && at !== undefined && hasCards(t, at),
  closes: (t, { by, left: [, ...left] }) => (left.length === 0 || !isAlive(t, by) ? [] : [brawl(by, left)]),
  offers(t, { by, left: [at] }, list) {
    if (at === undefined) return;
    const { hand, inPlay } = playerAt(t, at);
    if (hand.length > 0) list.push(chooseFrom(by, at, 'hand'));
    for (const card of inPlay) list.push(chooseFrom(by, at, card));
  },
  on: {
    choose: (_t, { by, left }, { at, prey }) => done(scrap(at, prey), brawl(by, left.slice(1))),
  },
};
