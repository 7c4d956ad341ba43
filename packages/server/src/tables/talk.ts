// What people say at a table, in two channels: in a game the dead and the watchers have one of their own, so that they tell no tales.

import type { LineInfo, Notice } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { Line } from '../store/store.ts';

export const LINES_KEPT = 50;
const MOST_LINES = 6;
const WITHIN = 10_000;

export type Channel = Line['channel'];

export class Talk {
  private readonly lines: Line[];

  constructor(lines: readonly Line[]) {
    this.lines = [...lines];
  }

  /** A line that may be said; it is not said yet. */
  next(
    channel: Channel,
    game: string | null,
    speaker: Pick<Line, 'guest' | 'seat' | 'name'>,
    text: string,
    at: number,
  ): Line {
    const recent = this.lines.filter(
      (line) => line.guest === speaker.guest && line.notice === undefined && line.at > at - WITHIN,
    );
    if (recent.length >= MOST_LINES)
      throw new Refused(
        'slow-down',
        `That was a lot at once: ${MOST_LINES} lines in ${WITHIN / 1000} seconds are enough.`,
      );
    return { number: this.nextNumber, channel, game, ...speaker, text, at };
  }

  /** What the table itself tells of somebody. */
  notice(notice: Notice, game: string | null, about: Pick<Line, 'guest' | 'seat' | 'name'>, at: number): Line {
    return { number: this.nextNumber, channel: 'table', game, ...about, text: '', at, notice };
  }

  private get nextNumber(): number {
    return (this.lines.at(-1)?.number ?? 0) + 1;
  }

  add(line: Line): void {
    this.lines.push(line);
    if (this.lines.length > LINES_KEPT) this.lines.shift();
  }

  /** What somebody who comes now may read: of the gallery's talk since this moment only what he hears himself. */
  readable(isInGallery: boolean, secretSince: number): readonly LineInfo[] {
    return this.lines.filter((line) => isInGallery || !isSecret(line, secretSince)).map(lineInfo);
  }

  /** Has the gallery talked since then? */
  hasSecrets(since: number): boolean {
    return this.lines.some((line) => isSecret(line, since));
  }
}

const isSecret = ({ channel, at }: Line, since: number): boolean => channel === 'gallery' && at >= since;

export const lineInfo = ({ number, channel, game, seat, name, text, at, notice }: Line): LineInfo => ({
  number,
  channel,
  game,
  seat,
  name,
  text,
  at,
  ...(notice !== undefined && { notice }),
});
