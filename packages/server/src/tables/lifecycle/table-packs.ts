// The packs of a table, and those that the operator has barred.

import { identityOf, type Pack, saidIn } from '@posse/card/packs';
import { Refused } from '../../refused-request.ts';
import type { TableRecord } from '../../store/store-interface.ts';
import type { TableServices } from '../actor/table-services.ts';

export const packsOf = ({ packs = [] }: Pick<TableRecord, 'packs'>): readonly Pack[] => packs as readonly Pack[];

export const packHash = (pack: Pack): string => identityOf(pack).rules;

export const packName = ({ face }: Pack): string => saidIn(face.name, 'en');

/** Throws Refused if the operator has barred one of these packs. */
export async function refuseBarred({ bars }: TableServices, packs: readonly Pack[]): Promise<void> {
  if (bars === undefined || packs.length === 0) return;
  const barred = await bars.barredPacks();
  const found = packs.find((pack) => barred.includes(packHash(pack)));
  if (found !== undefined)
    throw new Refused(
      'barred-pack',
      `The operator of this server has barred the pack "${packName(found)}": play without it.`,
    );
}
