// Checks pages of the story against the game and against the holders of seats.

import { type Kinds, type Seat, samePlain } from '@posse/engine';
import { type Heard as FromServerOf, patched, shortFact } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { Figures } from './checked-counts.ts';
import type { RecordingClient } from './recording-client.ts';
import type { TrueGame } from './true-game.ts';

/** Checks that the holder of a seat at a step receives the seat's secret facts, and all others those of spectators. */
export function checkStory<K extends Kinds>(
  recordingClient: RecordingClient,
  { game, from, seat, open, steps }: FromServerOf<'story'>,
  trueGame: TrueGame<K>,
  figures: Figures,
): void {
  if (steps.length === 0) return;
  const held = seat === null ? () => false : heldBy(recordingClient, game, seat);
  let view: unknown = open;
  for (const [place, { facts, open: changes, own }] of steps.entries()) {
    const step = from + place;
    must(samePlain(view, openAt(trueGame, step)), () => `the story shows another open view at step ${step}`);
    must(
      own !== true || held(step),
      () => `seat ${seat} reads its own facts of step ${step}, and did not hold the seat then`,
    );
    const viewer = own === true ? (seat as Seat) : 'spectator';
    const told = trueGame.told(step + 1, viewer).map((fact) => shortFact(fact));
    must(samePlain(facts, told), () => `the story tells other facts of step ${step} than ${JSON.stringify(told)}`);
    view = { ...(patched(view, changes) as object), step: step + 1 };
    figures.storySteps++;
    if (own === true) figures.ownStorySteps++;
  }
}

const openAt = <K extends Kinds>(trueGame: TrueGame<K>, n: number): K['view'] => trueGame.shown(n, 'spectator', false);

interface Point {
  readonly n: number;
  readonly viewer: unknown;
  /** True if it is the first view after connecting: earlier changes of seats may have been missed. */
  readonly isAfterGap: boolean;
}

/** Each step of the game that this person was sent on any device, and the seat from which they saw it, in order. */
function pointsOf({ heard, before }: RecordingClient, game: string): readonly Point[] {
  let isAfterGap = true;
  const here: Point[] = [];
  for (const { text, picture } of heard) {
    if (text.startsWith('{"type":"welcome"')) isAfterGap = true;
    if (picture?.id !== game || !/^\{"type":"(game|update)"/.test(text)) continue;
    here.push({ n: picture.step, viewer: picture.view.viewer, isAfterGap });
    isAfterGap = false;
  }
  return before === null ? here : [...pointsOf(before, game), ...here];
}

/** Did this person sit there before the deal? */
function satAtDeal({ heard, before }: RecordingClient, game: string, seat: number): boolean {
  const first = heard.findIndex(({ table }) => table?.gameId === game);
  const earlier = heard.slice(0, Math.max(0, first)).at(-1);
  return earlier?.seat === seat || (before !== null && satAtDeal(before, game, seat));
}

/**
 * May this person have held the seat at a step? That is so if their last view by then was from the seat; if they sat
 * there before the deal and have no view yet; or if their next view is from the seat and is the first after a
 * disconnection. Nobody held a seat that was another player's.
 */
function heldBy(recordingClient: RecordingClient, game: string, seat: number): (step: number) => boolean {
  const points = pointsOf(recordingClient, game);
  const isOfDeal = satAtDeal(recordingClient, game, seat);
  const isLost = (step: number): boolean =>
    recordingClient.losses.some((loss) => loss.seat === seat && step >= loss.from && step < loss.to);
  return (step) => {
    const at = points.findLastIndex(({ n }) => n <= step);
    const [now, next] = [points[at], points[at + 1]];
    const isFromGap = next?.viewer === seat && next.isAfterGap;
    return !isLost(step) && (isFromGap || (now === undefined ? isOfDeal : now.viewer === seat));
  };
}
