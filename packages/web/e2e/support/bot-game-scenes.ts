// Scenes: moments of stored games, which bots played once.

import {
  botId,
  botNamed,
  botRandomAt,
  cardWithBots,
  diceWithBots,
  type GameWithBots,
  PERSONAS,
  type Persona,
  TableMemory,
} from '@posse/bots';
import type { CardKinds, View as CardView } from '@posse/card';
import type { DiceKinds, View as DiceView } from '@posse/dice';
import { type AnswerBase, type Game, type Kinds, type Seat, samePlain, seat, seatsOf } from '@posse/engine';
import { commitmentOf, defaultContribution, type GameId, gameIdOf, seedOf, type TablePlan } from '@posse/protocol';
import { isCi } from '../../../cluster/src/local/program-list.mjs';
import { HOW_TO_STORE, type StoredScene, storedScene, storeScene } from './stored-scenes.ts';

export interface Scene extends Dealt {
  readonly name: string;
  readonly game: GameId;
  readonly plan: TablePlan;
  readonly setup: object;
  /** The viewer. */
  readonly you: Seat;
  /** The seat of a friend who is eliminated by then; null for none: all others are bots. */
  readonly friend: Seat | null;
  /** A free seat that a latecomer may take; left out if there is none. */
  readonly late?: Seat;
  /** All answers up to the moment. */
  readonly answers: readonly AnswerBase[];
  /** Seconds for an answer, if a clock is to be visible; left out if not. */
  readonly clock?: number;
  /** The winners, if the moment is the end of the game. */
  readonly winners: readonly Seat[] | null;
}

/** The origin of a game's cards. */
interface Dealt {
  readonly secret: string;
  readonly commitment: string;
  readonly id: string;
  readonly lucks: readonly string[];
  readonly seed: string;
}

function dealtFrom(number: number, seats: number): Dealt {
  const secret = `c0ffee${number}`;
  const commitment = commitmentOf(secret);
  const id = gameIdOf(commitment);
  const lucks = seatsOf(seats).map((place) => defaultContribution(commitment, place));
  return { secret, commitment, id, lucks, seed: seedOf(secret, id, lucks) };
}

interface Asked {
  readonly asked: Seat | null;
  readonly stack: readonly { readonly op: string }[];
  readonly players: readonly { readonly alive: boolean }[];
}

export type Moment<View> = (view: View, you: Seat) => boolean;

const YOU = seat(0);

/** The number of the first seed to try for a scene. No two scenes share a game. */
const seedNumber = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_003;

/** A game up to a moment; `fallen` is the seat of somebody who is out by then, or -1. */
interface Found extends Dealt, Pick<Scene, 'answers' | 'winners'> {
  readonly fallen: number;
}

/** The number of games that are tried for a moment. */
const MAX_GAMES = 100_000;

/** The stored game that leads to the moment; if there is none, games of bots are played until one does. */
function found<K extends Kinds & { readonly view: Asked }>(
  name: string,
  gameWithBots: GameWithBots<K>,
  wishes: K['wishes'],
  isWanted: Wanted<K>,
): Found {
  const stored = storedScene(name);
  const found = stored === null ? null : replayed(gameWithBots, wishes, stored, isWanted);
  if (found !== null) return found;
  if (isCi(process.env)) throw new Error(`The scene "${name}" is not stored any more. ${HOW_TO_STORE}`);
  for (let number = seedNumber(name); number < seedNumber(name) + MAX_GAMES; number++) {
    const picks = played(gameWithBots, wishes, number, isWanted);
    const scene = picks === null ? null : replayed(gameWithBots, wishes, { number, picks }, isWanted);
    if (picks === null || scene === null) continue;
    storeScene(name, { number, picks });
    return scene;
  }
  throw new Error(`No game has the moment of the scene "${name}".`);
}

/** Replays a stored game. Null if the moment does not come at its end. */
function replayed<K extends Kinds & { readonly view: Asked }>(
  { game }: GameWithBots<K>,
  wishes: K['wishes'],
  { number, picks }: StoredScene,
  isWanted: Wanted<K>,
): Found | null {
  const dealt = dealtFrom(number, wishes.seats);
  // Entries that are appended to a set later change no scene.
  const state = game.deal(game.storedWishes(wishes), dealt.seed);
  const answers: K['answer'][] = [];
  for (const pick of picks) {
    const answer = game.pending(state)?.options[pick];
    if (answer === undefined) return null;
    answers.push(answer);
    game.advance(state, answer);
  }
  if (!isWanted(game, state, answers)) return null;
  const fallen = state.players.findIndex(({ alive }) => !alive);
  return { ...dealt, answers, winners: game.result(state), fallen };
}

/** Plays a game of bots up to the moment: the place of each answer among the options. Null if it does not come. */
function played<K extends Kinds & { readonly view: Asked }>(
  { game, clues, bots }: GameWithBots<K>,
  wishes: K['wishes'],
  number: number,
  isWanted: Wanted<K>,
): number[] | null {
  const { seed } = dealtFrom(number, wishes.seats);
  const state = game.deal(game.storedWishes(wishes), seed);
  const tableMemory = new TableMemory(clues, wishes.seats);
  const answers: K['answer'][] = [];
  const picks: number[] = [];
  for (let question = game.pending(state); question !== null; question = game.pending(state)) {
    if (isWanted(game, state, answers)) return picks;
    const bot = botNamed(bots, botAt(question.asked));
    if (bot === null) throw new Error('There is no such bot.');
    const view = game.view(state, question.asked);
    const answer = bot.answer(view, tableMemory.of(question.asked), botRandomAt(seed, answers.length));
    picks.push(question.options.findIndex((option) => samePlain(option, answer)));
    answers.push(answer);
    tableMemory.sees(state, question, answer);
    tableMemory.hears(game.apply(state, answer));
  }
  return isWanted(game, state, answers) ? picks : null;
}

/** Is the game at the moment of the scene? */
type Wanted<K extends Kinds> = (game: Game<K>, state: K['state'], answers: readonly K['answer'][]) => boolean;

/** Seat 0 is asked, and sees the moment. */
const atMoment =
  <K extends Kinds & { readonly view: Asked }>(moment: Moment<K['view']>): Wanted<K> =>
  (game, state) =>
    game.pending(state)?.asked === YOU && moment(game.view(state, YOU), YOU);

/** The end of a game, or of one that went as wished. */
const atEnd =
  <K extends Kinds>(ending: Ending<K>): Wanted<K> =>
  (game, state, answers) =>
    game.result(state) !== null && ending(state, answers);

export type Ending<K extends Kinds> = (state: K['state'], answers: readonly K['answer'][]) => boolean;
const ANY_ENDING = (): boolean => true;

/** The bot of a seat without a person. */
const personaAt = (place: number): Persona => PERSONAS[place % PERSONAS.length] as Persona;

export const LEVEL = 'deputy';

export const nameAt = (place: number): string => (place === YOU ? 'Ann' : personaAt(place).name);

export const botAt = (place: number): string => botId(LEVEL, personaAt(place).temper);

/** A moment of seat 0, or an ending. */
export function cardScene(
  name: string,
  plan: TablePlan,
  moment: Moment<CardView> | 'end',
  ending: Ending<CardKinds> = ANY_ENDING,
): Scene {
  const wishes = { seats: plan.seats, sets: plan.sets ?? ['base'], options: plan.options ?? {} };
  const isWanted = moment === 'end' ? atEnd<CardKinds>(ending) : atMoment<CardKinds>(moment);
  const { fallen, ...place } = found(name, cardWithBots, wishes, isWanted);
  const friend = name === 'full-table' && fallen >= 0 ? seat(fallen) : null;
  return { name, game: 'card', plan, setup: wishes, you: YOU, friend, ...place };
}

export function diceScene(name: string, plan: TablePlan, moment: Moment<DiceView> | 'end'): Scene {
  const wishes = { seats: plan.seats, modules: plan.modules ?? [] };
  const isWanted = moment === 'end' ? atEnd<DiceKinds>(ANY_ENDING) : atMoment<DiceKinds>(moment);
  const { fallen: _, ...place } = found(name, diceWithBots, wishes, isWanted);
  return { name, game: 'dice', plan, setup: wishes, you: YOU, friend: null, ...place };
}

export const top = ({ stack }: Asked): string => stack.at(-1)?.op ?? '';
const on = (op: string) => (view: Asked) => top(view) === op;
export const EVERYTHING = ['base', 'dodge-city', 'high-noon', 'fistful'];
const FIVE: TablePlan = { seats: 5 };
const EIGHT: TablePlan = { seats: 8, sets: EVERYTHING };
const handOf = ({ players }: CardView, you: Seat): number => players[you]?.hand.length ?? 0;
const inPlay = ({ players }: CardView): number => players.reduce((sum, player) => sum + player.inPlay.length, 0);

const isHurt = ({ players }: DiceView, you: Seat): boolean => (players[you]?.life ?? 0) < (players[you]?.maxLife ?? 0);
/** The number of beers among the dice, if they were just rolled with other dice beside them. */
const beers = ({ dice }: DiceView): number =>
  dice.some(({ face }) => face === '1') ? dice.filter(({ face, fresh }) => fresh && face === 'beer').length : 0;

/** A scene whose bar has a clock with two digits of minutes. */
export const timed = (): Scene => ({ ...cardScene('timed', FIVE, on('phase2')), clock: 3599 });

/** The scenes: one for each kind of moment that looks different. */
export const scenes = (): readonly Scene[] => [
  cardScene('first-turn', FIVE, on('phase2')),
  cardScene('full-table', EIGHT, (view, you) => top(view) === 'phase2' && handOf(view, you) >= 6 && inPlay(view) >= 11),
  cardScene('three', { seats: 3, sets: ['base', 'dodge-city'] }, (view) => top(view) === 'phase2' && view.step > 12),
  cardScene('shot', EIGHT, on('shot')),
  cardScene('dying', FIVE, on('dying')),
  cardScene('store', { seats: 7 }, on('store')),
  cardScene('duel', FIVE, on('duel')),
  cardScene('indians', FIVE, on('indians')),
  cardScene('discard', FIVE, on('phase3')),
  cardScene('over', { seats: 7 }, 'end'),
  { ...cardScene('over', { seats: 7 }, 'end'), name: 'evening', id: 'evening' },
  diceScene('dice-roll', { seats: 5 }, (view) => top(view) === 'again'),
  diceScene('dice-full', { seats: 8, modules: [1, 2, 3, 4, 5] }, (view) => top(view) === 'again' && view.step > 60),
  diceScene(
    'dice-careless',
    { seats: 5 },
    (view, you) => top(view) === 'again' && isHurt(view, you) && beers(view) > 1,
  ),
  diceScene('dice-aim', { seats: 5 }, on('aiming')),
  diceScene('dice-over', { seats: 5 }, 'end'),
];
