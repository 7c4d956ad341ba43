// An evening behind nginx: an upgrade, a backup and a restart during one game.
// The game begins on the older version, is restored elsewhere from the backup, and is played to its end over wss.
import { deepStrictEqual } from 'node:assert';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { openNginx } from '../../packages/cluster/src/local/index.ts';
import { TableClient } from '../../packages/protocol/src/index.ts';
import { Guests, socketOf, until } from '../../packages/testkit/src/hosting/remote-players.ts';
import { installedIn, posse, Served } from './installed-server.mjs';
import { olderVersion } from './previous-version.mjs';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];
/** Enough answers for a real game, and few enough that nobody has won it. */
const SOME = 6;

/** @param {import('../hosting-test.mjs').Place} place */
export async function behindNginx({ folder }) {
  const now = installedIn(folder);
  const before = olderVersion();
  if ('sentence' in before) return `${await evening(now, now)}; ${before.sentence}`;
  const { name, program, remove } = before.older;
  try {
    return `${await evening(program, now)}; begun on ${name}, gone on with ${posse(now, ['--version']).trim()}`;
  } finally {
    remove();
  }
}

/**
 * @param {import('./installed-server.mjs').Program} older
 * @param {import('./installed-server.mjs').Program} now
 */
async function evening(older, now) {
  const here = mkdtempSync(join(tmpdir(), 'posse-evening-'));
  const server = await Served.in(join(here, 'data'));
  await server.start(older);
  const nginx = await openNginx(server.address);
  trust(nginx.certificate);
  const guests = await Guests.open(nginx.address, NAMES, { seats: 5 });
  await guests.playPast(SOME);
  const { id } = guests.game;

  // The upgrade: stop the older one, start this one on the same folder.
  await server.stop();
  await server.start(now);
  const trusted = { NODE_EXTRA_CA_CERTS: join(here, 'trusted.pem') };
  writeFileSync(trusted.NODE_EXTRA_CA_CERTS, nginx.certificate);
  const settings = {
    ...trusted,
    HOST: '127.0.0.1',
    PORT: String(server.port),
    POSSE_DATA: server.data,
    POSSE_TRUST_PROXY: '1',
  };
  posse(now, ['doctor', '--url', nginx.address], settings);
  await guests.playPast(guests.game.step + SOME);
  goesOn(guests, id, 'the upgrade');
  // A game whose rules the newer version does not know would be ended.
  if (guests.isOver) throw new Error('The upgrade has ended the game.');

  // A backup while it runs, restored in another folder as the page for hosts says.
  await guests.hold();
  const restored = await backedUp(now, server, guests, here);
  guests.goOn();
  await guests.playPast(guests.game.step + SOME);

  await server.stop();
  await server.start(now);
  await guests.playToEnd();
  goesOn(guests, id, 'the last start');
  posse(now, ['verify', id, '--server', nginx.address], trusted);
  const answers = guests.game.step;
  guests.leave();
  await nginx.close();
  await server.stop();
  rmSync(here, { recursive: true, force: true });
  return `${answers} answers over wss, restored elsewhere at answer ${restored}, and its deal verified`;
}

/**
 * Trusts this certificate for localhost, in this process only.
 * @param {string} certificate
 */
export const trust = (certificate) => setDefaultCACertificates([...getCACertificates('default'), certificate]);

/**
 * @param {Guests} guests
 * @param {string} id
 * @param {string} after
 */
function goesOn(guests, id, after) {
  if (guests.game.id !== id) throw new Error(`After ${after} another game is played.`);
  if (guests.troubles.length > 0) throw new Error(`After ${after}: ${guests.troubles.join('; ')}`);
}

/**
 * At the copy, every player must find their seat and hand unchanged, and have the same guest id.
 * @param {import('./installed-server.mjs').Program} program
 * @param {Served} server
 * @param {Guests} guests
 * @param {string} here
 */
async function backedUp(program, server, guests, here) {
  const file = join(here, 'friday.db');
  posse(program, ['backup', file], { POSSE_DATA: server.data });
  const data = join(here, 'elsewhere');
  mkdirSync(data);
  copyFileSync(file, join(data, 'posse.db'));
  for (const name of ['secret', 'withdrawn'])
    if (existsSync(join(server.data, name))) copyFileSync(join(server.data, name), join(data, name));
  const copy = await Served.in(data);
  await copy.start(program);
  for (const { token, pass, you, game } of guests.clients) {
    if (token === null || pass === null || game === null) throw new Error('A player has no seat, or no pass.');
    const seated = await arrived(copy, guests.code, { token });
    deepStrictEqual([seated.game?.id, seated.game?.step, seated.game?.view], [game.id, game.step, game.view]);
    const known = await arrived(copy, guests.code, { pass });
    deepStrictEqual(known.you, you);
    for (const client of [seated, known]) client.stop();
  }
  await copy.stop();
  return guests.game.step;
}

/**
 * A client that has joined the table and sees its game.
 * @param {Served} server
 * @param {string} table
 * @param {{ token: string } | { pass: string }} who
 */
async function arrived({ address }, table, who) {
  const client = new TableClient({ url: socketOf(address), table, ...who });
  await until(
    () => client.game !== null,
    () => `the game at the copy (${client.status} ${client.stoppedBecause?.message ?? ''})`,
  );
  return client;
}
