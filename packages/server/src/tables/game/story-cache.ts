// The stories of games, derived from their stored answers and cached while people read them.

import type { AnswerBase } from '@posse/engine';
import type { GameRecord, Store } from '@posse/store';
import { newStoryReplay, type StoryReplay } from '../../games/story-replay.ts';

/** The maximum memory of all cached stories. The least recently read story is removed first. */
const MAX_CACHE_BYTES = 8_000_000;
/** How many answers are replayed before other tables have their turn. */
const MAX_STEPS_AT_ONCE = 20;

/** The reader of a page of the story. */
export interface StoryReader {
  /** The reader's seat in this game; null for a spectator. */
  readonly seat: number | null;
  /** Did the reader hold the seat at this step? */
  readonly holdsAt: (step: number) => boolean;
}

export class StoryCache {
  private readonly store: Store;
  private readonly maxBytes: number;
  /** Replays by the id of the game, the most recently read last. */
  private readonly replays = new Map<string, StoryReplay>();
  /** The number of replayed answers since the program began. */
  replayed = 0;

  constructor(store: Store, maxBytes = MAX_CACHE_BYTES) {
    this.store = store;
    this.maxBytes = maxBytes;
  }

  /** The number of cached games. */
  get size(): number {
    return this.replays.size;
  }

  /**
   * The page for this reader that ends before this step. The table's queue makes sure that calls for one game come one
   * at a time.
   */
  async page(game: GameRecord, before: number, { seat, holdsAt }: StoryReader): Promise<string> {
    const replay = this.replays.get(game.id) ?? newStoryReplay(game.game, game.setup, game.seed);
    // A replay that fails half-way is dropped.
    this.replays.delete(game.id);
    await this.advance(replay, game.id, before);
    this.replays.set(game.id, replay);
    this.makeRoom();
    return replay.page(game.id, before, seat, (step) => (seat !== null && holdsAt(step) ? seat : null));
  }

  private async advance(replay: StoryReplay, game: string, to: number): Promise<void> {
    if (replay.step >= to) return;
    const answers = await this.store.answers(game, replay.step);
    for (const { step, answer, at } of answers) {
      if (replay.step >= to) return;
      if (step !== replay.step) throw new Error(`Answer ${replay.step} of game ${game} is missing.`);
      replay.apply(JSON.parse(answer) as AnswerBase, at);
      if (++this.replayed % MAX_STEPS_AT_ONCE === 0) await othersTurn();
    }
  }

  private makeRoom(): void {
    let bytes = 0;
    for (const replay of this.replays.values()) bytes += replay.bytes;
    for (const [game, replay] of this.replays) {
      if (bytes <= this.maxBytes) return;
      this.replays.delete(game);
      bytes -= replay.bytes;
    }
  }
}

const othersTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
