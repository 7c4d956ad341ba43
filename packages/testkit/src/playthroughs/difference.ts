// Where a game goes another way than it is written: the first line that differs, with the lines around it.

/** How to take the new text, if the change is meant. */
export const RENEW = 'npm run playthroughs';

const AROUND = 3;

/** Null if both texts are the same, line by line; otherwise what a reader needs to see. */
export function difference(file: string, written: string, played: string): string | null {
  const [before, after] = [written, played].map((text) => text.split(/\r?\n/)) as [string[], string[]];
  const longest = Math.max(before.length, after.length);
  const first = Array.from({ length: longest }, (_, place) => place).find((place) => before[place] !== after[place]);
  if (first === undefined) return null;
  const shown = (sign: string, lines: readonly string[], from: number, to: number): string[] =>
    lines.slice(Math.max(from, 0), to).map((line) => `${sign} ${line}`);
  return [
    `${file}, line ${first + 1}: the game goes another way than it is written ("-" is written, "+" was played):`,
    ...shown(' ', before, first - AROUND, first),
    ...shown('-', before, first, first + AROUND),
    ...shown('+', after, first, first + AROUND),
    `If that is what the change is meant to do: ${RENEW}, and look at the difference.`,
  ].join('\n');
}
