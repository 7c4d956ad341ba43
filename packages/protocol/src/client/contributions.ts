// One's luck for the seed: promised before a start, and shown for that start and no other, also after a reload.

import { randomHex, type Start, seatCommitmentOf, transcriptHashOf } from '../fairness.ts';
import type { Said } from '../from-client.ts';

/** Where it is kept: what was written last is read again. */
export interface ContributionMemory {
  read(): string | null;
  write(text: string): void;
}

interface Kept {
  /** For the next start. Nobody has seen it. */
  readonly next: string;
  /** The last one that was shown, and the seal of the start that it was shown for. */
  readonly shown: { readonly luck: string; readonly start: string } | null;
  /** The seals of the starts that one was shown since the last deal. */
  readonly starts: readonly string[];
  /** For each of the last starts to which a contribution was sent: did the server acknowledge it? Left out by older programs. */
  readonly sent?: readonly Sent[];
  /** The last game, and the starts that one was shown before it. */
  readonly game: { readonly id: string; readonly starts: readonly string[] } | null;
}

interface Sent {
  /** The transcript hash. */
  readonly start: string;
  readonly isAcknowledged: boolean;
}

/** The state of a contribution: not sent by this client, sent, or acknowledged by the server. */
export type ContributionState = 'not-sent' | 'sent' | 'acknowledged';

const CONTRIBUTION_BYTES = 32;
/** More than a table makes in a row. */
const MAX_STARTS = 40;

/** For as long as the program runs. */
export function temporaryMemory(): ContributionMemory {
  let kept: string | null = null;
  return {
    read: () => kept,
    write(text) {
      kept = text;
    },
  };
}

export class Contributions {
  private readonly memory: ContributionMemory;

  constructor(memory: ContributionMemory) {
    this.memory = memory;
  }

  /** By which the luck for the next start is promised. */
  get commitment(): string {
    return seatCommitmentOf(this.kept.next);
  }

  /** What to say when a start is shown; null if one's promise is not in it, or the same luck was shown for another one: then only a new promise helps. */
  revealFor(seat: number, start: Start): Said<'reveal'> | null {
    const { kept } = this;
    const promise = start.promises[seat];
    const seal = transcriptHashOf(start);
    const wasShown = kept.shown !== null && seatCommitmentOf(kept.shown.luck) === promise;
    if (!wasShown && seatCommitmentOf(kept.next) === promise)
      this.kept = { ...kept, shown: { luck: kept.next, start: seal }, next: randomHex(CONTRIBUTION_BYTES) };
    const { shown } = this.kept;
    if (shown === null || seatCommitmentOf(shown.luck) !== promise || shown.start !== seal) return null;
    this.note(seal, false);
    return { type: 'reveal', start: seal, luck: shown.luck, next: this.commitment };
  }

  /** The server has the contribution for this start. */
  acknowledged(start: string): void {
    if (this.contributionFor(start) === 'sent') this.note(start, true);
  }

  contributionFor(start: string): ContributionState {
    const sent = this.kept.sent?.find((one) => one.start === start);
    return sent === undefined ? 'not-sent' : sent.isAcknowledged ? 'acknowledged' : 'sent';
  }

  /** An acknowledgement is never forgotten when the same contribution is sent again. */
  private note(start: string, isAcknowledged: boolean): void {
    const { kept } = this;
    const { sent = [] } = kept;
    const wasAcknowledged = sent.some((one) => one.start === start && one.isAcknowledged);
    const others = sent.filter((one) => one.start !== start);
    const now = { start, isAcknowledged: isAcknowledged || wasAcknowledged };
    this.kept = { ...kept, sent: [...others, now].slice(-MAX_STARTS) };
  }

  /** Another luck for the next start. */
  renew(): void {
    this.kept = { ...this.kept, next: randomHex(CONTRIBUTION_BYTES) };
  }

  /** A start was shown, whether one is in it or not. */
  saw(start: Start): void {
    const { kept } = this;
    const seal = transcriptHashOf(start);
    // The first ones are kept: a server can't push a start out of the memory by showing many others, as no proof holds that many.
    if (!kept.starts.includes(seal) && kept.starts.length < MAX_STARTS)
      this.kept = { ...kept, starts: [...kept.starts, seal] };
  }

  /** A game is at the table. The start that is under way, if one is, belongs to the next. */
  dealt(game: string, start: Start | null): void {
    const { kept } = this;
    if (kept.game?.id === game) return;
    const next = start === null ? [] : [transcriptHashOf(start)];
    const starts = kept.starts.filter((seal) => !next.includes(seal));
    this.kept = { ...kept, starts: next, game: { id: game, starts } };
  }

  /** The seals of the starts that one was shown before this game, as far as one remembers it. */
  startsBefore(game: string): readonly string[] {
    const { kept } = this;
    return kept.game?.id === game ? kept.game.starts : [];
  }

  private get kept(): Kept {
    const known = keptIn(this.memory.read());
    if (known !== null) return known;
    this.kept = { next: randomHex(CONTRIBUTION_BYTES), shown: null, starts: [], game: null };
    return this.kept;
  }

  private set kept(kept: Kept) {
    this.memory.write(JSON.stringify(kept));
  }
}

/** Null if nothing is kept, or nothing that can be read. */
function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.next === 'string' && Array.isArray(kept.starts) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
