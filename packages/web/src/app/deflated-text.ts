// Texts in the fragments of links: deflated, in base64 for addresses.

/** The reason why a fragment is not read. */
export type FragmentFault = 'too-large' | 'broken';

export class BadFragment extends Error {
  override readonly name = 'BadFragment';
  readonly fault: FragmentFault;

  constructor(fault: FragmentFault) {
    super(`The fragment can't be read: ${fault}.`);
    this.fault = fault;
  }
}

/** Bytes that are spread over more arguments than this may not fit on the stack. */
const CHUNK_BYTES = 8192;

/** The text as letters that addresses keep as they are. */
export async function deflated(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES)
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in such letters. Throws BadFragment. Nothing beyond the maximum number of bytes is ever inflated. */
export async function inflated(letters: string, maxBytes: number): Promise<string> {
  // However badly it was packed, a text of so many bytes needs no more letters.
  if (letters.length > 2 * maxBytes) throw new BadFragment('too-large');
  return readText(bytesIn(letters).stream().pipeThrough(new DecompressionStream('deflate-raw')), maxBytes);
}

function bytesIn(letters: string): Blob {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return new Blob([Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)]);
  } catch {
    throw new BadFragment('broken');
  }
}

/** The text of a stream, which is read no further than this many bytes. Throws BadFragment. */
async function readText(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > maxBytes) throw new BadFragment('too-large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    throw error instanceof BadFragment ? error : new BadFragment('broken');
  } finally {
    // A refused stream inflates nothing more.
    await reader.cancel().catch(() => undefined);
  }
}
