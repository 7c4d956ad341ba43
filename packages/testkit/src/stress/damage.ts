// Stress test: bits of stored files are flipped, or files are truncated.
// Whatever the server reads must be what was written, or be reported as damaged.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below, type Random, randomFrom } from '@posse/engine';
import { openSqliteStore } from '@posse/store/sqlite';
import { ChaosState } from './chaos/chaos-state.ts';
import { PlayedTable } from './chaos/played-table.ts';
import { watch } from './chaos.ts';
import { until } from './clock/clock-guest.ts';
import { type StoredItems, storedItems, unreportedDamage } from './damage/stored-items.ts';
import { ServerProcess } from './server-process.ts';
import { must, type StressTest } from './stress-test.ts';

const DATABASE = 'posse.db';
const CHANNELS = ['table', 'gallery'] as const;
const TABLES = 4;
/** The number of answers of the second game after which everything stops. */
const ANSWERS_OF_SECOND_GAME = 60;
/** The interval of damages of which one truncates a file; the others flip a bit. */
const DAMAGES_FOR_A_TRUNCATION = 5;

export const damage: StressTest = {
  name: 'damage',
  defaults: { blows: 60 },
  async run({ blows = 0 }) {
    const server = await ServerProcess.start();
    try {
      const { games, tables } = await evening(server);
      // Two sets of files are tested: those of a killed server, whose last answers are only in the -wal file, and
      // those of a server that has stopped.
      await server.kill();
      const stopped = join(server.data, 'stopped');
      copy(server.data, stopped);
      await openSqliteStore(join(stopped, DATABASE)).close();
      const whole = await foundAfter(server.data, () => '', games, tables);
      must(whole.refused === null, () => `the evening itself can't be opened: ${whole.refused}`);
      const [odd] = [...whole.items].find(([, value]) => value === null) ?? [];
      must(odd === undefined, () => `the evening itself is spoilt: ${odd}`);
      await loseDueDates(stopped, tables);
      const count = { refused: 0, spoilt: 0, harmless: 0 };
      const random = randomFrom('damage');
      for (let blow = 0; blow < blows; blow++) {
        let what = '';
        const spoil = (folder: string): void => {
          what = damageFile(folder, random, blow % DAMAGES_FOR_A_TRUNCATION === 0);
        };
        const kept = await foundAfter(blow % 2 === 0 ? server.data : stopped, spoil, games, tables);
        const changed = unreportedDamage(whole, kept);
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

/** Plays until there are finished games, running games and chat. */
async function evening(server: ServerProcess): Promise<Evening> {
  const state = new ChaosState(server);
  try {
    return await played(server, state);
  } finally {
    for (const person of state.people) person.stop();
  }
}

async function played(server: ServerProcess, state: ChaosState): Promise<Evening> {
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
  const clients = [...state.people].map(({ client }) => client);
  const isEnough = (): boolean =>
    state.answers > answers + ANSWERS_OF_SECOND_GAME &&
    clients.every(({ table }) => table?.gameId && !games.has(table.gameId));
  await state.whole([state.until(isEnough), watch(state, isEnough)]);
  state.fail(new Error('the evening is over'));
  // Only the host can pause a table. After that nothing changes.
  for (const client of clients) client.pause(true);
  await second;
  await until(() => clients.every(({ table }) => table?.paused || table?.phase === 'over'), 'every table is paused');
  // The high-water file is written once a second. The last entry of a table comes after everything else of that
  // table.
  const highWaterFile = join(server.data, `${DATABASE}-told`);
  const before = linesByTable(highWaterFile);
  // Eliminated players have a channel of their own, so each player is refused one of the two channels.
  for (const client of clients) for (const channel of CHANNELS) client.say(channel, 'Good night.');
  const isWritten = (): boolean => {
    const now = linesByTable(highWaterFile);
    return clients.every(({ table }) => (now.get(table?.code ?? '') ?? 0) > (before.get(table?.code ?? '') ?? 0));
  };
  await until(isWritten, 'the high-water file is written');
  for (const game of ofAll()) games.add(game);
  const codes = new Set([...state.people].flatMap(({ client }) => client.table?.code ?? []));
  return { games: [...games], tables: [...codes] };
}

/**
 * The number of chat lines of each table that the high-water file records. Each of its lines is a checksum and JSON.
 */
function linesByTable(file: string): Map<string, number> {
  const entries = [...readFileSync(file, 'utf8').matchAll(/^\S+ (\[.*\])$/gm)].map(
    ([, json]) => JSON.parse(json as string) as [code: string, reached: { readonly lines: number } | null],
  );
  return new Map(entries.map(([code, reached]) => [code, reached?.lines ?? 0]));
}

/** Returns what a server finds in a copy of the files after this damage. */
async function foundAfter(
  data: string,
  spoil: (folder: string) => void,
  games: Evening['games'],
  tables: Evening['tables'],
): Promise<StoredItems> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-damage-'));
  try {
    copy(data, folder);
    spoil(folder);
    return await storedItems(folder, games, tables);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Deletes the due date of running games: such a game must be examined, and neither swept nor forgotten. */
async function loseDueDates(data: string, tables: Evening['tables']): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-damage-'));
  try {
    copy(data, folder);
    const path = join(folder, DATABASE);
    const store = openSqliteStore(path);
    const open = await store.openTables();
    for (const code of open) {
      const record = await store.openTable(code);
      if (record !== null) await store.write([{ put: 'table', record, due: 0 }]);
    }
    await store.close();
    const database = new DatabaseSync(path);
    database.exec('UPDATE tables SET due = NULL');
    database.close();
    const damaged = openSqliteStore(path);
    await damaged.markLeft(0, '', tables.length);
    const swept = await damaged.leftTables(Number.MAX_SAFE_INTEGER, '', tables.length);
    const due = (await damaged.dueTables('', tables.length)).map(({ code }) => code);
    await damaged.close();
    must(swept.length === 0, () => `tables that lost what was due would be swept: ${swept}`);
    must(
      String(due) === String(open),
      () => `tables that lost what was due are forgotten: ${open} were, ${due} are due`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copy(data: string, folder: string): void {
  for (const name of readdirSync(data).filter((file) => file.startsWith(DATABASE)))
    cpSync(join(data, name), join(folder, name));
}

/** Damages one file, and returns a description. The -shm file is skipped, as SQLite rebuilds it. */
function damageFile(folder: string, random: Random, isCut: boolean): string {
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
