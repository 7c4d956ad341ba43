// A spectator who sends what only the players of that game may send.
// Some of these messages are the players' own, replayed.

import { below, type Random } from '@posse/engine';
import { type FromClient, spectatorRefusal } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { type Attack, expectationOf, refused, wellFormed } from './attack-interface.ts';
import { anyOf } from './malformed-messages.ts';
import { mutatedMessages } from './mutated-messages.ts';
import { RawConnection } from './raw-connection.ts';
import type { Target } from './wrong-joins.ts';

/** Well-formed messages that a spectator may not send. */
const PLAYER_MESSAGES = mutatedMessages().filter((said) => isOthers(wellFormed(said)));
const MAX_REFUSALS = 150;

function isOthers(message: FromClient | null): boolean {
  return message !== null && spectatorRefusal(message.type) !== null;
}

export class Intruder {
  private readonly address: string;
  private readonly target: Target;
  private readonly captured: readonly string[];
  private watching: RawConnection | null = null;

  /** `captured` has all messages that the victims have sent so far. */
  constructor(address: string, target: Target, captured: readonly string[]) {
    this.address = address;
    this.target = target;
    this.captured = captured;
  }

  async line(): Promise<RawConnection> {
    if (this.watching !== null && this.watching.joinRefusals <= MAX_REFUSALS && !this.watching.isClosed)
      return this.watching;
    this.watching?.hangUp();
    this.watching = await RawConnection.openAccepted(this.address);
    const welcome = await this.watching.join(this.target.code);
    must(welcome !== null && welcome.seat === null, () => 'a stranger may not watch, or was given a seat');
    return this.watching;
  }

  attack(random: Random): Attack {
    const replayed = anyOf(random, this.captured.slice(-200));
    const said = below(random, 2) === 0 ? replayed : anyOf(random, PLAYER_MESSAGES);
    const kind = said === replayed ? 'replayed' : 'another’s words';
    const message = wellFormed(said);
    const codes = message === null ? null : spectatorRefusal(message.type);
    return codes === null ? (expectationOf(kind, '{"type":"no such"}', true) as Attack) : refused(kind, said, ...codes);
  }

  close(): void {
    this.watching?.hangUp();
  }
}
