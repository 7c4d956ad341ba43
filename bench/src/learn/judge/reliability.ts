// The reliability of the judge: its estimates, compared with the winners.

import { type Imagination, judged, SIDES } from '@posse/bots/search';
import type { Kinds } from '@posse/engine';
import { judgedGames } from './judged-games.ts';

/** The width of a bin in points. */
const WIDTH = 10;
/** Bins with fewer games say nothing. */
const MIN_GAMES = 400;
/** How far a bin may be off, besides two standard errors. */
const MAX_GAP = 2;
const ERRORS = 2;

/** Sums over the games with a position in this bin; each game counts once, as the mean of its positions. */
interface Bin {
  games: number;
  positions: number;
  said: number;
  seen: number;
  /** The sum of squares of each game's total deviation, for the error by game. */
  squares: number;
}

export interface Reliability {
  readonly games: number;
  /** The mean of −log of the chance that the judge gave to the side that won. */
  readonly loss: number;
  /** By seats and side, then by bin. */
  readonly bins: ReadonlyMap<string, readonly Bin[]>;
}

const emptyBin = (): Bin => ({ games: 0, positions: 0, said: 0, seen: 0, squares: 0 });

export function reliabilityOf<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  table: (chance: () => number, seats: number[]) => K['wishes'],
  games: number,
  seed: string,
): Reliability {
  const bins = new Map<string, Bin[]>();
  let played = 0;
  let losses = 0;
  let judgements = 0;
  for (const { seats, side, positions } of judgedGames(imagination, table, games, seed)) {
    played++;
    const own = new Map<Bin, { count: number; said: number; gap: number }>();
    for (const seen of positions) {
      const odds = judged(imagination.weights, seen, seats);
      losses -= Math.log(odds[side] as number);
      judgements++;
      for (const [place, name] of SIDES.entries()) {
        const chance = 100 * (odds[place] as number);
        const won = place === side ? 100 : 0;
        for (const key of [`${seats} ${name}`, `all ${name}`]) {
          let row = bins.get(key);
          if (row === undefined) {
            row = Array.from({ length: 100 / WIDTH }, emptyBin);
            bins.set(key, row);
          }
          const bin = row[Math.min(row.length - 1, Math.floor(chance / WIDTH))] as Bin;
          const sum = own.get(bin) ?? { count: 0, said: 0, gap: 0 };
          own.set(bin, { count: sum.count + 1, said: sum.said + chance, gap: sum.gap + won - chance });
        }
      }
    }
    for (const [bin, { count, said, gap }] of own) {
      bin.games++;
      bin.positions += count;
      bin.said += said;
      bin.seen += said + gap;
      bin.squares += gap * gap;
    }
  }
  return { games: played, loss: losses / judgements, bins };
}

interface Line {
  readonly games: number;
  readonly said: number;
  readonly seen: number;
  readonly error: number;
  readonly isOff: boolean;
}

function lineOf({ games, positions, said, seen, squares }: Bin): Line {
  const gap = (seen - said) / positions;
  // The variance of the sum of all games' deviations, around their mean.
  const error = Math.sqrt(Math.max(0, squares - (positions * gap) ** 2 / games)) / positions;
  return {
    games,
    said: said / positions,
    seen: seen / positions,
    error,
    isOff: games >= MIN_GAMES && Math.abs(gap) > MAX_GAP + ERRORS * error,
  };
}

/** A table in Markdown: for each side and number of seats what was said, what was seen, and its error. */
export function reliabilityText({ games, loss, bins }: Reliability): string {
  const rows = [...bins].sort(([one], [other]) => one.localeCompare(other));
  const heads = Array.from({ length: 100 / WIDTH }, (_, place) => `${place * WIDTH}–${(place + 1) * WIDTH}`);
  let counted = 0;
  let off = 0;
  const lines = rows.map(([key, row]) => {
    const cells = row.map((bin) => {
      if (bin.games < MIN_GAMES) return '';
      const { said, seen, error, isOff } = lineOf(bin);
      counted++;
      if (isOff) off++;
      const text = `${said.toFixed(0)} → ${seen.toFixed(1)} ± ${error.toFixed(1)}`;
      return isOff ? `**${text}**` : text;
    });
    return `| ${key.replace(' ', ' seats, ')} | ${cells.join(' | ')} |`;
  });
  return `${games} games, log loss ${loss.toFixed(4)}, ${counted} bins of at least ${MIN_GAMES} games, ${off} of them off by more than ${MAX_GAP} points and ${ERRORS} errors\n\n| said: | ${heads.join(' | ')} |\n| --- |${' --- |'.repeat(heads.length)}\n${lines.join('\n')}\n`;
}
