// Packs as the fragment of a link: canonical JSON, deflated, in base64 for addresses.

import { canonical, LIMITS, type Pack } from '@posse/card/packs';
import { PackRefused } from './pack-refusal.ts';

/** A longer fragment can't hold a pack, however badly it was packed. */
const MAX_LETTERS = 2 * LIMITS.bytes;

/** The path of the page that shows a pack before anybody accepts it. */
export const PACK_PATH = '/pack';

/** The path with the whole pack in its fragment. Throws PackRefused if the pack is too large to be opened again. */
export async function linkTo(pack: Pack): Promise<string> {
  const bytes = new TextEncoder().encode(canonical(JSON.parse(JSON.stringify(pack))));
  if (bytes.length > LIMITS.bytes) throw new PackRefused('too-large');
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(deflated).arrayBuffer());
  const letters = btoa(String.fromCharCode(...packed));
  return `${PACK_PATH}#${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The JSON in a fragment, without its "#". Throws PackRefused. Nothing beyond the limit is ever inflated. */
export async function textInLink(fragment: string): Promise<string> {
  if (fragment.length > MAX_LETTERS) throw new PackRefused('too-large');
  const inflated = bytesIn(fragment).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readText(inflated);
}

function bytesIn(fragment: string): Blob {
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    return new Blob([Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)]);
  } catch {
    throw new PackRefused('broken');
  }
}

/** The text of a stream, which is read no further than a pack may be long. Throws PackRefused. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > LIMITS.bytes) throw new PackRefused('too-large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw error instanceof PackRefused ? error : new PackRefused('broken');
  } finally {
    // A refused stream inflates nothing more.
    await reader.cancel().catch(() => undefined);
  }
}
