// The view of one seat, built by allow-list.
// A field that is not named here stays hidden. Every condition here says who may see something.

import { type Pending, type Seat, type ShownOf, seat, type Viewer, type Views } from '@posse/engine';
import type { Answer } from './answers.ts';
import { PLAIN } from './catalogue/catalogue.ts';
import type { Frame } from './frames.ts';
import { faceDown, type HiddenCard } from './hidden-card.ts';
import { areChoicesOpen, type CardId, isOn, type Player, playerAt, type Role, type State } from './state.ts';

/** The fields of a player that a view changes or hides, because they follow from the rest. */
type PlayerOtherwise = 'role' | 'hand' | 'abilitiesWork' | 'cardsWork' | 'totals' | 'listens';

export interface PlayerView extends ShownOf<Player, PlayerOtherwise> {
  /** The role; null while it is hidden from this viewer. */
  readonly role: Role | null;
  /** The character; the plain one while it is not chosen, or chosen in secret. */
  readonly character: string;
  readonly hand: readonly (CardId | HiddenCard)[];
  /** The characters to choose from before the game begins; none if this viewer may not see them. */
  readonly offered: readonly string[];
  /** The spare character, once this viewer may know it. */
  readonly spare: string | null;
  readonly hasSpare: boolean;
}

/** A frame whose cards this viewer may not see. */
export type ClosedFrame = FaceDown<Extract<Frame, { readonly eyes: Seat }>>;
type FaceDown<F> = F extends Frame ? Omit<F, 'cards'> & { readonly cards: readonly HiddenCard[] } : never;
export type FrameView = Frame | ClosedFrame;

type Otherwise = 'catalogue' | 'random' | 'players' | 'deck' | 'discard' | 'backs' | 'events' | 'stack' | 'facts';

export interface View extends ShownOf<State, Otherwise> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** The number of cards left to draw. */
  readonly deck: number;
  /** The discard pile, of which only the top card is visible (R-DRAW-11). */
  readonly discard: { readonly count: number; readonly top: CardId | null };
  /** The events to come, of which only the next one is visible. */
  readonly events: { readonly count: number; readonly next: string | null };
  readonly stack: readonly FrameView[];
  /** The player who is asked; null when the game is over. */
  readonly asked: Seat | null;
  /** The options and asides of the viewer. */
  readonly options: readonly Answer[];
}

export function views(t: State, pending: Pending<Frame, Answer> | null): Views<View> {
  const open = view(t, pending, 'spectator');
  return { open, own: (seat) => ownView(t, open, seat, pending) };
}

function ownView(t: State, open: View, viewer: Seat, pending: Pending<Frame, Answer> | null): Partial<View> {
  const players = open.players.slice();
  players[viewer] = viewPlayer(t, playerAt(t, viewer), viewer, viewer);
  const own = { viewer, players, options: optionsFor(pending, viewer) };
  const isShownFrame = t.stack.some((frame) => showsViewer(frame, viewer));
  return isShownFrame ? { ...own, stack: t.stack.map((frame) => viewFrame(t, frame, viewer)) } : own;
}

const NO_OPTIONS: readonly Answer[] = [];
const NO_CHOICES: readonly string[] = [];

export function view(t: State, pending: Pending<Frame, Answer> | null, viewer: Viewer): View {
  return {
    viewer,
    setup: t.setup,
    step: t.step,
    begun: t.begun,
    turn: t.turn,
    idle: t.idle,
    bangs: t.bangs,
    uses: t.uses.slice(),
    laid: t.laid.slice(),
    skipped: t.skipped,
    extra: t.extra,
    shown: t.shown,
    suit: t.suit,
    drawn: t.drawn,
    mined: t.mined,
    winners: t.winners,
    players: t.players.map((player, place) => viewPlayer(t, player, seat(place), viewer)),
    deck: t.deck.length,
    newDeck: t.newDeck,
    reshuffles: t.reshuffles,
    discard: { count: t.discard.length, top: t.discard[t.discard.length - 1] ?? null },
    event: t.event,
    events: { count: t.events.length, next: t.events[t.events.length - 1] ?? null },
    graves: t.graves.slice(),
    returned: t.returned,
    stack: t.stack.map((frame) => viewFrame(t, frame, viewer)),
    waiting: t.waiting.slice(),
    fallen: t.fallen.slice(),
    asked: pending === null ? null : pending.asked,
    options: optionsFor(pending, viewer),
  };
}

function viewPlayer(t: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const isMe = seat === viewer;
  const isKnown = t.begun || isMe;
  return {
    role: t.begun && (isMe || player.roleShown) ? player.role : null,
    roleShown: t.begun && player.roleShown,
    character: isKnown ? player.character : PLAIN,
    abilities: isKnown ? player.abilities : [],
    alive: player.alive,
    undead: player.undead,
    life: player.life,
    maxLife: player.maxLife,
    hand: player.hand.map((card) => (isMe || card === t.shown ? card : faceDown(t, card))),
    inPlay: player.inPlay.slice(),
    offered: isMe || areChoicesOpen(t.setup) ? player.offered : NO_CHOICES,
    spare: seesSpare(t, player, seat, viewer) ? player.spare : null,
    hasSpare: player.spare !== null,
  };
}

/**
 * May this viewer see the spare character? It is known if it was rejected in public, to the player who rejected it, and
 * to its owner when it is offered. A random one was never rejected.
 */
function seesSpare(t: State, { offered }: Player, seat: Seat, viewer: Viewer): boolean {
  const isOfThese = offered.length > 0 && !(t.begun && isOn(t, 'random-new-identity'));
  if (isOfThese) return seat === viewer || (t.begun && areChoicesOpen(t.setup));
  const top = t.stack[t.stack.length - 1];
  return seat === viewer && top?.op === 'newIdentity' && top.who === seat;
}

/** A frame with cards for one seat only; null for any other. */
const closed = (frame: Frame): Extract<Frame, { readonly eyes: Seat }> | null => ('eyes' in frame ? frame : null);

/** Does the frame show this viewer cards that it hides from the others? */
function showsViewer(frame: Frame, viewer: Viewer): boolean {
  const hiding = closed(frame);
  return hiding?.eyes === viewer && hiding.cards.length > 0;
}

function viewFrame(t: State, frame: Frame, viewer: Viewer): FrameView {
  const hiding = closed(frame);
  if (hiding === null || hiding.eyes === viewer) return frame;
  const cards = hiding.cards.map((card) => faceDown(t, card));
  return 'kept' in hiding ? { ...hiding, cards, kept: [] } : { ...hiding, cards };
}

function optionsFor(pending: Pending<Frame, Answer> | null, viewer: Viewer): readonly Answer[] {
  if (pending === null) return NO_OPTIONS;
  return pending.asked === viewer ? pending.options : pending.asides.filter(({ seat }) => seat === viewer);
}
