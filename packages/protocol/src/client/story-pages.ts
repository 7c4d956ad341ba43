// The pages of a story that a client has yet to ask for.

import type { Json } from '@posse/engine';
import type { GameId } from '../game-ids.ts';
import { patched } from '../patch.ts';
import type { Heard } from '../server-message-schemas.ts';
import { type SeenIn, wholeFacts } from '../short-facts.ts';
import type { AnyView } from './client-game-picture.ts';

/** One answer of the story. */
export interface StoryStep<View extends AnyView> {
  /** The step of the question that was answered. */
  readonly step: number;
  readonly facts: readonly SeenIn<GameId>[];
  /**
   * The open view before the answer, and after it. The viewer is the player's seat if they held it then, and a spectator otherwise; what
   * only the player saw is not in it.
   */
  readonly before: View;
  readonly after: View;
  /** When the answer was given, by the clock of the server. */
  readonly at: number;
}

interface At {
  readonly id: string;
  readonly step: number;
}

export class StoryPages {
  private game: string | null = null;
  /** The known steps, from updates or from pages. */
  private readonly known = new Set<number>();
  /** The requested page, by the step that it ends before; null if none is under way. */
  private asked: number | null = null;
  /** True if the server refused a page for another reason than its rate limit: it does not support stories. */
  private isRefused = false;

  /** Notes that an update has brought the answer to this question. */
  followed({ id, step }: At): void {
    this.follow(id);
    this.known.add(step);
  }

  /** Whether some answer of this game is unknown. */
  isMissing(at: At): boolean {
    return !this.isRefused && this.missing(at) > 0;
  }

  /** The step that the next page must end before; null if no page is to be asked for now. */
  next(at: At): number | null {
    const missing = this.missing(at);
    if (missing === 0 || this.asked !== null || this.isRefused) return null;
    this.asked = missing;
    return missing;
  }

  /** The unknown answers of a page; null if it belongs to another game. */
  take<View extends AnyView>(kind: GameId, page: Heard<'story'>): readonly StoryStep<View>[] | null {
    this.asked = null;
    if (page.game !== this.game) return null;
    return stepsOf<View>(kind, page).filter(({ step }) => !this.known.has(step) && this.known.add(step));
  }

  /** Notes that the requested page does not come. After a rate limit it can be requested again. */
  refused(code: string): void {
    this.asked = null;
    if (code !== 'slow-down') this.isRefused = true;
  }

  /** Notes that the connection is lost, and the requested page with it. */
  lost(): void {
    this.asked = null;
    this.isRefused = false;
  }

  /** Forgets the story, because the client has no game. */
  forget(): void {
    this.follow(null);
  }

  /** The end of the last gap in the known steps, or 0. */
  private missing({ id, step }: At): number {
    this.follow(id);
    let end = step;
    while (end > 0 && this.known.has(end - 1)) end--;
    return end;
  }

  private follow(game: string | null): void {
    if (game === this.game) return;
    this.game = game;
    this.known.clear();
    this.asked = null;
  }
}

function stepsOf<View extends AnyView>(kind: GameId, { from, seat, open, steps }: Heard<'story'>): StoryStep<View>[] {
  let now: Json = open;
  return steps.map(({ facts, open: changes, at, own }, place) => {
    const step = from + place;
    const viewer = own === true && seat !== null ? seat : 'spectator';
    const next: Json = { ...(patched(now, changes) as object), step: step + 1 };
    const [before, after] = [now, next].map((view) => ({ ...(view as object), viewer, options: [] }));
    now = next;
    return {
      step,
      facts: wholeFacts(kind, facts),
      before: before as unknown as View,
      after: after as unknown as View,
      at,
    };
  });
}
