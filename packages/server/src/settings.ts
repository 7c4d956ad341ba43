// All settings from the environment, for `posse serve --help` and the docs.
// `settings.test.ts` compares this list with what `configFrom` reads.

import { DEFAULTS } from './config.ts';

export { OLD_SETTINGS, oldSettingNotices } from './old-settings.ts';

export interface Setting {
  /** The name in the environment. */
  readonly name: string;
  /** The flag of `posse serve` that overrides the setting; null if there is none. */
  readonly flag: string | null;
  /** The placeholder of its value in the help. */
  readonly value: string;
  /** The default; empty for none. */
  readonly usually: string;
  readonly text: string;
  /** May the flag be repeated? In the environment, commas separate the values. */
  readonly several: boolean;
}

const flagged = (flag: string, name: string, value: string, usually: string, text: string): Setting => ({
  ...{ name, flag, value, usually, text },
  several: false,
});

const repeated = (flag: string, name: string, value: string, text: string): Setting => ({
  ...{ name, flag, value, usually: '', text },
  several: true,
});

const setting = (name: string, value: string, usually: string | number, text: string): Setting => ({
  ...{ name, flag: null, value, usually: String(usually), text },
  several: false,
});

const span = ([from, to]: readonly [number, number]): string => `${from}-${to}`;

export const SETTINGS: readonly Setting[] = [
  flagged('port', 'PORT', 'N', String(DEFAULTS.port), 'the port; 0 takes any free one'),
  flagged('host', 'HOST', 'ADDRESS', DEFAULTS.host, 'the address to listen on: 127.0.0.1 for this machine only'),
  flagged('path', 'POSSE_PATH', 'PATH', DEFAULTS.path, "the server's path at its host, such as /posse/ behind a proxy"),
  flagged('data', 'POSSE_DATA', 'FOLDER', `./${DEFAULTS.data}`, 'the data folder'),
  flagged(
    'store',
    'POSSE_STORE',
    'URL',
    '',
    'a PostgreSQL that several servers share, such as postgres://posse@host/posse; requires --bus and POSSE_SECRET',
  ),
  flagged('bus', 'POSSE_BUS', 'URL', '', 'the NATS that connects these servers, such as nats://host:4222'),
  flagged(
    'keep-days',
    'POSSE_KEEP_DAYS',
    'DAYS',
    'forever',
    'how many days the data of closed tables is kept: 30, or talk=30,tables=7,games=365',
  ),
  repeated('name', 'POSSE_NAME', 'NAME', 'a name of the server, such as posse.example'),
  repeated(
    'own-network',
    'POSSE_OWN_NETWORKS',
    'NETWORK',
    'a network without limits by address, such as 192.168.0.0/16: a school, a club',
  ),
  repeated('with', 'POSSE_WITH', 'FILE', 'lets tables play with the house cards of a file'),
  setting(
    'POSSE_BACKUP_HOURS',
    'N',
    '0: none',
    'hours between two backups, which go to the folder backups of the data',
  ),
  setting('POSSE_BACKUPS_KEPT', 'N', DEFAULTS.backupsKept, 'how many of these backups are kept'),
  setting('POSSE_PAGE', 'FOLDER', 'the page of this program', 'the folder of another page to serve'),
  setting('POSSE_STORE_PASSWORD', 'TEXT', '', 'the password of the shared store, if its address has none'),
  setting('POSSE_STORE_PASSWORD_FILE', 'FILE', '', 'a file with the password'),
  setting('POSSE_STORE_CA', 'FILE', '', 'a file with the CA of its certificate, in PEM; demands TLS'),
  setting('POSSE_BUS_PASSWORD', 'TEXT', '', 'the password of the bus, if its address has none'),
  setting('POSSE_BUS_PASSWORD_FILE', 'FILE', '', 'a file with the password'),
  setting('POSSE_BUS_CA', 'FILE', '', 'a file with the CA of its certificate, in PEM; demands TLS'),
  setting('POSSE_OPEN_CLUSTER', '0|1', 0, '1 accepts a NATS or PostgreSQL on another machine that needs no password'),
  setting('POSSE_NODE', 'NAME', "the machine's name", 'the name of this node in logs'),
  setting('POSSE_SECRET', 'TEXT', 'made on first start', "signs the guests' cookies; at least 32 characters"),
  setting('POSSE_ORIGINS', 'LIST', '', 'other origins whose pages may use the server, such as https://cards.example'),
  setting(
    'POSSE_TRUST_PROXY',
    '0|1',
    0,
    '1 if exactly one proxy is in front and sets X-Forwarded-For, -Proto and -Host',
  ),
  setting(
    'POSSE_ADMIN_TOKEN',
    'TEXT',
    'made on first start at a terminal',
    'the token for the admin page, /admin; at least 24 letters, digits and signs',
  ),
  setting('POSSE_METRICS_TOKEN', 'TEXT', '', 'the bearer token for /metrics from other machines'),
  setting(
    'POSSE_LOG',
    'LEVEL',
    `${DEFAULTS.logLevel}; warn at a terminal`,
    'fatal, error, warn, info, debug, trace or silent',
  ),
  setting('POSSE_PAUSE', 'MS-MS', span(DEFAULTS.pause), 'how long a bot, or an automatic answer, waits'),
  setting('POSSE_MOMENT', 'MS-MS', span(DEFAULTS.moment), 'how long a reveal window of the dice game is open'),
  setting(
    'POSSE_LOOK_MS',
    'MS',
    DEFAULTS.roleViewing,
    'how long a new game waits for players who have not looked at their role yet',
  ),
  setting(
    'POSSE_REVEAL_MS',
    'MS',
    DEFAULTS.revealTimeout,
    'how long a shuffle waits for players to reveal their contributions',
  ),
  setting(
    'POSSE_THINK_MS',
    'MS',
    DEFAULTS.thinkLimit,
    'how long a legend may think, and also wait for its turn to think',
  ),
  setting('POSSE_SWEEP_MINUTES', 'N', DEFAULTS.sweepAfter / 60, 'minutes without people after which a table is closed'),
  setting('POSSE_MAX_TABLES', 'N', DEFAULTS.maxTables, 'the maximum number of tables'),
  setting('POSSE_MAX_CONNECTIONS', 'N', DEFAULTS.maxConnections, 'the maximum number of WebSockets'),
  setting('POSSE_MAX_FROM_ONE', 'N', DEFAULTS.maxFromOne, 'the maximum number of WebSockets from one network'),
  setting('POSSE_MESSAGES_PER_SECOND', 'N', DEFAULTS.messageRate.perSecond, 'messages of one connection'),
  setting('POSSE_REQUESTS_PER_MINUTE', 'N', DEFAULTS.requestsPerMinute, 'requests of one network; more are queued'),
  setting(
    'POSSE_GUESSES_PER_MINUTE',
    'N',
    DEFAULTS.guessesPerMinute,
    'table codes that do not exist, from one network',
  ),
];
