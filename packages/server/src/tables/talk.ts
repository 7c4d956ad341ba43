// What people say at a table, and what the table tells them. Who reads what is in `gallery.ts`.

import type { Channel, LineInfo, Notice } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { Line } from '../store/store.ts';
import type { Time } from '../time.ts';

export const LINES_KEPT = 50;
const MOST_LINES = 6;
const WITHIN = 10_000;

/** A line of one's own, or a quick word. */
export type Spoken = Pick<Line, 'text' | 'gesture'>;

/** Whom it is about, and in which words if the notice itself does not say it. */
export type About = Pick<Line, 'guest' | 'seat' | 'name'> & Partial<Pick<Line, 'text'>>;

export class Talk {
  private readonly lines: Line[];
  private readonly time: Time;
  /** When each was said, by its number; those from before a restart are left out. */
  private readonly said = new Map<number, number>();

  constructor(lines: readonly Line[], time: Time) {
    this.lines = [...lines];
    this.time = time;
  }

  /** A line that may be said; it is not said yet. */
  next(channel: Channel, game: string | null, speaker: Pick<Line, 'guest' | 'seat' | 'name'>, said: Spoken): Line {
    const since = this.time.now() - WITHIN;
    const recent = this.lines.filter(
      ({ guest, notice, number }) =>
        guest === speaker.guest && notice === undefined && (this.said.get(number) ?? since) > since,
    );
    if (recent.length >= MOST_LINES)
      throw new Refused(
        'slow-down',
        `That was a lot at once: ${MOST_LINES} lines in ${WITHIN / 1000} seconds are enough.`,
      );
    return { number: this.nextNumber, channel, game, ...speaker, ...said, at: this.time.wall() };
  }

  /** What the table itself tells, of somebody or in these words; `place` counts those that are told at once. */
  notice(notice: Notice, game: string | null, about: About, place: number): Line {
    const at = this.time.wall();
    return { number: this.nextNumber + place, channel: 'table', game, text: '', ...about, at, notice };
  }

  private get nextNumber(): number {
    return (this.lines.at(-1)?.number ?? 0) + 1;
  }

  add(line: Line): void {
    this.lines.push(line);
    this.said.set(line.number, this.time.now());
    if (this.lines.length <= LINES_KEPT) return;
    const oldest = this.lines.shift();
    if (oldest !== undefined) this.said.delete(oldest.number);
  }

  /** The last lines, the oldest first. */
  get last(): readonly Line[] {
    return this.lines;
  }
}

export const lineInfo = ({ number, channel, game, seat, name, text, at, notice, gesture }: Line): LineInfo => ({
  number,
  channel,
  game,
  seat,
  name,
  text,
  at,
  ...(notice !== undefined && { notice }),
  ...(gesture !== undefined && { gesture }),
});
