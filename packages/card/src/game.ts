// The card game behind the interface that every caller uses.

import { type Game, type Json, makeLoop, type Pending } from '@posse/engine';
import './sets.ts';
import { type Answer, sameAnswer } from './answers.ts';
import { aftermath } from './base/rules/death.ts';
import { clone } from './clone.ts';
import { explain } from './explain.ts';
import type { CardFact } from './facts.ts';
import type { Frame } from './frames.ts';
import { redeal } from './redeal.ts';
import { characterOf, ownerOf, RULES } from './registry.ts';
import { restore, save } from './save.ts';
import { dealt, setupFrom, type Wishes } from './setup.ts';
import { playerAt, type State } from './state.ts';
import { refreshStanding } from './table/powers.ts';
import { type View, view } from './view.ts';

const loop = makeLoop<State, Frame, Answer>({
  rules: RULES,
  seats: (t) => t.players.length,
  same: sameAnswer,
  abilities(t, seat, frame, list) {
    const { alive, abilities } = playerAt(t, seat);
    if (!alive) return;
    for (const id of abilities) {
      const { offer } = ownerOf(id).power;
      if (offer === null) continue;
      if (offer.when === 'any time' || (frame.op === 'phase2' && frame.who === seat)) offer.list(t, seat, list);
    }
  },
  useAbility(t, answer, calm) {
    const offer = characterOf(answer.pick as string).power.offer;
    if (offer === null) return [];
    if (t.facts !== null)
      t.facts.push({ kind: 'ability', open: { who: answer.seat, of: answer.pick as string }, secret: null });
    const frames = offer.use(t, answer.seat, answer);
    return calm ? [...frames, aftermath] : frames;
  },
});

const pending = (t: State): Pending<Frame, Answer> | null => loop.pending(t);

/** Runs a state that was put together by hand to its first question. */
export function settle(t: State): void {
  for (const player of t.players) refreshStanding(player);
  loop.settle(t);
}

export const cardGame: Game<Wishes, State, Frame, Answer, CardFact, View> = {
  deal(wishes, seed) {
    const t = dealt(setupFrom(wishes), seed);
    loop.settle(t);
    return t;
  },
  pending,
  apply(t, answer) {
    const facts: CardFact[] = [];
    t.facts = facts;
    try {
      loop.apply(t, answer);
    } finally {
      t.facts = null;
    }
    return facts;
  },
  advance: (t, answer) => loop.apply(t, answer),
  view: (t, viewer) => view(t, viewer, pending(t)),
  redeal,
  clone,
  save,
  restore: (saved: Json) => restore(saved),
  result: (t) => t.winners,
  explain: (t, seat, attempt) => explain(t, pending(t), seat, attempt),
};
