// The client's contributions to shuffles: committed first, and revealed for one start only.

import type { Said } from '../client-message-schemas.ts';
import { randomHex, type Start, seatCommitmentOf, transcriptHashOf } from '../shuffle-hashes.ts';

/** The storage of the contribution. It returns the text that was written last. */
export interface ContributionMemory {
  read(): string | null;
  write(text: string): void;
}

interface Kept {
  /** The contribution to the next start. It is still secret. */
  readonly next: string;
  /** The last revealed contribution, and the transcript hash of its start. */
  readonly shown: { readonly luck: string; readonly start: string } | null;
  /** The transcript hashes of all starts that this client was shown since the last deal. */
  readonly starts: readonly string[];
  /** For each of the last starts to which a contribution was sent: did the server acknowledge it? Left out by older programs. */
  readonly sent?: readonly Sent[];
  /** The last game, and the starts that this client was shown before it. */
  readonly game: { readonly id: string; readonly starts: readonly string[] } | null;
}

interface Sent {
  /** The transcript hash of the start. */
  readonly start: string;
  readonly isAcknowledged: boolean;
}

/** The state of a contribution: not sent by this client, sent, or acknowledged by the server. */
export type ContributionState = 'not-sent' | 'sent' | 'acknowledged';

const CONTRIBUTION_BYTES = 32;
/** The maximum number of stored starts: more than a table makes between two deals. */
const MAX_STARTS = 40;

/** Keeps the contribution only while the program runs. */
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

  /** The commitment to the contribution for the next start. */
  get commitment(): string {
    return seatCommitmentOf(this.kept.next);
  }

  /**
   * The message that reveals the contribution to a start. Null if the start has no commitment of this client, or if the
   * same contribution was revealed for another start. Only a new commitment helps then.
   */
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

  /** Notes that the server has the contribution for this start. */
  acknowledged(start: string): void {
    if (this.contributionFor(start) === 'sent') this.note(start, true);
  }

  contributionFor(start: string): ContributionState {
    const sent = this.kept.sent?.find((one) => one.start === start);
    return sent === undefined ? 'not-sent' : sent.isAcknowledged ? 'acknowledged' : 'sent';
  }

  /**
   * Notes that a contribution was sent. An earlier acknowledgement stays, even if the same contribution is sent again.
   */
  private note(start: string, isAcknowledged: boolean): void {
    const { kept } = this;
    const { sent = [] } = kept;
    const wasAcknowledged = sent.some((one) => one.start === start && one.isAcknowledged);
    const others = sent.filter((one) => one.start !== start);
    const now = { start, isAcknowledged: isAcknowledged || wasAcknowledged };
    this.kept = { ...kept, sent: [...others, now].slice(-MAX_STARTS) };
  }

  /** Makes a new contribution for the next start. */
  renew(): void {
    this.kept = { ...this.kept, next: randomHex(CONTRIBUTION_BYTES) };
  }

  /** Notes a start that was shown, with or without this client's commitment. */
  saw(start: Start): void {
    const { kept } = this;
    const seal = transcriptHashOf(start);
    // The first ones are kept, so that a server can't displace a start by showing many others: no proof holds that many.
    if (!kept.starts.includes(seal) && kept.starts.length < MAX_STARTS)
      this.kept = { ...kept, starts: [...kept.starts, seal] };
  }

  /** Notes that a game was dealt. A start that is under way belongs to the next game. */
  dealt(game: string, start: Start | null): void {
    const { kept } = this;
    if (kept.game?.id === game) return;
    const next = start === null ? [] : [transcriptHashOf(start)];
    const starts = kept.starts.filter((seal) => !next.includes(seal));
    this.kept = { ...kept, starts: next, game: { id: game, starts } };
  }

  /** The transcript hashes of the starts before this game, as far as they are stored. */
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

/** The stored contribution; null if nothing readable is stored. */
function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.next === 'string' && Array.isArray(kept.starts) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
