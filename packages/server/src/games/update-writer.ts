// Writes, as JSON, what a table is told of each answer: one text for all, and one for each seat that knows more.

import { type FactBase, type Kinds, type Seat, seatsOf, seenBy, type Viewer, type Views } from '@posse/engine';
import { difference, packOptions, shortFact } from '@posse/protocol';

export interface Update {
  /** How many answers there are now. */
  readonly n: number;
  /** What those who watch are told, and every seat that knows no more than they do. */
  readonly open: string;
  /** By seat; null where it is the open one. */
  readonly own: readonly (string | null)[];
}

/** What an answer did to the clocks, in milliseconds; null for nothing. */
export interface Times {
  /** What is left in the bank of whoever answered. */
  readonly bank: number | null;
  /** What whoever is still asked has left, if somebody else answered. */
  readonly left: number | null;
}

const field = (name: string, value: number | null): string => (value === null ? '' : `,"${name}":${Math.round(value)}`);

export class UpdateWriter<K extends Kinds> {
  /** What everybody sees now, and what each seat does. */
  private readonly views: () => Views<K['view']>;
  private readonly seats: readonly Seat[];
  private lastOpen: K['view'];
  /** What each seat knows beyond the open view, as it was last told. */
  private readonly lastOwn: string[];
  /** Had the seat nothing to answer, and nothing on the stack for its eyes alone? */
  private readonly wasPlain: boolean[];
  /** Seats to which something else was shown since the last update. Who was not there to see it learns it from the next one. */
  private readonly refreshed = new Set<Seat>();

  constructor(seats: number, views: () => Views<K['view']>) {
    this.views = views;
    this.seats = seatsOf(seats);
    const { open, own } = views();
    this.lastOpen = open;
    this.lastOwn = this.seats.map((seat) => ownText(open, own(seat)));
    this.wasPlain = this.seats.map(() => false);
  }

  open(): string {
    return JSON.stringify(this.lastOpen);
  }

  own(viewer: Seat | null): string {
    return viewer === null ? '{}' : (this.lastOwn[viewer] as string);
  }

  /** What this seat sees has changed without an answer. */
  refresh(seat: Seat): void {
    const { open, own } = this.views();
    this.lastOwn[seat] = ownText(open, own(seat));
    this.wasPlain[seat] = false;
    this.refreshed.add(seat);
  }

  write(facts: readonly K['fact'][], times: Times): Update {
    const { open, own: ownOf } = this.views();
    const changes = (difference(this.lastOpen, open) ?? {}) as Changes;
    this.lastOpen = open;
    const n = open.step;
    // The number of the update says which step it is.
    delete changes.step;
    const clocks = `${field('bank', times.bank)}${field('left', times.left)}`;
    const head = `{"type":"update","n":${n},"open":${JSON.stringify(changes)}${clocks}`;
    const heard = factsText(facts, 'spectator');
    const own = this.seats.map((seat) => {
      const knowsMore = facts.some(({ secret }) => secret?.to.includes(seat));
      const news = this.news(seat, open, ownOf(seat), knowsMore || changes.players?.[seat] !== undefined);
      if (news === null && !knowsMore) return null;
      return `${head},"facts":${knowsMore ? factsText(facts, seat) : heard}${news === null ? '' : `,"own":${news}`}}`;
    });
    return { n, open: `${head},"facts":${heard}}`, own };
  }

  /** What a seat sees otherwise, if that is not as it was told last. */
  private news(seat: Seat, open: K['view'], own: Partial<K['view']>, isConcerned: boolean): string | null {
    // Most answers concern one or two seats. The others need no second look: what they alone see, they are told.
    const isPlain = own.options?.length === 0 && own.stack === undefined;
    const isSame = isPlain && this.wasPlain[seat] && !isConcerned;
    this.wasPlain[seat] = isPlain;
    const text = isSame ? this.lastOwn[seat] : ownText(open, own);
    const isNews = this.refreshed.delete(seat) || text !== this.lastOwn[seat];
    if (!isNews || text === undefined) return null;
    this.lastOwn[seat] = text;
    return text;
  }
}

interface Changes {
  step?: unknown;
  readonly players?: Readonly<Record<number, unknown>>;
}

/** What a seat sees otherwise, as a patch on what everybody sees. */
function ownText<V extends Kinds['view']>(open: V, own: Partial<V>): string {
  const patch: Record<string, unknown> = {};
  for (const field in own) {
    const change = difference(open[field], own[field]);
    if (change !== undefined) patch[field] = change;
  }
  if (own.options !== undefined && own.options.length > 0) patch.options = [0, ...packOptions(own.options)];
  return JSON.stringify(patch);
}

/** The facts as this viewer knows them, as JSON. */
export const factsText = (facts: readonly FactBase[], viewer: Viewer): string =>
  JSON.stringify(facts.map((fact) => shortFact(seenBy(fact, viewer))));
