// Tables of dice odds: the chance of a minimum number of wanted results.

/** The maximum number of dice and of rolls. */
const DICE = 6;
const THROWS = 4;

/** The chance, by rolls, that a die shows a wanted face in the end. A die that shows dynamite can't be rolled again. */
function chances(sides: number): number[] {
  const found = [0];
  for (let throws = 1; throws <= THROWS; throws++) {
    const wanted = sides / 6;
    found.push(wanted + (5 / 6 - wanted) * (found[throws - 1] as number));
  }
  return found;
}

/** The odds by the number of dice, then by the minimum number that are wanted. */
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

/** The tables by the number of wanted faces, 1 or 2, then by rolls. */
const TABLES: readonly (readonly (readonly (readonly number[])[])[])[] = [1, 2].map((sides) =>
  chances(sides).map(table),
);

/** The probability that at least `least` of these dice show one of `sides` faces, within these rolls. */
export function atLeast(least: number, dice: number, throws: number, sides: 1 | 2): number {
  if (least <= 0) return 1;
  return TABLES[sides - 1]?.[Math.min(throws, THROWS)]?.[dice]?.[least] ?? 0;
}
