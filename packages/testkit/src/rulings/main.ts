// npm run rulings -- [--tags EXPRESSION] [PATH…]: runs the rulings in these files and folders, by default the project's own.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BadCall } from './paths.ts';
import { runRulings } from './run.ts';

const OWN = fileURLToPath(new URL('../../../../rulings', import.meta.url));

try {
  const { values, positionals } = parseArgs({ options: { tags: { type: 'string' } }, allowPositionals: true });
  // npm changes to the project's folder and leaves here where it was called.
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = positionals.length === 0 ? [OWN] : positionals;
  const { passed, failed, failures } = await runRulings(paths, { from, tags: values.tags ?? '' });
  for (const failure of failures) console.log(`${failure}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  // One sentence for what can't be run; anything else is ours, and comes with its stack.
  console.error(error instanceof BadCall || isBadArgument(error) ? error.message : error);
  process.exitCode = 2;
}

function isBadArgument(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
