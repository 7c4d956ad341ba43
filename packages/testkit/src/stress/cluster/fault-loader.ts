// Loaded into a node before its program, by the trial alone: changes the text of single modules on their way in. So a fault can be planted, or
// a newer program be had, and the program itself knows nothing of it.

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { changesIn } from './planted-faults.ts';

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
