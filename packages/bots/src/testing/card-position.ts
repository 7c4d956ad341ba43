// A hand-made position of the card game for tests.

import {
  type CardId,
  cardGame,
  cardsFor,
  catalogueOf,
  emptyTable,
  type Frame,
  kindOf,
  newPlayer,
  PLAIN,
  refreshAll,
  type State,
  settle,
  setupFrom,
  type View,
} from '@posse/card';
import { type Role, randomFrom, type Seat, seat } from '@posse/engine';
import type { SeenDeed } from '../seat-memory.ts';

export interface Position {
  /** The roles, clockwise, beginning with the viewer. */
  readonly roles: readonly Role[];
  readonly character?: string;
  /** The kinds of card in the viewer's hand. */
  readonly hand: readonly string[];
  /** The kinds of card in play, by seat. */
  readonly inPlay?: Readonly<Record<number, readonly string[]>>;
  /** The number of cards in hand, by seat; two if not given. */
  readonly cards?: Readonly<Record<number, number>>;
  /** Life points, by seat; full if not given, and 0 for an eliminated player. */
  readonly life?: Readonly<Record<number, number>>;
  /** The frame of the question; by default the viewer's own turn. */
  readonly frame?: Frame;
  readonly packs?: readonly object[];
}

export const me = seat(0);

/** The view of seat 0 in a position that is built by hand. */
export function viewOf({
  roles,
  character,
  hand,
  inPlay = {},
  cards = {},
  life = {},
  frame,
  packs = [],
}: Position): View {
  const setup = setupFrom({ seats: roles.length, preset: 'standard', packs });
  const catalogue = catalogueOf(setup);
  const players = roles.map((role, place) => newPlayer(catalogue, role, place === me ? (character ?? PLAIN) : PLAIN));
  const t = emptyTable(catalogue, setup, randomFrom('scene'), players);
  t.deck = [...cardsFor(catalogue, setup)];
  for (const [place, player] of players.entries()) {
    player.life = life[place] ?? player.life;
    player.alive = player.life > 0;
    player.roleShown ||= !player.alive;
    player.inPlay.push(...(inPlay[place] ?? []).map((key) => pull(t, key)));
    if (place === me) player.hand.push(...hand.map((key) => pull(t, key)));
    else if (player.alive) player.hand.push(...t.deck.splice(0, cards[place] ?? 2));
  }
  t.turn = me;
  t.stack.push({ op: 'turnEnd', who: me }, { op: 'phase3', who: me }, frame ?? { op: 'phase2', who: me });
  refreshAll(t);
  settle(t);
  return cardGame.view(t, me);
}

/** Removes the last card of a kind from the draw pile, and returns it. */
function pull(t: State, key: string): CardId {
  const place = t.deck.findLastIndex((card) => kindOf(t, card).key === key);
  return t.deck.splice(place, 1)[0] as CardId;
}

/** A deed that could have been aimed at others instead. */
export const deed = (who: number, what: string, at: number, ...instead: readonly number[]): SeenDeed => ({
  who: who as Seat,
  what,
  at: at as Seat,
  harm: 1,
  instead: instead as Seat[],
  backs: [],
});

export const times = (count: number, one: SeenDeed): readonly SeenDeed[] => Array.from({ length: count }, () => one);
