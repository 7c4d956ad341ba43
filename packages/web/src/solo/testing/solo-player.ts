// A solo player for tests, with the client and ports of the page.

import { below, type Random, randomFrom } from '@posse/engine';
import { type AnyView, type SocketLike, TableClient, type TableInfo } from '@posse/protocol';
import { receive, type SoloServer } from '../solo-server.ts';
import { PortSocket } from '../solo-worker-client.ts';

/** The maximum wait in milliseconds, since the machine may be busy. */
const LONGEST = 60_000;

export function socketTo(server: SoloServer): SocketLike {
  const { port1, port2 } = new MessageChannel();
  receive(server, { kind: 'socket' }, port2);
  return new PortSocket(port1, new AbortController().signal);
}

export class Player {
  readonly client: TableClient;
  readonly refused: string[] = [];
  readonly #random: Random = randomFrom('player');
  #look: () => void = () => undefined;

  constructor(server: SoloServer, code: string) {
    this.client = new TableClient({
      url: 'solo:',
      table: code,
      name: 'Ann',
      open: () => socketTo(server),
      on: { changed: () => this.#look(), refused: ({ code: why }) => void this.refused.push(why) },
    });
  }

  get table(): TableInfo {
    if (this.client.table === null) throw new Error('Nothing was heard of the table yet.');
    return this.client.table;
  }

  get view(): AnyView {
    if (this.client.game === null) throw new Error('Nothing was heard of a game yet.');
    return this.client.game.view;
  }

  get isAsked(): boolean {
    return this.client.game !== null && this.view.asked === this.client.seat;
  }

  /** Is there a choice, so that the game waits for the player? */
  get hasChoice(): boolean {
    return this.isAsked && this.view.options.length > 1;
  }

  get isOver(): boolean {
    return this.client.table?.phase === 'over' && this.client.proof?.game === this.table.gameId;
  }

  /** Waits until the condition holds, up to a maximum time. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`not so: ${holds}`)), LONGEST);
      this.#look = () => {
        if (!holds()) return;
        clearTimeout(timer);
        resolve();
      };
      this.#look();
    });
  }

  /** Takes the first seat, starts the game and looks at the role. */
  async begin(): Promise<this> {
    await this.until(() => this.client.status === 'open');
    this.client.sit(0);
    this.client.start();
    await this.until(() => this.client.game !== null);
    this.client.roleSeen();
    await this.until(() => !this.table.seats[0]?.looking);
    return this;
  }

  /** Waits until the table has handled every message and timer so far. */
  async isHeard(): Promise<void> {
    const { length } = this.client.lines;
    this.client.say('table', 'Howdy.');
    await this.until(() => this.client.lines.length > length);
  }

  /** Answers at random whenever asked, until the condition holds; by default until the game is over. */
  async play(holds: () => boolean = () => this.isOver): Promise<void> {
    await this.until(() => {
      if (holds()) return true;
      if (this.table.seats[0]?.looking) this.client.roleSeen();
      const { options } = this.view;
      // Answers out of turn may come too late, because bots do not wait.
      // A forced answer has no options: the table gives it.
      if (this.isAsked && options.length > 0) this.client.answer(below(this.#random, options.length));
      return false;
    });
  }
}
