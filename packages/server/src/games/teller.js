// Puts into words, as JSON, what a table is told of each answer: one text for all, and one for each seat that knows more.
import { seatsOf, seenBy } from '@posse/engine';
import { difference, lean, leanOption } from '@posse/protocol';
export class Teller {
  kit;
  state;
  seats;
  lastOpen;
  /** What each seat knows beyond the open view, as it was last told. */
  lastOwn;
  constructor(kit, state) {
    this.kit = kit;
    this.state = state;
    this.seats = seatsOf(state.players.length);
    const see = kit.game.views(state);
    this.lastOpen = see('spectator');
    this.lastOwn = this.seats.map((seat) => ownText(this.lastOpen, see(seat)));
  }
  open() {
    return JSON.stringify(this.lastOpen);
  }
  own(viewer) {
    return viewer === null ? '{}' : this.lastOwn[viewer];
  }
  tell(facts) {
    const see = this.kit.game.views(this.state);
    const open = see('spectator');
    const n = open.step;
    // The number of the update says which step it is.
    const changes = JSON.stringify(difference({ ...this.lastOpen, step: n }, open) ?? {});
    const head = `{"type":"update","n":${n},"open":${changes}`;
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
function ownText(open, mine) {
  const beyond = difference(open, mine) ?? {};
  if (mine.options.length > 0) beyond.options = [0, ...mine.options.map(leanOption)];
  return JSON.stringify(beyond);
}
const factsText = (facts, viewer) => JSON.stringify(facts.map((fact) => lean(seenBy(fact, viewer))));
