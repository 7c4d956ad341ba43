// Summarises a finished game: its answers are replayed and counted.

import { type AnswerBase, type Kinds, type Role, seatsOf, seenBy } from '@posse/engine';
import { type Award, awardsOf, tallyOf } from '@posse/protocol/evening';
import type { AnswerRecord, GameRecord } from '@posse/store';
import { inGame } from './playable-games.ts';
import type { TableGame } from './table-game-interface.ts';

export interface PlayerSummary {
  readonly role: Role;
  readonly character: string;
  readonly alive: boolean;
  /** The seats that this player eliminated. */
  readonly kills: readonly number[];
  /** How often this player hurt each seat. */
  readonly wounds: readonly number[];
  /** The answers that were not forced, and how many of them a bot gave. */
  readonly answers: number;
  readonly botAnswers: number;
}

export interface GameSummary {
  readonly rounds: number;
  readonly players: readonly PlayerSummary[];
  readonly awards: readonly Award[];
}

type Played = Pick<AnswerRecord, 'seat' | 'answer' | 'byBot'>;

/** All answers of the game, from the first one on. */
export const summaryOf = (record: GameRecord, answers: readonly Played[]): GameSummary =>
  inGame(record.game, (tableGame) => replayed(tableGame, record, answers));

function replayed<K extends Kinds>(
  { game }: TableGame<K>,
  { setup, seed }: GameRecord,
  played: readonly Played[],
): GameSummary {
  const state = game.deal(game.storedWishes(setup), seed);
  const first = game.view(state, 'spectator');
  const seats = seatsOf(state.players.length);
  const own = seats.map(() => ({ answers: 0, botAnswers: 0 }));
  const told: unknown[][] = [];
  for (const { seat, answer, byBot } of played) {
    const count = own[seat];
    if (count !== undefined && game.forcedAnswer(state) === null) {
      count.answers++;
      if (byBot) count.botAnswers++;
    }
    const facts = game.apply(state, JSON.parse(answer) as AnswerBase as K['answer']);
    told.push(facts.map((fact) => seenBy(fact, 'spectator')));
  }
  const tally = tallyOf(first as unknown as Parameters<typeof tallyOf>[0], told as Parameters<typeof tallyOf>[1]);
  return {
    rounds: tally.rounds,
    players: state.players.map(({ role, character, alive }, place) => {
      const { kills = [], wounds = [] } = tally.deeds[place] ?? {};
      return { role, character, alive, kills, wounds, ...(own[place] ?? { answers: 0, botAnswers: 0 }) };
    }),
    awards: awardsOf(
      tally,
      state.players.map(({ alive }) => alive),
    ),
  };
}
