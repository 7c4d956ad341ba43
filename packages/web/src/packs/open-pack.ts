// Opens packs from texts, files and links: parses and checks them, and runs nothing.

import { BadPack, checkPack, faultOfPacks, LIMITS, mistakenName, type Pack } from '@posse/card/packs';
import { textInLink } from './pack-link.ts';
import { PackRefused } from './pack-refusal.ts';

/** Throws PackRefused. `others` are the packs beside which it will be played. */
export function packFrom(text: string, others: readonly Pack[] = []): Pack {
  return acceptable(parsed(text), others);
}

/** The checked pack. Throws PackRefused. */
export function acceptable(value: unknown, others: readonly Pack[] = []): Pack {
  const version = typeof value === 'object' && value !== null && 'posse' in value ? value.posse : null;
  if (typeof version === 'number' && version > 1) throw new PackRefused('newer');
  const pack = checked(value);
  const names = mistakenName(pack, others);
  if (names !== null) throw new PackRefused('mistaken', '', names);
  const together = faultOfPacks([pack, ...others]);
  if (together !== null) throw new PackRefused('together', together.fault);
  return pack;
}

/** Throws PackRefused. */
export async function packFromFile(file: Blob): Promise<Pack> {
  // A file may have spaces that its JSON does not need.
  if (file.size > 4 * LIMITS.bytes) throw new PackRefused('too-large');
  const text = await file.text();
  return packFrom(text);
}

/** From the fragment of a link, or from the whole link. Throws PackRefused. */
export const packFromLink = async (link: string): Promise<Pack> =>
  packFrom(await textInLink(link.slice(link.indexOf('#') + 1).trim()));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PackRefused('broken');
  }
}

function checked(value: unknown): Pack {
  try {
    return checkPack(value);
  } catch (error) {
    if (error instanceof BadPack) throw new PackRefused(error.rule ?? 'form', error.message);
    throw error;
  }
}
