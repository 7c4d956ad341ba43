// Who may know what in the card game, from the rulebooks: every field of the state, of a player and of what is told.

import { type CardId, cardGame, type Facts, PLAIN, type Player, type State, type Zone } from '@posse/card';
import type { Seat, Viewer } from '@posse/engine';
import { frameLines } from './card-frames.ts';
import { type Closed, knows, type Lines, open, type SeatIn, shown, type Who } from './who.ts';

export const CARD_STATE = {
  setup: 'everybody',
  /** Chance to come. */
  random: 'nobody',
  step: 'everybody',
  begun: 'everybody',
  turn: 'everybody',
  idle: 'everybody',
  bangs: 'everybody',
  uses: 'everybody',
  laid: 'everybody',
  skipped: 'everybody',
  extra: 'everybody',
  shown: 'everybody',
  suit: 'everybody',
  /** Everybody sees somebody draw. */
  drawn: 'everybody',
  mined: 'everybody',
  winners: 'everybody',
  /** Everybody sees how many are left. */
  deck: 'nobody',
  /** Of the discards only the top card shows (R-DRAW-11). */
  discard: ({ discard }, card) => card === discard.at(-1),
  /** A back is seen where a card lies face down before somebody: in a hand, or set aside. In a pile it tells nothing. */
  backs: (t, back) => liesFaceDown(t, (card) => t.backs[card] === back),
  newDeck: 'everybody',
  reshuffles: 'everybody',
  event: 'everybody',
  /** The deck lies face up: the next event is seen, and none below it (R-EVT-01, R-EVT-03). */
  events: ({ events }, event) => event === events.at(-1),
  graves: 'everybody',
  returned: 'everybody',
  waiting: 'everybody',
  fallen: 'everybody',
  /** There are none while somebody is asked. */
  facts: 'follows',
} satisfies Lines<Omit<State, 'catalogue' | 'players' | 'stack'>, State>;

const isOwner = ({ seat }: SeatIn<State>, viewer: Viewer): boolean => seat === viewer;
/** Characters are open at once (R-SETUP-06), but where they are chosen, only when all have chosen. */
const characterIsOpen = (at: SeatIn<State>, _: unknown, viewer: Viewer): boolean => at.t.begun || isOwner(at, viewer);

export const CARD_PLAYER = {
  /** The Sheriff's is open, and all among three; every other is its owner's alone until he is out (R-SETUP-05). Nobody has one before the deal. */
  role: ({ t, seat }, _role, viewer) => t.begun && (seat === viewer || isOpenRole(t, seat)),
  /** It would tell who the Sheriff will be. */
  roleShown: ({ t }) => t.begun,
  character: characterIsOpen,
  abilities: characterIsOpen,
  alive: 'everybody',
  undead: 'everybody',
  life: 'everybody',
  maxLife: 'everybody',
  /** Its owner's alone, but for a card that he drew before everybody's eyes and has to play. */
  hand: (at, card, viewer) => isOwner(at, viewer) || card === at.t.shown,
  inPlay: 'everybody',
  abilitiesWork: 'follows',
  cardsWork: 'follows',
  totals: 'follows',
  listens: 'follows',
  /** In the tournament they lie face up (R-TRN-01); elsewhere everybody looks at his own. */
  offered: (at, _character, viewer) => isTournament(at.t) || isOwner(at, viewer),
  /**
   * Face down (R-SETUP-13), until its owner looks at it at the start of his turn (R-HN-NID-1). Whoever chose has seen what he did not
   * take; in the tournament so has everybody, when all had chosen. That there is none everybody sees.
   */
  spare(at, spare, viewer) {
    if (spare === null) return true;
    if (wasOffered(at) && !isByLot(at.t)) return isOwner(at, viewer) || (at.t.begun && isTournament(at.t));
    return isOwner(at, viewer) && isLookingAtSpare(at);
  },
} satisfies Lines<Player, SeatIn<State>>;

const isTournament = ({ setup }: State): boolean => setup.sets.includes('tournament');
/** Then what anybody rejected stays in the box, and whom he may become is drawn for his eyes. */
const isByLot = ({ begun, setup }: State): boolean => begun && setup.options.includes('random-new-identity');
const wasOffered = ({ t, seat }: SeatIn<State>): boolean => (t.players[seat]?.offered.length ?? 0) > 0;

function isLookingAtSpare({ t, seat }: SeatIn<State>): boolean {
  const asked = t.stack.at(-1);
  return asked?.op === 'newIdentity' && asked.who === seat;
}

/** The star, all among three, whoever was eliminated, even if he is back, and everybody at the end (R-SETUP-05, R-WIN-10). */
const isOpenRole = ({ players, graves, winners }: State, seat: Seat): boolean =>
  players[seat]?.role === 'sheriff' || players.length === 3 || graves.includes(seat) || winners !== null;

/** Does such a card lie face down before somebody, whoever may look at it? */
const liesFaceDown = ({ players, stack }: State, isSuch: (card: CardId) => boolean): boolean =>
  players.some(({ hand }) => hand.some(isSuch)) || stack.some((frame) => 'eyes' in frame && frame.cards.some(isSuch));

/** A pile, and the places of this player, are for everybody to see; so is what lies in the middle. */
const isOpenPlace = (zone: Zone, seat: Seat | null): boolean =>
  zone === 'discard' || zone === 'table' || (zone === 'aside' && seat === null);

export const CARD_FACTS = {
  turn: open('who'),
  played: open('who', 'card', 'as', 'at', 'prey'),
  moved: {
    ...open('from', 'fromSeat', 'to', 'toSeat', 'back', 'top'),
    /** It is seen where it comes from or goes to; else only by whose place that is. */
    card: ({ from, fromSeat, to, toSeat }, _card, viewer) =>
      isOpenPlace(from, fromSeat) || isOpenPlace(to, toSeat) || viewer === fromSeat || viewer === toSeat,
  },
  used: open('who', 'card', 'at', 'prey'),
  event: open('event', 'next'),
  eventUsed: open('who', 'at', 'prey'),
  shuffled: open('deck'),
  drew: open('who', 'card', 'luck', 'lucky'),
  dodged: open('who', 'by', 'with'),
  hurt: open('who', 'points', 'by'),
  life: open('who', 'life'),
  bangs: open('bangs'),
  ability: open('who', 'of'),
  named: open('who', 'pick'),
  shown: open('who', 'card', 'back'),
  became: open('who', 'character', 'abilities', 'maxLife'),
  /** All choose before anybody shows his choice. */
  chose: { ...open('who'), character: ({ who }, _character, viewer) => viewer === who },
  begun: open('characters', 'lives', 'roles'),
  role: { ...open('who'), role: ({ who }, _role, viewer) => viewer === who },
  returned: open('who', 'undead'),
  eliminated: open('who', 'by', 'role'),
  over: open('winners', 'roles'),
} satisfies { readonly [K in keyof Facts]: Lines<Facts[K], Facts[K]> };

/** What this viewer's view must be. */
export function rightCardView(t: State, viewer: Viewer): object {
  const asked = cardGame.pending(t);
  const closed = closedAt(t);
  const { discard, backs: _, events, ...fields } = CARD_STATE;
  return {
    viewer,
    ...shown(fields, t, t, viewer, closed),
    discard: pile(t.discard, discard, t, viewer, 'top'),
    events: pile(t.events, events, t, viewer, 'next'),
    players: t.players.map((player, place) => ({
      ...shown(CARD_PLAYER, { t, seat: place }, player, viewer, closed),
      hasSpare: player.spare !== null,
    })),
    stack: t.stack.map((frame) => ({ op: frame.op, ...shown(frameLines(frame), frame, frame, viewer, closed) })),
    asked: asked?.seat ?? null,
    options: [...(asked?.options ?? []), ...(asked?.asides ?? [])].filter(({ seat }) => seat === viewer),
  };
}

const closedAt = ({ backs }: State): Closed => ({
  role: () => null,
  roleShown: () => false,
  character: () => PLAIN,
  abilities: () => undefined,
  offered: () => undefined,
  hand: (card: CardId) => ({ back: backs[card] }),
  cards: (card: CardId) => ({ back: backs[card] }),
  kept: () => undefined,
  spare: () => null,
});

/** How many there are, and the last one, if it may be known. */
function pile<T>(list: readonly T[], who: Who<State, T>, t: State, viewer: Viewer, last: string): object {
  const item = list.at(-1) ?? null;
  return { count: list.length, [last]: item !== null && knows(who, t, item, viewer) ? item : null };
}
