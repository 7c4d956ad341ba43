// The game as a client knows it: open part, private part, and their view.

import type { AnswerBase, Json, Seat, Viewer } from '@posse/engine';
import type { GameId } from '../game-ids.ts';
import { type OptionGroup, unpackOptions } from '../grouped-options.ts';
import { type Patch, patched, patchedLike, sharing } from '../patch.ts';
import type { Heard, TableInfo } from '../server-message-schemas.ts';
import { timeFor } from './remaining-time.ts';

/** The fields of a view of any game. */
export interface AnyView {
  readonly viewer: Viewer;
  readonly step: number;
  /** The asked seat; null when the game is over, and for most viewers in a reveal window. */
  readonly asked: Seat | null;
  readonly options: readonly AnswerBase[];
}

/** The game as a client knows it. It is immutable: the next picture replaces it, and shares all equal parts with it. */
export interface GamePicture<View> {
  readonly id: string;
  /** The number of answers so far, which is the number of the open question. */
  readonly step: number;
  readonly view: View;
  /** The part that everybody sees. */
  readonly open: Json;
  /** The part that only the viewer sees, as a patch on the open part. */
  readonly own: Json;
  /** The contribution of each seat to the seed. */
  readonly lucks: readonly string[];
  /** The time when this question was shown, by the clock of this machine. */
  readonly askedSince: number;
  /**
   * Milliseconds from then until the time of the asked player runs out, or the reveal window closes; null while the
   * clock is stopped.
   */
  readonly left: number | null;
  /** Milliseconds that were left when the table was paused; null while it is not. */
  readonly leftAtPause: number | null;
  /** True if somebody asked for more time in the reveal window. */
  readonly moreTime: boolean;
  /** The player does not want to be asked whether to show their role. */
  readonly quiet: boolean;
}

/** Reads the whole game. `before` is the last known picture, of this game or of another. */
export function wholePicture<View extends AnyView>(
  { game }: TableInfo,
  { id, step, open, own, left, lucks, moreTime = false, quiet = false }: Heard<'game'>,
  before: GamePicture<View> | null,
  now: number,
): GamePicture<View> {
  const shared = sharing(before?.open, open);
  const view = viewOf(game, shared, own, before);
  return { id, step, view, open: shared, own, lucks, askedSince: now, left, leftAtPause: null, moreTime, quiet };
}

/** Applies an update, which must be the next one. */
export function nextPicture<View extends AnyView>(
  table: TableInfo,
  update: Heard<'update'>,
  before: GamePicture<View>,
  now: number,
): GamePicture<View> {
  const { step } = update;
  const open = { ...(patched(before.open, update.open) as object), step };
  const own = update.own ?? before.own;
  const view = viewOf(table.game, open, own, before);
  const left = update.left ?? timeFor(table, view.asked);
  return { ...before, step, view, open, own, askedSince: now, left, leftAtPause: null, moreTime: false };
}

interface Own {
  readonly viewer?: Viewer;
  readonly options?: Patch;
}

/** Applies the private part to the open part. All equal parts are shared with the picture before. */
function viewOf<View extends AnyView>(game: GameId, open: Json, own: Json, before: GamePicture<View> | null): View {
  const { options: groups = [], ...rest } = own as Own;
  const options =
    own === before?.own ? before.view.options : optionsOf(game, rest.viewer ?? 'spectator', groups, before?.view);
  return patchedLike({ ...(open as object), options }, rest as Patch, before?.view) as unknown as View;
}

function optionsOf(game: GameId, viewer: Viewer, groups: Patch, before: AnyView | undefined) {
  if (viewer === 'spectator') return [];
  const now = unpackOptions(game, viewer, patched([], groups) as unknown as readonly OptionGroup[]);
  return before === undefined ? now : sharing(before.options, now);
}
