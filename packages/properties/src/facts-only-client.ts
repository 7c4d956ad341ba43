// A client of the card game that follows it by facts alone.

import { type CardId, type Facts, type HiddenCard, isHidden, type PlayerView, type View } from '@posse/card';
import type { Seat, SeenFact } from '@posse/engine';

/** The part of a view that facts keep up to date. The open question comes with the view itself. */
export type Client = Mutable<
  Pick<View, 'viewer' | 'turn' | 'bangs' | 'winners' | 'deck' | 'discard' | 'event' | 'events'>
> & { readonly players: ClientPlayer[] };

type ClientPlayer = Mutable<Pick<PlayerView, 'role' | 'character' | 'alive' | 'undead' | 'life' | 'maxLife'>> & {
  readonly hand: (CardId | HiddenCard)[];
  readonly inPlay: CardId[];
};
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export function client(view: View): Client {
  const { viewer, turn, bangs, winners, deck, discard, event, events } = view;
  const players = view.players.map(({ role, character, alive, undead, life, maxLife, hand, inPlay }) => ({
    role,
    character,
    alive,
    undead,
    life,
    maxLife,
    hand: [...hand],
    inPlay: [...inPlay],
  }));
  return { viewer, turn, bangs, winners, deck, discard: { ...discard }, event, events: { ...events }, players };
}

/** The changes by kind of fact. Kinds that are left out only tell the story. */
const FACT_HANDLERS: { readonly [K in keyof Facts]?: (c: Client, fact: Facts[K]) => void } = {
  turn(c, { who }) {
    c.turn = who;
    c.bangs = 0;
  },
  bangs(c, { bangs }) {
    c.bangs = bangs;
  },
  life(c, { who, life }) {
    playerOf(c, who).life = life;
  },
  chose(c, { who, character }) {
    if (character !== null) playerOf(c, who).character = character;
  },
  begun(c, { characters, lives, roles }) {
    for (const [place, player] of c.players.entries()) {
      const life = lives[place] as number;
      Object.assign(player, { character: characters[place], role: roles[place], life, maxLife: life });
    }
  },
  role(c, { who, role }) {
    if (role !== null) playerOf(c, who).role = role;
  },
  became(c, { who, character, maxLife }) {
    Object.assign(playerOf(c, who), { character, maxLife });
  },
  event(c, { event, next }) {
    c.event = event;
    c.events = { count: c.events.count - 1, next };
  },
  returned(c, { who, undead }) {
    Object.assign(playerOf(c, who), { alive: true, undead });
  },
  eliminated(c, { who, role }) {
    Object.assign(playerOf(c, who), { alive: false, undead: false, role });
  },
  over(c, { winners, roles }) {
    c.winners = winners;
    for (const [place, role] of roles.entries()) playerOf(c, place as Seat).role = role;
  },
  shown(c, { who, card, back }) {
    if (who === c.viewer) return;
    const { hand } = playerOf(c, who);
    const place = hand.findIndex((one) => (card === null ? !isHidden(one) : isHidden(one) && one.back === back));
    hand[place] = card ?? { back };
  },
  shuffled(c, { deck }) {
    c.deck = deck;
    c.discard = { count: 0, top: null };
  },
  moved(c, fact) {
    leave(c, fact);
    arrive(c, fact);
  },
};

export function applyFact(c: Client, fact: SeenFact): void {
  const change = FACT_HANDLERS[fact.kind as keyof Facts] as ((c: Client, fact: SeenFact) => void) | undefined;
  change?.(c, fact);
}

const playerOf = (c: Client, seat: Seat): Client['players'][number] => c.players[seat] as Client['players'][number];

function leave(c: Client, { from, fromSeat, card, back, top }: Facts['moved']): void {
  if (from === 'deck') c.deck--;
  else if (from === 'discard') c.discard = { count: c.discard.count - 1, top };
  else if (from !== 'aside' && fromSeat !== null) {
    const list: (CardId | HiddenCard)[] = from === 'hand' ? playerOf(c, fromSeat).hand : playerOf(c, fromSeat).inPlay;
    list.splice(
      list.findIndex((one) => (isHidden(one) ? one.back === back : one === card)),
      1,
    );
  }
}

function arrive(c: Client, { to, toSeat, card, back }: Facts['moved']): void {
  if (to === 'deck') c.deck++;
  else if (to === 'discard') c.discard = { count: c.discard.count + 1, top: card };
  else if (to === 'table' && toSeat !== null && card !== null) playerOf(c, toSeat).inPlay.push(card);
  else if (to === 'hand' && toSeat !== null)
    playerOf(c, toSeat).hand.push(card !== null && toSeat === c.viewer ? card : { back });
}
