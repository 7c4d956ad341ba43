// Applies messages from the server to the state that a client shows.

import { type Patch, patched, sharing } from '../patch.ts';
import {
  type ChatLineInfo,
  type FromServer,
  fromServer,
  type Heard,
  type TableInfo,
  tableInfo,
} from '../server-message-schemas.ts';
import { fromWire } from '../step-field-names.ts';
import { type AnyView, type GamePicture, nextPicture, wholePicture } from './client-game-picture.ts';
import type { Shown } from './client-types.ts';
import { withBank, withPause } from './remaining-time.ts';

/** Messages about the table. The others answer a request. */
export type StateMessage = Exclude<
  FromServer,
  Heard<'error' | 'because' | 'ticket' | 'pong' | 'settled' | 'story' | 'evening' | 'deeds' | 'hands' | 'revealed'>
>;

/** The maximum number of chat lines that are kept. */
const MAX_LINES = 500;

/** Parses a message from the server. Null if that fails, because it comes from another version. */
export function parseMessage(data: unknown): FromServer | null {
  try {
    return fromWire(fromServer.parse(JSON.parse(String(data))));
  } catch {
    return null;
  }
}

/**
 * The changes that a message makes. Null if it makes none; `gap` if it does not fit the state, so that the client must
 * fetch all of it.
 */
export function changesBy<View extends AnyView>(
  shown: Shown<View>,
  news: StateMessage,
  now: number,
): Partial<Shown<View>> | null | 'gap' {
  const { table } = shown;
  switch (news.type) {
    case 'welcome':
      return welcomed(shown, news, now);
    case 'table':
      return table === null ? null : tableChange(tableAfter(table, news.changes), shown.game, now);
    case 'seat':
      return { seat: news.seat, token: news.seat === null ? null : (news.token ?? shown.token) };
    case 'game':
      return table === null ? null : { game: wholePicture(table, news, shown.game, now) };
    case 'update':
      return table === null || shown.game === null ? null : updated(table, shown.game, news, now);
    case 'proof':
      return { proof: { game: news.game, secret: news.secret } };
    case 'predicted':
      return { prediction: { game: news.game, side: news.side } };
    case 'line':
      return linesWith(shown.lines, news.line);
  }
}

/** The lines with one more, in the order of their numbers. Null if it is known already. */
function linesWith(known: readonly ChatLineInfo[], line: ChatLineInfo): Pick<Shown<AnyView>, 'lines'> | null {
  const after = known.findLastIndex(({ number }) => number <= line.number);
  if (known[after]?.number === line.number) return null;
  return { lines: known.toSpliced(after + 1, 0, line).slice(-MAX_LINES) };
}

/** The table with these changes; null if they do not fit. */
export function tableAfter(table: TableInfo, changes: Patch): TableInfo | null {
  const { data } = tableInfo.safeParse(patched(table, changes));
  return data === undefined ? null : (sharing(table, data) as TableInfo);
}

const tableChange = <View extends AnyView>(table: TableInfo | null, game: GamePicture<View> | null, now: number) =>
  table === null ? 'gap' : { table, game: gameAt(table, game, now) };

function welcomed<View extends AnyView>(
  shown: Shown<View>,
  { you, pass, seat, table, lines }: Heard<'welcome'>,
  now: number,
): Partial<Shown<View>> | 'gap' {
  const game = gameAt(table, shown.game, now);
  // A view from another seat is useless.
  if (game !== null && game.view.viewer !== (seat ?? 'spectator')) return 'gap';
  return { status: 'open', you, pass: pass ?? shown.pass, seat, table, lines, game };
}

/** The known game, if it is still the one at the table. */
function gameAt<View>({ gameId, paused }: TableInfo, game: GamePicture<View> | null, now: number) {
  return game?.id === gameId ? withPause(game, paused, now) : null;
}

function updated<View extends AnyView>(
  before: TableInfo,
  game: GamePicture<View>,
  update: Heard<'update'>,
  now: number,
): Partial<Shown<View>> | null | 'gap' {
  if (update.step <= game.step) return null;
  if (update.step > game.step + 1) return 'gap';
  // Only the player who is asked spends time, so the bank is theirs.
  const table = update.bank === undefined ? before : withBank(before, game.view.asked, update.bank);
  return { table, game: nextPicture(table, update, game, now) };
}
