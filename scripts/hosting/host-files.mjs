// Tests the other files for hosts: Caddy, the systemd unit, and the container.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openCaddy } from '../../packages/cluster/src/local/index.ts';
import { ContainerRun } from '../../packages/testkit/src/hosting/container-stand-in.ts';
import { Guests } from '../../packages/testkit/src/hosting/remote-players.ts';
import { complaintsOfSystemd, unitFrom } from '../../packages/testkit/src/hosting/systemd-unit-parser.ts';
import { answersWithPage } from '../installed/installed-program.mjs';
import { trust } from './evening-behind-nginx.mjs';
import { installedIn, Served } from './installed-server.mjs';

const SOME = 6;

/** @param {import('../hosting-test.mjs').Place} place */
export async function behindCaddy({ folder }) {
  const data = mkdtempSync(join(tmpdir(), 'posse-caddy-data-'));
  const server = await Served.in(data);
  await server.start(installedIn(folder));
  const caddy = await openCaddy(server.address);
  trust(caddy.certificate);
  const page = await answersWithPage(caddy.address);
  const answers = await played(caddy.address);
  await caddy.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
  return `${page}, and ${answers} answers over wss`;
}

/** Reads every option, and runs systemd-analyze if there is one. */
export function underSystemd() {
  const file = 'docs/hosting/posse.service';
  const { environment } = unitFrom(readFileSync(file, 'utf8'));
  const complaints = complaintsOfSystemd(file);
  if (complaints !== null && complaints !== '') throw new Error(complaints);
  const read = `every option was read, with ${Object.keys(environment).join(', ')}`;
  return complaints === null
    ? `${read}; there is no systemd-analyze here, so nobody else did`
    : `${read}; systemd has no complaint`;
}

/** @param {import('../hosting-test.mjs').Place} place */
export async function inContainer({ tarballs }) {
  const run = await ContainerRun.build(readFileSync('docs/hosting/Containerfile', 'utf8'), dirname(tarballs[0] ?? ''));
  if (await run.isHealthy()) throw new Error('HEALTHCHECK says yes though nothing runs.');
  await run.start();
  await answersWithPage(run.address);
  if (!(await run.isHealthy())) throw new Error('HEALTHCHECK says no though the server runs.');
  const answers = await played(run.address);
  if (!run.keeps('posse.db')) throw new Error('The games are not in the volume.');
  const code = await run.stop();
  if (code !== 0) throw new Error(`${run.container.stopSignal} ended it with ${code}.`);
  run.remove();
  return `${run.container.steps.length} steps, ${answers} answers, healthy, and ended with 0`;
}

/** @param {string} address */
export async function played(address) {
  const guests = await Guests.open(address, ['Ann', 'Bob', 'Cleo', 'Dan'], { seats: 4 });
  await guests.playPast(SOME);
  guests.leave();
  if (guests.troubles.length > 0) throw new Error(guests.troubles.join('; '));
  return guests.game.step;
}
