// Checks that nobody learns before the result what others have predicted.

import type { Heard } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { Figures } from './checked-counts.ts';
import type { ReceivedMessage, RecordingClient } from './recording-client.ts';

/** The prediction must be one that this person has made, on this device or on the one before. */
export function checkPrediction(
  { name, predictions, before }: RecordingClient,
  { game, side }: Heard<'predicted'>,
  figures: Figures,
): void {
  const own = [...predictions, ...(before?.predictions ?? [])];
  must(
    own.some((one) => one.game === game && one.side === side),
    () => `${name} is told of a prediction that somebody else made: ${side}`,
  );
  figures.predictions++;
}

/** The record of the evening has no game that is still played. */
export function checkEvening({ table }: ReceivedMessage, { games }: Heard<'evening'>): void {
  const running = table?.phase === 'playing' ? table.gameId : null;
  must(
    games.every(({ id }) => id !== running),
    () => `the evening has game ${running}, which is still played`,
  );
}
