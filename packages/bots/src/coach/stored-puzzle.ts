// Puzzles as they are stored: a position, and the worth of each answer.

import { type Game, type Kinds, type Seat, samePlain } from '@posse/engine';

/** The worth of an answer to a puzzle. It was measured once, so later bots don’t change it. */
export interface AnswerWorth {
  /** The answers in words of the store. Several differ only in which of some equal cards or dice is meant. */
  readonly answers: readonly string[];
  /** The chance to win after it, in thousandths. */
  readonly chance: number;
  /** The standard error of its distance to the best answer, in thousandths. */
  readonly error: number;
  /** The player whose elimination differs most from that after the best answer, and both shares in per cent. */
  readonly fall: readonly [who: Seat, best: number, given: number] | null;
}

export interface StoredPuzzle {
  readonly game: 'card' | 'dice';
  readonly setup: object;
  readonly seed: string;
  readonly seat: Seat;
  /** The answers that lead to the position, in words of the store. Steps with a single option are left out. */
  readonly course: readonly string[];
  /** The best one first. */
  readonly worths: readonly AnswerWorth[];
}

/** A puzzle that its game does not lead to any more: the rules have changed since. */
export class StalePuzzle extends Error {
  override readonly name = 'StalePuzzle';
}

/** An answer in words of the store: its kind, and each field that says something. Options have different words. */
export function storedWords(answer: object): string {
  const said = Object.entries(answer).flatMap(([field, value]) => {
    const isEmpty = value === null || value === false || (Array.isArray(value) && value.length === 0);
    if (field === 'seat' || field === 'kind' || isEmpty) return [];
    return [`${field}=${Array.isArray(value) ? value.join('+') : String(value)}`];
  });
  return [(answer as { readonly kind: string }).kind, ...said].join(' ');
}

/** A puzzle whose position has been reached. */
export interface OpenPuzzle<K extends Kinds> {
  /** All answers from the deal to the position. */
  readonly answers: readonly K['answer'][];
  readonly options: readonly K['answer'][];
}

/** Plays a puzzle up to its position. Throws StalePuzzle. */
export function openPuzzle<K extends Kinds>(
  game: Game<K>,
  { setup, seed, seat, course, worths }: StoredPuzzle,
): OpenPuzzle<K> {
  const state = game.deal(game.storedWishes(setup), seed);
  const answers: K['answer'][] = [];
  let place = 0;
  for (;;) {
    const asked = game.pending(state);
    if (asked === null) throw new StalePuzzle('The game is over before its position.');
    const { options } = asked;
    if (options.length > 1 && place === course.length) {
      const known = worths.flatMap((worth) => worth.answers).toSorted();
      const here = options.map(storedWords).toSorted();
      if (asked.asked !== seat || !samePlain(known, here)) throw new StalePuzzle('Another question is asked there.');
      return { answers, options };
    }
    const words = options.length === 1 ? null : course[place++];
    const answer = words === null ? options[0] : options.find((option) => storedWords(option) === words);
    if (answer === undefined) throw new StalePuzzle(`Answer ${answers.length} is not possible.`);
    answers.push(answer);
    game.advance(state, answer);
  }
}

/** The worth of an answer to this puzzle. */
export const worthOf = ({ worths }: StoredPuzzle, answer: object): AnswerWorth | null =>
  worths.find(({ answers }) => answers.includes(storedWords(answer))) ?? null;

/** All puzzles as one text. Setups are shared, and courses repeat each other, so it deflates well. */
export interface PuzzleText {
  readonly rules: number;
  readonly setups: readonly (readonly ['card' | 'dice', object])[];
  readonly puzzles: readonly StoredRow[];
}

type StoredRow = readonly [
  setup: number,
  seed: string,
  seat: Seat,
  course: string,
  worths: readonly (readonly [answers: string, chance: number, error: number, ...fall: readonly number[]])[],
];

const BETWEEN = ';';

export function puzzleText(puzzles: readonly StoredPuzzle[], rules: number): string {
  const setups: [StoredPuzzle['game'], object][] = [];
  const rows = puzzles.map(({ game, setup, seed, seat, course, worths }): StoredRow => {
    let place = setups.findIndex((known) => samePlain(known, [game, setup]));
    if (place < 0) place = setups.push([game, setup]) - 1;
    return [
      place,
      seed,
      seat,
      course.join(BETWEEN),
      worths.map(({ answers, chance, error, fall }) => [answers.join(BETWEEN), chance, error, ...(fall ?? [])]),
    ];
  });
  return JSON.stringify({ rules, setups, puzzles: rows } satisfies PuzzleText);
}

export function puzzlesIn(text: string): readonly StoredPuzzle[] {
  const { setups, puzzles } = JSON.parse(text) as PuzzleText;
  const listIn = (joined: string): readonly string[] => (joined === '' ? [] : joined.split(BETWEEN));
  return puzzles.map(([place, seed, seat, course, worths]) => {
    const [game, setup] = setups[place] as PuzzleText['setups'][number];
    return {
      game,
      setup,
      seed,
      seat,
      course: listIn(course),
      worths: worths.map(([answers, chance, error, who, best = 0, given = 0]) => ({
        answers: listIn(answers),
        chance,
        error,
        fall: who === undefined ? null : ([who as Seat, best, given] as const),
      })),
    };
  });
}
