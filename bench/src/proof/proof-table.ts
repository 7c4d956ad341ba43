// The table of a proof: points gained by seats, preset and role.

interface Difference {
  readonly difference: number;
  readonly error: number;
}

/** The part of the arena's outcome that the table shows. */
export interface ArenaOutcome {
  readonly duels: readonly {
    readonly sides: readonly ({
      readonly side: string;
      readonly games: number;
      readonly before: number;
      readonly after: number;
    } & Difference)[];
    readonly mean: Difference;
    readonly milliseconds: number;
  }[];
}

export interface Cell {
  readonly seats: string;
  readonly preset: string;
  readonly outcome: ArenaOutcome;
}

export const headings = (one: string, usual: string): string =>
  `One ${one} among ${usual}:\n\n| seats | preset | law | Outlaw | Renegade | mean | pairs | ms an answer |\n| --- | --- | --- | --- | --- | --- | --- | --- |`;

const signed = ({ difference, error }: Difference): string => {
  const points = 100 * difference;
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)} ± ${(100 * error).toFixed(1)}`;
};
const percent = (part: number): string => (100 * part).toFixed(1);

export function rowOf({ seats, preset, outcome: { duels } }: Cell): string {
  const [duel] = duels;
  if (duel === undefined) throw new Error('The arena compared nothing.');
  const sides = duel.sides.map((side) => `${percent(side.before)} → ${percent(side.after)} (${signed(side)})`);
  const games = duel.sides[0]?.games ?? 0;
  return `| ${[seats, preset, ...sides, signed(duel.mean), games, duel.milliseconds.toFixed(3)].join(' | ')} |`;
}

/** The mean of all tables, and the sides that lose even if two standard errors are added. */
export function summaryOf(cells: readonly Cell[]): string {
  const means = cells.flatMap(({ outcome }) => outcome.duels.map(({ mean }) => mean));
  const all: Difference = {
    difference: means.reduce((sum, { difference }) => sum + difference, 0) / means.length,
    error: Math.sqrt(means.reduce((sum, { error }) => sum + error ** 2, 0)) / means.length,
  };
  const losing = cells.flatMap(({ seats, preset, outcome }) =>
    outcome.duels.flatMap(({ sides }) =>
      sides.filter(isLosing).map((side) => `${seats} ${preset} ${side.side} (${signed(side)})`),
    ),
  );
  const sides = cells.reduce((sum, { outcome }) => sum + (outcome.duels[0]?.sides.length ?? 0), 0);
  return `Mean of the tables: ${signed(all)}. Sides with gain + 2 errors below 0: ${losing.length} of ${sides}${losing.length === 0 ? '' : `: ${losing.join(', ')}`}.`;
}

const isLosing = ({ difference, error }: Difference): boolean => difference + 2 * error < 0;
