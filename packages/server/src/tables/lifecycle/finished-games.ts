// Finished games: their replay, and the proof that nobody chose the cards.

import type { Proof, Replay } from '@posse/protocol';
import type { AbortedStartRecord, GameRecord, Outcome, Store } from '@posse/store';
import { Refused } from '../../refused-request.ts';

/** The version of the format of finished games, part of their ETag. */
const FORMAT_VERSION = 2;

export class Archive {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /**
   * The id of a finished game with the version of the format, by which a caller recognises it. Reads no answers. Throws
   * Refused.
   */
  async finished(id: string): Promise<string> {
    await this.recordOf(id);
    return `${id}-${FORMAT_VERSION}`;
  }

  async replay(id: string): Promise<Replay> {
    const { game, outcome } = await this.recordOf(id);
    return this.replayOf(game, outcome);
  }

  async proof(id: string): Promise<Proof> {
    const { game, outcome } = await this.recordOf(id);
    const { commitment, secret, lucks, promises, givenUp = [], next } = game;
    const replay = await this.replayOf(game, outcome);
    const proven = { format: 'posse-proof' as const, id, commitment, secret, lucks: [...lucks], replay };
    if (promises === undefined) return { version: 1, ...proven };
    const starts = { promises: [...promises], givenUp: givenUp.map(toldGivenUp) };
    return next === undefined ? { version: 2, ...proven, ...starts } : { version: 3, ...proven, next, ...starts };
  }

  private async replayOf(game: GameRecord, outcome: Outcome): Promise<Replay> {
    const answers = await this.store.answers(game.id, 0);
    if (answers.length !== outcome.answers)
      throw new Refused('damaged', `Game ${game.id} had ${outcome.answers} answers, and ${answers.length} are kept.`);
    return {
      format: 'posse-replay',
      version: 1,
      game: game.game,
      rules: game.rules,
      setup: game.setup as Replay['setup'],
      seed: game.seed,
      answers: answers.map(({ answer }) => JSON.parse(answer)),
      bots: answers.map(({ bot }) => bot ?? null),
      names: [...game.names],
      winners: outcome.winners === null ? null : [...outcome.winners],
      startedAt: game.startedAt,
      endedAt: outcome.endedAt,
    };
  }

  private async recordOf(id: string): Promise<{ game: GameRecord; outcome: Outcome }> {
    const game = await this.store.game(id);
    if (game === null) throw new Refused('no-such-game', `There is no game "${id}".`);
    const outcome = await this.store.outcome(id);
    if (outcome === null)
      throw new Refused('not-over', 'The game is not over: its cards and its seed are a secret until then.');
    return { game, outcome };
  }
}

type StartGivenUp = Extract<Proof, { version: 3 }>['givenUp'][number];

const toldGivenUp = ({ commitment, secret, next, deal, promises, missing }: AbortedStartRecord): StartGivenUp => ({
  commitment,
  secret,
  ...(next !== undefined && { next }),
  deal,
  promises: [...promises],
  missing: missing.map(({ seat, name }) => ({ seat, name })),
});
