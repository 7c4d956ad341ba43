// A person at a table of a real server: joins, waits for updates, and plays.

import { below, type Random, randomFrom } from '@posse/engine';
import { type AnyView, type ContributionMemory, type NewTable, type SocketLike, TableClient } from '@posse/protocol';

/** How long a test waits for an update before it fails, in milliseconds. */
const MAX_WAIT_MS = 60_000;

/** All that a person needs to come back to their seat. */
export interface Known {
  readonly name: string;
  readonly pass: string | null;
  readonly token: string | null;
  /** The text of the person's contribution memory. */
  readonly luck: string | null;
}

/** A contribution memory whose text can be read, replaced and stored. */
export class Memory implements ContributionMemory {
  text: string | null;

  constructor(text: string | null) {
    this.text = text;
  }

  read = (): string | null => this.text;
  write = (text: string): void => {
    this.text = text;
  };
}

export class Person {
  readonly name: string;
  readonly memory: Memory;
  readonly client: TableClient;
  /** The codes of all refusals. */
  readonly refused: string[] = [];
  readonly listeners = new Set<() => void>();
  readonly #random: Random;

  constructor(
    server: string,
    table: string,
    known: Partial<Known> & { name: string },
    open?: (url: string) => SocketLike,
  ) {
    this.name = known.name;
    this.memory = new Memory(known.luck ?? null);
    this.#random = randomFrom(known.name);
    this.client = new TableClient({
      url: `${server.replace(/^http/, 'ws')}/ws`,
      table,
      name: known.name,
      contributionMemory: this.memory,
      ...(known.pass && { pass: known.pass }),
      ...(known.token && { token: known.token }),
      ...(open && { open }),
      on: {
        changed: () => this.#tell(),
        refused: ({ code }) => {
          this.refused.push(code);
          this.#tell();
        },
      },
    });
  }

  #tell(): void {
    for (const listener of this.listeners) listener();
  }

  get view(): AnyView {
    if (this.client.game === null) throw new Error(`${this.name} sees no game.`);
    return this.client.game.view;
  }

  get phase(): string {
    return this.client.table?.phase ?? 'unknown';
  }

  async isThere(): Promise<this> {
    await until(
      [this],
      () => this.client.status === 'open' || this.client.status === 'stopped',
      `${this.name} is there`,
    );
    return this;
  }

  async sits(seat?: number): Promise<this> {
    await this.isThere();
    this.client.sit(seat);
    await until([this], () => this.client.seat !== null, `${this.name} sits`);
    return this;
  }

  /** Gives an answer if they are asked, the same in every run. */
  answerIfAsked(): void {
    const { game, seat } = this.client;
    if (game === null || game.view.asked !== seat || game.view.options.length === 0) return;
    this.client.answer(below(this.#random, game.view.options.length));
  }

  get known(): Known {
    const { name, memory, client } = this;
    return { name, pass: client.pass, token: client.token, luck: memory.text };
  }
}

/** Waits until the condition holds. It is checked at every message to one of these people. */
export function until(people: readonly Person[], holds: () => boolean, what: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const check = (): void => {
    try {
      if (holds()) resolve();
    } catch (error) {
      reject(error);
    }
  };
  const timer = setTimeout(() => reject(new Error(`Waited in vain for this: ${what}.`)), MAX_WAIT_MS);
  for (const { listeners } of people) listeners.add(check);
  check();
  return promise.finally(() => {
    clearTimeout(timer);
    for (const { listeners } of people) listeners.delete(check);
  });
}

/** Everybody answers until the condition holds; by default until the game is over. */
export async function playOn(people: readonly Person[], holds?: () => boolean): Promise<void> {
  const isOver = (): boolean => people.every(({ client, phase }) => phase === 'over' && client.proof !== null);
  let isDone = false;
  await until(
    people,
    () => {
      isDone ||= (holds ?? isOver)();
      if (!isDone) for (const person of people) person.answerIfAsked();
      return isDone;
    },
    'the game is played on',
  );
}

/** Makes a table. Returns its code and the session of its host. */
export async function makeTable(
  server: string,
  wish: NewTable,
): Promise<{ readonly code: string; readonly pass: string }> {
  const reply = await fetch(`${server}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { table, pass } = (await reply.json()) as { readonly table: { readonly code: string }; readonly pass: string };
  return { code: table.code, pass };
}
