// The configuration of a server: flags, environment, defaults.

import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkFrom } from './limits/caller-networks.ts';
import { readSetting } from './old-settings.ts';

/** A range of milliseconds: minimum and maximum. */
export type Span = readonly [number, number];

/** For how many days data of a closed table is kept, by kind; 0 keeps it forever. */
export interface KeepDays {
  readonly talk: number;
  readonly tables: number;
  readonly games: number;
}

export interface Config {
  readonly host: string;
  /** The port to listen at; 0 takes any free one. */
  readonly port: number;
  /**
   * The server's path at its host, with a slash at both ends: "/", or "/posse/" behind a proxy that serves others too.
   */
  readonly path: string;
  /** The folder of the database and the secret. */
  readonly data: string;
  /**
   * The address of the PostgreSQL that several servers share, such as postgres://posse@host/posse; null stores
   * everything in the data folder.
   */
  readonly store: string | null;
  /**
   * The address of the NATS through which servers of a cluster talk, such as nats://host:4222. Set exactly if the store
   * is shared.
   */
  readonly bus: string | null;
  /** The passwords of PostgreSQL and NATS, if they are not in the addresses. */
  readonly passwords: { readonly store: string | null; readonly bus: string | null };
  /** CA files for the certificates of PostgreSQL and NATS. A given file demands TLS. */
  readonly cas: { readonly store: string | null; readonly bus: string | null };
  /** May PostgreSQL and NATS be used even if they admit anybody? */
  readonly allowsOpenCluster: boolean;
  /** The name of this node; null for the name of its machine. */
  readonly node: string | null;
  /** Hours from one backup to the next; 0 for none. */
  readonly backupHours: number;
  /** The number of scheduled backups that are kept. */
  readonly backupsKept: number;
  readonly keepDays: KeepDays;
  /** The folder of the built page; null serves the API alone. */
  readonly page: string | null;
  /** Files with house cards that tables may play with. */
  readonly house: readonly string[];
  /** The secret that signs guests' cookies; null makes one on first start and stores it with the data. */
  readonly secret: string | null;
  /** Other origins whose pages may talk to the server, besides its own. */
  readonly origins: readonly string[];
  /** Additional host names of the server, besides those that it finds by itself. */
  readonly names: readonly string[];
  /** Networks without rate limits, such as 192.168.0.0/16 of a school or a club. */
  readonly ownNetworks: readonly string[];
  /** Does a trusted proxy in front add the caller's address and host name? */
  readonly trustProxy: boolean;
  /** The token that may read the metrics remotely. */
  readonly metricsToken: string | null;
  /** The operator's token; null for the one whose hash is stored with the data, if any. */
  readonly adminToken: string | null;
  /** May the program make an operator's token if there is none? Only if somebody reads its output. */
  readonly makesAdminToken: boolean;
  readonly logLevel: string;
  /** The range of delays of bots and automatic answers, so that their speed reveals nothing. */
  readonly pause: Span;
  /** How long a reveal window is open for people, whether or not anybody holds a role to show. */
  readonly moment: Span;
  /** Milliseconds that a new game waits for players who have not looked at their role. */
  readonly roleViewing: number;
  /** Milliseconds that a deal waits for players who have not revealed their contribution. */
  readonly revealTimeout: number;
  /** Milliseconds that a bot may think, and also that it may wait in the queue. After that a quicker bot answers. */
  readonly thinkLimit: number;
  /** Seconds after which a table without people is swept. */
  readonly sweepAfter: number;
  readonly maxTables: number;
  readonly maxConnections: number;
  /** The maximum number of connections from one network. */
  readonly maxFromOne: number;
  /** Messages a second from one connection, and how many may come at once. */
  readonly messageRate: { readonly perSecond: number; readonly burst: number };
  /** The number of requests a minute from one network that are served. More wait for a while. */
  readonly requestsPerMinute: number;
  /** The maximum number of unknown table codes a minute from one address. */
  readonly guessesPerMinute: number;
}

export const DEFAULTS: Config = {
  host: '0.0.0.0',
  port: 8080,
  path: '/',
  data: 'data',
  store: null,
  bus: null,
  passwords: { store: null, bus: null },
  cas: { store: null, bus: null },
  allowsOpenCluster: false,
  node: null,
  backupHours: 0,
  backupsKept: 7,
  keepDays: { talk: 0, tables: 0, games: 0 },
  page: null,
  house: [],
  secret: null,
  origins: [],
  names: [],
  ownNetworks: [],
  trustProxy: false,
  metricsToken: null,
  adminToken: null,
  makesAdminToken: false,
  logLevel: 'info',
  pause: [700, 2200],
  moment: [4000, 7000],
  roleViewing: 10_000,
  revealTimeout: 10_000,
  thinkLimit: 3000,
  sweepAfter: 2 * 60 * 60,
  maxTables: 5000,
  maxConnections: 20_000,
  maxFromOne: 400,
  messageRate: { perSecond: 20, burst: 60 },
  requestsPerMinute: 3000,
  guessesPerMinute: 20,
};

/** A setting that can't be used. The message says what was wrong and what would be right. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The configuration from the environment, over the defaults. */
export function configFrom(env: Environment): Config {
  const text = (name: string): string | null => readSetting(env, name);
  const whole = (name: string, max: number, otherwise: number): number => {
    const given = text(name);
    if (given === null) return otherwise;
    if (/^\d+$/.test(given) && Number(given) <= max) return Number(given);
    throw new BadConfig(`${name} takes a whole number from 0 to ${max}, not "${given}".`);
  };
  const secret = text('POSSE_SECRET');
  if (secret !== null && secret.length < MIN_SECRET_LENGTH)
    throw new BadConfig(
      `POSSE_SECRET is too short. Use at least ${MIN_SECRET_LENGTH} characters, as "openssl rand -base64 32" makes them.`,
    );
  const adminToken = text('POSSE_ADMIN_TOKEN');
  if (adminToken !== null && !new RegExp(`^[!-~]{${MIN_TOKEN_LENGTH},}$`).test(adminToken))
    throw new BadConfig(
      `POSSE_ADMIN_TOKEN needs at least ${MIN_TOKEN_LENGTH} letters, digits and signs of ASCII, without spaces: "openssl rand -base64 24" makes a good one.`,
    );
  return {
    ...DEFAULTS,
    host: text('HOST') ?? DEFAULTS.host,
    port: whole('PORT', 65_535, DEFAULTS.port),
    path: checkedPath('POSSE_PATH', text('POSSE_PATH') ?? DEFAULTS.path),
    data: text('POSSE_DATA') ?? DEFAULTS.data,
    store: text('POSSE_STORE'),
    bus: text('POSSE_BUS'),
    passwords: { store: passwordFrom(env, 'POSSE_STORE'), bus: passwordFrom(env, 'POSSE_BUS') },
    cas: {
      store: checkedCa('POSSE_STORE_CA', text('POSSE_STORE_CA')),
      bus: checkedCa('POSSE_BUS_CA', text('POSSE_BUS_CA')),
    },
    allowsOpenCluster: isOn('POSSE_OPEN_CLUSTER', text('POSSE_OPEN_CLUSTER')),
    node: text('POSSE_NODE'),
    backupHours: whole('POSSE_BACKUP_HOURS', 24 * 20, DEFAULTS.backupHours),
    backupsKept: Math.max(1, whole('POSSE_BACKUPS_KEPT', 10_000, DEFAULTS.backupsKept)),
    keepDays: keepDaysFrom('POSSE_KEEP_DAYS', text('POSSE_KEEP_DAYS')) ?? DEFAULTS.keepDays,
    page: checkedPage(text('POSSE_PAGE')),
    house: (text('POSSE_WITH') ?? '').split(',').filter((file) => file !== ''),
    secret,
    origins: (text('POSSE_ORIGINS') ?? '')
      .split(',')
      .filter((origin) => origin !== '')
      .map(checkedOrigin),
    names: (text('POSSE_NAME') ?? '')
      .split(',')
      .filter((name) => name !== '')
      .map((name) => checkedName('POSSE_NAME', name)),
    ownNetworks: checkedNetworks(
      'POSSE_OWN_NETWORKS',
      (text('POSSE_OWN_NETWORKS') ?? '').split(',').filter((one) => one !== ''),
    ),
    trustProxy: isOn('POSSE_TRUST_PROXY', text('POSSE_TRUST_PROXY')),
    metricsToken: text('POSSE_METRICS_TOKEN'),
    adminToken,
    logLevel: logLevel(text('POSSE_LOG')),
    pause: span('POSSE_PAUSE', text('POSSE_PAUSE')) ?? DEFAULTS.pause,
    moment: span('POSSE_MOMENT', text('POSSE_MOMENT')) ?? DEFAULTS.moment,
    roleViewing: whole('POSSE_LOOK_MS', 600_000, DEFAULTS.roleViewing),
    revealTimeout: whole('POSSE_REVEAL_MS', 600_000, DEFAULTS.revealTimeout),
    thinkLimit: whole('POSSE_THINK_MS', 600_000, DEFAULTS.thinkLimit),
    sweepAfter: whole('POSSE_SWEEP_MINUTES', 100_000, DEFAULTS.sweepAfter / 60) * 60,
    maxTables: whole('POSSE_MAX_TABLES', 1_000_000, DEFAULTS.maxTables),
    maxConnections: whole('POSSE_MAX_CONNECTIONS', 1_000_000, DEFAULTS.maxConnections),
    maxFromOne: whole('POSSE_MAX_FROM_ONE', 1_000_000, DEFAULTS.maxFromOne),
    messageRate: messageRate(whole('POSSE_MESSAGES_PER_SECOND', 1_000_000, DEFAULTS.messageRate.perSecond)),
    requestsPerMinute: whole('POSSE_REQUESTS_PER_MINUTE', 1_000_000, DEFAULTS.requestsPerMinute),
    guessesPerMinute: whole('POSSE_GUESSES_PER_MINUTE', 1_000_000, DEFAULTS.guessesPerMinute),
  };
}

/**
 * A password from the setting NAME_PASSWORD, or from the file that NAME_PASSWORD_FILE names, so that it needs not stand
 * in the environment.
 */
function passwordFrom(env: Environment, name: string): string | null {
  const file = env[`${name}_PASSWORD_FILE`];
  if (!file) return env[`${name}_PASSWORD`] || null;
  try {
    return readFileSync(file, 'utf8').trimEnd() || null;
  } catch (error) {
    throw new BadConfig(
      `${name}_PASSWORD_FILE can't be read (${(error as Error).message}): name a file that holds the password.`,
    );
  }
}

function checkedCa(name: string, file: string | null): string | null {
  if (file === null) return null;
  try {
    new X509Certificate(readFileSync(file));
    return file;
  } catch (error) {
    throw new BadConfig(
      `${name} takes a file with the certificate of a CA in PEM, not "${file}" (${(error as Error).message}).`,
    );
  }
}

/** A second's messages, several times, may come at once. */
const messageRate = (perSecond: number): Config['messageRate'] => ({ perSecond, burst: 3 * perSecond });

const MIN_SECRET_LENGTH = 32;
const MIN_TOKEN_LENGTH = 24;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function logLevel(given: string | null): string {
  if (given === null || LOG_LEVELS.includes(given)) return given ?? DEFAULTS.logLevel;
  throw new BadConfig(`POSSE_LOG takes one of ${LOG_LEVELS.join(', ')}, not "${given}".`);
}

function isOn(name: string, given: string | null): boolean {
  if (given === null || given === '0' || given === '1') return given === '1';
  throw new BadConfig(`${name} takes 1 or 0, not "${given}".`);
}

/** Checks that the folder holds a page: without it everybody would be told that there is nothing here. */
function checkedPage(given: string | null): string | null {
  if (given === null || existsSync(join(given, 'index.html'))) return given;
  throw new BadConfig(`POSSE_PAGE takes the folder of a page, with an index.html in it. "${given}" has none.`);
}

function checkedOrigin(given: string): string {
  const origin = URL.canParse(given) ? new URL(given).origin : null;
  if (origin !== null && origin === given.trim()) return origin;
  throw new BadConfig(`POSSE_ORIGINS takes origins such as https://posse.example, not "${given}".`);
}

/**
 * The base path, for example "/posse/". Slashes at its ends may be left out. `from` is the name of the setting. Throws
 * BadConfig.
 */
export function checkedPath(from: string, given: string): string {
  const path = `/${given.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  if (/^\/([\w.~-]+\/)*$/.test(path) && !/\/\.+\//.test(path)) return path;
  throw new BadConfig(`${from} takes a path such as /posse/, of letters, digits and -._~, not "${given}".`);
}

const MAX_DAYS = 100_000;

/**
 * The days to keep data: `30` for everything, or `talk=30,tables=7`; other kinds are kept forever. `name` is the name
 * of the setting. Throws BadConfig.
 */
export function keepDaysFrom(name: string, given: string | null): KeepDays | null {
  if (given === null) return null;
  const days = { ...DEFAULTS.keepDays };
  const parts = /^\d+$/.test(given) ? Object.keys(days).map((kind) => `${kind}=${given}`) : given.split(',');
  for (const part of parts) {
    const [, kind, number] = /^ *(talk|tables|games)=(\d+) *$/.exec(part) ?? [];
    if (kind === undefined || Number(number) > MAX_DAYS)
      throw new BadConfig(
        `${name} takes a number of days, such as 30, or one for each kind: talk=30,tables=7,games=365. The maximum is ${MAX_DAYS}, and 0 means forever. "${given}" is neither.`,
      );
    days[kind as keyof KeepDays] = Number(number);
  }
  return days;
}

/**
 * A host name of the server, from the flag or setting `from`. Letters beyond ASCII are encoded as browsers send them.
 */
export function checkedName(from: string, given: string): string {
  const address = `http://${given.trim()}`;
  const name = URL.canParse(address) && !/[/:@?#\s]/.test(given.trim()) ? new URL(address).hostname : '';
  if (/^[\w-]+(\.[\w-]+)*$/.test(name)) return name;
  throw new BadConfig(
    `${from} takes a name such as posse.example, without https:// and without a port, not "${given}".`,
  );
}

/** The networks in the setting of this name. Throws BadConfig for a malformed one. */
export const checkedNetworks = (name: string, given: readonly string[]): readonly string[] =>
  given.map((network) => {
    if (networkFrom(network) !== null) return network.trim();
    throw new BadConfig(
      `${name} takes addresses and networks such as 192.168.0.0/16 or 2001:db8:1::/48, not "${network}".`,
    );
  });

/** A range of milliseconds, for example `700-2200`. */
function span(name: string, given: string | null): Span | null {
  if (given === null) return null;
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(given) ?? [];
  if (from !== undefined && to !== undefined && Number(from) <= Number(to)) return [Number(from), Number(to)];
  throw new BadConfig(`${name} takes a range of milliseconds, such as 700-2200, not "${given}".`);
}
