// Checks commands within sentences: their scripts, commands and flags must exist.

import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENTS, mentionedIn, ROOT } from './documents.ts';

export function mentionFaults(): readonly string[] {
  const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].map((path) =>
    JSON.parse(readFileSync(join(ROOT, path), 'utf8')),
  );
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'packages/cli/package.json'), 'utf8'));
  const helps = new Map<string, string>();
  /** The help of a command; empty if there is none. */
  const helpOf = (name: string): string => {
    const known = helps.get(name);
    if (known !== undefined) return known;
    const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'packages/cli', bin.posse), name, '--help'], {
      encoding: 'utf8',
    });
    helps.set(name, status === 0 ? stdout : '');
    return helps.get(name) ?? '';
  };
  /** Does this script exist in the project, or in the package behind `-w`? */
  const hasScript = (script: string, text: string): boolean => {
    const of = / -w (\S+)/.exec(text)?.[1];
    const manifest = of === undefined ? manifests[0] : manifests.find(({ name }) => name === of);
    return script in (manifest?.scripts ?? {});
  };
  const faultOf = (text: string): string | null => {
    const [, script] = /^npm run ([\w-]+)/.exec(text) ?? [];
    if (script !== undefined) return hasScript(script, text) ? null : `there is no script "${script}"`;
    const [, name = ''] = /posse ([\w-]+)/.exec(text) ?? [];
    if (name === 'COMMAND' || name === 'help') return null;
    const help = helpOf(name);
    if (help === '') return `there is no command "${name}"`;
    const flag = [...text.matchAll(/\s(--[\w-]+)/g)]
      .map(([, found]) => found as string)
      .find((one) => one !== '--help' && !help.includes(one));
    return flag === undefined ? null : `posse ${name} has no ${flag}`;
  };
  return DOCUMENTS.flatMap((document) =>
    mentionedIn(document).flatMap((text) => {
      const fault = faultOf(text);
      return fault === null ? [] : [`${document}: \`${text}\`: ${fault}.`];
    }),
  );
}
