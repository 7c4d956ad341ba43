// Compares outputs in everything but their figures.

const FIGURE = /[-+±]?\d+(?:[.,]\d+)*(?:(?:, | and )\d+(?:[.,]\d+)*)*/g;

/** A text without figures and spaces, because the width of a table depends on its numbers. */
const withoutFigures = (text: string): string =>
  text
    .replace(FIGURE, '#')
    .replace(/[ \t]+/g, ' ')
    .trim();

export const isSameButForFigures = (one: string, other: string): boolean =>
  withoutFigures(one) === withoutFigures(other);

/** The first lines that differ in more than figures; null if there are none. */
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
