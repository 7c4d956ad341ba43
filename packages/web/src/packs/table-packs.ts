// The packs of a table, as the server sent them.

import { BadPack, checkPack, identityOf, type Pack } from '@posse/card/packs';
import type { TableInfo } from '@posse/protocol';

export interface TablePack {
  readonly pack: Pack;
  /** The SHA-256 of its rules. */
  readonly hash: string;
}

const NONE: readonly TablePack[] = [];
const known = new WeakMap<object, readonly TablePack[]>();

export function packsAt({ packs }: Pick<TableInfo, 'packs'>): readonly TablePack[] {
  if (packs === undefined) return NONE;
  const found = known.get(packs) ?? packs.flatMap(read);
  known.set(packs, found);
  return found;
}

/** None for one that this page can't read, as after an update of the server. */
function read(value: object): readonly TablePack[] {
  try {
    const pack = checkPack(value);
    return [{ pack, hash: identityOf(pack).rules }];
  } catch (error) {
    if (error instanceof BadPack) return [];
    throw error;
  }
}
