// The fake services around one connection, without a network, for tests.

import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import type { LocalBus } from '../bus/local-bus.ts';
import { DEFAULTS } from '../config.ts';
import { CodeGuessLimit } from '../limits/code-guess-limit.ts';
import type { Offence } from '../limits/misuse-log.ts';
import { Limits } from '../limits/rate-limits.ts';
import { TrafficShaper } from '../limits/traffic-shaper.ts';
import { Metrics } from '../metrics.ts';
import type { Caller, ConnectionServices } from '../ws/websocket-connection.ts';
import { fakeGuests } from './fake-guests.ts';

export const CALLER: Caller = {
  address: '127.0.0.1',
  network: '127.0.0.1',
  guest: 'bob',
  isNew: false,
  keepsCookies: false,
};

/** A fake TCP socket below a WebSocket. It records what is written, and tells how much of that waits. */
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

/** Services for a connection in tests. `offences` lists why connections were closed. */
export function fakeServices(
  bus: LocalBus,
  seatsAt: ConnectionServices['seatsAt'],
): ConnectionServices & { readonly offences: readonly Offence[] } {
  const offences: Offence[] = [];
  return {
    bus,
    guests: fakeGuests(),
    codeGuessLimit: new CodeGuessLimit(DEFAULTS.guessesPerMinute),
    limits: new Limits([]),
    trafficShaper: new TrafficShaper(DEFAULTS.requestsPerMinute),
    seatsAt,
    metrics: new Metrics(),
    offences,
    offenders: { count: (because) => void offences.push(because) },
    slowReaders: { watch: () => undefined },
    messageRate: DEFAULTS.messageRate,
  };
}
