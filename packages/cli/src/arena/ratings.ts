// Ratings from comparisons of two at a time: strengths under which what happened is most likely, on the scale of chess.

/** One bot won where another, in its place, had lost; so many times. */
export interface Beaten {
  readonly winner: number;
  readonly loser: number;
  readonly times: number;
}

export interface Rating {
  readonly rating: number;
  /** The standard error, if all comparisons were independent. */
  readonly error: number;
}

/** The mean of all ratings. */
const MIDDLE = 1500;
/** So many points make it ten times as likely to win. */
const TENFOLD = 400;
const SCALE = TENFOLD / Math.LN10;
/** As if each two who met had also drawn once: so that nobody is infinitely strong. */
const DRAWN = 0.5;
const ROUNDS = 100;
const CLOSE = 1e-10;

/** By Newton's method: the likelihood has one top, and where it is sharp the ratings are sure. */
export function ratingsFrom(bots: number, beaten: readonly Beaten[]): readonly Rating[] {
  const wins = winsFrom(bots, beaten);
  let strengths = new Array<number>(bots).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const step = times(inverse(informationOf(wins, strengths)), slopeOf(wins, strengths));
    strengths = strengths.map((strength, bot) => strength + (step[bot] as number));
    if (Math.max(...step.map(Math.abs)) < CLOSE) break;
  }
  const spread = inverse(informationOf(wins, strengths));
  return strengths.map((strength, bot) => ({
    rating: MIDDLE + SCALE * strength,
    // Only differences can be told, so what all of them have in common is left out again.
    error: SCALE * Math.sqrt(Math.max(0, at(spread, bot, bot) - 1 / bots ** 2)),
  }));
}

type Matrix = readonly (readonly number[])[];

const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] as number;

function winsFrom(bots: number, beaten: readonly Beaten[]): Matrix {
  const wins = Array.from({ length: bots }, () => new Array<number>(bots).fill(0));
  const add = (winner: number, loser: number, count: number): void => {
    const row = wins[winner] as number[];
    row[loser] = (row[loser] as number) + count;
  };
  const met = new Set(beaten.map(({ winner, loser }) => `${Math.min(winner, loser)} ${Math.max(winner, loser)}`));
  for (const { winner, loser, times } of beaten) add(winner, loser, times);
  for (const pair of met) {
    const [one = 0, other = 0] = pair.split(' ').map(Number);
    add(one, other, DRAWN);
    add(other, one, DRAWN);
  }
  return wins;
}

/** How likely it is that the one wins. */
const chance = (one: number, other: number): number => 1 / (1 + Math.exp(other - one));

const slopeOf = (wins: Matrix, strengths: readonly number[]): number[] =>
  strengths.map((mine, me) =>
    strengths.reduce(
      (sum, theirs, them) =>
        sum + at(wins, me, them) * chance(theirs, mine) - at(wins, them, me) * chance(mine, theirs),
      0,
    ),
  );

/** Fisher's information, with one more row of ones: it ties the mean to zero, and lets the matrix be inverted. */
const informationOf = (wins: Matrix, strengths: readonly number[]): Matrix => {
  const weight = (me: number, them: number): number => {
    const [mine = 0, theirs = 0] = [strengths[me], strengths[them]];
    return (at(wins, me, them) + at(wins, them, me)) * chance(mine, theirs) * chance(theirs, mine);
  };
  return strengths.map((_, me) =>
    strengths.map((_, them) =>
      me === them
        ? 1 + strengths.reduce((sum, _, other) => sum + (other === me ? 0 : weight(me, other)), 0)
        : 1 - weight(me, them),
    ),
  );
};

const times = (matrix: Matrix, list: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, number, column) => sum + number * (list[column] as number), 0));

/** By elimination; these matrices are positive, so no row need be exchanged. */
function inverse(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, place) => [...row, ...row.map((_, column) => (column === place ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const divisor = at(rows, pivot, pivot);
    rows[pivot] = (rows[pivot] as number[]).map((number) => number / divisor);
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = at(rows, row, pivot);
      rows[row] = (rows[row] as number[]).map((number, column) => number - factor * at(rows, pivot, column));
    }
  }
  return rows.map((row) => row.slice(size));
}
