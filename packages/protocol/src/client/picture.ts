// A game as the server tells it: what everybody sees, what only this viewer sees, and the view that the two make.

import type { AnswerBase, Json, Seat, Viewer } from '@posse/engine';
import type { Heard, TableInfo } from '../from-server.ts';
import type { GameId } from '../games.ts';
import { type OptionGroup, unpackOptions } from '../options.ts';
import { type Patch, patched, patchedLike, sharing } from '../patch.ts';
import { timeFor } from './clock.ts';

/** What every view has, whatever the game. */
export interface AnyView {
  readonly viewer: Viewer;
  readonly step: number;
  /** Who is asked; null when the game is over, and for most while a moment is open in which somebody may show a role. */
  readonly asked: Seat | null;
  readonly options: readonly AnswerBase[];
}

/** It never changes: the next one takes its place, and shares with it whatever is the same. */
export interface GamePicture<View> {
  readonly id: string;
  /** How many answers were given: the number of the open question. */
  readonly n: number;
  readonly view: View;
  /** What everybody sees. */
  readonly open: Json;
  /** What only the viewer sees, as a patch on that. */
  readonly own: Json;
  /** Each seat's part of the seed. */
  readonly lucks: readonly string[];
  /** When this question was shown, by the clock of this machine. */
  readonly askedSince: number;
  /** Milliseconds from then until the time of whoever is asked runs out, or a moment is over; null while it stands still. */
  readonly left: number | null;
  /** What was left when the table was paused; null while it is not. */
  readonly leftAtPause: number | null;
  /** Somebody who could show a role has asked for more time. */
  readonly moreTime: boolean;
  /** One does not want to be asked whether to show one's role. */
  readonly quiet: boolean;
}

/** The whole game, as it stands. `before` is what was known until now, of this game or another. */
export function wholePicture<View extends AnyView>(
  { game }: TableInfo,
  { id, n, open, own, left, lucks, moreTime = false, quiet = false }: Heard<'game'>,
  before: GamePicture<View> | null,
  now: number,
): GamePicture<View> {
  const shared = sharing(before?.open, open);
  const view = viewOf(game, shared, own, before);
  return { id, n, view, open: shared, own, lucks, askedSince: now, left, leftAtPause: null, moreTime, quiet };
}

/** One answer further. The update must be the next one. */
export function nextPicture<View extends AnyView>(
  table: TableInfo,
  update: Heard<'update'>,
  before: GamePicture<View>,
  now: number,
): GamePicture<View> {
  const { n } = update;
  const open = { ...(patched(before.open, update.open) as object), step: n };
  const own = update.own ?? before.own;
  const view = viewOf(table.game, open, own, before);
  const left = update.left ?? timeFor(table, view.asked);
  return { ...before, n, view, open, own, askedSince: now, left, leftAtPause: null, moreTime: false };
}

interface Own {
  readonly viewer?: Viewer;
  readonly options?: Patch;
}

/** What everybody sees, with what only the viewer sees put in. Whatever is as it was before is the very same. */
function viewOf<View extends AnyView>(game: GameId, open: Json, own: Json, before: GamePicture<View> | null): View {
  const { options: groups = [], ...rest } = own as Own;
  const options =
    own === before?.own ? before.view.options : optionsOf(game, rest.viewer ?? 'spectator', groups, before?.view);
  return patchedLike({ ...(open as object), options }, rest as Patch, before?.view) as unknown as View;
}

function optionsOf(game: GameId, viewer: Viewer, groups: Patch, before: AnyView | undefined) {
  // Who only watches has no options.
  if (viewer === 'spectator') return [];
  const now = unpackOptions(game, viewer, patched([], groups) as unknown as readonly OptionGroup[]);
  return before === undefined ? now : sharing(before.options, now);
}
