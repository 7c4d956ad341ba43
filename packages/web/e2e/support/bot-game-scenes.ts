// Scenes: moments of games that bots play, the same every time.

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
import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { type AnswerBase, type Kinds, type Seat, seat, seatsOf } from '@posse/engine';
import { commitmentOf, defaultContribution, type GameId, gameIdOf, seedOf, type TablePlan } from '@posse/protocol';

export interface Scene extends Dealt {
  readonly name: string;
  readonly game: GameId;
  readonly plan: TablePlan;
  readonly setup: object;
  /** The viewer. */
  readonly you: Seat;
  /** The seat of a friend who is out of the game by then; null for none: all others are bots. */
  readonly friend: Seat | null;
  /** A free seat that a latecomer may take; without it there is none. */
  readonly late?: Seat;
  /** All answers up to the moment. */
  readonly answers: readonly AnswerBase[];
  /** Seconds for an answer, if a clock is to be visible; without it there is too much time for one. */
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

/** No two scenes have the same game. */
const seedNumber = (name: string): number =>
  [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_003;

/** Plays game after game until the moment comes in which seat 0 is asked; without a moment, one game to its end. */
function found<K extends Kinds & { readonly view: Asked }>(
  { game, clues, bots }: GameWithBots<K>,
  wishes: K['wishes'],
  moment: Moment<K['view']> | null,
  first: number,
): Dealt & Pick<Scene, 'answers' | 'winners'> & { readonly fallen: number } {
  for (let number = first; number < first + 400; number++) {
    const dealt = dealtFrom(number, wishes.seats);
    // Entries that are appended to a set later change no scene.
    const state = game.deal(game.storedWishes(wishes), dealt.seed);
    const tableMemory = new TableMemory(clues, wishes.seats);
    const answers: K['answer'][] = [];
    for (let question = game.pending(state); question !== null; question = game.pending(state)) {
      const view = game.view(state, question.asked);
      if (question.asked === YOU && moment?.(view, YOU))
        return { ...dealt, answers, winners: null, fallen: view.players.findIndex(({ alive }) => !alive) };
      const bot = botNamed(bots, botAt(question.asked));
      if (bot === null) throw new Error('There is no such bot.');
      const answer = bot.answer(view, tableMemory.of(question.asked), botRandomAt(dealt.seed, answers.length));
      answers.push(answer);
      tableMemory.sees(state, question, answer);
      tableMemory.hears(game.apply(state, answer));
    }
    if (moment === null) return { ...dealt, answers, winners: game.result(state), fallen: -1 };
  }
  throw new Error('No game had this moment.');
}

/** The bot of a seat without a person. */
const personaAt = (place: number): Persona => PERSONAS[place % PERSONAS.length] as Persona;

export const LEVEL = 'deputy';

export const nameAt = (place: number): string => (place === YOU ? 'Ann' : personaAt(place).name);

export const botAt = (place: number): string => botId(LEVEL, personaAt(place).temper);

/** `first` is the game to begin with, in which the moment is known to come. */
export function cardScene(
  name: string,
  plan: TablePlan,
  moment: Moment<CardView> | null,
  first: number = seedNumber(name),
): Scene {
  const wishes = { seats: plan.seats, sets: plan.sets ?? ['base'], options: plan.options ?? {} };
  const { fallen, ...place } = found(cardWithBots, wishes, moment, first);
  const friend = name === 'full-table' && fallen >= 0 ? seat(fallen) : null;
  return { name, game: 'card', plan, setup: wishes, you: YOU, friend, ...place };
}

export function diceScene(
  name: string,
  plan: TablePlan,
  moment: Moment<DiceView> | null,
  first: number = seedNumber(name),
): Scene {
  const wishes = { seats: plan.seats, modules: plan.modules ?? [] };
  const { fallen: _, ...place } = found(diceWithBots, wishes, moment, first);
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
/** Just rolled, with other dice beside them. */
const beers = ({ dice }: DiceView): number =>
  dice.some(({ face }) => face === '1') ? dice.filter(({ face, fresh }) => fresh && face === 'beer').length : 0;

/** With a clock of two digits for minutes in its bar. */
export const timed = (): Scene => ({ ...cardScene('timed', FIVE, on('phase2')), clock: 3599 });

/** One of each kind of moment that looks different. */
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
  cardScene('over', { seats: 7 }, null),
  diceScene('dice-roll', { seats: 5 }, (view) => top(view) === 'again'),
  diceScene('dice-full', { seats: 8, modules: [1, 2, 3, 4, 5] }, (view) => top(view) === 'again' && view.step > 60),
  diceScene(
    'dice-careless',
    { seats: 5 },
    (view, you) => top(view) === 'again' && isHurt(view, you) && beers(view) > 1,
  ),
  diceScene('dice-aim', { seats: 5 }, on('aiming')),
  diceScene('dice-over', { seats: 5 }, null),
];
