// npm run hosting-test: follows docs/hosting.md, docs/rented.md and docs/class.md to the letter.
// Tarballs stand in for the registry. It tries nginx with https, a game over wss, a backup during it and its restore
// elsewhere, an upgrade with an open game, Caddy, systemd, a container,
// a rented machine, and a class. Names choose parts: npm run
// hosting-test -- class.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findServices } from './external-programs.mjs';
import { holdClass } from './hosting/classroom.mjs';
import { behindNginx } from './hosting/evening-behind-nginx.mjs';
import { behindCaddy, inContainer, underSystemd } from './hosting/host-files.mjs';
import { onRentedMachine } from './hosting/rented-server.mjs';
import { emptyFolder, install } from './installed/empty-folder.mjs';
import { packAll } from './pack.mjs';

/** @typedef {{ folder: string, tarballs: readonly string[] }} Place */

/** @type {Readonly<Record<string, (place: Place) => Promise<string> | string>>} */
const PARTS = {
  nginx: behindNginx,
  caddy: behindCaddy,
  systemd: underSystemd,
  container: inContainer,
  rented: onRentedMachine,
  class: holdClass,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": choose from ${Object.keys(PARTS).join(', ')}, or none for all.`);
  process.exit(2);
}
findServices('npm run hosting-test', ['nginx', 'caddy', 'openssl', 'browser']);

const folder = emptyFolder('hosting');
const tarballs = await step('packed', () => {
  const packed = packAll(join(folder, 'tarballs'));
  return { told: `${packed.length} packages`, found: packed.map(({ file }) => file) };
});
await step('installed', () => {
  install(folder, tarballs);
  return { told: folder, found: null };
});
for (const [name, part] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name))
    await step(name, async () => ({ told: await part({ folder, tarballs }), found: null }));
rmSync(folder, { recursive: true, force: true });

/**
 * Prints one line about a part. If the part fails, the folder is kept for inspection.
 * @template T
 * @param {string} name
 * @param {() => { told: string, found: T } | Promise<{ told: string, found: T }>} act
 * @returns {Promise<T>}
 */
async function step(name, act) {
  const begun = performance.now();
  try {
    const { told, found } = await act();
    console.log(`${name}: ${told} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
    return found;
  } catch (problem) {
    console.error(`${name} failed, in ${folder}:\n${problem instanceof Error ? problem.stack : problem}`);
    process.exit(1);
  }
}
