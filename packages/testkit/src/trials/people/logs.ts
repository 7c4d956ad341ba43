// Everything that came over one connection, text by text, and when, so that what is learnt can be put in order over all of them.

import type { FromServer } from '@posse/protocol';
import { readStrictly } from '../leaks/form.ts';

/** One text, as it came. */
export interface Noted {
  /** Counts up over all connections. */
  readonly at: number;
  readonly text: string;
}

export class Log {
  readonly texts: Noted[] = [];
  private static count = 0;

  note(text: string): void {
    this.texts.push({ at: Log.count++, text });
  }
}

/** Reads texts, and nothing but what the protocol knows. What everybody was told is read once. */
export class Reading {
  private readonly known = new Map<string, FromServer>();

  read(text: string): FromServer {
    const told = this.known.get(text) ?? readStrictly(text);
    if (told.type === 'table') this.known.set(text, told);
    return told;
  }
}
