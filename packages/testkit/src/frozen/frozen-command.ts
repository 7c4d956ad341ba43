// npm run frozen: adds new names to the list, and removes none.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../corpus/make/corpus-server.ts';
import { asNode } from '../corpus/make/postgres-dump.ts';
import { withPostgres } from '../corpus/temporary-postgres.ts';
import { DOCUMENT, documentWith, frozenNames, LIST, lostNames, newNames, withNew } from './frozen-list.ts';
import { postgresNames, serverNames } from './live-names.ts';
import { collectNames } from './name-collector.ts';

const data = mkdtempSync(join(tmpdir(), 'posse-frozen-'));
const server = await openServer(data, { makesAdminToken: true });
const live = await serverNames(server.address, data);
await server.stop();
rmSync(data, { recursive: true, force: true });
const shared = await withPostgres(async ({ url }) => {
  await (await asNode(url, 'frozen')).close();
  return postgresNames(url);
});
const now = { ...(await collectNames()), ...live, ...shared };
const frozen = frozenNames();
const lost = lostNames(frozen, now);
if (lost.length > 0) {
  for (const sentence of lost) console.error(sentence);
  process.exitCode = 1;
} else {
  const names = withNew(frozen, now);
  writeFileSync(LIST, `${JSON.stringify(names, null, 1)}\n`);
  writeFileSync(DOCUMENT, documentWith(readFileSync(DOCUMENT, 'utf8'), names));
  console.log(`New names: ${newNames(frozen, now).length}.`);
}
