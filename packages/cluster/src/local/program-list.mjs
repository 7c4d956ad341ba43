// Lists the programs of this machine that tests and scripts use, and finds them.
// Plain JavaScript that an older Node understands too: scripts use it before the project's own Node is installed.
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Program
 * @property {string} title the name of the program in a sentence
 * @property {string} setting the environment variable that names its path
 * @property {readonly string[]} names of its file: the first one found is used
 * @property {() => readonly string[]} folders to search besides those of PATH
 * @property {string} debian the Debian package
 * @property {string} purpose what the tests use it for
 * @property {readonly string[]} tests the files with tests that are skipped without it, or their folder
 * @property {boolean} [isFolder] the setting names a folder, because several of its programs are used
 */

/** @typedef {keyof typeof PROGRAMS} ProgramName */

// Debian installs programs for root outside the PATH of other users.
const ROOTS = () => ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** @satisfies {Readonly<Record<string, Program>>} */
export const PROGRAMS = {
  browser: {
    title: 'Chromium',
    setting: 'CHROMIUM',
    // The headless shell draws the same pages with a quarter less processor time, because it has no windows.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'],
    folders: () => [],
    debian: 'chromium-headless-shell',
    purpose: 'runs all tests of the page',
    tests: ['packages/web/e2e'],
  },
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    folders: () => [],
    debian: 'firefox-esr',
    purpose: 'plays a game in a second browser',
    tests: ['packages/web/e2e/connection/other-browsers.spec.ts'],
  },
  webkit: {
    title: 'WebKitGTK with its WebKitWebDriver',
    setting: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    folders: () => [],
    debian: 'webkit2gtk-driver',
    purpose: 'plays a game in a third browser, as Safari would',
    tests: ['packages/web/e2e/connection/other-browsers.spec.ts'],
  },
  screen: {
    title: 'Xvfb',
    setting: 'XVFB',
    names: ['Xvfb'],
    folders: () => [],
    debian: 'xvfb',
    purpose: 'is the invisible screen of WebKitGTK',
    tests: ['packages/web/e2e/connection/other-browsers.spec.ts'],
  },
  postgres: {
    title: 'PostgreSQL',
    setting: 'POSTGRES_BIN',
    names: ['initdb'],
    folders: postgresFolders,
    debian: 'postgresql',
    purpose: 'stores the tables of a cluster',
    tests: [
      'packages/cluster/src/cluster.long.test.ts',
      'packages/cluster/src/open-access.long.test.ts',
      'packages/cluster/src/store/connection-loss.long.test.ts',
      'packages/cluster/src/store/database-opening.long.test.ts',
      'packages/cluster/src/store/failover.long.test.ts',
      'packages/cluster/src/store/postgres-store.long.test.ts',
      'packages/cluster/src/store/postgres-suite.long.test.ts',
      'packages/cluster/src/store/retention.long.test.ts',
      'packages/cluster/src/tls.long.test.ts',
      'packages/testkit/src/corpus/postgres-corpus.long.test.ts',
      'packages/testkit/src/stress/cluster.ts',
    ],
    isFolder: true,
  },
  nats: {
    title: 'NATS',
    setting: 'NATS_SERVER',
    names: ['nats-server'],
    folders: ROOTS,
    debian: 'nats-server',
    purpose: 'carries messages between the nodes of a cluster',
    tests: [
      'packages/cluster/src/bus/cluster-bus.long.test.ts',
      'packages/cluster/src/cluster.long.test.ts',
      'packages/cluster/src/open-access.long.test.ts',
      'packages/cluster/src/tls.long.test.ts',
      'packages/testkit/src/stress/cluster.ts',
    ],
  },
  haproxy: {
    title: 'haproxy',
    setting: 'HAPROXY',
    names: ['haproxy'],
    folders: ROOTS,
    debian: 'haproxy',
    purpose: 'distributes players to the nodes of a cluster',
    tests: ['packages/testkit/src/stress/cluster.ts'],
  },
  nginx: {
    title: 'nginx',
    setting: 'NGINX',
    names: ['nginx'],
    folders: ROOTS,
    debian: 'nginx-light',
    purpose: 'runs with the configuration that docs/hosting.md gives to hosts',
    tests: ['packages/testkit/src/hosting/hosting.long.test.ts', 'packages/web/e2e/connection/shared-host.spec.ts'],
  },
  caddy: {
    title: 'Caddy',
    setting: 'CADDY',
    names: ['caddy'],
    folders: ROOTS,
    debian: 'caddy',
    purpose: 'checks the configuration that docs/hosting.md gives to hosts',
    tests: ['packages/testkit/src/hosting/hosting.long.test.ts'],
  },
  python: {
    title: 'Python 3',
    setting: 'PYTHON',
    names: ['python3'],
    folders: () => [],
    debian: 'python3',
    purpose: 'runs the client of docs/recipes that is written in Python',
    tests: ['packages/testkit/src/docs/document-commands.long.test.ts'],
  },
  openssl: {
    title: 'OpenSSL',
    setting: 'OPENSSL',
    names: ['openssl'],
    folders: ROOTS,
    debian: 'openssl',
    purpose: 'makes the certificate of nginx',
    tests: ['packages/testkit/src/hosting/hosting.long.test.ts', 'packages/web/e2e/connection/shared-host.spec.ts'],
  },
};

/**
 * The path of a program, or null. A path from the environment is used unchecked.
 * @param {Pick<Program, 'setting' | 'names' | 'folders' | 'isFolder'>} program
 * @returns {string | null}
 */
export function find({ setting, names, folders, isFolder }) {
  const given = process.env[setting];
  if (given) return given;
  const places = [...(process.env.PATH || '').split(process.platform === 'win32' ? ';' : ':'), ...folders()];
  for (const name of names)
    for (const place of places)
      if (place !== '' && existsSync(join(place, name)))
        // PATH may hold a link to this program alone; the others are beside its target.
        return isFolder ? dirname(realpathSync(join(place, name))) : join(place, name);
  return null;
}

/**
 * Tells how to get a program.
 * @param {Program} program
 */
export const missing = ({ title, setting, debian, isFolder }) =>
  `install ${title} (on Debian: apt-get install ${debian}), or name ${isFolder ? 'the folder of its programs' : 'yours'} in ${setting}.`;

/** @param {NodeJS.ProcessEnv} env */
export const isCi = (env) => !['', '0', 'false'].includes((env.CI || '').toLowerCase());

/**
 * Decides whether tests that need these programs are skipped, and prints why. With CI set a missing program is an error.
 * @param {readonly ProgramName[]} names
 * @returns {boolean}
 */
export function skipsWithout(...names) {
  const lacking = names.map((name) => PROGRAMS[name]).filter((program) => find(program) === null);
  if (lacking.length === 0) return false;
  const sentence = (/** @type {string} */ effect) =>
    lacking.map((program) => `${program.title} is missing, so ${effect}: ${missing(program)}`).join('\n');
  if (isCi(process.env)) throw new Error(sentence('tests that need it fail'));
  console.log(sentence('tests that need it are skipped'));
  return true;
}

/** The newest first. */
function postgresFolders() {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, 'bin'));
}
