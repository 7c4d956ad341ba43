// Messages between a threaded store and its owner.
// Writes are answered in order; a question has a number, because some take longer than others.

import type { StoreErrorReason, StoreOnDisk, TableRecord } from '../store-interface.ts';
import type { Flat } from './flat-writes.ts';

export type Reading = Exclude<keyof StoreOnDisk, 'write'>;

/** The arguments of a question. */
export type Given = readonly (string | number | boolean | TableRecord)[];

export type ToThread =
  | { readonly kind: 'write'; readonly writes: Flat }
  | { readonly kind: 'read'; readonly question: number; readonly reading: Reading; readonly given: Given };

/** A failure in a form that can be sent between threads. */
export interface SentFailure {
  readonly reason: StoreErrorReason;
  readonly message: string;
}

export type FromThread =
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'unopened' } & SentFailure)
  | { readonly kind: 'committed'; readonly seconds: number }
  /** All writes of one message were stored, except these, by their index in it. */
  | { readonly kind: 'written'; readonly refused: ReadonlyMap<number, SentFailure> }
  /** A write may or may not be stored. The thread stores no more. */
  | ({ readonly kind: 'lost' } & SentFailure)
  | { readonly kind: 'read'; readonly question: number; readonly value: unknown }
  | ({ readonly kind: 'failed'; readonly question: number } & SentFailure);
