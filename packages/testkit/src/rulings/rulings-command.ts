// The command behind `npm run rulings`: arguments, output and exit code.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runRulings } from './cucumber-run.ts';
import { BadCall } from './feature-paths.ts';

const OWN = fileURLToPath(new URL('../../../../rulings', import.meta.url));

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs rulings from a command line. Paths are relative to `from`. A mistake of the user becomes one sentence; any other
 * error is thrown.
 */
export async function rulingsCommand(args: readonly string[], from: string): Promise<Said> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tags: { type: 'string' } },
      allowPositionals: true,
    });
    const paths = positionals.length === 0 ? [OWN] : positionals;
    const { passed, failed, failures } = await runRulings(paths, { from, tags: values.tags ?? '' });
    const out = [...failures.map((failure) => `${failure}\n\n`), `${passed} passed, ${failed} failed\n`];
    return { code: failed > 0 ? 1 : 0, out: out.join(''), err: '' };
  } catch (error) {
    if (!(error instanceof BadCall || isBadArgument(error))) throw error;
    return { code: 2, out: '', err: `${error.message}\n` };
  }
}

function isBadArgument(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
