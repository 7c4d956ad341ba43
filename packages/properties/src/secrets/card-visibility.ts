// Visibility in the card game: every field of state, player and facts, from the rulebooks.

import { type CardId, cardGame, type Facts, PLAIN, type Player, type State, type Zone } from '@posse/card';
import type { Seat, Viewer } from '@posse/engine';
import { frameVisibility } from './card-frame-visibility.ts';
import {
  type FieldVisibility,
  knows,
  open,
  type Placeholders,
  type SeatIn,
  type Visibility,
  visibleFields,
} from './visibility-rules.ts';

export const CARD_STATE = {
  setup: 'everybody',
  /** The state of the random numbers to come, which nobody may know. */
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
  /** Draws are seen by everybody. */
  drawn: 'everybody',
  mined: 'everybody',
  winners: 'everybody',
  /** Only the number of cards is public. */
  deck: 'nobody',
  /** Only the top card of the discards is visible (R-DRAW-11). */
  discard: ({ discard }, card) => card === discard.at(-1),
  /** A back is visible while its card lies face down in a hand or is set aside. In a pile it is not. */
  backs: (t, back) => liesFaceDown(t, (card) => t.backs[card] === back),
  newDeck: 'everybody',
  reshuffles: 'everybody',
  event: 'everybody',
  /** The deck lies face up: only the next event is visible (R-EVT-01, R-EVT-03). */
  events: ({ events }, event) => event === events.at(-1),
  graves: 'everybody',
  returned: 'everybody',
  waiting: 'everybody',
  fallen: 'everybody',
  /** The list of facts, which is empty while somebody is asked. */
  facts: 'follows',
} satisfies FieldVisibility<Omit<State, 'catalogue' | 'players' | 'stack'>, State>;

const isOwner = ({ seat }: SeatIn<State>, viewer: Viewer): boolean => seat === viewer;
/** Characters are public at once (R-SETUP-06). If they are chosen, they become so when all have chosen. */
const characterIsOpen = (at: SeatIn<State>, _: unknown, viewer: Viewer): boolean => at.t.begun || isOwner(at, viewer);

export const CARD_PLAYER = {
  /**
   * Public for the Sheriff and among three; otherwise hidden until its owner is eliminated (R-SETUP-05). There is none
   * before the deal.
   */
  role: ({ t, seat }, _role, viewer) => t.begun && (seat === viewer || isOpenRole(t, seat)),
  /** Hidden before the game begins, because it would tell who becomes Sheriff. */
  roleShown: ({ t }) => t.begun,
  character: characterIsOpen,
  abilities: characterIsOpen,
  alive: 'everybody',
  undead: 'everybody',
  life: 'everybody',
  maxLife: 'everybody',
  /** Hidden from others, except a card that was drawn face up and must be played. */
  hand: (at, card, viewer) => isOwner(at, viewer) || card === at.t.shown,
  inPlay: 'everybody',
  abilitiesWork: 'follows',
  cardsWork: 'follows',
  totals: 'follows',
  listens: 'follows',
  /** Face up in the tournament (R-TRN-01); otherwise only for the player who chooses. */
  offered: (at, _character, viewer) => isTournament(at.t) || isOwner(at, viewer),
  /**
   * Face down (R-SETUP-13) until its owner looks at it at the start of a turn (R-HN-NID-1). A player who chose has seen
   * the rejected character; so has everybody in the tournament, once all have chosen. It is public that there is none.
   */
  spare(at, spare, viewer) {
    if (spare === null) return true;
    if (wasOffered(at) && !isByLot(at.t)) return isOwner(at, viewer) || (at.t.begun && isTournament(at.t));
    return isOwner(at, viewer) && isLookingAtSpare(at);
  },
} satisfies FieldVisibility<Player, SeatIn<State>>;

const isTournament = ({ setup }: State): boolean => setup.sets.includes('tournament');
/** Is a new identity drawn at random? With this option rejected characters return to the box. */
const isByLot = ({ begun, setup }: State): boolean => begun && setup.options.includes('random-new-identity');
const wasOffered = ({ t, seat }: SeatIn<State>): boolean => (t.players[seat]?.offered.length ?? 0) > 0;

function isLookingAtSpare({ t, seat }: SeatIn<State>): boolean {
  const asked = t.stack.at(-1);
  return asked?.op === 'newIdentity' && asked.who === seat;
}

/**
 * Is this role public? Those are of the Sheriff, of everybody among three, of those who were eliminated (even if they
 * returned), and all at the end (R-SETUP-05, R-WIN-10).
 */
const isOpenRole = ({ players, graves, winners }: State, seat: Seat): boolean =>
  players[seat]?.role === 'sheriff' || players.length === 3 || graves.includes(seat) || winners !== null;

/** Does a matching card lie face down in a hand, or aside? */
const liesFaceDown = ({ players, stack }: State, isSuch: (card: CardId) => boolean): boolean =>
  players.some(({ hand }) => hand.some(isSuch)) || stack.some((frame) => 'eyes' in frame && frame.cards.some(isSuch));

/** Discards, cards in play and cards in the middle are public. */
const isOpenPlace = (zone: Zone, seat: Seat | null): boolean =>
  zone === 'discard' || zone === 'table' || (zone === 'aside' && seat === null);

export const CARD_FACTS = {
  turn: open('who'),
  played: open('who', 'card', 'as', 'at', 'prey'),
  moved: {
    ...open('from', 'fromSeat', 'to', 'toSeat', 'back', 'top'),
    /** Public if one end of the move is; otherwise for the players at both ends. */
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
  /** Everybody chooses before any choice is shown. */
  chose: { ...open('who'), character: ({ who }, _character, viewer) => viewer === who },
  begun: open('characters', 'lives', 'roles'),
  role: { ...open('who'), role: ({ who }, _role, viewer) => viewer === who },
  returned: open('who', 'undead'),
  eliminated: open('who', 'by', 'role'),
  over: open('winners', 'roles'),
} satisfies { readonly [K in keyof Facts]: FieldVisibility<Facts[K], Facts[K]> };

/** The view that this viewer must get, by the table above. */
export function expectedCardView(t: State, viewer: Viewer): object {
  const question = cardGame.pending(t);
  const closed = closedAt(t);
  const { discard, backs: _, events, ...fields } = CARD_STATE;
  return {
    viewer,
    ...visibleFields(fields, t, t, viewer, closed),
    discard: pile(t.discard, discard, t, viewer, 'top'),
    events: pile(t.events, events, t, viewer, 'next'),
    players: t.players.map((player, place) => ({
      ...visibleFields(CARD_PLAYER, { t, seat: place }, player, viewer, closed),
      hasSpare: player.spare !== null,
    })),
    stack: t.stack.map((frame) => ({
      op: frame.op,
      ...visibleFields(frameVisibility(frame), frame, frame, viewer, closed),
    })),
    asked: question?.asked ?? null,
    options: [...(question?.options ?? []), ...(question?.asides ?? [])].filter(({ seat }) => seat === viewer),
  };
}

const closedAt = ({ backs }: State): Placeholders => ({
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

/** The number of items, and the last one if the viewer may know it. */
function pile<T>(list: readonly T[], who: Visibility<State, T>, t: State, viewer: Viewer, last: string): object {
  const item = list.at(-1) ?? null;
  return { count: list.length, [last]: item !== null && knows(who, t, item, viewer) ? item : null };
}
