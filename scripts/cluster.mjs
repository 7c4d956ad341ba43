// npm run cluster: runs a whole cluster on this machine, on a fresh clone too.
// It installs missing programs, and starts its own PostgreSQL, NATS, haproxy and several servers.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { installWhatIsMissing } from './dependency-install.mjs';
import { findServices } from './external-programs.mjs';
import { buildPageIfOld } from './page-build.mjs';

const USAGE = `npm run cluster -- [--folder FOLDER] [--nodes N] [--port N] [--host ADDRESS]
  --folder   the data folder (data/cluster; run by root: /var/lib/posse-cluster)
  --nodes    the number of servers (3)
  --port     the port of haproxy (8080)
  --host     the address of haproxy: 127.0.0.1 for this machine only, 0.0.0.0 for everybody (127.0.0.1)`;

const isRoot = process.getuid && process.getuid() === 0;
const wishes = read(process.argv.slice(2));
findServices('npm run cluster');
installWhatIsMissing();
buildPageIfOld();

// npm run puts node_modules/.bin first on the path, and with it the Node the project wants.
const child = spawn(
  'node',
  ['--conditions=source', 'packages/cluster/src/local/cluster-program.ts', JSON.stringify(wishes)],
  {
    stdio: 'inherit',
  },
);
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
// A terminal sends Ctrl-C to the child itself; a second one would mean "at once".
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
child.on('exit', (code) => {
  process.exitCode = code === null ? 1 : code;
});

/** @param {readonly string[]} args */
function read(args) {
  const wishes = { folder: defaultFolder(), nodes: 3, port: 8080, host: '127.0.0.1' };
  for (let place = 0; place < args.length; place += 2) {
    const flag = args[place] || '';
    const value = args[place + 1];
    if (flag === '--help') complain(USAGE, 0);
    if (!/^--(folder|nodes|port|host)$/.test(flag)) complain(`There is no flag "${flag}".\n${USAGE}`, 2);
    if (value === undefined) complain(`${flag} needs a value.\n${USAGE}`, 2);
    if (flag === '--folder' || flag === '--host') wishes[flag === '--host' ? 'host' : 'folder'] = value;
    else wishes[flag === '--nodes' ? 'nodes' : 'port'] = whole(flag, value, flag === '--nodes' ? 16 : 65_535);
  }
  return { ...wishes, folder: resolve(wishes.folder) };
}

/** The folder of version 0.3 goes on if there is one. */
function defaultFolder() {
  const [folder, old] = isRoot ? ['/var/lib/posse-cluster', '/var/lib/posse-town'] : ['data/cluster', 'data/town'];
  return existsSync(old) ? old : folder;
}

/**
 * @param {string} flag
 * @param {string} value
 * @param {number} max
 */
function whole(flag, value, max) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max)
    complain(`${flag} takes a whole number from 1 to ${max}, not "${value}".`, 2);
  return number;
}

/**
 * @param {string} sentence
 * @param {number} code
 * @returns {never}
 */
function complain(sentence, code) {
  (code === 0 ? console.log : console.error)(sentence);
  process.exit(code);
}
