// Tests the single executable in an empty folder, without Node on the path.
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../packages/cluster/src/local/index.ts';
import { makeSingle } from '../single/single-executable.mjs';
import { emptyFolder, run, start, write } from './empty-folder.mjs';
import { addressSaid, answersWithPage } from './installed-program.mjs';
import { isCluster } from './optional-cluster.mjs';

const BOT = 'export const card = { id: "x", answer: (view: { options: readonly unknown[] }) => view.options[0] };\n';

/** @param {readonly string[]} tarballs */
export async function trySingle(tarballs) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'not made: it is for Linux on x64';
  const folder = emptyFolder('alone');
  rmSync(join(folder, 'package.json'));
  const { file, bytes } = makeSingle(
    tarballs.filter((tarball) => !isCluster(tarball)),
    folder,
  );
  const cache = join(folder, 'home', '.cache');
  const env = {
    HOME: join(folder, 'home'),
    XDG_CACHE_HOME: '',
    PATH: join(folder, 'nothing'),
    PORT: String(await freePort()),
  };
  const posse = (/** @type {string[]} */ ...args) => run(folder, file, args, 0, env);
  // Both unpack it, and one of them is first.
  const starts = [1, 2].map(() => start(folder, file, ['--version'], env));
  const codes = await Promise.all(starts.map(async (child) => (await once(child, 'exit'))[0]));
  if (codes.some((code) => code !== 0)) throw new Error(`Two first starts at once end with ${codes.join(' and ')}.`);
  if (readdirSync(join(cache, 'posse')).length !== 1) throw new Error(`Something is left in ${cache}.`);
  if (!/^posse \d/.test(posse('--version'))) throw new Error('It does not know its version.');
  mendsItsCache(join(cache, 'posse'), () => posse('--version'));
  posse('doctor');
  posse('simulate', '--games', '40', '--jobs', '2');
  posse('play', '--seats', '4');
  write(folder, 'bot.ts', BOT);
  posse('arena', '--bot', 'bot.ts', '--pairs', '1');
  const server = start(folder, file, ['serve', '--port', '0', '--host', '127.0.0.1'], env);
  const ended = once(server, 'exit');
  await answersWithPage(await addressSaid(server.stdout));
  server.kill('SIGTERM');
  if ((await ended)[0] !== 0) throw new Error('SIGTERM does not end the server with 0.');
  const open = join(folder, 'open');
  mkdirSync(join(open, 'posse'), { recursive: true });
  chmodSync(join(open, 'posse'), 0o777);
  const refused = run(folder, file, ['--version'], 1, { ...env, XDG_CACHE_HOME: open });
  if (!refused.includes('must belong to you')) throw new Error(`It unpacks where others may write:\n${refused}`);
  const homeless = run(folder, file, ['--version'], 1, { ...env, XDG_CACHE_HOME: '/proc/nowhere' });
  if (!homeless.includes('set XDG_CACHE_HOME')) throw new Error(`Without a folder for its cache it says:\n${homeless}`);
  rmSync(folder, { recursive: true, force: true });
  return `${Math.round(bytes / 1e6)} MB`;
}

/**
 * Damages the unpacked program, and leaves one behind as a killed start does. The next start must mend both.
 * @param {string} cache
 * @param {() => string} start
 */
function mendsItsCache(cache, start) {
  const [name = ''] = readdirSync(cache);
  const program = join(cache, name, 'node_modules/posse');
  const damages = [
    () => writeFileSync(join(program, 'package.json'), ''),
    () => rmSync(join(program, 'bin'), { recursive: true }),
    () => rmSync(join(cache, name), { recursive: true }),
  ];
  for (const damage of damages) {
    const left = join(cache, 'unpacking-left');
    mkdirSync(left);
    utimesSync(left, 0, 0);
    damage();
    if (!/^posse \d/.test(start())) throw new Error('A damaged cache is not mended.');
    if (readdirSync(cache).join() !== name) throw new Error(`The cache has ${readdirSync(cache).join(', ')}.`);
  }
}
