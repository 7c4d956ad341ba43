// Somebody who watches the peaceful players' game and does what only they may do, with their own words if need be.

import { below, type Random } from '@posse/engine';
import { type FromClient, spectatorRefusal } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { type Attack, expectationOf, refused, wellFormed } from './attack.ts';
import { anyOf } from './malformed-messages.ts';
import { mutatedMessages } from './mutated-messages.ts';
import { RawConnection } from './raw-connection.ts';
import type { Target } from './wrong-joins.ts';

/** Messages of the right form that a spectator may not send. */
const OTHERS = mutatedMessages().filter((said) => isOthers(wellFormed(said)));
const WORN = 150;

function isOthers(message: FromClient | null): boolean {
  return message !== null && spectatorRefusal(message.type) !== null;
}

export class Intruder {
  private readonly address: string;
  private readonly prey: Target;
  private readonly captured: readonly string[];
  private watching: RawConnection | null = null;

  /** `captured` is what the peaceful players have said so far. */
  constructor(address: string, prey: Target, captured: readonly string[]) {
    this.address = address;
    this.prey = prey;
    this.captured = captured;
  }

  async line(): Promise<RawConnection> {
    if (this.watching !== null && this.watching.faults <= WORN && !this.watching.isClosed) return this.watching;
    this.watching?.hangUp();
    this.watching = await RawConnection.dial(this.address);
    const welcome = await this.watching.join(this.prey.code);
    must(welcome !== null && welcome.seat === null, () => 'a stranger may not watch, or was given a seat');
    return this.watching;
  }

  attack(random: Random): Attack {
    const replayed = anyOf(random, this.captured.slice(-200));
    const said = below(random, 2) === 0 ? replayed : anyOf(random, OTHERS);
    const kind = said === replayed ? 'replayed' : 'another’s words';
    const message = wellFormed(said);
    const codes = message === null ? null : spectatorRefusal(message.type);
    return codes === null ? (expectationOf(kind, '{"type":"no such"}', true) as Attack) : refused(kind, said, ...codes);
  }

  close(): void {
    this.watching?.hangUp();
  }
}
