// The second half of `npm run docs`: writes generated tables, and runs all commands.
// It puts new figures into quoted outputs, and fails on other differences. `-- docs/bots.md` takes that document alone.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULTS, serve } from '@posse/server';
import { Desk } from './command-run.ts';
import { commandsIn, DOCUMENTS, ROOT, readDocument } from './documents.ts';
import { type ApiPaths, messageTable, requestTable, TABLES_IN, withTable } from './generated-tables.ts';
import { mentionFaults } from './mentioned-commands.ts';
import { checkRun, checkWay } from './output-check.ts';
import { wayOf } from './ways-to-run.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.find((document) => !DOCUMENTS.includes(document));
if (unknown !== undefined) {
  console.error(`There is no document "${unknown}": take ${DOCUMENTS.join(', ')}, or none for all.`);
  process.exit(2);
}

if (wanted.length === 0 || wanted.includes(TABLES_IN)) await writeTables();

const faults: string[] = [...mentionFaults()];
for (const document of wanted.length === 0 ? DOCUMENTS : wanted) {
  const desk = new Desk();
  try {
    await checkDocument(document, desk);
  } finally {
    desk.clear();
  }
}
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log('Every command of the documents does what they say.');
process.exitCode = faults.length === 0 ? 0 : 1;

async function writeTables(): Promise<void> {
  const text = readDocument(TABLES_IN);
  const renewed = withTable(withTable(text, 'messages', messageTable()), 'requests', requestTable(await apiPaths()));
  if (renewed === text) return;
  writeFileSync(join(ROOT, TABLES_IN), renewed);
  console.log(`New tables in ${TABLES_IN}.`);
}

/** The requests, as a running server describes them. */
async function apiPaths(): Promise<ApiPaths> {
  const data = mkdtempSync(join(tmpdir(), 'posse-docs-'));
  const server = await serve({ ...DEFAULTS, port: 0, host: '127.0.0.1', data, logLevel: 'silent' });
  try {
    const { paths } = (await (await fetch(new URL('/api/openapi.json', server.address))).json()) as { paths: ApiPaths };
    return paths;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function checkDocument(document: string, desk: Desk): Promise<void> {
  let text = readDocument(document);
  for (const command of commandsIn(document)) {
    const way = wayOf(command);
    const { fault, renewed } =
      way === null
        ? checkWay(command)
        : await checkRun(command, way, desk).catch((error: unknown) => ({
            fault: `${document}:${command.line}: \`${command.text}\`: ${String(error)}`,
            renewed: null,
          }));
    console.log(`${fault === null ? 'ok    ' : 'FAILED'} ${document}:${command.line} ${command.text}`);
    if (fault !== null) faults.push(fault);
    if (renewed !== null && command.output !== null) text = text.replace(command.output, renewed);
  }
  if (text === readDocument(document)) return;
  writeFileSync(join(ROOT, document), text);
  console.log(`New figures in ${document}.`);
}
