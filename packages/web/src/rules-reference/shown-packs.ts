// Shows the packs of this browser and of a table in the rules.

import { houseSets, OURS } from '@posse/card';
import { BadPack, checkPack, type Pack, packSet } from '@posse/card/packs';
import { useEffect, useState } from 'react';
import { findTable } from '../lobby/server-requests.ts';
import { packsAt } from '../packs/table-packs.ts';
import { showTable } from '../shown-table.ts';
import { listPacks } from '../workshop/pack-storage.ts';

/** Shows everything that can be played. Returns another number when packs were added. */
export function useShownPacks(): number {
  const [shown, setShown] = useState(() => {
    showTable(null);
    return 0;
  });
  useEffect(() => {
    let isWanted = true;
    void foundPacks(location.search).then((packs) => {
      if (!isWanted || packs.length === 0) return;
      const sets = [...OURS.sets, ...houseSets(), ...packs.map(packSet)].map(({ id }) => id);
      showTable({ sets: [...new Set(sets)], packs });
      setShown(packs.length);
    });
    return () => {
      isWanted = false;
      showTable(null);
    };
  }, []);
  return shown;
}

/** Each once, those of the table first. */
async function foundPacks(search: string): Promise<readonly Pack[]> {
  const code = new URLSearchParams(search).get('table');
  const [table, own] = await Promise.all([packsOfTable(code), ownPacks()]);
  return [...new Map([...table, ...own].map((pack) => [packSet(pack).id, pack])).values()];
}

async function packsOfTable(code: string | null): Promise<readonly Pack[]> {
  if (code === null) return [];
  try {
    return packsAt(await findTable(code)).map(({ pack }) => pack);
  } catch {
    // The table is gone, or the server out of reach.
    return [];
  }
}

/** Without those that are not finished. */
async function ownPacks(): Promise<readonly Pack[]> {
  try {
    return (await listPacks()).flatMap(({ pack }) => finished(pack));
  } catch {
    // This browser stores nothing.
    return [];
  }
}

function finished(pack: Pack): readonly Pack[] {
  try {
    return [checkPack(pack)];
  } catch (error) {
    if (error instanceof BadPack) return [];
    throw error;
  }
}
