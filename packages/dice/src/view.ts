// The view of one seat, built by allow-list. Only roles are hidden.

import type { Pending, Role, Seat, ShownOf, Viewer, Views } from '@posse/engine';
import type { Answer } from './answers.ts';
import type { Frame } from './frames.ts';
import { type Player, playerAt, type State } from './state.ts';

/** `ability` is left out, because it follows from the character. */
export interface PlayerView extends ShownOf<Player, 'role' | 'ability'> {
  /** The role; null while it is hidden from this viewer. */
  readonly role: Role | null;
  /** The special role, if the viewer knows it and there is one. */
  readonly special: string | null;
}

export interface View extends ShownOf<State, 'random' | 'players' | 'facts'> {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  /** The player who is asked; null when the game is over. */
  readonly asked: Seat | null;
  /** The answers that the viewer may give. */
  readonly options: readonly Answer[];
}

export function views(t: State, pending: Pending<Frame, Answer> | null): Views<View> {
  const open = view(t, pending, 'spectator');
  return { open, own: (seat) => ownView(t, open, seat, pending) };
}

function ownView(t: State, open: View, viewer: Seat, pending: Pending<Frame, Answer> | null): Partial<View> {
  const players = open.players.slice();
  players[viewer] = viewPlayer(playerAt(t, viewer), true);
  return { viewer, players, options: optionsFor(pending, viewer) };
}

const NO_OPTIONS: readonly Answer[] = [];

const optionsFor = (pending: Pending<Frame, Answer> | null, viewer: Viewer): readonly Answer[] =>
  pending?.asked === viewer ? pending.options : NO_OPTIONS;

export function view(t: State, pending: Pending<Frame, Answer> | null, viewer: Viewer): View {
  return {
    viewer,
    setup: t.setup,
    step: t.step,
    turn: t.turn,
    winners: t.winners,
    players: t.players.map((player, place) => viewPlayer(player, place === viewer)),
    pile: t.pile,
    chiefInPile: t.chiefInPile,
    dice: t.dice,
    rolls: t.rolls,
    final: t.final,
    saloon: t.saloon,
    used: t.used,
    lastArrows: t.lastArrows,
    ghost: t.ghost,
    haunts: t.haunts,
    haunting: t.haunting,
    stack: t.stack.slice(),
    asked: pending === null ? null : pending.asked,
    options: optionsFor(pending, viewer),
  };
}

function viewPlayer(player: Player, isMe: boolean): PlayerView {
  const known = isMe || player.roleShown;
  return {
    role: known ? player.role : null,
    roleShown: player.roleShown,
    special: known ? player.special : null,
    spent: player.spent,
    character: player.character,
    alive: player.alive,
    life: player.life,
    maxLife: player.maxLife,
    arrows: player.arrows,
    chief: player.chief,
    muted: player.muted,
  };
}
