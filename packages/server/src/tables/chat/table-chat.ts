// The chat of a table: lines of people, and notices of the table itself.

import type { Channel, ChatLineInfo, Notice } from '@posse/protocol';
import type { ChatLine } from '@posse/store';
import type { Time } from '../../clocks.ts';
import { Refused } from '../../refused-request.ts';

export const MAX_LINES_KEPT = 50;
const MAX_LINES_PER_PERIOD = 6;
const PERIOD_MS = 10_000;

/** A line in the speaker's own words, or a reaction. */
export type Spoken = Pick<ChatLine, 'text' | 'gesture'>;

/** The person that a notice is about, with a text if the notice itself does not say everything. */
export type About = Pick<ChatLine, 'guest' | 'seat' | 'name'> & Partial<Pick<ChatLine, 'text' | 'by'>>;

export class Chat {
  private readonly lines: ChatLine[];
  private readonly time: Time;
  /** When each line was said, by its number. Lines from before a restart are not in it. */
  private readonly said = new Map<number, number>();

  constructor(lines: readonly ChatLine[], time: Time) {
    this.lines = [...lines];
    this.time = time;
  }

  /** Makes a line that `add` takes once it is stored. Throws Refused if the speaker says too much. */
  next(
    channel: Channel,
    game: string | null,
    speaker: Pick<ChatLine, 'guest' | 'seat' | 'name'>,
    said: Spoken,
  ): ChatLine {
    const since = this.time.now() - PERIOD_MS;
    const recent = this.lines.filter(
      ({ guest, notice, number }) =>
        guest === speaker.guest && notice === undefined && (this.said.get(number) ?? since) > since,
    );
    if (recent.length >= MAX_LINES_PER_PERIOD)
      throw new Refused(
        'slow-down',
        `That was a lot at once: ${MAX_LINES_PER_PERIOD} lines in ${PERIOD_MS / 1000} seconds are enough.`,
      );
    return { number: this.nextNumber, channel, game, ...speaker, ...said, at: this.time.wall() };
  }

  /** Makes a notice of the table; `place` counts notices that are sent together. */
  notice(notice: Notice, game: string | null, about: About, place: number): ChatLine {
    const at = this.time.wall();
    return { number: this.nextNumber + place, channel: 'table', game, text: '', ...about, at, notice };
  }

  private get nextNumber(): number {
    return (this.lines.at(-1)?.number ?? 0) + 1;
  }

  add(line: ChatLine): void {
    this.lines.push(line);
    this.said.set(line.number, this.time.now());
    if (this.lines.length <= MAX_LINES_KEPT) return;
    const oldest = this.lines.shift();
    if (oldest !== undefined) this.said.delete(oldest.number);
  }

  /** The latest lines, oldest first. */
  get last(): readonly ChatLine[] {
    return this.lines;
  }
}

export const lineInfo = ({
  number,
  channel,
  game,
  seat,
  name,
  text,
  at,
  notice,
  by,
  gesture,
}: ChatLine): ChatLineInfo => ({
  number,
  channel,
  game,
  seat,
  name,
  text,
  at,
  ...(notice !== undefined && { notice }),
  ...(by !== undefined && { by }),
  ...(gesture !== undefined && { gesture }),
});
