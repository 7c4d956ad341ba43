// Controls the relays, which run in a worker thread.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { within } from '../stress-test.ts';
import type { Direction, Fate } from './cuttable-relay.ts';

const MAX_OPEN_MS = 60_000;

export type ToRelays =
  | { readonly kind: 'open'; readonly target: number }
  | { readonly kind: 'cut'; readonly number: number; readonly direction: Direction; readonly fate: Fate }
  | { readonly kind: 'mend'; readonly number: number };

/** Controls a relay. */
export interface ServiceRelay {
  /** The port at which a node reaches the service. */
  readonly port: number;
  cut(direction: Direction, fate: Fate): void;
  mend(): void;
}

export class Relays {
  private readonly worker = new Worker(new URL('./relay-thread.ts', import.meta.url));

  /** Opens a relay to the service at this port. Calls must not overlap. */
  async open(target: number): Promise<ServiceRelay> {
    this.tell({ kind: 'open', target });
    const [{ number, port }] = (await within(MAX_OPEN_MS, once(this.worker, 'message'), 'a relay')) as [
      { number: number; port: number },
    ];
    return {
      port,
      cut: (direction, fate) => this.tell({ kind: 'cut', number, direction, fate }),
      mend: () => this.tell({ kind: 'mend', number }),
    };
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private tell(message: ToRelays): void {
    this.worker.postMessage(message);
  }
}
