// The methods of a client that send a message.
// They return false if it can't be sent.

import type { FromClient, Said } from '../client-message-schemas.ts';
import { MESSAGES, type Messages, type MessageType } from '../message-table.ts';
import { PACKS } from '../protocol-limits.ts';

export type Verb = Exclude<FromClient, { readonly type: 'join' }>;

type CamelCase<T extends string> = T extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : T;

/** The types of fields in the order of their names, as parameters. */
type ArgumentsOf<Fields, Names> = Names extends readonly [infer Name extends keyof Fields, ...infer Rest]
  ? undefined extends Fields[Name]
    ? [value?: Fields[Name], ...rest: ArgumentsOf<Fields, Rest>]
    : [value: Fields[Name], ...rest: ArgumentsOf<Fields, Rest>]
  : [];

type DerivedType = { [T in MessageType]: Messages[T]['args'] extends null ? never : T }[MessageType];

/** A method for each message with `args`: `not-yet` has `notYet()`, `vouch` has `vouch(guest, on)`. */
export type DerivedVerbs = {
  readonly [T in DerivedType as CamelCase<T>]: (...values: ArgumentsOf<Said<T>, Messages[T]['args']>) => boolean;
};

/** Splits a text into parts of at most this length, never between the two code units of a character. */
function inParts(text: string, length: number): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = Math.min(text.length, from + length);
    const to = end < text.length && /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

abstract class Sender {
  protected abstract send(message: Verb): boolean;
}

function derivedVerbs(): abstract new () => Sender & DerivedVerbs {
  abstract class Derived extends Sender {}
  for (const [type, { args }] of Object.entries(MESSAGES)) {
    if (args === null) continue;
    function method(this: { send(message: object): boolean }, ...values: readonly unknown[]): boolean {
      return this.send({ type, ...Object.fromEntries((args ?? []).map((name, place) => [name, values[place]])) });
    }
    Object.defineProperty(Derived.prototype, camelCase(type), { value: method, configurable: true, writable: true });
  }
  return Derived as unknown as abstract new () => Sender & DerivedVerbs;
}

const camelCase = (type: string): string => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The methods for all messages but `answer` and `explain`, which need the game. */
export abstract class Verbs extends derivedVerbs() {
  /** The commitment to the contribution for the next deal. */
  protected abstract get promise(): string;

  /** Takes this seat, or any free one, and commits the player to their contribution. `ownBot` tells everybody that a program plays. */
  sit(seat?: number, { ownBot = false }: { readonly ownBot?: boolean } = {}): boolean {
    return this.send({ type: 'sit', seat, promise: this.promise, ...(ownBot && { ownBot }) });
  }

  /** Says that the player is ready for the next game, or not; `keep` keeps the character that survived the last one. */
  ready(on: boolean, { keep = false }: { readonly keep?: boolean } = {}): boolean {
    return this.send(on ? { type: 'ready', on, keep } : { type: 'ready', on });
  }

  rename(name: string): boolean {
    return this.send({ type: 'rename', name });
  }

  /** Changes the portrait, by its id; null removes it. */
  face(face: string | null): boolean {
    return this.send({ type: 'face', face });
  }

  start({ passStar = false }: { readonly passStar?: boolean } = {}): boolean {
    return this.send({ type: 'start', passStar });
  }

  /** Adds a pack to the table, in parts. */
  addPack(pack: object): boolean {
    const parts = inParts(JSON.stringify(pack), PACKS.partLength);
    return parts.every((text, part) => this.send({ type: 'add-pack', text, part, last: part === parts.length - 1 }));
  }

  /** Reports the guest with this id, or the one who said this line, to the operator; `remove` sends them away too. */
  report(who: Omit<Said<'report'>, 'type'>): boolean {
    return this.send({ type: 'report', ...who });
  }

  arrange(changes: Omit<Said<'arrange'>, 'type'>): boolean {
    return this.send({ type: 'arrange', ...changes });
  }
}
