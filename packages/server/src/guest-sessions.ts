// Guests: people without an account, with a public id and a signed session.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Stores how often a guest has withdrawn their sessions. */
interface Withdrawn {
  of(guest: string): number;
  add(guest: string): Promise<void>;
}

export class Guests {
  private readonly secret: string;
  private readonly withdrawn: Withdrawn;

  constructor(secret: string, withdrawn: Withdrawn) {
    this.secret = secret;
    this.withdrawn = withdrawn;
  }

  /** A new guest's id. */
  newId(): string {
    return randomBytes(9).toString('base64url');
  }

  /** The guest's current session. */
  sessionOf(guest: string): string {
    const times = this.withdrawn.of(guest);
    return `${guest}.${this.signed(`guest ${guest}${times === 0 ? '' : ` ${times}`}`)}`;
  }

  /** The guest of this session; null if it is forged or withdrawn. */
  guestOf(pass: string): string | null {
    const [guest, signature] = pass.split('.');
    if (!guest || !signature) return null;
    return sameText(this.sessionOf(guest), pass) ? guest : null;
  }

  /** Invalidates all sessions that this guest has been given so far. */
  withdraw(guest: string): Promise<void> {
    return this.withdrawn.add(guest);
  }

  /** A hash that identifies a network without revealing it. */
  networkHash(network: string): string {
    return this.signed(`network ${network}`).slice(0, HASH_LETTERS);
  }

  /** An id of a person at this table only, which does not reveal who they are. */
  personHash(table: string, guest: string): string {
    return this.signed(`person ${table} ${guest}`).slice(0, HASH_LETTERS);
  }

  private signed(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

const HASH_LETTERS = 16;
