// The lesson in its own process: server, thirty pupils, and two browsers.
// A pupil and the teacher use browsers; the others use the protocol. Nothing may leave the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Guests, until } from '../../packages/testkit/src/hosting/remote-players.ts';
import { ended } from '../../packages/testkit/src/hosting/user-shell.ts';

// The module has a browser's types, which do not fit here, so it is imported dynamically.
const { playPast } = await import(new URL('../../packages/web/e2e/support/card-player.ts', import.meta.url).href);
const { chromium } = createRequire(new URL('../../packages/web/package.json', import.meta.url))('@playwright/test');

const [doctor = '', serve = '', network = ''] = process.argv.slice(2);
const isApart = network === 'apart';
/** A game with this many answers is under way. */
const SOME = 6;
const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((group) =>
  [1, 2, 3, 4, 5].map((number) => `Pupil ${group}${number}`),
);

const { status, said } = await ended(doctor, {});
if (status !== 0) throw new Error(`\`${doctor}\` complains:\n${said}`);

const [program = '', ...flags] = serve.split(' ');
// Ctrl-C reaches npx, its shell and the server alike: they are a group, as in a terminal.
const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
process.once('exit', () => stopServer('SIGKILL'));
const { local, nearby } = await addressesSaid(server.stdout);

// Five groups use the protocol alone: without a browser, nothing at all may try to leave.
const [first = [], ...others] = groups;
/** @type {Guests[]} */
const playing = [];
const theirs = await Promise.all(others.map((names) => Guests.open(nearby, names, { seats: 5, preset: 'first-game' })));
playing.push(...theirs);
await until(() => theirs.every(isPlayed), toldOf);
mustStay('OutNoRoutes', 'Ip6OutNoRoutes');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    ...['--no-sandbox', '--disable-gpu'],
    // Background requests of the browser itself are switched off; requests of pages are recorded below.
    ...['--disable-background-networking', '--disable-component-update', '--disable-domain-reliability', '--no-pings'],
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE ${new URL(nearby).hostname}`,
  ],
});
/** @type {string[]} */
const called = [];
const teacher = await pageOf();
const pupil = await pageOf();

// The sixth group has one more pupil, who opens its table in a browser, as the document says.
await teacher.goto(local);
await pupil.goto(nearby);
await pupil.getByLabel('Your name').fill('Zoe');
await pupil.getByRole('radio', { name: 'Cards' }).check({ force: true });
await pupil.getByRole('radio', { name: 'First game' }).check({ force: true });
await pupil.getByRole('radio', { name: '6 players' }).check({ force: true });
await pupil.getByRole('button', { name: 'Open a table for friends' }).click();
await pupil.locator('[data-screen="waiting"]').waitFor();
const code = new URL(pupil.url()).pathname.split('/').at(-1) ?? '';
const hers = Guests.join(nearby, code, first);
playing.push(hers);
await until(() => hers.areSeated, toldOf);
await pupil.getByRole('button', { name: 'Deal for 6' }).click();
await until(() => playing.every(isPlayed), toldOf);

// The teacher looks at a table by its code.
await teacher.getByLabel('Table code from a friend').fill(code);
await teacher.getByRole('button', { name: 'Join', exact: true }).click();
await teacher.getByRole('button', { name: 'Join without a name' }).click();
await teacher.locator('[data-screen="table"], [data-screen="after"]').first().waitFor();
await playPast(pupil, SOME);
await Promise.all(playing.map((group) => group.playPast(SOME)));

const troubles = playing.flatMap(({ troubles: some }) => some);
if (troubles.length > 0) throw new Error(troubles.join('; '));
const own = new Set([new URL(local).host, new URL(nearby).host]);
const strange = called.filter((url) => /^(?:https?|wss?):/.test(url) && !own.has(new URL(url).host));
if (strange.length > 0) throw new Error(`The page calls others: ${strange.join(', ')}`);
for (const group of playing) group.leave();
await browser.close();
// Chromium probes for IPv6 without sending anything.
mustStay('OutNoRoutes');
stopServer('SIGINT');
// npx ends by the signal itself, perhaps before the server.
const [exit, signal] = await once(server, 'exit');
if (exit !== 0 && signal !== 'SIGINT') throw new Error(`Ctrl-C ended the server with ${exit ?? signal}.`);
await until(
  () =>
    fetch(local).then(
      () => false,
      () => true,
    ),
  () => 'the end of the server',
);
const pupils = groups.flat().length;
console.log(
  `${playing.length} games under way with ${pupils} pupils and two browsers, ${called.length} requests of pages, all to ${[...own].join(' and ')}`,
);
process.exit(0);

/** @param {NodeJS.Signals} signal */
function stopServer(signal) {
  if (server.pid === undefined) return;
  try {
    process.kill(-server.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/** @param {Guests} group */
function isPlayed({ isUnderWay, isOver }) {
  return isUnderWay || isOver;
}

function toldOf() {
  return `games (${playing.map(({ told }) => told).join(' | ')})`;
}

/** Opens a page and records all of its requests, WebSockets included. */
async function pageOf() {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en' });
  context.on('request', (/** @type {{ url(): string }} */ request) => called.push(request.url()));
  const page = await context.newPage();
  page.on('websocket', (/** @type {{ url(): string }} */ socket) => called.push(socket.url()));
  page.setDefaultTimeout(120_000);
  return page;
}

/** @param {NodeJS.ReadableStream} stream */
async function addressesSaid(stream) {
  let local = '';
  for await (const line of createInterface(stream)) {
    const [, here, near] = /open at (\S+)|In your network: ([^\s,]+)/.exec(line) ?? [];
    if (here !== undefined) local = here;
    if (near !== undefined && local !== '') return { local, nearby: near };
    if (line.startsWith('Ctrl-C')) break;
  }
  throw new Error('The server printed no address for other devices.');
}

/**
 * In an isolated network the kernel counts packets without a route: there must be none. Otherwise nothing is counted.
 * @param {...('OutNoRoutes' | 'Ip6OutNoRoutes')} counters
 */
function mustStay(...counters) {
  const [names = '', values = ''] = readFileSync('/proc/net/snmp', 'utf8').split('\n');
  const four = values.split(' ')[names.split(' ').indexOf('OutNoRoutes')];
  const six = /^Ip6OutNoRoutes\s+(\d+)/m.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1];
  const counted = { OutNoRoutes: Number(four), Ip6OutNoRoutes: Number(six ?? 0) };
  for (const counter of counters)
    if (isApart && counted[counter] !== 0)
      throw new Error(`Something tried to leave the machine: ${counter} is ${counted[counter]}.`);
}
