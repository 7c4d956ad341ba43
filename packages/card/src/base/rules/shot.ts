// A shot: somebody must dodge, with Missed! cards and Barrels, or take the hit.

import { done, nothing, type Seat } from '@posse/engine';
import { barrel, pass, play } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, FrameFor, Rule } from '../../frames.ts';
import { kindOf, ownerOf } from '../../registry.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromHand } from '../../table/cards.ts';
import { conversionOf } from '../../table/powers.ts';
import { isAlive } from '../../table/seats.ts';
import { check } from './check.ts';
import { catchUp } from './death.ts';
import { hurt } from './hurt.ts';

declare module '../../frames.ts' {
  interface Frames {
    shot: {
      readonly by: Seat | null;
      readonly at: Seat;
      /** The card that it came from, by its key. */
      readonly with: string;
      /** Missed! still needed. */
      readonly need: number;
      /** Barrels already tried against this shot; null is the one that Jourdonnais carries in himself. */
      readonly tried: readonly (CardId | null)[];
    };
  }
  interface Answers {
    shot: 'play' | 'barrel' | 'pass';
  }
}

export const shot = (by: Seat, at: Seat, using: string, need = 1): Frame => ({
  op: 'shot',
  by,
  at,
  with: using,
  need,
  tried: [],
});

type Shot = FrameFor<'shot'>;

export const shotRule: Rule<'shot'> = {
  who: (s) => s.at,
  open: (t, s) => isAlive(t, s.at) && s.need > 0 && (playerAt(t, s.at).hand.length > 0 || barrelsFor(t, s).length > 0),
  closes: (t, s) => (s.need > 0 ? hit(s) : dodged(t, s)),
  offers(t, s, list) {
    for (const untried of barrelsFor(t, s)) list.push(barrel(s.at, untried));
    const also = conversionOf(t, s.at);
    for (const card of playerAt(t, s.at).hand) {
      const kind = kindOf(card);
      const other = kind.dodges ? kind : also(kind);
      if (other?.dodges) list.push(play(s.at, card, other === kind ? null : other.key));
    }
    list.push(pass(s.at));
  },
  on: {
    play(t, s, { card, as }) {
      tell(t, 'played', { who: s.at, card: card as CardId, as, at: null, prey: null });
      discardFromHand(t, s.at, card as CardId);
      const after: Shot = { ...s, need: s.need - 1 };
      return after.need > 0 ? done(catchUp(s.at), after) : done(after);
    },
    barrel(_t, s, { card }) {
      const after: Shot = { ...s, tried: [...s.tried, card] };
      return done(check(s.at, 'hearts', [{ ...after, need: s.need - 1 }], [after]));
    },
    pass: (_t, s) => done(...hit(s)),
  },
};

/** The Barrels that may still be tried: one attempt each for every shot (R-BARREL-05). */
export function barrelsFor(t: State, s: Shot): (CardId | null)[] {
  const { abilities, inPlay } = playerAt(t, s.at);
  const found: (CardId | null)[] = [];
  for (const id of abilities) if (ownerOf(id).power.barrel && !s.tried.includes(null)) found.push(null);
  for (const card of inPlay) if (kindOf(card).power.barrel && !s.tried.includes(card)) found.push(card);
  return found;
}

const hit = (s: Shot): readonly Frame[] => [hurt(s.at, 1, s.by)];

function dodged(t: State, { at, by, with: using }: Shot): readonly Frame[] {
  tell(t, 'dodged', { who: at, by, with: using });
  return nothing;
}
