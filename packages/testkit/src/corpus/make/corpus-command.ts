// npm run corpus -- FOLDER: writes the corpus of this checkout into a folder.
// Run it in the checkout of a release.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { comeBack, type Shown, shownTo } from '../shown-to-people.ts';
import { openServer } from './corpus-server.ts';
import { makeTables } from './corpus-tables.ts';
import { olderGames } from './older-games.ts';
import { dumpTables } from './postgres-dump.ts';
import { makeTranscript } from './recorded-transcript.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const [given] = process.argv.slice(2);
if (given === undefined) {
  console.error('Say where the corpus goes: npm run corpus -- packages/testkit/corpus/VERSION');
  process.exit(2);
}
const out = resolve(given);
const work = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
const data = join(work, 'data');

function write(name: string, content: string | Uint8Array): void {
  const file = join(out, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(content, { level: 9 }) : content);
}
const writeJson = (name: string, content: unknown): void => write(name, `${JSON.stringify(content)}\n`);

try {
  rmSync(out, { recursive: true, force: true });
  const older = olderGames();
  const made = await makeTables(data, older);
  for (const name of readdirSync(data).filter((file) => !/-(wal|shm)$/.test(file)))
    write(name === 'posse.db' ? 'data/posse.db.gz' : `data/${name}`, readFileSync(join(data, name)));

  // The release shows its tables from a copy, so that looking at them changes nothing in the corpus.
  const copy = join(work, 'copy');
  cpSync(data, copy, { recursive: true });
  const server = await openServer(copy, { revealTimeout: 600_000 });
  const shown: Record<string, readonly Shown[]> = {};
  for (const table of made.tables) {
    const people = await comeBack(server.address, table, false);
    shown[table.code] = people.map(shownTo);
    const gameId = older.find(({ what }) => what === table.what)?.record.id ?? people[0]?.client.table?.gameId;
    const reply = gameId ? await fetch(`${server.address}/api/games/${gameId}/proof`) : null;
    // A game that is not over has no proof yet.
    if (reply?.ok) writeJson(`proofs/${table.what.replaceAll(/[^a-z]+/g, '-')}.json`, await reply.json());
    for (const { client } of people) client.stop();
  }
  await server.stop();
  writeJson('tables.json', { ...made, shown });

  for (const [name, flags] of [
    ['card', ['-g', 'card', '--seats', '4', '--seed', 'c1']],
    ['card-all', ['-g', 'card', '--seats', '6', '--sets', 'dodge-city,high-noon,fistful,promos', '--seed', 'c2']],
    ['dice', ['-g', 'dice', '--seats', '4', '--seed', 'c4']],
    ['dice-all', ['-g', 'dice', '--seats', '5', '--preset', 'everything', '--seed', 'c3']],
  ] as const) {
    const saved = join(work, `${name}.json`);
    const posse = ['--conditions=source', join(ROOT, 'packages/cli/src/main.ts'), 'simulate'];
    execFileSync(process.execPath, [...posse, ...flags, '-n', '1', '--bots', 'random', '--save', saved]);
    write(`replays/${name}.json`, readFileSync(saved));
  }

  const lines = await makeTranscript(join(work, 'transcript'));
  write('transcript.jsonl.gz', `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  write('page.json.gz', JSON.stringify(pageCorpus()));
  write('postgres.sql.gz', await dumpTables(data, made.tables));
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The storage of a browser, written by the page's own modules, which only its test runner can load. */
function pageCorpus(): unknown {
  const test = join(ROOT, 'packages/web/src/corpus/written.test.ts');
  const file = join(work, 'page.json');
  writeFileSync(
    test,
    `import { writeFileSync } from 'node:fs';
     import { test, vi } from 'vitest';
     vi.stubGlobal('written', true);
     const { pageCorpus } = await import('./browser-corpus.ts');
     test('written', async () => writeFileSync(${JSON.stringify(file)}, JSON.stringify(await pageCorpus())));`,
  );
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/vitest'), ['run', test], { cwd: ROOT, stdio: 'inherit' });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(test);
  }
}
