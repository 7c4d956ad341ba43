// The second half of `npm run docs`: runs every command of the documents, puts new figures into the outputs that they quote, and
// fails on whatever else is different. `-- docs/bots.md` takes that document alone.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRun, checkWay } from './check.ts';
import { commandsIn, DOCUMENTS, ROOT, readDocument } from './documents.ts';
import { mentionFaults } from './mentioned.ts';
import { Desk } from './run.ts';
import { wayOf } from './ways.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.find((document) => !DOCUMENTS.includes(document));
if (unknown !== undefined) {
  console.error(`There is no document "${unknown}": take ${DOCUMENTS.join(', ')}, or none for all.`);
  process.exit(2);
}

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
