// posse serve: runs a server until it gets a signal to stop.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config, Lost, Server } from '@posse/server';
import { SETTINGS, type Setting } from '@posse/server/settings';
import { type Args, type Command, type Flag, UserError } from '../command-description.ts';
import { isShared, loadCluster } from '../load-cluster.ts';
import { settingNotices } from '../setting-notices.ts';
import { complain, print } from '../terminal/terminal-output.ts';

/** The flag of a setting. Its text names the environment variable and the default. */
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
  summary: 'starts a server where people and bots play together',
  operand: null,
  flags: Object.fromEntries(SETTINGS.flatMap((one) => (one.flag === null ? [] : [[one.flag, flagFor(one)]]))),
  environment: SETTINGS.filter(({ flag }) => flag === null).map(({ name, value, usually, text }) => [
    `${name}=${value}`,
    usually === '' ? text : `${text} (${usually})`,
  ]),
  examples: [
    ['posse serve', 'for everybody in your network, on port 8080'],
    ['posse serve -p 3000 --host 127.0.0.1', 'only for this machine, on another port'],
    ['posse serve -d ~/games --keep-days 30', 'another data folder; data of closed tables is kept for 30 days'],
    ['posse serve -w my-card.ts', 'lets tables play with a card of your own'],
    ['POSSE_TRUST_PROXY=1 posse serve --host 127.0.0.1', 'behind a proxy that speaks https'],
    ['POSSE_BACKUP_HOURS=6 posse serve', 'with a backup every six hours'],
  ],
  async run(args) {
    // Imported here, so that the other commands start faster.
    const posse = await import('@posse/server');
    const { addressesNearby, BadConfig, configFrom } = posse;
    for (const sentence of settingNotices(process.env)) complain(sentence);
    try {
      const config = changed(configFrom(process.env), args, posse);
      const server = await opened(config);
      print(...startNotice(server.address, addressesNearby(config, new URL(server.address).port)));
      if (server.madeToken !== null) print(...tokenNotice(server.address, server.madeToken, config.data));
      const lost = await Promise.race([untilToldToStop(), server.lost]);
      if (lost !== undefined) endWith(lost);
      await stopSoon(server, isShared(config));
    } catch (error) {
      throw error instanceof BadConfig ? new UserError(error.message) : error;
    }
  },
};

/** Opens the server. Throws UserError for problems that the operator can fix. */
async function opened(config: Config): Promise<Server> {
  const { serve: open, BadConfig, StoreFailure } = await (isShared(config) ? loadCluster() : import('@posse/server'));
  try {
    return await open(config);
  } catch (error) {
    if (error instanceof BadConfig || error instanceof StoreFailure) throw new UserError(error.message);
    throw error;
  }
}

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
  // Without a terminal, the token would end up in a log file.
  makesAdminToken: process.stdout.isTTY === true,
  // A terminal shows only warnings and errors.
  logLevel: process.stderr.isTTY && !process.env.POSSE_LOG ? 'warn' : config.logLevel,
});

/** The folder of the built page. */
const builtPage = (): string => dirname(fileURLToPath(import.meta.resolve('@posse/web/page/index.html')));

function startNotice(address: string, nearby: readonly string[]): string[] {
  const lines = [
    `Posse is open at ${address}`,
    ...(nearby.length === 0 ? [] : [`In your network: ${nearby.join(', ')}`]),
  ];
  return [...lines, 'Ctrl-C stops it; all games continue when it starts again.'];
}

const tokenNotice = (address: string, token: string, data: string): string[] => [
  `Admin page: ${address}/admin with the token ${token}`,
  `Save the token: it is not shown again. For a new one, delete ${join(data, 'admin')} and restart.`,
];

const untilToldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

/** Ends the program at once: a client must not get an answer that may be wrong. */
function endWith({ sentence, exitCode }: Lost): never {
  complain(sentence);
  process.exit(exitCode);
}

/**
 * How long a stop may take. It is usually quick, and nothing is lost if it hangs. A node of a cluster gets longer, to
 * hand over its tables and connections.
 */
const STOP_TIMEOUT_MS = 4500;
const CLUSTER_STOP_TIMEOUT_MS = 9000;

async function stopSoon(server: Server, isInCluster: boolean): Promise<void> {
  setTimeout(() => process.exit(1), isInCluster ? CLUSTER_STOP_TIMEOUT_MS : STOP_TIMEOUT_MS).unref();
  await server.stop();
}
