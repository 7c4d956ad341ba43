// Finds out whether a Posse server answers at an address.

const TIMEOUT_MS = 5000;

export async function answersAsPosse(host: string, port: number): Promise<boolean> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;
  try {
    const reply = await fetch(`http://${name}:${port}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, tables } = (await reply.json()) as { readonly status?: unknown; readonly tables?: unknown };
    return status === 'ok' && typeof tables === 'number';
  } catch {
    return false;
  }
}
