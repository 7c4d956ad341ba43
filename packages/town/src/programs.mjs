// Finds programs of this machine, and installs the distribution's package of one that is missing. Plain JavaScript that an older
// Node understands too: scripts use it before the right one is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @typedef {object} Program
 * @property {string} title as it is called in a sentence
 * @property {string} setting the variable of the environment that names it
 * @property {readonly string[]} names of its file, the first that is found is taken
 * @property {() => readonly string[]} folders where it may be besides those of the path
 * @property {string} debian the distribution's package
 * @property {boolean} [isFolder] the folder is wanted, since several programs of it are used
 */

// Debian keeps what is started by root alone where the path of others does not lead.
const ROOTS = () => ['/usr/sbin', '/usr/local/sbin', '/sbin'];

/** @satisfies {Readonly<Record<string, Program>>} */
export const PROGRAMS = {
  browser: {
    title: 'Chromium',
    setting: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'chrome'],
    folders: () => [],
    debian: 'chromium',
  },
  firefox: {
    title: 'Firefox',
    setting: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    folders: () => [],
    debian: 'firefox-esr',
  },
  webkit: {
    title: 'WebKitGTK with its WebKitWebDriver',
    setting: 'WEBKIT_DRIVER',
    names: ['WebKitWebDriver'],
    folders: () => [],
    debian: 'webkit2gtk-driver',
  },
  // The screen that nobody sees, for WebKitGTK.
  screen: { title: 'Xvfb', setting: 'XVFB', names: ['Xvfb'], folders: () => [], debian: 'xvfb' },
  postgres: {
    title: 'PostgreSQL',
    setting: 'POSTGRES_BIN',
    names: ['initdb'],
    folders: postgresFolders,
    debian: 'postgresql',
    isFolder: true,
  },
  nats: {
    title: 'NATS',
    setting: 'NATS_SERVER',
    names: ['nats-server'],
    folders: ROOTS,
    debian: 'nats-server',
  },
  haproxy: { title: 'haproxy', setting: 'HAPROXY', names: ['haproxy'], folders: ROOTS, debian: 'haproxy' },
  nginx: { title: 'nginx', setting: 'NGINX', names: ['nginx'], folders: ROOTS, debian: 'nginx-light' },
  caddy: { title: 'Caddy', setting: 'CADDY', names: ['caddy'], folders: ROOTS, debian: 'caddy' },
  openssl: { title: 'OpenSSL', setting: 'OPENSSL', names: ['openssl'], folders: ROOTS, debian: 'openssl' },
};

/**
 * Where it is, or null. A path that the environment names is not looked at: whoever names it knows.
 * @param {Program} program
 * @returns {string | null}
 */
export function find({ setting, names, folders, isFolder }) {
  const given = process.env[setting];
  if (given) return given;
  const places = [...(process.env.PATH || '').split(process.platform === 'win32' ? ';' : ':'), ...folders()];
  for (const name of names)
    for (const place of places)
      if (place !== '' && existsSync(join(place, name)))
        // A link may stand alone where the path leads; the others are beside the file itself.
        return isFolder ? dirname(realpathSync(join(place, name))) : join(place, name);
  return null;
}

/**
 * Where it is, if need be after an install; null if it can't be had.
 * @param {Program} program
 * @returns {string | null}
 */
export function findOrInstall(program) {
  const found = find(program);
  if (found !== null) return found;
  console.log(`There is no ${program.title} here: installing it…`);
  install(program.debian);
  return find(program);
}

/**
 * What to tell who has none.
 * @param {Program} program
 */
export const missing = ({ title, setting, debian, isFolder }) =>
  `install ${title} (on Debian: apt-get install ${debian}), or name ${isFolder ? 'the folder of its programs' : 'yours'} in ${setting}.`;

/** The newest first. */
function postgresFolders() {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, 'bin'));
}

/** @param {string} name */
function install(name) {
  const sudo = process.getuid && process.getuid() === 0 ? '' : 'sudo -n ';
  const command = `${sudo}env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${name}`;
  // The list of packages may be older than the packages.
  if (ended(command).status === 0) return;
  const { status, stdout } = ended(`${sudo}apt-get update && ${command}`);
  if (status !== 0) process.stderr.write(stdout);
}

/**
 * Without a word: what it says is of interest only if it fails.
 * @param {string} command
 */
const ended = (command) =>
  spawnSync(`(${command}) 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' });
