// Tests a child process that runs as another user.

import { expect, test } from 'vitest';
import type { Account } from './account.ts';
import { Child } from './child.ts';

const FOLDER = ['-e', 'console.error(process.cwd())'];

async function folderOf(as: Account | null): Promise<string | undefined> {
  const lines: string[] = [];
  const child = new Child({
    command: process.execPath,
    args: FOLDER,
    as,
    ready: { from: 'stderr', line: /./ },
    noted: (line) => lines.push(line),
  });
  await child.start();
  return lines[0];
}

test('starts another user’s process outside a folder that only its owner may enter', async () => {
  const us = { name: 'us', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  expect([await folderOf(us), await folderOf(null)]).toEqual(['/', process.cwd()]);
});
