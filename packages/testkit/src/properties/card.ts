// The card game as the properties see it: where cards may lie, what is hidden, and all that there is to be used.

import { isDeepStrictEqual } from 'node:util';
import {
  type Answer,
  answerKinds,
  CARDS,
  type CardFact,
  type CardId,
  CHARACTERS,
  cardGame,
  cardsFor,
  cardsOnTable,
  type Facts,
  type Frame,
  type HiddenCard,
  isHidden,
  KINDS,
  kindOf,
  OPTIONS,
  PLAIN,
  type Place,
  ROLES,
  type Role,
  type State,
  standingOf,
  type View,
  type Wishes,
} from '@posse/card';
import { below, type Random, type Seat, type SeenFact, seatsOf, type Viewer } from '@posse/engine';
import type { Subject, Twin } from './subject.ts';

export const cardSubject: Subject<Wishes, State, Frame, Answer, CardFact, View, Client> = {
  name: 'card game',
  game: cardGame,
  seats: (state) => seatsOf(state.players.length),
  setup: wishesFor,
  unsound,
  twin,
  client,
  hear,
  uses,
  everything,
};

/** Every number of seats, each option on now and then. */
function wishesFor(number: number): Wishes {
  const counts = Object.keys(ROLES).map(Number);
  const options = Object.fromEntries(OPTIONS.map(({ id }, place) => [id, Math.floor(number / 7) % 4 === place]));
  return { seats: counts[number % counts.length] as number, options };
}

function unsound(t: State): string | null {
  const lying = cardsOnTable(t).toSorted((a, b) => a - b);
  if (!isDeepStrictEqual(lying, cardsFor(t.setup))) return 'a card is lost, or lies in two places';
  for (const player of t.players) {
    if (!isDeepStrictEqual(player.standing, standingOf(player.abilities, player.inPlay)))
      return `the standing of ${player.character} is out of date`;
    if (player.life > player.maxLife) return `${player.character} has more life than bullets`;
    if (
      !player.alive &&
      player.hand.length + player.inPlay.length > 0 &&
      !t.stack.some(({ op }) => op === 'lastDiscards')
    )
      return `${player.character} is out but still has cards`;
  }
  return t.facts === null ? null : 'facts are left over';
}

// --- what is hidden ---

/** The same state with two cards, or two roles, exchanged that the viewer can't see. */
function twin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  return below(random, 3) === 0 ? roleTwin(t, viewer, random) : cardTwin(t, viewer, random);
}

function cardTwin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  const hidden = cardsFor(t.setup).filter((card) => !seenCards(t, viewer).has(card));
  const [one, other] = twoOf(hidden, random);
  if (one === undefined || other === undefined) return null;
  const swap = (card: CardId): CardId => (card === one ? other : card === other ? one : card);
  const state = cardGame.clone(t);
  state.deck = t.deck.map(swap);
  state.discard = t.discard.map(swap);
  for (const player of state.players) player.hand = player.hand.map(swap);
  state.stack = t.stack.map((frame) => ('cards' in frame ? { ...frame, cards: frame.cards.map(swap) } : frame));
  [state.backs[one], state.backs[other]] = [t.backs[other] as number, t.backs[one] as number];
  return {
    state,
    answer: (a) => ({
      ...a,
      card: a.card === null ? null : swap(a.card),
      as: a.as,
      cost: a.cost.map(swap),
    }),
    cameToLight: (told) => told.some(({ card, top }) => [card, top].some((seen) => seen === one || seen === other)),
  };
}

function roleTwin(t: State, viewer: Viewer, random: Random): Twin<State, Answer> | null {
  const hidden = seatsOf(t.players.length).filter((seat) => seat !== viewer && !t.players[seat]?.roleShown);
  const [one, other] = twoOf(hidden, random);
  if (one === undefined || other === undefined) return null;
  const state = cardGame.clone(t);
  const [first, second] = [state.players[one], state.players[other]];
  if (first === undefined || second === undefined) return null;
  [first.role, second.role] = [second.role, first.role];
  return { state, answer: (a) => a, cameToLight: (told) => told.some(({ role, roles }) => Boolean(role ?? roles)) };
}

/** Everything that lies open to this viewer. Seen discards count as known as long as they are not shuffled. */
function seenCards(t: State, viewer: Viewer): Set<CardId> {
  const view = cardGame.view(t, viewer);
  const seen = new Set<CardId>(t.discard);
  for (const { hand, inPlay } of view.players)
    for (const card of [...hand, ...inPlay]) if (!isHidden(card)) seen.add(card);
  for (const { frame } of view.stack) if ('cards' in frame) for (const card of frame.cards) seen.add(card);
  return seen;
}

function twoOf<T>(list: readonly T[], random: Random): readonly T[] {
  if (list.length < 2) return [];
  const one = below(random, list.length);
  const other = (one + 1 + below(random, list.length - 1)) % list.length;
  return [list[one] as T, list[other] as T];
}

// --- a client that only listens ---

interface Client {
  readonly viewer: Viewer;
  turn: Seat;
  bangs: number;
  winners: readonly Seat[] | null;
  deck: number;
  discard: { count: number; top: CardId | null };
  players: { role: Role | null; alive: boolean; life: number; hand: (CardId | HiddenCard)[]; inPlay: CardId[] }[];
}

function client(view: View): Client {
  return {
    viewer: view.viewer,
    turn: view.turn,
    bangs: view.bangs,
    winners: view.winners,
    deck: view.deck,
    discard: { ...view.discard },
    players: view.players.map(({ role, alive, life, hand, inPlay }) => ({
      role,
      alive,
      life,
      hand: [...hand],
      inPlay: [...inPlay],
    })),
  };
}

/** What each kind of fact changes; the others are there for the story. */
const HEARD: { readonly [K in keyof Facts]?: (c: Client, fact: Facts[K]) => void } = {
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
  eliminated(c, { who, role }) {
    Object.assign(playerOf(c, who), { alive: false, role });
  },
  over(c, { winners, roles }) {
    c.winners = winners;
    for (const [place, role] of roles.entries()) playerOf(c, place as Seat).role = role;
  },
  shuffled(c, { deck }) {
    c.deck = deck;
    c.discard = { count: 0, top: null };
  },
  moved(c, fact) {
    leave(c, fact.from, fact);
    arrive(c, fact.to, fact);
    if (fact.from.zone === 'discard' || fact.to.zone === 'discard') c.discard.top = fact.top;
  },
};

function hear(c: Client, fact: SeenFact): void {
  const change = HEARD[fact.kind as keyof Facts] as ((c: Client, fact: SeenFact) => void) | undefined;
  change?.(c, fact);
}

const playerOf = (c: Client, seat: Seat): Client['players'][number] => c.players[seat] as Client['players'][number];

function leave(c: Client, { zone, seat }: Place, { card, back }: Facts['moved']): void {
  if (zone === 'deck') c.deck--;
  else if (zone === 'discard') c.discard.count--;
  else if (zone !== 'aside' && seat !== null) {
    const list: (CardId | HiddenCard)[] = zone === 'hand' ? playerOf(c, seat).hand : playerOf(c, seat).inPlay;
    list.splice(
      list.findIndex((one) => (isHidden(one) ? one.back === back : one === card)),
      1,
    );
  }
}

function arrive(c: Client, { zone, seat }: Place, { card, back }: Facts['moved']): void {
  if (zone === 'deck') c.deck++;
  else if (zone === 'discard') c.discard.count++;
  else if (zone === 'table' && seat !== null && card !== null) playerOf(c, seat).inPlay.push(card);
  else if (zone === 'hand' && seat !== null)
    playerOf(c, seat).hand.push(card !== null && seat === c.viewer ? card : { back });
}

// --- what there is to be used ---

function uses(t: State, asked: { readonly why: Frame }, { seat, kind, card, as }: Answer): readonly string[] {
  const played = kind === 'play' && card !== null ? [`card ${as ?? kindOf(card).key}`] : [];
  return [`answer ${asked.why.op} ${kind}`, `character ${t.players[seat]?.character}`, ...played];
}

function everything(): readonly string[] {
  const kinds = new Set(CARDS.map(({ kind }) => kind.key));
  return [
    ...answerKinds().map((kind) => `answer ${kind}`),
    ...Object.keys(KINDS)
      .filter((key) => kinds.has(key))
      .map((key) => `card ${key}`),
    ...Object.keys(CHARACTERS)
      .filter((id) => id !== PLAIN)
      .map((id) => `character ${id}`),
  ];
}
