// The lesson itself, in a process of its own: the server, thirty pupils by the protocol, a pupil and the teacher in browsers, six games, and nothing that leaves the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { Guests, until } from '../../packages/testkit/src/hosting/guests.ts';
import { ended } from '../../packages/testkit/src/hosting/shell.ts';
import { playPast } from '../../packages/web/e2e/playing.ts';

const { chromium } = createRequire(new URL('../../packages/web/package.json', import.meta.url))('@playwright/test');

const [doctor = '', serve = ''] = process.argv.slice(2);
/** So many answers, then games are under way. */
const SOME = 6;
const groups = ['a', 'b', 'c', 'd', 'e', 'f'].map((group) => [1, 2, 3, 4, 5].map((number) => `Pupil ${group}${number}`));

const { status, said } = await ended(doctor, {});
if (status !== 0) throw new Error(`\`${doctor}\` complains:\n${said}`);

const [program = '', ...flags] = serve.split(' ');
const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
process.once('exit', () => server.kill('SIGKILL'));
const { local, nearby } = await addressesSaid(server.stdout);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu', '--disable-component-update', '--disable-domain-reliability', '--no-pings'],
});
/** @type {string[]} */
const called = [];
const teacher = await pageOf();
const pupil = await pageOf();

// The last group has one more, who opens its table in a browser, in the words of the page.
await teacher.goto(local);
await pupil.goto(nearby);
await pupil.getByLabel('Your name').fill('Zoe');
await pupil.locator('[data-game="card"]').check({ force: true });
await pupil.getByRole('radio', { name: 'First game' }).check({ force: true });
await pupil.getByRole('radio', { name: '6 players' }).check({ force: true });
await pupil.getByRole('button', { name: 'Open the table for friends' }).click();
await pupil.locator('[data-screen="waiting"]').waitFor();
const code = new URL(pupil.url()).pathname.split('/').at(-1) ?? '';
const [first = [], ...others] = groups;
const hers = Guests.join(nearby, code, first);
const theirs = await Promise.all(others.map((names) => Guests.open(nearby, names, { seats: 5, preset: 'first-game' })));
const all = [hers, ...theirs];
const toldOf = () => all.map(({ told }) => told).join(' | ');
await until(() => hers.areSeated, toldOf);
const sit = pupil.getByRole('button', { name: 'Sit down' });
if (await sit.isVisible()) await sit.click();
await pupil.getByRole('button', { name: 'Deal for 6' }).click();
await until(() => all.every(({ isUnderWay, isOver }) => isUnderWay || isOver), toldOf);

// The teacher looks at a table by its code.
await teacher.getByLabel('Code of a friend’s table').fill(theirs[0]?.code ?? '');
await teacher.getByRole('button', { name: 'Join' }).click();
await teacher.locator('[data-screen="table"], [data-screen="after"]').first().waitFor();
await playPast(pupil, SOME);
await Promise.all(all.map((group) => group.playPast(SOME)));

const troubles = all.flatMap(({ troubles: some }) => some);
if (troubles.length > 0) throw new Error(troubles.join('; '));
const own = new Set([new URL(local).host, new URL(nearby).host]);
const strange = called.filter((url) => /^(?:https?|wss?):/.test(url) && !own.has(new URL(url).host));
if (strange.length > 0) throw new Error(`The page calls others: ${strange.join(', ')}`);
for (const group of all) group.leave();
await browser.close();
const lost = packetsThatLeadNowhere();
if (lost !== null && lost > 0) throw new Error(`Somebody wanted to leave the machine, ${lost} times.`);
server.kill('SIGINT');
const [exit] = await once(server, 'exit');
if (exit !== 0) throw new Error(`Ctrl-C ended the server with ${exit}.`);
console.log(`${all.length} games under way with ${groups.flat().length} pupils and two browsers, ${called.length} requests of the pages, all to ${[...own].join(' and ')}`);
process.exit(0);

/** Whatever it asks for is written down, WebSockets too. */
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
  throw new Error('The server says no address by which others find it.');
}

/** Where the network leads nowhere the kernel counts whatever wanted to leave it; null where it leads somewhere. */
function packetsThatLeadNowhere() {
  if (!existsSync('/proc/net/route') || /^\S+\t00000000\t/m.test(readFileSync('/proc/net/route', 'utf8'))) return null;
  const [names = '', values = ''] = readFileSync('/proc/net/snmp', 'utf8').split('\n').filter((line) => line.startsWith('Ip:'));
  const place = names.split(' ').indexOf('OutNoRoutes');
  const six = /^Ip6OutNoRoutes\s+(\d+)/m.exec(readFileSync('/proc/net/snmp6', 'utf8'))?.[1];
  return Number(values.split(' ')[place]) + Number(six ?? 0);
}
