// Elo ratings from paired comparisons, by maximum likelihood (the Bradley–Terry model).

/** How often one bot won a game that the other, in the same seat, had lost. */
export interface WinCount {
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
const MEAN_RATING = 1500;
/** The lead in points that makes a win ten times as likely as a loss. */
const POINTS_PER_TENFOLD = 400;
const SCALE = POINTS_PER_TENFOLD / Math.LN10;
/** A prior of one draw for every pair of bots that met, so that no rating is infinite. */
const PRIOR_DRAWS = 0.5;
const MAX_ITERATIONS = 100;
const TOLERANCE = 1e-10;

/** The ratings by Newton's method. The likelihood has a single maximum, and its curvature there gives the errors. */
export function ratingsFrom(bots: number, beaten: readonly WinCount[]): readonly Rating[] {
  const wins = winsFrom(bots, beaten);
  let strengths = new Array<number>(bots).fill(0);
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    const step = times(inverse(informationOf(wins, strengths)), slopeOf(wins, strengths));
    strengths = strengths.map((strength, bot) => strength + (step[bot] as number));
    if (Math.max(...step.map(Math.abs)) < TOLERANCE) break;
  }
  const spread = inverse(informationOf(wins, strengths));
  return strengths.map((strength, bot) => ({
    rating: MEAN_RATING + SCALE * strength,
    // Only differences are known, so the error of the common mean is subtracted.
    error: SCALE * Math.sqrt(Math.max(0, at(spread, bot, bot) - 1 / bots ** 2)),
  }));
}

type Matrix = readonly (readonly number[])[];

const at = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] as number;

function winsFrom(bots: number, beaten: readonly WinCount[]): Matrix {
  const wins = Array.from({ length: bots }, () => new Array<number>(bots).fill(0));
  const add = (winner: number, loser: number, count: number): void => {
    const row = wins[winner] as number[];
    row[loser] = (row[loser] as number) + count;
  };
  const met = new Set(beaten.map(({ winner, loser }) => `${Math.min(winner, loser)} ${Math.max(winner, loser)}`));
  for (const { winner, loser, times } of beaten) add(winner, loser, times);
  for (const pair of met) {
    const [one = 0, other = 0] = pair.split(' ').map(Number);
    add(one, other, PRIOR_DRAWS);
    add(other, one, PRIOR_DRAWS);
  }
  return wins;
}

/** The chance that the first bot wins. */
const chance = (one: number, other: number): number => 1 / (1 + Math.exp(other - one));

const slopeOf = (wins: Matrix, strengths: readonly number[]): number[] =>
  strengths.map((mine, me) =>
    strengths.reduce(
      (sum, theirs, them) =>
        sum + at(wins, me, them) * chance(theirs, mine) - at(wins, them, me) * chance(mine, theirs),
      0,
    ),
  );

/**
 * The Fisher information, with 1 added to every entry: that fixes the mean at zero, so that the matrix can be inverted.
 */
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

/** Gaussian elimination without pivoting, which is safe because these matrices are positive definite. */
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
