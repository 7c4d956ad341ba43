// Writes the messages about each answer as JSON: one for all, and seats' own.

import { type FactBase, type Kinds, type Seat, seatsOf, seenBy, type Viewer, type Views } from '@posse/engine';
import { packOptions } from './grouped-options.ts';
import { difference } from './patch.ts';
import { shortFact } from './short-facts.ts';
import { toWire } from './step-field-names.ts';

export interface Update {
  /** The step after the answer. */
  readonly step: number;
  /** The text for spectators, and for every seat that knows no more. */
  readonly open: string;
  /** The texts by seat; null for a seat that gets the open text. */
  readonly own: readonly (string | null)[];
}

/** The effect of an answer on the clocks, in milliseconds; null for none. */
export interface Times {
  /** The rest of the answering player's bank. */
  readonly bank: number | null;
  /** The time left to the asked player, if somebody else answered. */
  readonly left: number | null;
}

const field = (name: string, value: number | null): string => (value === null ? '' : `,"${name}":${Math.round(value)}`);

export class UpdateWriter<K extends Kinds> {
  /** The current open view, and that of each seat. */
  private readonly views: () => Views<K['view']>;
  private readonly seats: readonly Seat[];
  private lastOpen: K['view'];
  /** Each seat's additional view, as it was last sent. */
  private readonly lastOwn: string[];
  /** By seat: was there no question for it, and nothing on the stack that only it sees? */
  private readonly wasPlain: boolean[];
  /** Seats whose view changed since the last update. A disconnected seat learns it from the next one. */
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

  /** Notes that this seat's view has changed without an answer. */
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
    const { step } = open;
    // The update itself says which step it is.
    delete changes.step;
    const clocks = `${field('bank', times.bank)}${field('left', times.left)}`;
    const head = `${JSON.stringify(toWire({ type: 'update', step, open: changes })).slice(0, -1)}${clocks}`;
    const heard = factsText(facts, 'spectator');
    const own = this.seats.map((seat) => {
      const knowsMore = facts.some(({ secret }) => secret?.to.includes(seat));
      const news = this.news(seat, open, ownOf(seat), knowsMore || changes.players?.[seat] !== undefined);
      if (news === null && !knowsMore) return null;
      return `${head},"facts":${knowsMore ? factsText(facts, seat) : heard}${news === null ? '' : `,"own":${news}`}}`;
    });
    return { step, open: `${head},"facts":${heard}}`, own };
  }

  /** The change of a seat's view since it was last sent; null for none. */
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

/** The additional view of a seat, as a patch on the open view. */
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
