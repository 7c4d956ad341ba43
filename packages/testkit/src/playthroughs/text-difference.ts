// Finds the first difference between two texts, and shows it in its context.

/** The command that accepts the new text. */
export const RENEW = 'npm run playthroughs';

const AROUND = 3;

/** The first difference of two texts; null if they are equal, line by line. */
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
