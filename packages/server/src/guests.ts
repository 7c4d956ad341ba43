// Guests: people without an account. Each has an id that others may see, and a signed pass, or cookie, that proves it is his.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const sameText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export class Guests {
  private readonly secret: string;

  constructor(secret: string) {
    this.secret = secret;
  }

  /** A new guest's id. */
  newId(): string {
    return randomBytes(9).toString('base64url');
  }

  /** What stands for something that we need to know again, but not to keep. */
  hashOf(text: string): string {
    return createHmac('sha256', this.secret).update(`hash ${text}`).digest('base64url').slice(0, 16);
  }

  passOf(guest: string): string {
    return `${guest}.${createHmac('sha256', this.secret).update(`guest ${guest}`).digest('base64url')}`;
  }

  /** Whose pass this is; null if we never made it. */
  guestOf(pass: string): string | null {
    const [guest, signature] = pass.split('.');
    if (!guest || !signature) return null;
    return sameText(this.passOf(guest), pass) ? guest : null;
  }
}
