// What is kept of a game that one has played: enough for a line in a list, and for counting.

import { type Role, seat as seatAt } from '@posse/engine';
import type { GameId, Replay } from '@posse/protocol';
import { openRecording, type Recording } from '../after/replay/recording.ts';
import { type Ending, endingOf } from '../after/result/ending.ts';
import type { Where } from '../play/session/session.ts';

export interface KeptGame {
  /** Where it was played and its id, which together say which game it is. */
  readonly where: Where;
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  /** One's own. */
  readonly seat: number;
  /** Null where the game can't be followed to its end by today's rules. */
  readonly role: Role | null;
  readonly character: string | null;
  /** `open` if it ended without a winner. */
  readonly result: 'won' | 'lost' | 'open';
  readonly ending: Ending;
  readonly names: readonly string[];
  /** How many answers all gave, and oneself. A forced answer is nobody's. */
  readonly answers: number;
  readonly own: number;
  /** Was a bot playing in one's seat at the end? */
  readonly byBot: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A game in which one has a seat. */
export interface Played {
  readonly where: Where;
  readonly id: string;
  readonly seat: number;
}

export const keyOf = ({ where, id }: Pick<Played, 'where' | 'id'>): string => `${where} ${id}`;

export async function keptGameOf({ where, id, seat }: Played, replay: Replay): Promise<KeptGame> {
  const { game, setup, answers, bots = [], names, winners, startedAt, endedAt } = replay;
  const recording = await openRecording(replay).catch(() => null);
  const player = recording === null ? null : lastSeen(recording, seat);
  const given = answers.flatMap((answer, number) =>
    answer.seat === seat && !recording?.isForced(number) ? [bots[number] ?? null] : [],
  );
  return {
    where,
    id,
    game,
    seats: setup.seats,
    seat,
    role: player?.role ?? null,
    character: player?.character ?? null,
    result: winners === null ? 'open' : winners.includes(seat) ? 'won' : 'lost',
    ending: player?.ending ?? 'nobody',
    names,
    answers: answers.length,
    own: given.filter((bot) => bot === null).length,
    byBot: (given.at(-1) ?? null) !== null,
    startedAt,
    endedAt,
  };
}

interface LastSeen {
  readonly role: Role | null;
  readonly character: string | null;
  readonly ending: Ending;
}

/** Who one was when it ended; null for a game that can't be dealt here any more. */
function lastSeen(recording: Recording, seat: number): LastSeen | null {
  try {
    const view = recording.view(recording.length, seatAt(seat));
    const player = view.players[seat];
    return player === undefined
      ? null
      : { role: player.role, character: player.character, ending: endingOf({ ...view, winners: recording.winners }) };
  } catch {
    return null;
  }
}
