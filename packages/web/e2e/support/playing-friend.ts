// A person without a page, who gives some legal answer whenever they are asked.

import { type AnyView, TableClient } from '@posse/protocol';
import { expect } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

export class Friend {
  readonly client: TableClient;
  private answered = '';

  /** With `token` the friend plays a seat that was taken before. */
  constructor(server: TestServer, table: string, name: string, token?: string) {
    this.client = new TableClient({
      url: `${server.address.replace('http', 'ws')}/ws`,
      table,
      name,
      ...(token !== undefined && { token }),
      on: { changed: (client) => this.play(client) },
    });
  }

  private play(client: TableClient<AnyView>): void {
    const { game, seat, table } = client;
    if (seat !== null && table?.seats[seat]?.looking) client.roleSeen();
    if (game === null || game.view.options.length === 0 || this.answered === `${game.id} ${game.step}`) return;
    this.answered = `${game.id} ${game.step}`;
    client.answer((game.step * 7) % game.view.options.length);
  }

  async is(holds: (client: TableClient) => boolean): Promise<void> {
    await expect.poll(() => holds(this.client), { timeout: 60_000 }).toBe(true);
  }
}
