// Replays a game from its deal, and writes what each answer told as JSON.

import { type AnswerBase, type Kinds, type Seat, seatsOf } from '@posse/engine';
import { difference, factsText, type GameId } from '@posse/protocol';
import { inGame } from './playable-games.ts';
import { shownOpen } from './shown-view.ts';
import type { TableGame } from './table-game-interface.ts';

/** The maximum number of answers on a page of the story. */
export const STORY_PAGE_STEPS = 50;

/** The approximate memory of a game state. */
const STATE_BYTES = 50_000;

/** One answer, as JSON. */
interface StoryStep {
  /** The fields that are the same for everybody: the time, and the patch on the open view. */
  readonly shared: string;
  /** The facts as spectators know them. */
  readonly open: string;
  /** The facts by seat; null for a seat that knows no more than spectators. */
  readonly own: readonly (string | null)[];
}

/** Writes pages of the story. They follow from the deal and the answers alone, so a second replay writes the same. */
export interface StoryReplay {
  /** The number of replayed answers. */
  readonly step: number;
  /** The approximate memory that it takes. */
  readonly bytes: number;
  /** Replays an answer. Throws if the answer is illegal: then this replay is useless. */
  apply(answer: AnswerBase, at: number): void;
  /**
   * The message with the page that ends before this step. `viewerAt` returns the seat as which the reader sees the
   * answer of a step; null as a spectator. `seat` is the reader's own seat, if any.
   */
  page(game: string, before: number, seat: number | null, viewerAt: (step: number) => number | null): string;
}

/** Deals the game from its stored setup and seed. */
export const newStoryReplay = (id: GameId, setup: object, seed: string): StoryReplay =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>): StoryReplay => {
    const { game } = tableGame;
    return new Replay(tableGame, game.deal(game.storedWishes(setup), seed));
  });

class Replay<K extends Kinds> implements StoryReplay {
  bytes = STATE_BYTES;
  private readonly tableGame: TableGame<K>;
  private readonly state: K['state'];
  private readonly seats: readonly Seat[];
  private readonly steps: StoryStep[] = [];
  /** The open view at the first step of each page. */
  private readonly pageStarts: string[] = [];
  private lastOpen: K['view'];

  constructor(tableGame: TableGame<K>, state: K['state']) {
    this.tableGame = tableGame;
    this.state = state;
    this.seats = seatsOf(state.players.length);
    this.lastOpen = shownOpen(tableGame, state);
  }

  get step(): number {
    return this.steps.length;
  }

  apply(answer: AnswerBase, at: number): void {
    if (this.step % STORY_PAGE_STEPS === 0) this.keep(this.pageStarts, JSON.stringify(this.lastOpen));
    const facts = this.tableGame.game.apply(this.state, answer as K['answer']);
    const open = shownOpen(this.tableGame, this.state);
    const changes = (difference(this.lastOpen, open) ?? {}) as { step?: unknown };
    // The place of the answer in the story says which step it is.
    delete changes.step;
    this.lastOpen = open;
    const step: StoryStep = {
      shared: `"at":${at},"open":${JSON.stringify(changes)}`,
      open: factsText(facts, 'spectator'),
      own: this.seats.map((seat) =>
        facts.some(({ secret }) => secret?.to.includes(seat)) ? factsText(facts, seat) : null,
      ),
    };
    this.bytes += step.shared.length + step.open.length + step.own.reduce((sum, own) => sum + (own?.length ?? 0), 0);
    this.steps.push(step);
  }

  private keep(texts: string[], text: string): void {
    texts.push(text);
    this.bytes += text.length;
  }

  page(game: string, before: number, seat: number | null, viewerAt: (step: number) => number | null): string {
    const end = Math.min(before, this.step);
    const number = Math.floor(Math.max(0, end - 1) / STORY_PAGE_STEPS);
    const from = number * STORY_PAGE_STEPS;
    const steps = this.steps.slice(from, end).map(({ shared, open, own }, place) => {
      const viewer = viewerAt(from + place);
      return viewer === null ? `{${shared},"facts":${open}}` : `{${shared},"facts":${own[viewer] ?? open},"own":true}`;
    });
    const start = end === 0 ? null : this.pageStarts[number];
    return `{"type":"story","game":${JSON.stringify(game)},"from":${from},"seat":${seat},"open":${start},"steps":[${steps.join()}]}`;
  }
}
