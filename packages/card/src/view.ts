// What one seat may know, built by allow-list: a field that is not named here does not get out.

import type { Pending, Seat, Viewer } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { Frame } from './frames.ts';
import { RULES } from './registry.ts';
import type { AbilityId, CardId, Fallen, Player, Role, Setup, State, Waiting } from './state.ts';

/** A card face down: only the number on its back is known, and that changes with every shuffle. */
export interface HiddenCard {
  readonly back: number;
}

export interface PlayerView {
  /** Null while it is hidden from this viewer. */
  readonly role: Role | null;
  /** Does everybody know it? */
  readonly roleShown: boolean;
  readonly character: string;
  readonly abilities: readonly AbilityId[];
  readonly alive: boolean;
  readonly life: number;
  readonly maxLife: number;
  readonly hand: readonly (CardId | HiddenCard)[];
  readonly inPlay: readonly CardId[];
}

/** A frame as it is seen; where its cards are for other eyes, `hidden` stands for them. */
export interface FrameView {
  readonly frame: Frame;
  readonly hidden: readonly HiddenCard[];
}

export interface View {
  readonly viewer: Viewer;
  readonly setup: Setup;
  readonly step: number;
  readonly turn: Seat;
  readonly bangs: number;
  readonly skipped: boolean;
  readonly winners: readonly Seat[] | null;
  readonly players: readonly PlayerView[];
  /** How many cards are left to draw. */
  readonly deck: number;
  /** Only the top card is known (R-DRAW-11). */
  readonly discard: { readonly count: number; readonly top: CardId | null };
  readonly stack: readonly FrameView[];
  readonly waiting: readonly Waiting[];
  readonly fallen: readonly Fallen[];
  /** Who is asked; null when the game is over. */
  readonly asked: Seat | null;
  /** What the viewer may answer, or do of his own accord. */
  readonly options: readonly Answer[];
}

export const isHidden = (card: CardId | HiddenCard): card is HiddenCard => typeof card === 'object';

export function view(t: State, viewer: Viewer, pending: Pending<Frame, Answer> | null): View {
  return {
    viewer,
    setup: t.setup,
    step: t.step,
    turn: t.turn,
    bangs: t.bangs,
    skipped: t.skipped,
    winners: t.winners,
    players: t.players.map((player, place) => viewPlayer(t, player, place === viewer)),
    deck: t.deck.length,
    discard: { count: t.discard.length, top: t.discard[t.discard.length - 1] ?? null },
    stack: t.stack.map((frame) => viewFrame(t, frame, viewer)),
    waiting: t.waiting.slice(),
    fallen: t.fallen.slice(),
    asked: pending === null ? null : pending.seat,
    options: pending === null ? [] : optionsFor(pending, viewer),
  };
}

function viewPlayer(t: State, player: Player, isMe: boolean): PlayerView {
  return {
    role: isMe || player.roleShown ? player.role : null,
    roleShown: player.roleShown,
    character: player.character,
    abilities: player.abilities,
    alive: player.alive,
    life: player.life,
    maxLife: player.maxLife,
    hand: isMe ? player.hand.slice() : player.hand.map((card) => faceDown(t, card)),
    inPlay: player.inPlay.slice(),
  };
}

const faceDown = (t: State, card: CardId): HiddenCard => ({ back: t.backs[card] as number });

function viewFrame(t: State, frame: Frame, viewer: Viewer): FrameView {
  const rule = RULES[frame.op];
  if (typeof rule === 'function' || !rule?.secret || !('cards' in frame) || ownerOf(frame) === viewer)
    return { frame, hidden: [] };
  return { frame: { ...frame, cards: [] }, hidden: frame.cards.map((card) => faceDown(t, card)) };
}

/** Whose eyes the cards of a secret frame are for. */
const ownerOf = (frame: Frame): Seat | null => ('who' in frame ? frame.who : null);

function optionsFor(pending: Pending<Frame, Answer>, viewer: Viewer): readonly Answer[] {
  return pending.seat === viewer ? pending.options : pending.asides.filter(({ seat }) => seat === viewer);
}
