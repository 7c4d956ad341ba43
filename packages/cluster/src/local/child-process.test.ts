// Tests a child process that runs as another user.

import { expect, test } from 'vitest';
import { Child } from './child-process.ts';
import type { Account } from './service-accounts.ts';

const FOLDER = ['-e', 'console.error(process.cwd())'];

/** The first line that such a process prints. It may come after the process is ready, or has ended. */
function folderOf(as: Account | null): Promise<string> {
  return new Promise((noted, failed) => {
    const child = new Child({
      command: process.execPath,
      args: FOLDER,
      as,
      ready: { from: 'stderr', line: /./ },
      noted,
    });
    child.start().catch(failed);
  });
}

test('a process of another user starts outside a folder that only its owner may enter', async () => {
  const us = { name: 'us', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  expect([await folderOf(us), await folderOf(null)]).toEqual(['/', process.cwd()]);
});
