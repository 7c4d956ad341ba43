// Damage: an evening's files with a bit flipped, or an end cut off. Whatever is read must be what was written, or be said to be spoilt.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, type Random, randomFrom } from '@posse/engine';
import { openSqliteStore } from '@posse/server/store';
import { ChaosState } from './chaos/chaos-state.ts';
import { PlayedTable } from './chaos/table.ts';
import { watch } from './chaos.ts';
import { type Kept, keptIn, unseen } from './damage/kept.ts';
import { ServerProcess } from './server-process.ts';
import { must, type Trial } from './trial.ts';

const DATABASE = 'posse.db';
const TABLES = 4;
/** So many answers into the second game everything stops. */
const ANSWERS = 60;
/** What was told a second ago is written down. */
const TOLD_BY_NOW = 1500;
/** One in so many is a cut. */
const CUTS = 5;

export const damage: Trial = {
  name: 'damage',
  amounts: { blows: 60 },
  async run({ blows = 0 }) {
    const server = await ServerProcess.start();
    try {
      const { games, tables } = await evening(server);
      // What is on the disk when a server dies: the last answers are not in the database itself; and when it stops as it should.
      await server.kill();
      const stopped = join(server.data, 'stopped');
      copy(server.data, stopped);
      await openSqliteStore(join(stopped, DATABASE)).close();
      const whole = await keptAfter(server.data, () => '', games, tables);
      must(whole.refused === null, () => `the evening itself can't be opened: ${whole.refused}`);
      const [odd] = [...whole.items].find(([, value]) => value === null) ?? [];
      must(odd === undefined, () => `the evening itself is spoilt: ${odd}`);
      const count = { refused: 0, spoilt: 0, harmless: 0 };
      const random = randomFrom('damage');
      for (let blow = 0; blow < blows; blow++) {
        let what = '';
        const spoil = (folder: string): void => {
          what = strike(folder, random, blow % CUTS === 0);
        };
        const kept = await keptAfter(blow % 2 === 0 ? server.data : stopped, spoil, games, tables);
        const changed = unseen(whole, kept);
        must(changed === null, () => `blow ${blow}: ${what}, and nobody notices: ${changed}`);
        count[kept.refused !== null ? 'refused' : [...kept.items.values()].includes(null) ? 'spoilt' : 'harmless']++;
      }
      return `${blows} blows to ${games.length} games at ${tables.length} tables: ${count.refused} times the file was refused, ${count.spoilt} times a table or a game, ${count.harmless} changed nothing, 0 unseen`;
    } finally {
      await server.remove();
    }
  },
};

interface Evening {
  readonly games: readonly string[];
  readonly tables: readonly string[];
}

/** Games that are over, games that go on, and talk. */
async function evening(server: ServerProcess): Promise<Evening> {
  const state = new ChaosState(server);
  try {
    return await played(state);
  } finally {
    for (const person of state.people) person.stop();
  }
}

async function played(state: ChaosState): Promise<Evening> {
  const tables = await Promise.all(Array.from({ length: TABLES }, (_, number) => PlayedTable.open(state, number)));
  const ofAll = (): string[] => [...state.people].flatMap(({ game }) => game ?? []);
  let isOver = false;
  const first = Promise.all(tables.map((table) => table.play())).finally(() => {
    isOver = true;
  });
  await state.whole([first, watch(state, () => isOver)]);
  const games = new Set(ofAll());
  for (const { client } of state.people) client.say('table', 'Howdy, partner.');
  const { answers } = state;
  const second = Promise.allSettled(tables.map((table) => table.play()));
  const isEnough = (): boolean => state.answers > answers + ANSWERS;
  await state.whole([state.until(isEnough), watch(state, isEnough)]);
  state.fail(new Error('the evening is over'));
  // Whoever is the host can do it, and then nothing moves any more.
  for (const { client } of state.people) client.pause(true);
  await second;
  await sleep(TOLD_BY_NOW);
  for (const game of ofAll()) games.add(game);
  const codes = new Set([...state.people].flatMap(({ client }) => client.table?.code ?? []));
  return { games: [...games], tables: [...codes] };
}

/** What is found in a copy of the files, after somebody was at them. */
async function keptAfter(
  data: string,
  spoil: (folder: string) => void,
  games: Evening['games'],
  tables: Evening['tables'],
): Promise<Kept> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-damage-'));
  try {
    copy(data, folder);
    spoil(folder);
    return await keptIn(folder, games, tables);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copy(data: string, folder: string): void {
  for (const name of readdirSync(data).filter((file) => file.startsWith(DATABASE)))
    cpSync(join(data, name), join(folder, name));
}

/** Flips one bit of one file, or cuts off its end; says which. The index of the -wal file is made anew by whoever opens it. */
function strike(folder: string, random: Random, isCut: boolean): string {
  const files = readdirSync(folder).filter((name) => !name.endsWith('-shm') && statSync(join(folder, name)).size > 0);
  const name = files[below(random, files.length)] as string;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  const at = below(random, bytes.length);
  if (isCut) truncateSync(path, at);
  else {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(random, 8));
    writeFileSync(path, bytes);
  }
  return isCut
    ? `${name} is cut at ${at} of ${bytes.length}`
    : `a bit of byte ${at} of ${bytes.length} in ${name} flips`;
}
