// posse serve: a server for everybody who can reach this machine, until it is told to stop.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, Lost, Server } from '@posse/server';
import { SETTINGS, type Setting } from '@posse/server/settings';
import { type Args, type Command, type Flag, Mistake } from '../args.ts';
import { complain, print } from '../terminal/output.ts';
import { unknownSettings } from '../unknown-settings.ts';

/** A setting that has a flag, with where else it can be said. */
function flagFor({ name, value, usually, text, several }: Setting): Flag {
  const otherwise = usually === '' ? name : `${name}, or ${usually}`;
  const takes = TAKES[value];
  return {
    value,
    text: `${text}${several ? '; may be repeated' : ''} (${otherwise})`,
    ...(takes === undefined ? {} : { takes }),
  };
}

const TAKES: Readonly<Record<string, 'file' | 'folder'>> = { FILE: 'file', FOLDER: 'folder' };

export const serve: Command = {
  name: 'serve',
  summary: 'opens a server where people and bots play together',
  operand: null,
  flags: Object.fromEntries(SETTINGS.flatMap((one) => (one.flag === null ? [] : [[one.flag, flagFor(one)]]))),
  environment: SETTINGS.filter(({ flag }) => flag === null).map(({ name, value, usually, text }) => [
    `${name}=${value}`,
    usually === '' ? text : `${text} (${usually})`,
  ]),
  examples: [
    ['posse serve', 'for everybody in your network, on port 8080'],
    ['posse serve -p 3000 --host 127.0.0.1', 'for this machine alone, on another port'],
    ['posse serve -d ~/games --keep-days 30', 'keeps games elsewhere, and what closed tables leave for a month'],
    ['posse serve -w my-card.ts', 'tables may play with a card of your own'],
    ['POSSE_TRUST_PROXY=1 posse serve --host 127.0.0.1', 'behind a proxy that speaks https'],
    ['POSSE_BACKUP_HOURS=6 posse serve', 'with a backup every six hours'],
  ],
  async run(args) {
    // Only here: the other commands start sooner without it.
    const posse = await import('@posse/server');
    const { addressesNearby, BadConfig, configFrom, serve: open, StoreFailure } = posse;
    for (const sentence of unknownSettings(process.env)) complain(sentence);
    try {
      const config = changed(configFrom(process.env), args, posse);
      const server = await open(config);
      print(...invitation(server.address, addressesNearby(config, new URL(server.address).port)));
      if (server.madeToken !== null) print(...toldOnce(server.address, server.madeToken, config.data));
      const lost = await Promise.race([untilToldToStop(), server.lost]);
      if (lost !== undefined) endWith(lost);
      await stopSoon(server, config.store !== null);
    } catch (error) {
      if (error instanceof BadConfig || error instanceof StoreFailure) throw new Mistake(error.message);
      throw error;
    }
  },
};

type Checks = Pick<typeof import('@posse/server'), 'checkedName' | 'checkedNetworks' | 'checkedPath' | 'keepDaysFrom'>;

const changed = (
  config: Config,
  args: Args,
  { checkedName, checkedNetworks, checkedPath, keepDaysFrom }: Checks,
): Config => ({
  ...config,
  port: args.whole('port', 0, 65_535) ?? config.port,
  host: args.text('host') ?? config.host,
  path: args.isOn('path') ? checkedPath('--path', args.text('path') ?? '') : config.path,
  data: args.text('data') ?? config.data,
  store: args.text('store') ?? config.store,
  bus: args.text('bus') ?? config.bus,
  page: config.page ?? builtPage(),
  keepDays: keepDaysFrom('--keep-days', args.text('keep-days')) ?? config.keepDays,
  names: args.isOn('name') ? args.texts('name').map((name) => checkedName('--name', name)) : config.names,
  ownNetworks: args.isOn('own-network')
    ? checkedNetworks('--own-network', args.texts('own-network'))
    : config.ownNetworks,
  house: args.isOn('with') ? args.texts('with') : config.house,
  // Where nobody sits it would end up in a file that others read.
  makesAdminToken: process.stdout.isTTY === true,
  // Who sits at a terminal wants to hear of trouble only.
  logLevel: process.stderr.isTTY && !process.env.POSSE_LOG ? 'warn' : config.logLevel,
});

/** The page that was built beside this program, wherever that is. */
const builtPage = (): string => dirname(fileURLToPath(import.meta.resolve('@posse/web/page/index.html')));

function invitation(address: string, nearby: readonly string[]): string[] {
  const lines = [
    `Posse is open at ${address}`,
    ...(nearby.length === 0 ? [] : [`In your network: ${nearby.join(', ')}`]),
  ];
  return [...lines, 'Ctrl-C closes it; every game goes on when it opens again.'];
}

const toldOnce = (address: string, token: string, data: string): string[] => [
  `To look after it: ${address}/admin with the token ${token}`,
  `Keep it, it is not shown again. For a new one delete ${join(data, 'admin')} and start anew.`,
];

const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

/** At once: whoever waits for an answer must not hear one that may be wrong. */
function endWith({ sentence, exitCode }: Lost): never {
  complain(sentence);
  process.exit(exitCode);
}

/** It takes a moment at most; should anything hang, nothing is lost by not waiting for it. A node of a town hands its tables and people over one by one. */
const PATIENCE = 4500;
const PATIENCE_IN_TOWN = 9000;

async function stopSoon(server: Server, isInTown: boolean): Promise<void> {
  setTimeout(() => process.exit(1), isInTown ? PATIENCE_IN_TOWN : PATIENCE).unref();
  await server.stop();
}
