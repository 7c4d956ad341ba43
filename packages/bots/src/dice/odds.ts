// Chances of dice: of so many, thrown up to so many times, how likely do at least so many show what is wanted?

/** Dice at most, throws at most. */
const DICE = 6;
const THROWS = 4;

/** The chance of a die to show what is wanted at last, if it is thrown again and again; a dynamite can't be. */
function chances(sides: number): number[] {
  const found = [0];
  for (let throws = 1; throws <= THROWS; throws++) {
    const wanted = sides / 6;
    found.push(wanted + (5 / 6 - wanted) * (found[throws - 1] as number));
  }
  return found;
}

/** By dice, then by how many of them are wanted at least. */
function table(chance: number): number[][] {
  const exact: number[][] = [[1]];
  for (let dice = 1; dice <= DICE; dice++) {
    const fewer = exact[dice - 1] as number[];
    exact.push(
      Array.from(
        { length: dice + 1 },
        (_, hits) => (fewer[hits] ?? 0) * (1 - chance) + (fewer[hits - 1] ?? 0) * chance,
      ),
    );
  }
  return exact.map((row) => row.map((_, least) => row.slice(least).reduce((sum, odds) => sum + odds, 0)));
}

/** By sides that are wanted, 1 or 2, then by throws. */
const TABLES: readonly (readonly (readonly (readonly number[])[])[])[] = [1, 2].map((sides) =>
  chances(sides).map(table),
);

/** How likely it is that at least so many of these dice show one of so many sides, within these throws. */
export function atLeast(least: number, dice: number, throws: number, sides: 1 | 2): number {
  if (least <= 0) return 1;
  return TABLES[sides - 1]?.[Math.min(throws, THROWS)]?.[dice]?.[least] ?? 0;
}
