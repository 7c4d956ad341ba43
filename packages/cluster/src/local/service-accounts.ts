// The system accounts as which services run: PostgreSQL refuses to run as root.

import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync } from 'node:fs';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The first of these accounts that exists, if this process runs as root; otherwise null. */
export function unprivilegedAccount(...names: readonly string[]): Account | null {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return null;
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const wanted of names) {
    const [name, , uid, gid] = rows.find(([called]) => called === wanted) ?? [];
    if (name !== undefined) return { name, uid: Number(uid), gid: Number(gid) };
  }
  return null;
}

export function giveTo(account: Account | null, path: string): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

/** Throws a sentence if the account can't enter the folder. */
export function checkReachable(account: Account | null, folder: string): void {
  if (account === null) return;
  const { status } = spawnSync('test', ['-x', folder], { uid: account.uid, gid: account.gid });
  if (status !== 0)
    throw new Error(
      `${account.name}, as whom a service of the cluster runs, can't enter ${folder}: choose a folder that all may enter, such as one in /var/lib or /tmp.`,
    );
}
