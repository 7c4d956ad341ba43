// Packs as the fragment of a link: canonical JSON, deflated.

import { canonical, LIMITS, type Pack } from '@posse/card/packs';
import { BadFragment, deflated, inflated } from '../app/deflated-text.ts';
import { PackRefused } from './pack-refusal.ts';

/** The path of the page that shows a pack before anybody accepts it. */
export const PACK_PATH = '/pack';

/** The path with the whole pack in its fragment. Throws PackRefused if the pack is too large to be opened again. */
export async function linkTo(pack: Pack): Promise<string> {
  const text = canonical(JSON.parse(JSON.stringify(pack)));
  if (new TextEncoder().encode(text).length > LIMITS.bytes) throw new PackRefused('too-large');
  return `${PACK_PATH}#${await deflated(text)}`;
}

/** The JSON in a fragment, without its "#". Throws PackRefused. */
export async function textInLink(fragment: string): Promise<string> {
  try {
    return await inflated(fragment, LIMITS.bytes);
  } catch (error) {
    throw error instanceof BadFragment ? new PackRefused(error.fault) : error;
  }
}
