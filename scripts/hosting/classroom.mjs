// A class follows docs/class.md: installs with internet, then plays without it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../packages/cluster/src/local/index.ts';
import { openRegistry } from '../../packages/testkit/src/hosting/registry.ts';
import { cleanEnvironment, ended } from '../../packages/testkit/src/hosting/shell.ts';

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
  const [install, doctor, serve] = commandsIn('docs/class.md');
  const registry = await openRegistry(tarballs);
  const { status, said } = await ended(install, { cwd: home, env: { ...env, npm_config_registry: registry.address } });
  registry.close();
  if (status !== 0) throw new Error(`\`${install}\` ended with ${status}:\n${said}`);
  const isApart = spawnSync('unshare', [...APART, SCHOOL], { cwd: home }).status === 0;
  const lesson = [process.execPath, '--conditions=source', resolve('scripts/hosting/lesson.mjs'), doctor];
  const child = isApart
    ? spawn('unshare', [...APART, `${SCHOOL} && exec "$@"`, 'sh', ...lesson, serve, 'apart'], within(home, env))
    : spawn(process.execPath, [...lesson.slice(1), `${serve} --port ${await freePort()}`], within(home, env));
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
 * The three commands that a teacher types: install, check and start.
 * @param {string} path
 * @returns {[string, string, string]}
 */
function commandsIn(path) {
  const fences = [...readFileSync(path, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, text = '']) =>
    text.trim(),
  );
  const [install, doctor, serve, ...more] = fences;
  if (
    !install?.startsWith('npm install') ||
    doctor !== 'posse doctor' ||
    !serve?.startsWith('posse serve') ||
    more.length > 0
  )
    throw new Error(`${path} has other commands than to install, check and start: ${fences.join('; ')}`);
  return [install, doctor, serve];
}
