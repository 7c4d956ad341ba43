// The card game as a subject of the property checks.

import {
  type Answer,
  answerKinds,
  type CardKinds,
  cardGame,
  cardsFor,
  cardsOnTable,
  type Frame,
  hookMaskOf,
  kindOf,
  OURS,
  ownerOf,
  PLAIN,
  type State,
  setupFrom,
  totalsOf,
  type Wishes,
} from '@posse/card';
import { BadSetup, samePlain, seatsOf } from '@posse/engine';
import { CardWitness } from './card-draw-witness.ts';
import type { Subject } from './checked-game-interface.ts';
import { cardCounts, exchangeHands } from './exchanged-hands.ts';
import { applyFact, type Client, client } from './facts-only-client.ts';
import { ALL_PASSED } from './hidden-exchange-check.ts';
import { cardSecrets } from './secrets/game-secrets.ts';
import { NO_WIN_OPTIONS } from './winner-judge.ts';

export const cardSubject: Subject<CardKinds, Client> = {
  name: 'card game',
  game: cardGame,
  seats: (state) => seatsOf(state.players.length),
  players: (state) => state.players,
  winOptions: () => NO_WIN_OPTIONS,
  setup: wishesFor,
  invalidState,
  witness: (state) => new CardWitness(state),
  exchange: exchangeHands,
  counts: cardCounts,
  secrets: cardSecrets,
  client,
  applyFact,
  isAskedIfForced: () => false,
  uses,
  everything,
};

/** Goes through all combinations of sets, numbers of seats and options as the number grows. */
function wishesFor(number: number): Wishes {
  const extras = OURS.sets.map(({ id }) => id).filter((id) => id !== 'base');
  const sets = ['base', ...extras.filter((_, place) => (number >> place) & 1)];
  const counts = Object.keys(OURS.tables)
    .map(Number)
    .filter((seats) => sets.includes(OURS.tables[seats]?.set ?? ''));
  const round = Math.floor(number / 2 ** extras.length);
  const switches = Object.fromEntries(OURS.options.map(({ id }, place) => [id, isOnInRound(id, place, round)]));
  const seats = counts[(number + round) % counts.length] as number;
  // The number of characters to choose from is lowered until there are enough characters.
  for (let less = 0; ; less++) {
    const options = { ...switches, ...numbersInRound(round, less) };
    const wishes = { seats, sets, options, ...(number % 3 === 0 ? broughtAlong(seats) : {}) };
    if (canBeDealt(wishes)) return wishes;
  }
}

/** The defaults in every third round; in the others each number goes through its values, lowered by `less`. */
function numbersInRound(round: number, less: number): Record<string, number> {
  if (round % 3 === 0) return {};
  return Object.fromEntries(
    OURS.numbers.map(({ id, from, to }) => [id, Math.max(from, from + ((round * 5) % (to - from + 1)) - less)]),
  );
}

function canBeDealt(wishes: Wishes): boolean {
  try {
    setupFrom(wishes);
    return true;
  } catch (problem) {
    if (problem instanceof BadSetup) return false;
    throw problem;
  }
}

/** Fixes two characters that are in every game: the first player keeps one, and the last player died as the other. */
function broughtAlong(seats: number): Pick<Wishes, 'characters' | 'diedAs'> {
  const only = (place: number, id: string) => seatsOf(seats).map((seat) => (seat === place ? id : null));
  return { characters: only(0, 'bart-cassidy'), diedAs: only(seats - 1, 'suzy-lafayette') };
}

/** Options for single events are on less often, so that most events are in the game. */
const isOnInRound = (id: string, place: number, round: number): boolean =>
  id.startsWith('without-') ? (round + place) % 11 === 0 : (round + place) % 3 === 0;

/** The frames during which the dead may hold cards. */
const REMOVES_CARDS_OF_DEAD: ReadonlySet<Frame['op']> = new Set(['loot', 'share', 'lastDiscards']);

/** Does every card of the game lie in exactly one place, and no other card anywhere? */
function isEachCardOnce(t: State): boolean {
  const [lying, all] = [cardsOnTable(t), cardsFor(t.catalogue, t.setup)];
  const times = new Uint8Array(t.catalogue.cards.length);
  for (const card of lying) times[card] = (times[card] ?? 0) + 1;
  return lying.length === all.length && all.every((card) => times[card] === 1);
}

function invalidState(t: State): string | null {
  if (!isEachCardOnce(t)) return 'a card is lost, or lies in two places';
  const events = t.event === null ? t.events : [...t.events, t.event];
  if (new Set(events).size !== events.length) return 'an event is there twice';
  for (const player of t.players) {
    // Nobody's powers work before the game begins.
    if (t.begun && !samePlain(player.totals, totalsOf(t, player)))
      return `the totals of ${player.character} are out of date`;
    if (player.listens !== hookMaskOf(t, player)) return `what ${player.character} listens to is out of date`;
    if (t.begun && player.life > player.maxLife) return `${player.character} has more life than bullets`;
    if (
      !player.alive &&
      player.hand.length + player.inPlay.length > 0 &&
      !t.stack.some(({ op }) => REMOVES_CARDS_OF_DEAD.has(op))
    )
      return `${player.character} is out but still has cards`;
  }
  const question = cardGame.pending(t);
  if (question !== null && !t.players[question.asked]?.alive && question.why.op !== 'lastDiscards')
    return `seat ${question.asked} is out but is asked`;
  return hiddenFromElena(t, question) ?? (t.facts === null ? null : 'facts are left over');
}

/**
 * Elena Fuente, or somebody with her ability, may answer a shot with any hand card (R-DC-ELENA-1), except under
 * Hangover. Packs may forbid or silence it too.
 */
function hiddenFromElena(t: State, question: ReturnType<typeof cardGame.pending>): string | null {
  if (t.setup.packs !== undefined) return null;
  const player = question?.why.op === 'shot' ? t.players[question.asked] : undefined;
  if (question === null || player === undefined || t.event === 'hangover') return null;
  if (!player.abilities.some((id) => ownerOf(t, id).id === 'elena-fuente')) return null;
  const left = player.hand.find((card) => !question.options.some((one) => one.kind === 'play' && one.card === card));
  return left === undefined ? null : `Elena Fuente is not offered card ${left} as a Missed!`;
}

function uses(t: State, asked: { readonly why: Frame }, { seat, kind, card, as }: Answer): readonly string[] {
  const played = (kind === 'play' || kind === 'use') && card !== null ? [`card ${as ?? kindOf(t, card).key}`] : [];
  const event = t.event === null ? [] : [`event ${t.event}`];
  const options = [...t.setup.options, ...Object.keys(t.setup.numbers ?? {})].map((id) => `option ${id}`);
  return [`answer ${asked.why.op} ${kind}`, `character ${t.players[seat]?.character}`, ...played, ...event, ...options];
}

function everything(): readonly string[] {
  const kinds = new Set(OURS.cards.map(({ kind }) => kind.key));
  return [
    ...answerKinds(OURS).map((kind) => `answer ${kind}`),
    ...Object.keys(OURS.kinds)
      .filter((key) => kinds.has(key))
      .map((key) => `card ${key}`),
    ...Object.keys(OURS.characters)
      .filter((id) => id !== PLAIN)
      .map((id) => `character ${id}`),
    ...Object.keys(OURS.events).map((id) => `event ${id}`),
    ...[...OURS.options, ...OURS.numbers].map(({ id }) => `option ${id}`),
    ALL_PASSED,
  ];
}
