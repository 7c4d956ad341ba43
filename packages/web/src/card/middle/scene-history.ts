// What has happened in the scene that is being played, told from the answers before it: a duel's score, what a store had.

import type { CardId, Frame, FrameFor, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Beat } from '../../play/session/beat.ts';

type Story = readonly Beat[];

/** The latest positions in which this was going on, newest first. */
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

/** How many BANG! each has thrown into this duel. */
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

/** Which cards are gone from this store, and who has them; the first one first. */
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
