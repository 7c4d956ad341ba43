// Losing life: the wound, the last-second Beer, and reactions of survivors.

import { first, nothing, type Seat, settled } from '@posse/engine';
import { type Pass, type Play, pass, play } from '../../answers.ts';
import { kindOf } from '../../catalogue/catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromHand } from '../../table/card-moves.ts';
import { setLife } from '../../table/life-points.ts';
import { forbidden, framesFromHook } from '../../table/powers-in-force.ts';
import { notPlayable } from './play-phase.ts';

interface Wound {
  readonly who: Seat;
  readonly points: number;
  /** The player who causes the loss; null if nobody does. In their own Duel, a player causes their own loss (P-5). */
  readonly by: Seat | null;
}

declare module '../../frames.ts' {
  interface Frames {
    hurt: Wound;
    /** The frame of a player without life: only a Beer, or an ability that heals at any time, helps now. */
    dying: { readonly who: Seat };
    wounded: Wound;
  }
  interface Answers {
    dying: Play | Pass;
  }
}

export const hurt = (who: Seat, points: number, by: Seat | null): Frame => ({ op: 'hurt', who, points, by });

/** Wounds a player. Zero points are no wound. A ghost can't lose more life than they have (R-HN-GHOST-2). */
export const hurtRule: Rule<'hurt'> = (t, { who, points: dealt, by }) => {
  const { alive, undead, life } = playerAt(t, who);
  if (!alive || life <= 0 || dealt < 1) return nothing;
  const points = undead ? Math.min(life, dealt) : dealt;
  if (t.facts !== null) tell(t, 'hurt', { who, points, by });
  setLife(t, who, life - points);
  const wounded: Frame = { op: 'wounded', who, points, by };
  return life > points || undead ? [wounded] : [{ op: 'dying', who }, wounded];
};

/** Asks everybody with a hand card, even if none of their cards helps: skipping them would reveal that. */
export const dyingRule: Rule<'dying'> = {
  who: (f) => f.who,
  open: (t, { who }) => playerAt(t, who).life <= 0 && playerAt(t, who).hand.length > 0,
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) if (saves(t, who, card)) list.push(play(who, card, null));
    list.push(pass(who));
  },
  on: {
    play(t, { who }, { card }) {
      tell(t, 'played', { who, card, as: null, at: null, prey: null });
      discardFromHand(t, who, card);
      return first(
        ...kindOf(t, card).play(t, who, who, null, card, null),
        ...framesFromHook(t, who, t.catalogue.hooks.answers, ({ answers }) => answers?.(t, who)),
      );
    },
    pass: () => settled,
  },
};

/** Does this card save the dying? Only a Beer does, a Saloon does not (R-BEER-09). */
function saves(t: State, who: Seat, card: CardId): boolean {
  const kind = kindOf(t, card);
  return kind.beer && forbidden(t, who, kind, card) === null && notPlayable(t, who, kind) === null;
}

export const woundedRule: Rule<'wounded'> = (t, { who, points, by }) => {
  const { life, undead } = playerAt(t, who);
  if (life <= 0 && !undead) {
    t.fallen.push({ who, by });
    return nothing;
  }
  for (const frame of framesFromHook(t, who, t.catalogue.hooks.wounded, ({ wounded }) => wounded?.(t, who, points, by)))
    t.waiting.push({ seat: who, cause: 'wounded', frame });
  return nothing;
};
