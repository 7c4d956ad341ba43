// Replays as links and files: whole games that need no server to be watched.

import { type Replay, replay } from '@posse/protocol';
import { BadFragment, deflated, inflated } from '../../app/deflated-text.ts';

/** The path of the page that opens a replay from a link or a file. */
const REPLAY_PATH = '/replay';

/** The limits of a replay. Long games of eight players take a quarter of that. */
const MAX_BYTES = 1_000_000;
/** A file may have spaces that its JSON does not need. */
const MAX_FILE_BYTES = 4 * MAX_BYTES;
/** The maximum length of a link to a replay. Longer links are cut off by too many programs. */
const MAX_LINK_LETTERS = 30_000;

/** The reason why a link or a file opens no replay. */
export type ReplayFault = 'too-large' | 'broken' | 'other-file' | 'newer' | 'no-replay';

export class ReplayRefused extends Error {
  override readonly name = 'ReplayRefused';
  readonly fault: ReplayFault;

  constructor(fault: ReplayFault) {
    super(`This is no replay: ${fault}.`);
    this.fault = fault;
  }
}

/** The path with the whole game in its fragment; null if it is too long for a link. `moment` says what to show first. */
export async function replayLink(game: Replay, moment: string): Promise<string | null> {
  const letters = await deflated(JSON.stringify(game));
  return letters.length > MAX_LINK_LETTERS ? null : `${REPLAY_PATH}?${moment}#${letters}`;
}

/** From the fragment of a link, without its "#". Throws ReplayRefused. */
export async function replayFromLink(fragment: string): Promise<Replay> {
  if (fragment.length > MAX_LINK_LETTERS) throw new ReplayRefused('too-large');
  try {
    return replayIn(await inflated(fragment, MAX_BYTES));
  } catch (error) {
    throw error instanceof BadFragment ? new ReplayRefused(error.fault) : error;
  }
}

/** Throws ReplayRefused. A file that is too large is not read. */
export async function replayFromFile(file: Blob): Promise<Replay> {
  if (file.size > MAX_FILE_BYTES) throw new ReplayRefused('too-large');
  return replayIn(await file.text());
}

function replayIn(text: string): Replay {
  const found = parsed(text);
  if (found.format === 'posse-proof') return checked(found.replay);
  return checked(found);
}

/** A proof has its replay inside. */
interface Parsed {
  readonly format?: unknown;
  readonly version?: unknown;
  readonly replay?: unknown;
}

function parsed(text: string): Parsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReplayRefused('broken');
  }
  if (typeof value !== 'object' || value === null) throw new ReplayRefused('other-file');
  return value;
}

function checked(value: unknown): Replay {
  const { format, version } = (value ?? {}) as Parsed;
  if (format !== 'posse-replay') throw new ReplayRefused(format === 'posse-games' ? 'no-replay' : 'other-file');
  if (typeof version === 'number' && version > 1) throw new ReplayRefused('newer');
  const result = replay.safeParse(value);
  if (!result.success) throw new ReplayRefused('broken');
  const { seats } = result.data.setup;
  // Each player has one name: a game for more seats than that was not made by Posse.
  if (result.data.names.length !== seats) throw new ReplayRefused('broken');
  return result.data;
}
