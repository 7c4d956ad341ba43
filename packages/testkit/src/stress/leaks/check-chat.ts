// The dead tell no tales: while a game lasts, only the dead hear the gallery, and those who watch if the plan says so; nobody who plays hears those who watch.

import type { Kinds } from '@posse/engine';
import type { AnyView, Heard as FromServerOf, GamePicture, LineInfo, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ReceivedMessage } from './recording-client.ts';
import type { TrueGame } from './true-game.ts';

/** How many lines of a game it is that are not for all: one or none. */
export function checkChatLine({ seat: sits, you, table, picture }: ReceivedMessage, line: LineInfo): number {
  const { channel, game, name } = line;
  if (channel === 'table' || table?.phase !== 'playing') return 0;
  const seat = sits ?? heldBy(table, you);
  must(game === table.gameId, () => `${name} was heard in ${channel} of game ${game}, and ${table.gameId} is played`);
  must(!lives(picture, seat), () => `seat ${seat} plays and heard ${name} in ${channel}`);
  must(isForWatchers(table, line) || seat !== null, () => `somebody who watches heard ${name} in ${channel}`);
  must(channel === 'gallery' || seat === null, () => `seat ${seat} heard ${name}, who watches`);
  return 1;
}

/** Who has left still holds his seat; null for somebody who watches. */
function heldBy({ seats }: TableInfo, you: string | null): number | null {
  const held = seats.findIndex(({ guest }) => guest !== null && guest === you);
  return held < 0 ? null : held;
}

const isForWatchers = ({ plan }: TableInfo, { channel }: LineInfo): boolean =>
  channel === 'watchers' || plan.gallery === true;

/** What was said before he came. `after` is that and what he heard then: how the game stands. */
export function checkWelcome<K extends Kinds>(
  { seat: sits, you, table, lines }: FromServerOf<'welcome'>,
  after: readonly ReceivedMessage[],
  truths: ReadonlyMap<string, TrueGame<K>>,
): void {
  const seat = sits ?? heldBy(table, you);
  const truth = truths.get(table.gameId ?? '');
  if (table.phase !== 'playing' || truth === undefined) return;
  const next = after.findIndex(({ text }, place) => place > 0 && !/^\{"type":"(game|update|table|seat)"/.test(text));
  // Whoever lost his line again before he had heard it all can't tell whether he lived when he came.
  if (next < 0 || after[next]?.text.startsWith('{"type":"welcome"')) return;
  const caughtUp = after.slice(0, next).filter(({ picture }) => picture?.id === table.gameId);
  must(caughtUp.length > 0, () => `seat ${seat} was welcome, and not shown the game`);
  const secrets = lines.filter(({ channel, game }) => channel !== 'table' && game === table.gameId);
  const [secret] = secrets;
  must(
    seat !== null || secrets.every((line) => isForWatchers(table, line)),
    () => 'somebody who came to watch is shown what the dead say',
  );
  // Nor can whoever died, or is back from the dead, in what he has missed.
  const lived = caughtUp.every(({ picture }) => lives(picture, seat));
  must(
    secret === undefined || !lived,
    () =>
      `seat ${seat}, at ${caughtUp.map(({ picture }) => picture?.step)}, is shown what ${secret?.name} said in the gallery`,
  );
}

const lives = (picture: GamePicture<AnyView> | null, seat: number | null): boolean => {
  const players = (picture?.view as { players?: readonly { readonly alive: boolean }[] } | undefined)?.players;
  return seat !== null && players?.[seat]?.alive !== false;
};
