// Seat recovery by vouching: the owner is away, and takes the seat back.

import type { Page } from '@playwright/test';
import { RECOVERY, TableClient, tableCreated } from '@posse/protocol';
import { expect, testWith } from '../support/fixtures.ts';
import type { TestServer } from '../support/test-server.ts';

/** Longer than an absence and its notice, so that nobody's time runs out. */
const CLOCK = { answer: 300, bank: 0 };
/** The interval at which the table looks for absent players. */
const STEP_SECONDS = 5;

/** A test with a server of its own, whose clock it can set. */
const test = testWith(() => []);

/** A host without a page, who never answers. */
class Host {
  readonly client: TableClient;
  readonly path: string;
  private readonly server: TestServer;
  private socket: WebSocket | null = null;
  private settled = 0;

  private constructor(server: TestServer, code: string, pass: string) {
    this.server = server;
    this.path = `/t/${code}`;
    const url = `${server.address.replace('http', 'ws')}/ws`;
    this.client = new TableClient({ url, table: code, name: 'Cleo', pass, open: (address) => this.open(address) });
  }

  static async open(server: TestServer): Promise<Host> {
    const reply = await fetch(`${server.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'card', plan: { seats: 4 }, clock: CLOCK }),
    });
    const { table, pass } = tableCreated.parse(await reply.json());
    const host = new Host(server, table.code, pass ?? '');
    await expect.poll(() => host.client.status).toBe('open');
    host.client.sit(0);
    await expect.poll(() => host.client.seat).toBe(0);
    return host;
  }

  /** Lets time pass as a running server sees it: the table looks after every message. */
  async pass(seconds: number): Promise<void> {
    for (let left = seconds; left > 0; left -= STEP_SECONDS) {
      await this.server.pass(Math.min(left, STEP_SECONDS));
      const goal = this.settled + 1;
      this.socket?.send('{"type":"settle"}');
      await expect.poll(() => this.settled, { intervals: [2] }).toBe(goal);
    }
  }

  private open(address: string): WebSocket {
    const socket = new WebSocket(address);
    socket.addEventListener('message', ({ data }) => {
      if (data === '{"type":"settled"}') this.settled++;
    });
    this.socket = socket;
    return socket;
  }
}

const banner = (page: Page, words: RegExp | string) => page.locator('[data-banner]').filter({ hasText: words });
/** The cards of the player's own hand, face up. A spectator sees backs there. */
const hand = (page: Page) => page.getByRole('list', { name: 'Your hand' }).getByRole('button');

async function sits(page: Page, path: string, place: number): Promise<void> {
  await page.goto(path);
  await page.locator(`[data-place="${place}"] [data-act="sit"]`).click();
  await expect(page.locator('[data-act="ready"]')).toBeVisible();
}

test('an owner takes a seat back that the other players gave to a claimant after three minutes of absence', async ({
  guest,
  server,
}) => {
  const host = await Host.open(server);
  const { page: ann } = await guest({ name: 'Ann' });
  const { page: bob, context } = await guest({ name: 'Bob' });
  const { page: dan } = await guest({ name: 'Dan' });
  await sits(ann, host.path, 1);
  await sits(bob, host.path, 2);
  await dan.goto(host.path);
  host.client.start();
  await expect(hand(bob).first()).toBeVisible();
  await expect(banner(dan, 'You are watching')).toBeVisible();
  await bob.close();
  await expect.poll(() => host.client.table?.seats[2]?.connected).toBe(false);
  await host.pass(RECOVERY.absenceSeconds + STEP_SECONDS);

  await dan.locator('[data-act="menu"]').click();
  await dan.locator('[data-act="claim"]').click();
  await dan.keyboard.press('Escape');
  await expect(banner(dan, 'You claim seat 3 (Bob). Still to agree: Cleo and Ann.')).toBeVisible();
  await ann.getByRole('button', { name: 'Yes, I know Dan' }).click();
  await expect(banner(ann, 'You agreed that seat 3 (Bob) belongs to Dan. Still to agree: Cleo.')).toBeVisible();
  host.client.vouch(host.client.table?.claims[0]?.guest ?? '', true);
  await expect(banner(ann, /Dan gets seat 3 \(Bob\) in \d+ s, unless Bob comes back\./)).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Object' })).toBeVisible();
  await expect(banner(dan, /Seat 3 \(Bob\) is yours in \d+ s, unless Bob comes back\./)).toBeVisible();
  await expect(hand(dan)).toHaveCount(0);

  await host.pass(RECOVERY.noticeSeconds);
  await expect(hand(dan).first()).toBeVisible();
  const back = await context.newPage();
  await back.goto(host.path);
  await expect(banner(back, 'the others vouched for somebody else to take your seat')).toBeVisible();
  await expect(hand(back)).toHaveCount(0);

  await back.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(hand(back).first()).toBeVisible();
  await expect(banner(back, 'somebody else to take your seat')).toHaveCount(0);
  await expect(banner(dan, 'The owner took the seat back.')).toBeVisible();
  await expect(hand(dan)).toHaveCount(0);
  await expect(dan.locator('[data-tool="gestures"]')).toHaveCount(0);
  await dan.locator('[data-act="chat"]').click();
  await expect(dan.locator('[data-silent]')).toContainText('You can chat again when the game is over.');
  await expect(dan.getByLabel('Your message')).toHaveCount(0);
  expect(host.client.table?.seats.map(({ name }) => name).slice(0, 3)).toEqual(['Cleo', 'Ann', 'Bob']);
  host.client.stop();
});
