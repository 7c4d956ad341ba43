// A position of the card game put together by hand, for tests: who sits there, what everybody holds, and what is asked.

import {
  type CardId,
  cardGame,
  cardsFor,
  emptyTable,
  type Frame,
  kindOf,
  newPlayer,
  OURS,
  PLAIN,
  refreshAll,
  type State,
  settle,
  setupFrom,
  type View,
} from '@posse/card';
import { type Role, randomFrom, type Seat, seat } from '@posse/engine';
import type { SeenDeed } from '../memory.ts';

export interface Position {
  /** Clockwise, beginning with me. */
  readonly roles: readonly Role[];
  readonly character?: string;
  /** Kinds of card in my hand. */
  readonly hand: readonly string[];
  /** By seat: kinds of card in front of somebody, */
  readonly inPlay?: Readonly<Record<number, readonly string[]>>;
  /** how many cards he holds, where it is not two, */
  readonly cards?: Readonly<Record<number, number>>;
  /** and his life points, where he is hurt. None: he is out. */
  readonly life?: Readonly<Record<number, number>>;
  /** What is being settled; my own turn, if nothing is said. */
  readonly frame?: Frame;
}

export const me = seat(0);

/** What I see. */
export function viewOf({ roles, character, hand, inPlay = {}, cards = {}, life = {}, frame }: Position): View {
  const setup = setupFrom({ seats: roles.length, preset: 'standard' });
  const players = roles.map((role, place) => newPlayer(OURS, role, place === me ? (character ?? PLAIN) : PLAIN));
  const t = emptyTable(OURS, setup, randomFrom('scene'), players);
  t.deck = [...cardsFor(OURS, setup)];
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

/** The last card of a kind in the draw pile. */
function pull(t: State, key: string): CardId {
  const place = t.deck.findLastIndex((card) => kindOf(t, card).key === key);
  return t.deck.splice(place, 1)[0] as CardId;
}

/** Somebody did something to somebody, though he could have done it to others. */
export const deed = (who: number, what: string, at: number, ...instead: readonly number[]): SeenDeed => ({
  who: who as Seat,
  what,
  at: at as Seat,
  harm: 1,
  instead: instead as Seat[],
  backs: [],
});

export const times = (count: number, one: SeenDeed): readonly SeenDeed[] => Array.from({ length: count }, () => one);
