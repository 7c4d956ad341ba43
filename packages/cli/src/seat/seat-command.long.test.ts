// Tests of `posse seat` against a real server: games, lost connections, faulty bots.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@posse/engine';
import { type AnyView, type GameId, TableClient, type TablePlan } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TestServer } from '../../../server/src/testing/test-server.ts';
import { type Ended, expectUserError, file, MAIN, posse } from '../testing/posse-command.ts';

interface PlayedView extends AnyView {
  readonly winners: readonly Seat[] | null;
}

let server: TestServer;
let hosts: Host[] = [];
beforeEach(async () => {
  hosts = [];
  server = await new TestServer().open();
});
afterEach(async () => {
  for (const { client } of hosts) client.stop();
  await server.remove();
});

/** A person who opens a table, and always takes the first option. */
class Host {
  readonly code: string;
  readonly client: TableClient<PlayedView>;
  private readonly waiting = new Set<() => void>();
  private readonly said = new Set<string>();

  private constructor(code: string, pass: string) {
    this.code = code;
    this.client = new TableClient<PlayedView>({
      url: server.socket,
      table: code,
      name: 'Ann',
      pass,
      timing: { firstWait: 20, longestWait: 50 },
      on: {
        changed: () => {
          this.act();
          for (const look of [...this.waiting]) look();
        },
      },
    });
    hosts.push(this);
  }

  static async open(game: GameId = 'card', plan: TablePlan = { seats: 4 }): Promise<Host> {
    const { code, pass } = await server.create({ game, plan, clock: { answer: 300, bank: 0 } });
    return new Host(code, pass);
  }

  /** Waits until this holds at the table. */
  until(holds: (client: TableClient<PlayedView>) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this.client)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The own bot's seat. */
  get bot() {
    return this.client.table?.seats.find(({ ownBot }) => ownBot) ?? null;
  }

  isOver = (): boolean => this.client.game?.view.winners != null;

  /** Sends the guest in that seat away, which ends the command. */
  removeBot(): void {
    this.client.kick(this.bot?.guest ?? '');
  }

  private act(): void {
    const { status, seat, game, table } = this.client;
    if (status !== 'open') return;
    if (seat === null) this.once('sit', () => this.client.sit(0));
    else if (table?.phase === 'gathering' && this.bot?.ready) this.once('start', () => this.client.start());
    else if (game !== null && game.view.asked === seat) this.client.answer(0);
  }

  private once(what: string, say: () => boolean): void {
    if (!this.said.has(what) && say()) this.said.add(what);
  }
}

let files = 0;
const botFile = (source: string): string => {
  const path = file(`own-${files++}.mjs`);
  writeFileSync(path, source);
  return path;
};
const seatAt = (bot: string, { code }: Host, ...more: string[]): Promise<Ended> =>
  posse(['seat', '--bot', bot, '--table', code, '--server', server.address, '--pause', '0', ...more]);
const FIRST = fileURLToPath(new URL('../../../../docs/bots/first-bot.ts', import.meta.url));
const RECIPE = fileURLToPath(new URL('../../../../docs/recipes/bot-at-a-table.ts', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../../../../docs/bots/first-bot.mjs', import.meta.url));

describe('a bot of a player’s own at a server’s table', () => {
  test('a bot from a file plays a whole game, everybody sees that it is a bot, and it remembers deeds', async () => {
    const told = file('remembered.txt');
    const bot = botFile(`import { writeFileSync } from 'node:fs';
      export const card = { id: 'careful', countsCards: true, answer({ options, step, viewer }, { deeds, sightings }) {
        writeFileSync(${JSON.stringify(told)}, JSON.stringify({ viewer, deeds: deeds.length, sightings }));
        return options[step % options.length];
      } };`);
    const host = await Host.open();
    await host.until(({ seat }) => seat === 0);
    const ended = seatAt(bot, host, '--seat', '3');
    await host.until(() => host.isOver());
    expect(host.client.table?.seats[2]).toMatchObject({ name: 'careful', by: 'person', ownBot: true });
    await host.until(({ table }) => table?.played[2]?.ownBot === true);
    expect(host.client.table?.played[0]).toMatchObject({ name: 'Ann', ownBot: false });
    host.removeBot();
    const { status, stdout, stderr } = await ended;
    expect(stdout).toMatch(/^careful has seat 3 at table \w{6}\. Everybody there sees that it is a bot\.$/m);
    expect(stdout).toMatch(/^Game 1: careful, \w+, has (won|lost)\.$/m);
    expect([status, stderr]).toEqual([1, 'posse: You were removed from this table.\n']);
    const { viewer, deeds } = JSON.parse(readFileSync(told, 'utf8'));
    expect(viewer).toBe(2);
    expect(deeds).toBeGreaterThan(3);
  });

  test('a program in another language plays the dice game, by the arena’s protocol', async () => {
    const host = await Host.open('dice');
    await host.until(({ seat }) => seat === 0);
    const ended = seatAt(`exec:"${process.execPath}" "${PROGRAM}"`, host, '--name', 'Ada');
    await host.until(() => host.isOver());
    expect(host.bot?.name).toBe('Ada');
    host.removeBot();
    expect((await ended).stdout).toMatch(/^Game 1: Ada, /m);
  });

  test('a bot keeps its seat when the server is stopped in the middle of a game and started again', async () => {
    const host = await Host.open();
    await host.until(({ seat }) => seat === 0);
    const ended = seatAt(RECIPE, host);
    await host.until(({ game }) => (game?.step ?? 0) > 5);
    await server.close();
    const stoppedAt = host.client.game?.step ?? 0;
    await server.open();
    const isBack = (): boolean => host.client.status === 'open' && host.bot?.connected === true;
    await host.until(({ game }) => isBack() && (host.isOver() || (game?.step ?? 0) > stoppedAt + 10));
    expect(host.bot).toMatchObject({ name: 'avenger' });
    host.removeBot();
    const { stdout, stderr } = await ended;
    expect(stderr).toContain('posse: The connection is lost: trying again.\nposse: Connected again.\n');
    expect(stdout.match(/has seat/g)).toHaveLength(1);
  });

  const faulty: readonly (readonly [string, string, RegExp])[] = [
    [
      'throws',
      'throw new Error("no idea")',
      /own-\d+\.mjs fails in seat \d: Error: no idea \(own-\d+\.mjs:\d+:\d+\)\./,
    ],
    ['never answers', 'for (;;);', /own-\d+\.mjs has not answered for 1 s\./],
    [
      'gives an illegal answer',
      'return { kind: "whatever" }',
      /gives an illegal answer at step \d+: \{"kind":"whatever"\}\. Legal answers to ".+" are \{/,
    ],
    ['ends the program', 'process.exit(0)', /own-\d+\.mjs has ended its own thread\./],
  ];
  test.each(faulty)(
    'a bot that %s is reported, the rules for absent players hold for its seat, and it may come back',
    async (what, source, message) => {
      const bot = botFile(`export const card = { id: 'faulty', answer({ options }) { ${source} } };`);
      const host = await Host.open();
      await host.until(({ seat }) => seat === 0);
      const { status, stderr } = await seatAt(
        bot,
        host,
        '--name',
        'Bob',
        '--patience',
        what === 'never answers' ? '1' : '30',
      );
      expect(stderr).toMatch(message);
      expect(status).toBe(1);
      expect(stderr).toMatch(/ A bot of the server plays on\.$/m);
      // The server waits for an absent player for a while, and then a bot answers.
      await host.until(({ table }) => host.bot?.connected === false && table?.botIn != null);
      const [, token = ''] = /--token (\S+)$/m.exec(stderr) ?? [];
      const failedAt = host.client.game?.step ?? 0;
      const ended = seatAt(FIRST, host, '--token', token);
      await host.until(({ game }) => host.bot?.connected === true && (game?.step ?? 0) > failedAt);
      expect(host.bot).toMatchObject({ name: 'Bob', away: false });
      host.removeBot();
      expect((await ended).stdout).toMatch(/^Bob has seat \d at table /);
    },
  );

  test('a bot waits for a free seat, takes it, and gives it up when the user stops it', async () => {
    const host = await Host.open();
    await host.until(({ seat }) => seat === 0);
    for (const place of [1, 2, 3]) host.client.bot(place);
    await host.until(({ table }) => table?.seats[3]?.by === 'bot');
    const args = ['seat', '--bot', FIRST, '--table', host.code, '--server', server.address, '--name', 'Bob'];
    const child = spawn(process.execPath, ['--conditions=source', MAIN, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [stdout, stderr, ended] = [text(child.stdout), text(child.stderr), once(child, 'exit')];
    await host.until(({ table }) => table?.watchers === 1);
    host.client.free(2);
    await host.until(() => host.bot !== null);
    child.kill('SIGINT');
    await host.until(() => host.bot === null || host.bot.gone === 'left');
    expect(await ended).toEqual([0, null]);
    expect(await stderr).toMatch(/^posse: No seat is free for Bob at table \w{6}: waiting for one\.\n$/);
    expect(await stdout).toMatch(/^Bob has seat 3 /);
  });
});

describe('a bot of a player’s own is refused', () => {
  test('a bot gives its seat up when the host changes the game at the table', async () => {
    const host = await Host.open();
    await host.until(({ seat }) => seat === 0);
    const ended = seatAt(FIRST, host);
    await host.until(() => host.isOver());
    host.client.arrange({ game: 'dice', plan: { seats: 4 } });
    const { status, stderr } = await ended;
    expect([status, stderr]).toEqual([1, 'posse: The table plays the dice game now: repeat the command to join it.\n']);
    await host.until(() => host.bot === null);
  });

  test('a bot of a player’s own is refused at a table whose plan forbids it, before and after it sits', async () => {
    const strict = await Host.open('card', { seats: 4, ownBots: false });
    const args = ['seat', '--bot', FIRST, '--server', server.address];
    await expectUserError([...args, '--table', strict.code], /Players can't bring bots of their own to table/);
    const host = await Host.open();
    await host.until(({ seat }) => seat === 0);
    const ended = seatAt(FIRST, host);
    await host.until(() => host.isOver());
    host.client.arrange({ plan: { seats: 4, ownBots: false } });
    const { status, stderr } = await ended;
    expect(stderr).toContain('posse: The host does not allow players’ own bots at this table any more.');
    expect(status).toBe(1);
  });

  test('a bot that comes with the token of a person’s seat is refused, and the person keeps the seat', async () => {
    const host = await Host.open();
    await host.until(({ seat, table }) => seat === 0 && table?.seats[0]?.guest != null);
    const { status, stderr } = await seatAt(FIRST, host, '--token', host.client.token ?? '');
    expect([status, stderr]).toEqual([
      1,
      'posse: The token opens a seat that is not announced as a bot’s: leave it out to take another seat.\n',
    ]);
    await host.until(({ table }) => table?.seats[0]?.connected === true);
    expect(host.client.table?.seats[0]).toMatchObject({ name: 'Ann', ownBot: false });
  });

  test('a wrong table, server, bot or flag of posse seat is named in one sentence', async () => {
    const host = await Host.open();
    const at = ['--server', server.address];
    const wrong: readonly (readonly [readonly string[], RegExp])[] = [
      [['--table', host.code], /seat needs --bot NAME/],
      [['--bot', FIRST], /seat needs --table CODE/],
      [['--bot', FIRST, '--table', 'NOBODY', ...at], /There is no table "NOBODY"/],
      [['--bot', FIRST, '--table', 'not a code'], /is no table: give the code/],
      [['--bot', FIRST, '--table', `${server.address}/t/ABCDEF`, ...at], /names its server: leave out --server/],
      [['--bot', FIRST, '--table', host.code, '--server', 'http://127.0.0.1:9'], /No server answers at/],
      [['--bot', FIRST, '--table', host.code, '--server', 'posse'], /--server takes an address/],
      [['--bot', FIRST, '--table', host.code, '--seat', '5', ...at], /has seats 1 to 4, and no seat 5/],
      [['--bot', 'nobody', '--table', host.code, ...at], /There is no bot "nobody"/],
    ];
    for (const [args, message] of wrong) await expectUserError(['seat', ...args], message);
  });
});
