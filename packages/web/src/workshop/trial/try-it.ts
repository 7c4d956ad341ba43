// Opens a solo table at which something of a pack is tried.

import type { Pack } from '@posse/card/packs';
import { soloAddress } from '../../lobby/ways-to-table.ts';
import { makeSoloTable } from '../../solo/solo-games.ts';
import type { ThingPlace } from '../model/thing-place.ts';
import { type Holder, trialOf } from './trial-deal.ts';

/** Returns the address of the table. */
export const tryIt = async (pack: Pack, place: ThingPlace, holder: Holder): Promise<string> =>
  soloAddress(await makeSoloTable(trialOf(pack, place, holder)));
