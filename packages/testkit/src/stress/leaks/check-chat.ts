// Checks that living players cannot read the chat of eliminated ones or spectators.

import type { Kinds } from '@posse/engine';
import type { AnyView, ChatLineInfo, Heard as FromServerOf, GamePicture, TableInfo } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ReceivedMessage } from './recording-client.ts';
import type { TrueGame } from './true-game.ts';

/** Checks one chat line. Returns 1 if it is of a channel with limited readers, else 0. */
export function checkChatLine({ seat: sits, you, table, picture }: ReceivedMessage, line: ChatLineInfo): number {
  const { channel, game, name } = line;
  if (channel === 'table' || table?.phase !== 'playing') return 0;
  must(you !== 'screen', () => `a screen heard ${name} in ${channel}`);
  const seat = sits ?? heldBy(table, you);
  must(game === table.gameId, () => `${name} was heard in ${channel} of game ${game}, and ${table.gameId} is played`);
  must(!lives(picture, seat), () => `seat ${seat} plays and heard ${name} in ${channel}`);
  must(isForWatchers(table, line) || seat !== null, () => `somebody who watches heard ${name} in ${channel}`);
  must(channel === 'gallery' || seat === null, () => `seat ${seat} heard ${name}, who watches`);
  return 1;
}

/** The seat that a guest holds, even if they have left the table; null for a spectator. */
function heldBy({ seats }: TableInfo, you: string | null): number | null {
  const held = seats.findIndex(({ guest }) => guest !== null && guest === you);
  return held < 0 ? null : held;
}

const isForWatchers = ({ plan }: TableInfo, { channel }: ChatLineInfo): boolean =>
  channel === 'watchers' || plan.gallery === true;

/**
 * Checks the earlier chat lines that a guest receives after joining. `after` is the rest of what they received, which
 * shows the state of the game.
 */
export function checkWelcome<K extends Kinds>(
  { seat: sits, you, table, lines }: FromServerOf<'welcome'>,
  after: readonly ReceivedMessage[],
  truths: ReadonlyMap<string, TrueGame<K>>,
): void {
  const seat = sits ?? heldBy(table, you);
  const trueGame = truths.get(table.gameId ?? '');
  if (table.phase !== 'playing' || trueGame === undefined) return;
  const next = after.findIndex(({ text }, place) => place > 0 && !/^\{"type":"(game|update|table|seat)"/.test(text));
  // A guest who was disconnected again too early received nothing that shows whether they were alive.
  if (next < 0 || after[next]?.text.startsWith('{"type":"welcome"')) return;
  const caughtUp = after.slice(0, next).filter(({ picture }) => picture?.id === table.gameId);
  must(caughtUp.length > 0, () => `seat ${seat} was welcome, and not shown the game`);
  const secrets = lines.filter(({ channel, game }) => channel !== 'table' && game === table.gameId);
  const [secret] = secrets;
  must(
    seat !== null || secrets.every((line) => isForWatchers(table, line)),
    () => 'somebody who came to watch is shown what the dead say',
  );
  // Nor is it known of a guest who was eliminated or revived in the part that they missed.
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
