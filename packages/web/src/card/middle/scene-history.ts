// The history of the open scene: the score of a duel, cards of a store.

import type { CardId, Frame, FrameFor, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Beat } from '../../game-table/session/beat.ts';

type Story = readonly Beat[];

/** The latest positions with this frame, newest first. */
function* backwards<K extends Frame['op']>(story: Story, op: K): Generator<FrameFor<K>> {
  for (const { before } of story.toReversed()) {
    const frame = (before as View).stack.findLast((one) => one.op === op);
    if (frame === undefined) return;
    yield frame as FrameFor<K>;
  }
}

export interface Score {
  readonly now: number;
  readonly next: number;
}

/** The number of BANG! that each player has played in this duel. */
export function duelScore(story: Story, { by, now, next }: FrameFor<'duel'>): Score {
  let turns = 0;
  let last = now;
  for (const past of backwards(story, 'duel')) {
    if (past.by !== by || (past.now !== now && past.now !== next)) break;
    if (past.now !== last) turns++;
    last = past.now;
  }
  return { now: Math.floor(turns / 2), next: Math.ceil(turns / 2) };
}

export interface Taken {
  readonly card: CardId;
  readonly by: Seat;
}

/** The cards taken from this store, and who took them, in order. */
export function takenFrom(story: Story, store: FrameFor<'store'>): Taken[] {
  const taken: Taken[] = [];
  let { cards } = store;
  for (const past of backwards(story, 'store')) {
    const gone = past.cards.filter((card) => !cards.includes(card));
    for (const card of gone) taken.unshift({ card, by: past.left[0] as Seat });
    cards = past.cards;
  }
  return taken;
}
