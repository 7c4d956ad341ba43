// A class follows docs/class.md: installs with internet, then plays without it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '../../packages/cluster/src/local/index.ts';
import { cleanEnvironment, ended } from '../../packages/testkit/src/hosting/user-shell.ts';

/** A network with one machine, at the address that the document names. */
const SCHOOL = `ip link set lo up
  && { ip link add school type dummy 2> ip.log || ip link add school type bridge; }
  && ip addr add 192.168.1.20/24 dev school
  && ip link set school up`.replaceAll(/\n */g, ' ');
const APART = ['--map-root-user', '--net', 'sh', '-c'];

/** @param {import('../hosting-test.mjs').Place} place */
export async function holdClass({ tarballs }) {
  const home = mkdtempSync(join(tmpdir(), 'posse-class-'));
  const env = { ...cleanEnvironment(home), CHROMIUM: process.env.CHROMIUM, POSSE_LOG: 'warn' };
  const [doctor, serve] = commandsIn('docs/class.md');
  const [install, place] = installCommands();
  // The tarballs are packed already, and lie beside the clone.
  mkdirSync(join(home, 'clone'));
  symlinkSync(dirname(tarballs[0] ?? ''), join(home, 'tarballs'));
  const { status, said } = await ended(install, { cwd: join(home, 'clone'), env });
  if (status !== 0) throw new Error(`\`${install}\` ended with ${status}:\n${said}`);
  const cwd = join(home, 'clone', place);
  const isApart = spawnSync('unshare', [...APART, SCHOOL], { cwd: home }).status === 0;
  const lesson = [process.execPath, '--conditions=source', resolve('scripts/hosting/class-lesson.mjs'), doctor];
  const child = isApart
    ? spawn('unshare', [...APART, `${SCHOOL} && exec "$@"`, 'sh', ...lesson, serve, 'apart'], within(cwd, env))
    : spawn(process.execPath, [...lesson.slice(1), `${serve} --port ${await freePort()}`], within(cwd, env));
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The lesson ended with ${code}: ${told}`);
  rmSync(home, { recursive: true, force: true });
  return `${told.trim()}; ${isApart ? 'in an isolated network' : 'in the network of this machine, as no isolated one is allowed here'}`;
}

/**
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 */
const within = (cwd, env) => ({
  cwd,
  env,
  stdio: /** @type {['ignore', 'pipe', 'inherit']} */ (['ignore', 'pipe', 'inherit']),
});

/**
 * How docs/install.md installs Posse, and the folder that it is installed into.
 * @returns {[string, string]}
 */
function installCommands() {
  const text = readFileSync('docs/install.md', 'utf8');
  const [, install, place] = /^(npm install --prefix (\S+) \S+)$/m.exec(text) ?? [];
  if (install === undefined || place === undefined || !text.includes(`cd ${place} && npx posse serve`))
    throw new Error('docs/install.md does not install Posse into a folder and start it there.');
  return [install, place];
}

/**
 * The two commands that a teacher types: check and start.
 * @param {string} path
 * @returns {[string, string]}
 */
function commandsIn(path) {
  const fences = [...readFileSync(path, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, text = '']) =>
    text.trim(),
  );
  const [doctor, serve, ...more] = fences;
  if (doctor !== 'npx posse doctor' || !serve?.startsWith('npx posse serve') || more.length > 0)
    throw new Error(`${path} has other commands than to check and start: ${fences.join('; ')}`);
  return [doctor, serve];
}
