// Derives from a view a full position that looks the same, and reasons against moves.

import { type Attempt, type Game, type Kinds, type Refusal, randomFrom, type Seat } from '@posse/engine';

export interface Insight<K extends Kinds> {
  /** A position that fits the view. Hidden parts are arbitrary, because they do not affect the answers. */
  positionOf(view: K['view']): K['state'];
  /** The reason why the viewer can't do this; null if they can. */
  whyNot(view: K['view'], attempt: Attempt<K['answer']>): Refusal | null;
}

export function insightInto<K extends Kinds>(game: Game<K>): Insight<K> {
  const positions = new WeakMap<K['view'], K['state']>();
  const positionOf = (view: K['view']): K['state'] => {
    const known = positions.get(view);
    if (known !== undefined) return known;
    const position = game.redeal(view, randomFrom('insight'));
    positions.set(view, position);
    return position;
  };
  return {
    positionOf,
    whyNot: (view, attempt) =>
      view.viewer === 'spectator' ? null : game.explain(positionOf(view), view.viewer, attempt),
  };
}

interface Asked<Frame> {
  readonly asked: Seat | null;
  readonly stack: readonly Frame[];
}

/** The frame that asks; null when nobody is asked. */
export const questionOf = <Frame>({ asked, stack }: Asked<Frame>): Frame | null =>
  asked === null ? null : (stack.at(-1) ?? null);
