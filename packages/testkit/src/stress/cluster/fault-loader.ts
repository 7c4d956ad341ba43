// Is loaded into a node before its program, and changes the source of single modules.
// That is how a stress test plants a fault, or simulates a newer version, without any support in the program.

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { changesIn } from './planted-server-faults.ts';

const changes = changesIn(process.env);

registerHooks({
  load(url, context, nextLoad) {
    const mine = changes.filter(({ file }) => url.endsWith(`/packages/${file}`));
    if (mine.length === 0) return nextLoad(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = mine.reduce((before, change) => change.made(before), text);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});
