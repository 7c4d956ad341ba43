// All that one can say at a table, one method each. True when it was sent; what can't be sent now is dropped.

import type { FromClient, Said } from '../from-client.ts';

export type Verb = Exclude<FromClient, { readonly type: 'join' }>;

export abstract class Verbs {
  protected abstract send(message: Verb): boolean;
  /** By which the luck for the next deal is promised. */
  protected abstract get promise(): string;

  /** Takes this seat, or any that is free, and promises some luck for the seed. */
  sit(seat?: number): boolean {
    return this.send({ type: 'sit', seat, promise: this.promise });
  }

  leave(): boolean {
    return this.send({ type: 'leave' });
  }

  /** Asks for a ticket that moves the seat to another device. */
  move(): boolean {
    return this.send({ type: 'move' });
  }

  /** Says that this seat was one's own. */
  claim(seat: number): boolean {
    return this.send({ type: 'claim', seat });
  }

  /** Says that the guest who claims a seat is right, or is not. */
  vouch(guest: string, on: boolean): boolean {
    return this.send({ type: 'vouch', guest, on });
  }

  notYet(): boolean {
    return this.send({ type: 'not-yet' });
  }

  /** Ready for the next game, perhaps with the character of the last. */
  ready(on: boolean, { keep = false }: { readonly keep?: boolean } = {}): boolean {
    return this.send(on ? { type: 'ready', on, keep } : { type: 'ready', on });
  }

  say(channel: Said<'say'>['channel'], text: string): boolean {
    return this.send({ type: 'say', channel, text });
  }

  /** A quick word, by its id. */
  gesture(gesture: string): boolean {
    return this.send({ type: 'gesture', gesture });
  }

  rename(name: string): boolean {
    return this.send({ type: 'rename', name });
  }

  /** To be known by this drawing, or by none. */
  face(face: string | null): boolean {
    return this.send({ type: 'face', face });
  }

  automatic(on: boolean): boolean {
    return this.send({ type: 'automatic', on });
  }

  /** Everybody is told that somebody with a role thinks it over. */
  moreTime(): boolean {
    return this.send({ type: 'more-time' });
  }

  /** Not to be asked whether to show one's role, until one says so. */
  quiet(on: boolean): boolean {
    return this.send({ type: 'quiet', on });
  }

  /** One has looked at one's role: the first clock need not wait any longer. */
  roleSeen(): boolean {
    return this.send({ type: 'role-seen' });
  }

  back(): boolean {
    return this.send({ type: 'back' });
  }

  // The host's powers.

  start({ passStar = false }: { readonly passStar?: boolean } = {}): boolean {
    return this.send({ type: 'start', passStar });
  }

  again(): boolean {
    return this.send({ type: 'again' });
  }

  arrange(changes: Omit<Said<'arrange'>, 'type'>): boolean {
    return this.send({ type: 'arrange', ...changes });
  }

  bot(seat: number, bot?: string): boolean {
    return this.send({ type: 'bot', seat, bot });
  }

  free(seat: number): boolean {
    return this.send({ type: 'free', seat });
  }

  kick(guest: string): boolean {
    return this.send({ type: 'kick', guest });
  }

  pardon(guest: string): boolean {
    return this.send({ type: 'pardon', guest });
  }

  pause(on: boolean): boolean {
    return this.send({ type: 'pause', on });
  }

  host(guest: string): boolean {
    return this.send({ type: 'host', guest });
  }
}
