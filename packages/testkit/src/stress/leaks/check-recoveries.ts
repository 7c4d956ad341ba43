// Checks that a seat's secrets stay secret to players who lose or recover it.

import { randomFrom } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { ClockServer } from '../clock/clock-server.ts';
import { FakeClocks } from '../clock/settable-clocks.ts';
import { must } from '../stress-test.ts';
import type { Recording } from './recorded-table.ts';
import { RecoveredTable } from './recovered-table.ts';
import { readStrictly } from './strict-schemas.ts';

const GAMES: readonly GameId[] = ['card', 'dice'];

/** Plays a game of each kind in which a seat is recovered and then taken back, on a server with settable clocks. */
export async function recordRecoveries(isCluster: boolean): Promise<readonly Recording[]> {
  const time = new FakeClocks();
  const uninstall = time.install();
  const server = await ClockServer.open(time, isCluster);
  const recordings: Recording[] = [];
  try {
    for (const game of GAMES) {
      const table = await RecoveredTable.open(server, time, game, randomFrom(`recovered ${game}`));
      try {
        recordings.push(await table.play(game));
      } finally {
        table.leave();
      }
    }
    return recordings;
  } finally {
    uninstall();
    await server.remove();
  }
}

/**
 * Throws if a client saw the game from a seat, or received its own facts, while the seat was another player's.
 * Returns the number of messages.
 */
export function checkLosses({ recordingClients }: Recording): number {
  let judged = 0;
  for (const { name, losses, heard } of recordingClients)
    for (const { seat, from, to } of losses)
      for (const { text, picture } of heard) {
        const message = readStrictly(text);
        if (message.type === 'story')
          for (const [place, { own }] of message.steps.entries()) {
            const step = message.from + place;
            must(own !== true || step < from || step >= to, () => `${name} reads what only another knows: ${text}`);
          }
        else if ((message.type === 'game' || message.type === 'update') && picture !== null) {
          // At the step of the change itself both see the game from the seat, one after the other.
          const isLost = picture.step > from && picture.step < to;
          must(!isLost || picture.view.viewer !== seat, () => `${name} sees another's hand: ${text}`);
        } else continue;
        judged++;
      }
  return judged;
}
