// Tests that the linter enforces the borders of borders.grit, with its advice.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

const folder = mkdtempSync(join(tmpdir(), 'posse-borders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file, its import, and the beginning of the message; null if the import is allowed. */
const CROSSINGS: readonly (readonly [file: string, imported: string, said: string | null])[] = [
  ['packages/engine/src/a.ts', '@posse/card', 'The engine knows no game'],
  ['packages/engine/src/a.ts', 'zod/mini', 'No dependency and no I/O here'],
  ['packages/engine/src/a.test.ts', 'node:fs', 'No dependency and no I/O here'],
  ['packages/engine/src/a.test.ts', 'vitest', null],
  ['packages/card/src/a.ts', '@posse/engine', null],
  ['packages/card/src/a.ts', '@posse/bots', 'A game knows the engine and nothing above it'],
  ['packages/dice/src/a.ts', '@posse/card', 'A game knows the engine and nothing above it'],
  ['packages/dice/src/a.ts', 'node:fs', 'No dependency and no I/O here'],
  ['packages/card/src/base/rules/a.ts', '../../promos/cards.ts', 'The base game knows no expansion'],
  ['packages/dice/src/base/a.ts', '../old-saloon/rules/shot.ts', 'The base game knows no expansion'],
  ['packages/card/src/fistful/a.ts', '../high-noon/events.ts', null],
  ['packages/bots/src/a.ts', '@posse/dice', null],
  ['packages/bots/src/a.ts', '@posse/protocol', 'Bots know the games and nothing above them'],
  ['packages/bots/src/a.ts', 'node:worker_threads', 'No dependency and no I/O here'],
  ['packages/narrator/src/a.ts', '@posse/card', null],
  ['packages/narrator/src/a.ts', '@posse/bots', 'The narrator knows the games and nothing above them'],
  ['packages/narrator/src/a.test.ts', '@posse/bots', null],
  ['packages/narrator/src/a.ts', 'node:fs', 'The page says these sentences too'],
  ['packages/narrator/src/a.ts', '@lingui/core', 'The page says these sentences too'],
  ['packages/narrator/src/terminal-speaker.ts', 'node:fs', null],
  ['packages/protocol/src/a.ts', '@posse/server/games', 'The protocol knows the games and nothing above them'],
  ['packages/protocol/src/a.ts', 'node:crypto', 'Pages use this too'],
  ['packages/protocol/src/a.ts', 'zod/mini', null],
  ['packages/protocol/src/a.test.ts', 'node:crypto', null],
  ['packages/properties/src/a.ts', '@posse/bots', null],
  ['packages/properties/src/a.ts', '@posse/protocol', 'The properties know the games and the bots'],
  ['packages/properties/src/a.ts', 'node:fs', 'No dependency and no I/O here'],
  ['packages/server/src/a.ts', '@posse/properties', 'The server knows neither its command line nor the stress tests'],
  ['packages/server/src/a.ts', 'posse', 'The server knows neither its command line nor the stress tests'],
  ['packages/server/src/ws/a.ts', 'node:http', null],
  ['packages/server/src/tables/a.ts', 'node:fs', 'A table knows the bus and the store'],
  ['packages/server/src/games/a.ts', '../ws/hub.ts', 'A table knows the bus and the store'],
  ['packages/server/src/bus/a.ts', '@posse/store/sqlite', 'A table knows the bus and the store'],
  ['packages/server/src/tables/a.ts', '@posse/store', null],
  ['packages/store/src/a.ts', '@posse/server/tables', 'A store keeps records and knows no tables'],
  ['packages/store/src/a.ts', 'node:fs', 'Pages keep games behind this interface, too'],
  ['packages/store/src/sqlite/a.ts', 'node:fs', null],
  ['packages/web/src/a.tsx', '@posse/store', null],
  [
    'packages/server/src/tables/a.ts',
    '@posse/testkit',
    'The server knows neither its command line nor the stress tests',
  ],
  ['packages/server/src/tables/a.test.ts', 'node:fs', null],
  ['packages/web/src/a.tsx', '@posse/server', 'The page runs in a browser'],
  ['packages/web/src/a.tsx', '@posse/store/sqlite', 'The page runs in a browser'],
  ['packages/web/src/a.tsx', '@posse/server/tables', null],
  ['packages/web/src/a.tsx', '@posse/narrator', null],
  ['packages/web/src/a.tsx', '@posse/narrator/node', 'The page runs in a browser'],
  ['packages/web/src/a.tsx', '@posse/properties/secrets', 'The page runs in a browser'],
  ['packages/cli/src/a.ts', '@posse/testkit', 'Nothing builds on the programs and the tests'],
  ['packages/cli/src/a.ts', '@posse/properties', null],
  ['packages/testkit/src/a.ts', 'posse', 'Nothing builds on the programs and the tests'],
  ['bench/src/a.ts', '@posse/testkit', 'Nothing builds on the programs and the tests'],
  ['docs/a.ts', '@posse/bench', 'Nothing builds on the programs and the tests'],
  ['packages/server/src/a.ts', 'pg', 'A server on its own has neither PostgreSQL nor NATS'],
  ['packages/server/src/a.ts', '@nats-io/transport-node', 'A server on its own has neither PostgreSQL nor NATS'],
  ['packages/server/src/a.ts', '@posse/cluster', 'Most servers are alone'],
  ['packages/cluster/src/a.ts', '@posse/server/infrastructure', null],
  ['packages/cluster/src/a.ts', 'pg', null],
  ['packages/cluster/src/a.ts', '@posse/card', 'The cluster is the shared infrastructure of a server'],
  ['packages/cluster/src/store/a.ts', '../local/postgres.ts', 'The cluster is the shared infrastructure of a server'],
  ['packages/cluster/src/local/a.ts', '@posse/server', 'A local cluster is started from outside'],
  ['packages/cluster/src/local/a.ts', '../settings.ts', 'A local cluster is started from outside'],
  ['packages/cluster/src/local/a.ts', 'node:child_process', null],
  ['packages/cluster/src/local/a.ts', './postgres.ts', null],
  ['packages/server/src/a.ts', '@posse/cluster/local', 'A local cluster is for tests'],
  ['packages/testkit/src/a.ts', '@posse/cluster/local', null],
  ['packages/testkit/src/a.ts', '@posse/cluster', null],
  ['bench/src/a.ts', '@posse/cluster/local', null],
  ['packages/web/src/a.ts', '@posse/cluster', 'Most servers are alone'],
  ['packages/cli/src/a.ts', '@posse/cluster', 'An installation may be without the cluster'],
  ['packages/cli/src/load-cluster.ts', '@posse/cluster', null],
];

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** The messages of the linter by file and line. Each line is one statement. */
function said(files: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  for (const [file, lines] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  for (const file of ['biome.jsonc', 'borders.grit']) cpSync(join(ROOT, file), join(folder, file));
  const lint = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, ...lint], { cwd: folder, encoding: 'utf8' });
  expect(stdout, stderr).toMatch(/^\{/);
  const report: Report = JSON.parse(stdout);
  const found = new Map<string, string>();
  for (const { category, message, location } of report.diagnostics)
    if (category === 'plugin') found.set(`${location.path.replaceAll('\\', '/')}:${location.start.line}`, message);
  return found;
}

test('every forbidden import is reported, and no allowed one', () => {
  const files = new Map<string, string[]>();
  const expected: [place: string, said: unknown][] = [];
  for (const [file, imported, begins] of CROSSINGS) {
    const lines = files.get(file) ?? [];
    files.set(file, lines);
    for (const statement of [
      `import '${imported}';`,
      `import type { A } from '${imported}';`,
      `export * from "${imported}";`,
      `void import('${imported}');`,
    ])
      expected.push([`${file}:${lines.push(statement)}`, begins === null ? null : expect.stringContaining(begins)]);
  }
  const sentences = said(files);
  expect(expected.map(([place]) => [place, sentences.get(place) ?? null])).toEqual(expected);
});
