// The stored line of a game: enough for a list and for counting.

import type { GameAnalysis, Topic } from '@posse/bots/coach';
import { type Role, seat as seatAt } from '@posse/engine';
import type { GameId, Replay } from '@posse/protocol';
import { type AwardId, awardsOf } from '@posse/protocol/evening';
import { openRecording, type Recording } from '../finished-game/replay/replayed-game.ts';
import { type Ending, endingOf } from '../finished-game/result/game-ending.ts';
import { tallyOfRecording } from '../finished-game/result/use-deed-tally.ts';
import type { Where } from '../game-table/session/table-session.ts';

export interface KeptGame {
  /** The place and the id together identify a game. */
  readonly where: Where;
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  /** The user's seat. */
  readonly seat: number;
  /** The user's role; null if today's rules can't replay the game to its end. */
  readonly role: Role | null;
  readonly character: string | null;
  /** `open` if it ended without a winner. */
  readonly result: 'won' | 'lost' | 'open';
  readonly ending: Ending;
  readonly names: readonly string[];
  /** The numbers of answers of all players, and of the user. Forced answers do not count. */
  readonly answers: number;
  readonly own: number;
  /** Did a bot play in the user's seat at the end? */
  readonly byBot: boolean;
  readonly startedAt: number;
  readonly endedAt: number;
  /** The level of most bots, `people` without any. Left out by older pages, as is what follows. */
  readonly level?: string;
  /** The user's awards; left out if there was none, and if today's rules can't replay the game to its end. */
  readonly awards?: readonly AwardId[];
  /** The chance to win that the user's answers gave away; left out until the coach has gone through the game. */
  readonly losses?: Losses;
}

/** By topic: the number of answers to questions with a choice, and the chance to win that they gave away. */
export type Losses = Readonly<Record<Topic, { readonly answers: number; readonly lost: number }>>;

export function lossesOf({ answers }: Pick<GameAnalysis<unknown>, 'answers'>): Losses {
  const of = (about: Topic) => {
    const those = answers.filter(({ topic }) => topic === about);
    return { answers: those.length, lost: those.reduce((sum, { loss }) => sum + loss, 0) };
  };
  return { reactions: of('reactions'), targets: of('targets'), own: of('own') };
}

/** A game with a seat of the user. */
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
  const awards = recording === null ? [] : awardsAt(recording, seat);
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
    level: levelOf(replay, seat),
    ...(awards.length > 0 && { awards }),
  };
}

/** The level of most bots in the other seats. */
function levelOf({ answers, bots = [] }: Replay, own: number): string {
  const counts = new Map<string, number>();
  const seen = new Set<number>();
  for (const [step, { seat }] of answers.entries()) {
    const [level] = (bots[step] ?? '').split('/');
    if (!level || seat === own || seen.has(seat)) continue;
    seen.add(seat);
    counts.set(level, (counts.get(level) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? 'people';
}

/** The awards of this seat; none if today's rules can't replay the game to its end. */
function awardsAt(recording: Recording, seat: number): readonly AwardId[] {
  if (recording.parting !== null) return [];
  const alive = recording.view(recording.length, 'all').players.map((player) => player.alive);
  return awardsOf(tallyOfRecording(recording), alive).flatMap(({ id, who }) => (who === seat ? id : []));
}

interface LastSeen {
  readonly role: Role | null;
  readonly character: string | null;
  readonly ending: Ending;
}

/** The user's role and character at the end; null for a game that can't be dealt here any more. */
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
