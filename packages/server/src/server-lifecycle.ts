// Builds a server from its parts, starts it, and stops it without losing anything.

import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { openAdmin } from './admin/admin-setup.ts';
import { adminTokenFrom, checkAdminToken } from './admin/admin-token.ts';
import { BotThreads } from './bot-threads/bot-threads.ts';
import { MissedThoughts } from './bot-threads/bots-out-of-time.ts';
import { TIME, type Time } from './clocks.ts';
import type { Config } from './config.ts';
import { EvenThinker } from './games/equal-answer-times.ts';
import { Guests } from './guest-sessions.ts';
import { type ServedHouse, servedHouse } from './house-cards/browser-modules.ts';
import { addHouseFiles, putAway } from './house-cards/house-card-loader.ts';
import { makeApp } from './http/http-app.ts';
import type { ServerStatus } from './http/route-services.ts';
import type { Infrastructure, OpenInfrastructure } from './infrastructure/infrastructure-interface.ts';
import { openOwn } from './infrastructure/single-server.ts';
import { AdminTokenLimit } from './limits/admin-token-limit.ts';
import { CodeGuessLimit } from './limits/code-guess-limit.ts';
import { hangUpOnFloods } from './limits/connection-flood.ts';
import { Offenders } from './limits/misuse-log.ts';
import { OpenRequests } from './limits/open-requests.ts';
import { Limits } from './limits/rate-limits.ts';
import { SlowReaders } from './limits/slow-readers.ts';
import { TrafficShaper } from './limits/traffic-shaper.ts';
import { Metrics } from './metrics.ts';
import { checkAddress, refusal } from './port-availability.ts';
import { Retention } from './retention.ts';
import { Calendar } from './running-days.ts';
import { checkSecret, secretFrom } from './session-secret.ts';
import { Archive } from './tables/lifecycle/finished-games.ts';
import { Registry } from './tables/lifecycle/table-registry.ts';
import { Hub } from './ws/websocket-hub.ts';

/** Why a program should end, and its exit code. */
export interface Lost {
  readonly sentence: string;
  readonly exitCode: number;
}

export interface Server {
  /** The address of the server, such as http://localhost:8080 */
  readonly address: string;
  /**
   * Resolves if the store is lost, or if servers that share it go on without this one. Clients are told nothing any
   * more, and the program should end: only a restart knows what was stored.
   */
  readonly lost: Promise<Lost>;
  /** The operator's token, if it was just made: only its hash is stored. */
  readonly madeToken: string | null;
  /** Runs the maintenance of every minute and hour: sweeps tables, deletes old data. */
  tidy(): Promise<void>;
  /** Stops the server: finishes and stores what is under way, asks clients to reconnect, and closes. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly time?: Time;
  /** Opens the store and the bus; those of a single server, if left out. */
  readonly infrastructure?: OpenInfrastructure;
}

/** Starts a server. Throws BadConfig, StoreFailure or an error about house cards, with a sentence for the operator. */
export async function serve(
  config: Config,
  { time = TIME, infrastructure = openOwn }: ServeOptions = {},
): Promise<Server> {
  // Checked first, so that a start that is refused leaves nothing behind.
  await checkAddress(config);
  checkSecret(config);
  checkAdminToken(config);
  const sets = await addHouseFiles(config.house);
  const inUse: Infrastructure[] = [];
  try {
    const server = await opened(config, servedHouse(config.house, sets), time, async (options) => {
      const found = await infrastructure(options);
      inUse.push(found);
      return found;
    });
    return { ...server, stop: () => server.stop().finally(() => putAway(sets)) };
  } catch (error) {
    for (const one of inUse) await one.close();
    putAway(sets);
    throw error;
  }
}

async function opened(
  config: Config,
  house: ServedHouse,
  time: Time,
  openInfrastructure: OpenInfrastructure,
): Promise<Server> {
  const log = pino({ level: config.logLevel, redact: SECRETS }, pino.destination({ fd: 2, sync: false }));
  const metrics = new Metrics();
  const { promise: lost, resolve: loses } = Promise.withResolvers<Lost>();
  /** Closes all connections. */
  let hangUp = (): void => undefined;
  const standing: ServerStatus = { isFenced: false, isStopping: false };
  const ended = (sentence: string, why: 'lost' | 'fenced'): void => {
    standing.isFenced = why === 'fenced';
    hangUp();
    log.flush();
    loses({ sentence, exitCode: why === 'fenced' ? FENCED : LOST });
  };
  const infrastructure = await openInfrastructure({ config, metrics, log, time, ended });
  const { store, bus, node } = infrastructure;
  const guests = new Guests(secretFrom(config.secret, config.data), infrastructure.withdrawals);
  const calendar = await Calendar.open(store, time, log);
  const guesses = new CodeGuessLimit(config.guessesPerMinute, time.now);
  const tokenGuesses = new AdminTokenLimit(time.now);
  const token = adminTokenFrom(config);
  const servers = (): number => node?.nodes.length ?? 1;
  const limits = new Limits(config.ownNetworks, time.now, servers);
  const pace = new TrafficShaper(config.requestsPerMinute, undefined, servers);
  const offenders = new Offenders(log, metrics.closedConnections);
  /** The network of a socket; null behind a proxy, whose connections carry everybody. */
  const networkOfSocket = ({ remoteAddress = '' }: Socket): string | null =>
    config.trustProxy ? null : limits.networkOf(remoteAddress);
  const openRequests = new OpenRequests((socket) => {
    offenders.count('pipelining');
    limits.fine(networkOfSocket(socket));
  });
  const slowReaders = new SlowReaders({
    bytesHeld: (socket) => openRequests.bytesHeld(socket),
    closed: (because) => offenders.count(because),
  });
  const missed = new MissedThoughts(log, metrics.missedThoughts);
  const threads = new BotThreads({
    limit: config.thinkLimit,
    house: config.house,
    onMissed: (because) => missed.count(because),
    thought: (bot, seconds) => metrics.thinkSeconds.observe({ bot }, seconds),
  });
  const thinker = new EvenThinker(threads);
  const tables = new Registry({
    store,
    bus,
    config,
    metrics,
    log,
    time,
    calendar,
    thinker,
    bars: store,
    ...infrastructure.shared,
  });
  bus.serve(tables);
  await tables.recount();
  const hub = new Hub(config, {
    bus,
    guests,
    codeGuessLimit: guesses,
    limits,
    trafficShaper: pace,
    seatsAt: (code) => tables.seatsAt(code),
    metrics,
    offenders,
    slowReaders,
    messageRate: config.messageRate,
  });
  hangUp = () => hub.hangUp();
  const backups = await infrastructure.backups(time);
  const admin = openAdmin({
    config,
    hash: token.hash,
    limit: tokenGuesses,
    guests,
    tables,
    store,
    metrics,
    time,
    log,
    connections: () => hub.count,
    backup: backups.now,
    shared: node,
  });
  const app = await makeApp({
    config,
    admin,
    guests,
    codeGuessLimit: guesses,
    limits,
    trafficShaper: pace,
    tables:
      node?.join({
        tables,
        hub,
        limits,
        codeGuessLimit: guesses,
        adminTokenLimit: tokenGuesses,
        adminService: admin.service,
      }) ?? tables,
    archive: new Archive(store),
    store,
    status: standing,
    metrics,
    log,
    house,
    connections: () => hub.count,
    signOut: (guest) => (node ?? hub).signOut(guest),
    town: () => (node === null ? {} : { town: node.counts }),
  });
  hub.attach(app.server);
  openRequests.guard(app.server);
  app.server.on('connection', (socket) => slowReaders.watch(socket, networkOfSocket(socket)));
  if (!config.trustProxy) hangUpOnFloods(app.server, limits);
  const retention = new Retention(store, calendar, config.keepDays, log);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    backups.stop();
    admin.stop();
    await tables.stop();
    await threads.stop();
    await calendar.stop();
    throw (await refusal(config, (error as NodeJS.ErrnoException).code)) ?? error;
  }
  await node?.start();
  tables.maintenance.start();
  retention.start();
  log.info({ tables: tables.count }, 'open');
  return {
    address: addressOf(config, (app.server.address() as AddressInfo).port),
    lost,
    madeToken: token.made,
    async tidy() {
      await tables.maintenance.sweep();
      await retention.pass();
    },
    async stop() {
      log.info('closing');
      standing.isStopping = true;
      backups.stop();
      admin.stop();
      await node?.drain({ tables, hub });
      await tables.stop();
      await threads.stop();
      missed.stop();
      hub.stop();
      const impatience = setTimeout(() => {
        hub.hangUp();
        app.server.closeAllConnections();
      }, FAREWELL);
      await app.close();
      clearTimeout(impatience);
      slowReaders.stop();
      offenders.stop();
      await retention.stop();
      await calendar.stop();
      await infrastructure.close();
      log.info('closed');
      log.flush();
    },
  };
}

/** The exit code if the store is lost, or if servers that share it go on without this one. */
const LOST = 1;
const FENCED = 3;

/** How long connections may take to close before they are cut. */
const FAREWELL = 1000;

/** Fields that never appear in a log. */
const SECRETS = ['*.token', '*.pass', '*.secret', '*.seed', '*.cookie', '*.authorization', '*.headers'];

const addressOf = ({ host, path }: Config, port: number): string => {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}${path === '/' ? '' : path}`;
};
