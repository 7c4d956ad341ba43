// Two outputs are the same but for their figures if nothing is left of a difference when every number is a number, wherever it stands.

const FIGURE = /[-+±]?\d+(?:[.,]\d+)*(?:(?:, | and )\d+(?:[.,]\d+)*)*/g;

/** Spaces go with the figures: a table is as wide as its numbers. */
const withoutFigures = (text: string): string =>
  text
    .replace(FIGURE, '#')
    .replace(/[ \t]+/g, ' ')
    .trim();

export const isSameButForFigures = (one: string, other: string): boolean =>
  withoutFigures(one) === withoutFigures(other);

/** The first line that differs in more than figures, as two; null if none does. */
export function firstDifference(quoted: string, printed: string): readonly [string, string] | null {
  const [one, other] = [quoted.trim().split('\n'), printed.trim().split('\n')];
  for (let line = 0; line < Math.max(one.length, other.length); line++)
    if (
      !isSameButForFigures(one[line] ?? '', other[line] ?? '') ||
      (one[line] === undefined) !== (other[line] === undefined)
    )
      return [one[line] ?? '(nothing)', other[line] ?? '(nothing)'];
  return null;
}
