// Makes bots answer after equal times, with a choice or without.

import { type Asker, NoTime, type Question, type Thinker, type Thought } from './bot-questions.ts';

/**
 * Answers are delivered at multiples of this many milliseconds after their thinking began. Nearly all are found within
 * one.
 */
const BEAT = 250;
/** The number of recent answer times that are remembered for each kind of question. */
const REMEMBERED = 100;

/** The worker or process in which bots think, one question after the other. */
export interface ThinkingPlace {
  think(question: Question, asker: Asker): Promise<Thought>;
  readonly maxTables?: number;
}

/** An answer as others perceive it: its delay, or the reason why it does not come. */
interface Seeming {
  readonly after: number;
  readonly error: NoTime | null;
}

const USUAL: Seeming = { after: BEAT, error: null };

/**
 * A bot without a choice waits its turn like all others, and then takes as long as a recent answer to a question of the
 * same kind. Kinds follow from public information.
 */
export class EvenThinker implements Thinker {
  private readonly place: ThinkingPlace;
  private readonly recent = new Map<string, Seeming[]>();

  constructor(place: ThinkingPlace) {
    this.place = place;
  }

  get maxTables(): number {
    return this.place.maxTables ?? Number.POSITIVE_INFINITY;
  }

  async think(question: Question, asker: Asker): Promise<number> {
    const { options, stack } = question.view as Asked;
    const recent = this.recentOf(`${question.game} ${stack.at(-1)?.op}`);
    const thought = await this.place.think(question, asker).catch((error: unknown) => {
      if (error instanceof NoTime && error.took > 0) remember(recent, { after: error.took, error });
      throw error;
    });
    if (options.length > 1)
      remember(recent, { after: BEAT * Math.max(1, Math.ceil(thought.took / BEAT)), error: null });
    const { after, error } = options.length > 1 ? (recent.at(-1) ?? USUAL) : anyOf(recent);
    await passed(after - thought.took, asker.signal);
    if (error !== null) throw error;
    return thought.place;
  }

  private recentOf(kind: string): Seeming[] {
    const recent = this.recent.get(kind) ?? [];
    this.recent.set(kind, recent);
    return recent;
  }
}

/** The fields of every view. */
interface Asked {
  readonly options: readonly unknown[];
  readonly stack: readonly { readonly op: string }[];
}

function remember(recent: Seeming[], seeming: Seeming): void {
  recent.push(seeming);
  if (recent.length > REMEMBERED) recent.shift();
}

const anyOf = (recent: readonly Seeming[]): Seeming => recent[Math.floor(Math.random() * recent.length)] ?? USUAL;

/** Resolves after a delay. Rejects as soon as nobody waits any more. */
function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
