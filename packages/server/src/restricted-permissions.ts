// Restricts the data folder to its owner, because it holds hands, secrets and chat.

import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from './config.ts';

interface PermissionsLog {
  warn(about: object, message: string): void;
}

/** The names of our files in the data folder. */
const OURS = /^(posse\.db.*|secret|admin|withdrawn|control|backups)$/;
const OTHERS = 0o077;
/** The sticky bit: a shared folder such as /tmp, which has it, is never restricted. */
const SHARED = 0o1000;

/** Logs what it has restricted, and what it could not. Does nothing on Windows. Throws BadConfig if the path is no folder. */
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

/** True for a folder, and for a path that does not exist yet. */
function mayBeFolder(data: string): boolean {
  try {
    return statSync(data).isDirectory();
  } catch (error) {
    // A file has no folders in it. Other errors are reported when the folder is opened.
    return (error as NodeJS.ErrnoException).code !== 'ENOTDIR';
  }
}

/**
 * The paths to restrict: our files and the backups, and the folder if it holds nothing else. An operator who names
 * their home as data folder does not want it restricted.
 */
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
    // It does not exist yet, or can't be read: opening the store reports that.
    return [];
  }
}

/** Restricts a path. False if it was restricted already. The target of a link is never changed. */
function close(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return false;
  if (found.isDirectory() && (found.mode & SHARED) !== 0) return false;
  chmodSync(path, found.mode & 0o700);
  return true;
}
