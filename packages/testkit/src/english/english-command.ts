// npm run english: lints the English of comments, test titles, docs and commits.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type LintResult, type LintTarget, lint, list, update } from './linter-commands.ts';

const USAGE = 'Usage: npm run english [-- --update | -- --list PATH…]';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const fromRoot = (name: string): string =>
  relative(root, fileURLToPath(new URL(name, import.meta.url))).replaceAll('\\', '/');
const place: LintTarget = { root, baseline: fromRoot('baseline.json'), linter: fromRoot('english-command.ts') };

try {
  const { isFine, lines } = outcome();
  (isFine ? console.log : console.error)(lines.join('\n'));
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function outcome(): LintResult {
  const options = { update: { type: 'boolean' }, list: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.list) return list(place, positionals);
  if (positionals.length > 0) throw new Error(USAGE);
  return values.update ? update(place) : lint(place);
}
