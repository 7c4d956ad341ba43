// The dead tell no tales: while a game lasts, nobody who plays and lives hears the gallery.

import type { AnyView, Heard as FromServerOf, GamePicture, LineInfo } from '@posse/protocol';
import type { Kinds } from '@posse/server/games';
import { must } from '../trial.ts';
import type { Heard } from './ear.ts';
import type { Truth } from './truth.ts';

/** How many lines of the gallery it is, in a game: one or none. */
export function checkLine({ seat, table, picture }: Heard, { channel, name }: LineInfo): number {
  if (channel !== 'gallery' || table?.phase !== 'playing') return 0;
  must(!lives(picture, seat), () => `seat ${seat} plays and heard ${name} in the gallery`);
  return 1;
}

/** What was said before he came. `after` is that and what he heard then: how the game stands. */
export function checkWelcome<K extends Kinds>(
  { seat, table, lines }: FromServerOf<'welcome'>,
  after: readonly Heard[],
  truths: ReadonlyMap<string, Truth<K>>,
): void {
  const truth = truths.get(table.gameId ?? '');
  if (table.phase !== 'playing' || truth === undefined) return;
  const { startedAt } = truth.proof.replay;
  const next = after.findIndex(({ text }, place) => place > 0 && !/^\{"type":"(game|update)"/.test(text));
  // Whoever lost his line again before he had heard it all can't tell whether he lived when he came.
  if (next < 0 || after[next]?.text.startsWith('{"type":"welcome"')) return;
  const caughtUp = after.slice(0, next).filter(({ picture }) => picture?.id === table.gameId);
  must(caughtUp.length > 0, () => `seat ${seat} was welcome, and not shown the game`);
  const secret = lines.find(({ channel, at }) => channel === 'gallery' && at >= startedAt);
  // Nor can whoever died, or is back from the dead, in what he has missed.
  const lived = caughtUp.every(({ picture }) => lives(picture, seat));
  must(
    secret === undefined || !lived,
    () =>
      `seat ${seat}, at ${caughtUp.map(({ picture }) => picture?.n)}, is shown what ${secret?.name} said in the gallery`,
  );
}

const lives = (picture: GamePicture<AnyView> | null, seat: number | null): boolean => {
  const players = (picture?.view as { players?: readonly { readonly alive: boolean }[] } | undefined)?.players;
  return seat !== null && players?.[seat]?.alive !== false;
};
