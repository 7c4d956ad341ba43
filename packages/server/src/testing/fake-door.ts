// For tests: the surroundings of one connection, without a network.

import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { LocalBus } from '../bus/local.ts';
import { DEFAULTS } from '../config.ts';
import { Guesses } from '../guesses.ts';
import { Limits } from '../limits/limits.ts';
import type { Offence } from '../limits/offenders.ts';
import { TrafficShaper } from '../limits/traffic-shaper.ts';
import { Metrics } from '../metrics.ts';
import type { Caller, Door } from '../ws/connection.ts';
import { fakeGuests } from './fake-guests.ts';

export const CALLER: Caller = {
  address: '127.0.0.1',
  network: '127.0.0.1',
  guest: 'bob',
  isNew: false,
  keepsCookies: false,
};

/** The TCP socket below a WebSocket. It keeps what is written, and says how much of that waits. */
export class FakeRaw extends EventEmitter {
  writableLength = 0;
  destroyed = false;
  readonly frames: Buffer[] = [];

  write(frame: Buffer): void {
    this.frames.push(frame);
  }

  asDuplex(): Duplex {
    return this as EventEmitter as Duplex;
  }
}

/** `offences` lists why connections were closed. */
export function fakeDoor(bus: LocalBus, seatsAt: Door['seatsAt']): Door & { readonly offences: readonly Offence[] } {
  const offences: Offence[] = [];
  return {
    bus,
    guests: fakeGuests(),
    guesses: new Guesses(DEFAULTS.guessesPerMinute),
    limits: new Limits([]),
    pace: new TrafficShaper(DEFAULTS.requestsPerMinute),
    seatsAt,
    metrics: new Metrics(),
    offences,
    offenders: { count: (because) => void offences.push(because) },
    slowReaders: { watch: () => undefined },
    messageRate: DEFAULTS.messageRate,
  };
}
