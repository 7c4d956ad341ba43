// Puts into words, as JSON, what a table is told of each answer: one text for all, and one for each seat that knows more.

import { type FactBase, type Seat, seatsOf, seenBy, type Viewer } from '@posse/engine';
import { difference, lean, leanOption } from '@posse/protocol';
import type { Kinds, Kit } from './kit.ts';

export interface Update {
  /** How many answers there are now. */
  readonly n: number;
  /** What those who watch are told, and every seat that knows no more than they do. */
  readonly open: string;
  /** By seat; null where it is the open one. */
  readonly own: readonly (string | null)[];
}

export class Teller<K extends Kinds> {
  private readonly kit: Kit<K>;
  private readonly state: K['state'];
  private readonly seats: readonly Seat[];
  private lastOpen: K['view'];
  /** What each seat knows beyond the open view, as it was last told. */
  private readonly lastOwn: string[];

  constructor(kit: Kit<K>, state: K['state']) {
    this.kit = kit;
    this.state = state;
    this.seats = seatsOf(state.players.length);
    const see = kit.game.views(state);
    this.lastOpen = see('spectator');
    this.lastOwn = this.seats.map((seat) => ownText(this.lastOpen, see(seat)));
  }

  open(): string {
    return JSON.stringify(this.lastOpen);
  }

  own(viewer: Seat | null): string {
    return viewer === null ? '{}' : (this.lastOwn[viewer] as string);
  }

  tell(facts: readonly K['fact'][], bank: number | null): Update {
    const see = this.kit.game.views(this.state);
    const open = see('spectator');
    const n = open.step;
    // The number of the update says which step it is.
    const changes = JSON.stringify(difference({ ...this.lastOpen, step: n }, open) ?? {});
    const head = `{"type":"update","n":${n},"open":${changes}${bank === null ? '' : `,"bank":${bank}`}`;
    const heard = factsText(facts, 'spectator');
    const own = this.seats.map((seat) => {
      const text = ownText(open, see(seat));
      const isNew = text !== this.lastOwn[seat];
      this.lastOwn[seat] = text;
      const knowsMore = facts.some(({ secret }) => secret?.to.includes(seat));
      if (!isNew && !knowsMore) return null;
      return `${head},"facts":${knowsMore ? factsText(facts, seat) : heard}${isNew ? `,"own":${text}` : ''}}`;
    });
    this.lastOpen = open;
    return { n, open: `${head},"facts":${heard}}`, own };
  }
}

/** What a seat sees beyond the open view, as a patch on it. */
function ownText<V extends Kinds['view']>(open: V, mine: V): string {
  const beyond = (difference(open, mine) ?? {}) as { options?: readonly unknown[] };
  if (mine.options.length > 0) beyond.options = [0, ...mine.options.map(leanOption)];
  return JSON.stringify(beyond);
}

const factsText = (facts: readonly FactBase[], viewer: Viewer): string =>
  JSON.stringify(facts.map((fact) => lean(seenBy(fact, viewer))));
