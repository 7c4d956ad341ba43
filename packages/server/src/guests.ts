// Guests: people without an account. Each has an id that others may see, and a signed pass, or cookie, that proves it is his.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** Remembers how often a guest has withdrawn his passes. */
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

  /** The one that counts now. */
  passOf(guest: string): string {
    const times = this.withdrawn.of(guest);
    return `${guest}.${this.signed(`guest ${guest}${times === 0 ? '' : ` ${times}`}`)}`;
  }

  /** Whose pass this is; null if we never made it, or if he has withdrawn it. */
  guestOf(pass: string): string | null {
    const [guest, signature] = pass.split('.');
    if (!guest || !signature) return null;
    return sameText(this.passOf(guest), pass) ? guest : null;
  }

  /** No pass that this guest has been given so far is worth anything from now on. */
  withdraw(guest: string): Promise<void> {
    return this.withdrawn.add(guest);
  }

  /** By which a network is known again, though nobody can tell from it which one it is. */
  markOf(network: string): string {
    return this.signed(`network ${network}`).slice(0, MARK_LETTERS);
  }

  /** By which somebody is known at this table and nowhere else, though nobody can tell from it who he is. */
  personMark(table: string, guest: string): string {
    return this.signed(`person ${table} ${guest}`).slice(0, MARK_LETTERS);
  }

  private signed(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }
}

const MARK_LETTERS = 16;
