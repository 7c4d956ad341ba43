// The packs of a table, and those that the server has barred.

import { identityOf, type Pack, saidIn } from '@posse/card/packs';
import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableServices } from '../actor/table-services.ts';

export const packsOf = ({ packs = [] }: Pick<TableRecord, 'packs'>): readonly Pack[] => packs as readonly Pack[];

export const packHash = (pack: Pack): string => identityOf(pack).rules;

export const packName = ({ face }: Pack): string => saidIn(face.name, 'en');

export const packNames = (packs: readonly Pack[]): string => packs.map((pack) => `"${packName(pack)}"`).join(' and ');

const WITH = '+';

/** Stands for these packs at one table, whatever their order; for a single one it is its hash. */
export const packsTogether = (packs: readonly Pack[]): string => packs.map(packHash).toSorted().join(WITH);

/** Throws Refused if the server has barred one of these packs, or some of them together. */
export async function refuseBarred({ bars }: TableServices, packs: readonly Pack[]): Promise<void> {
  if (bars === undefined || packs.length === 0) return;
  const hashes = packs.map(packHash);
  const barred = (await bars.barredPacks()).map((one) => one.split(WITH));
  const together = barred.find((some) => some.every((hash) => hashes.includes(hash)));
  if (together === undefined) return;
  const found = packs.filter((_, place) => together.includes(hashes[place] ?? ''));
  const names = packNames(found);
  throw new Refused(
    'barred-pack',
    found.length === 1
      ? `This server has barred the pack ${names}: play without it.`
      : `This server has barred the packs ${names} together: play without one of them.`,
  );
}
