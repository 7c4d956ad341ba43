// What a server keeps is for nobody else to read: hands, secrets, talk. A folder of its own that others may look into is closed to them.

import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from './config.ts';

interface PermissionsLog {
  warn(about: object, message: string): void;
}

/** All that may lie in the folder and is ours, whatever else does. */
const OURS = /^(posse\.db.*|secret|admin|withdrawn|control|backups)$/;
const OTHERS = 0o077;
/** A folder that everybody shares, such as /tmp, is not ours to close. */
const SHARED = 0o1000;

/** Says in the log what it has closed, or could not. Systems without such rights are left alone. Throws BadConfig where no folder can be. */
export function restrictPermissions(data: string, log: PermissionsLog): void {
  if (!mayBeFolder(data)) throw new BadConfig(`${data} is not a folder. Choose another with --data (POSSE_DATA).`);
  if (process.platform === 'win32') return;
  const closed: string[] = [];
  // A link to the folder is as good as the folder.
  for (const path of pathsIn(existsSync(data) ? realpathSync(data) : data)) {
    try {
      if (close(path)) closed.push(path);
    } catch (error) {
      log.warn({ path, err: error }, 'others may read this, and it can’t be changed');
    }
  }
  if (closed.length > 0) log.warn({ closed }, 'others could read what is kept here: now only its owner can');
}

/** It is one, or is not there yet. */
function mayBeFolder(data: string): boolean {
  try {
    return statSync(data).isDirectory();
  } catch (error) {
    // Below a file nothing can be. What can't be looked at for another reason is told when it is opened.
    return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
  }
}

/** What is ours in the folder, and the backups; the folder too, if nothing else lies there: who has named his home, or the root of it all, means to close neither. */
function pathsIn(data: string): readonly string[] {
  const names = namesIn(data);
  const ours = names.filter((name) => OURS.test(name));
  const backups = ours.includes('backups') ? namesIn(join(data, 'backups')) : [];
  return [
    ...(ours.length === names.length ? [data] : []),
    ...ours.map((name) => join(data, name)),
    ...backups.map((name) => join(data, 'backups', name)),
  ];
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    // It is not there yet, or can't be read, which is told when it is opened.
    return [];
  }
}

/** False if it is closed already. What a link leads to is somebody else's. */
function close(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return false;
  if (found.isDirectory() && (found.mode & SHARED) !== 0) return false;
  chmodSync(path, found.mode & 0o700);
  return true;
}
