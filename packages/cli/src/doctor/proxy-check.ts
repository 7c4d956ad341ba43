// Checks the proxy: https, WebSockets, and the caller's address.

import type { Config } from '@posse/server';
import { WebSocket } from 'ws';
import type { Finding } from './finding.ts';

/** The timeout of a request, in milliseconds. */
const PATIENCE = 8000;
const about = 'proxy';

export async function proxyOf(config: Config, url: string | null): Promise<readonly Finding[]> {
  if (url === null) {
    const sentence = config.trustProxy
      ? 'POSSE_TRUST_PROXY is 1. To check the proxy: posse doctor --url https://your.address'
      : 'No proxy is configured (POSSE_TRUST_PROXY).';
    return [{ about, verdict: 'ok', sentence }];
  }
  const root = url.endsWith('/') ? url : `${url}/`;
  const front = await asked(root, 'healthz');
  if (typeof front === 'string') return [wrong(`${root} does not answer: ${front}.`)];
  if (front.status === 421)
    return [wrong(`The server refuses this name. Start it with --name ${new URL(root).hostname} (POSSE_NAME).`)];
  if (!isHealth(front.body))
    return [
      wrong(
        `Something else than a Posse server answers at ${root} (status ${front.status}). Check where the proxy forwards requests.`,
      ),
    ];
  const found: Finding[] = [fine(`A Posse server answers at ${root}.`)];
  if (root.startsWith('https:') && !front.isSecure)
    found.push(
      wrong(
        'The server does not notice https, so cookies are not marked secure. Set X-Forwarded-Proto in the proxy, and POSSE_TRUST_PROXY=1 for the server.',
      ),
    );
  if (root.startsWith('http:'))
    found.push({
      about,
      verdict: 'look',
      sentence: 'Everybody on the network can read the traffic. Use https on the open net.',
    });
  if (await seemsLocal(root))
    found.push(
      wrong(
        'The server takes all callers for local ones, so /metrics is open to everybody. Set X-Forwarded-For in the proxy.',
      ),
    );
  const line = await lineTo(root);
  found.push(
    line === null
      ? fine('WebSockets work.')
      : wrong(`WebSockets do not work (${line}). Forward the headers Upgrade and Connection in the proxy.`),
  );
  return found;
}

const fine = (sentence: string): Finding => ({ about, verdict: 'ok', sentence });
const wrong = (sentence: string): Finding => ({ about, verdict: 'wrong', sentence });

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** True if the server tells browsers to stay with https, which it does only over https. */
  readonly isSecure: boolean;
}

/** Sends a request. Returns the reason as a string if there is no answer. */
async function asked(root: string, path: string): Promise<Answer | string> {
  try {
    const reply = await fetch(new URL(path, root), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body: unknown = await reply.json().catch(() => null);
    return { status: reply.status, body, isSecure: reply.headers.has('strict-transport-security') };
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
    return cause?.code ?? cause?.message ?? (error instanceof Error ? error.message : String(error));
  }
}

const isHealth = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && 'tables' in body;

/**
 * Does the server take this caller for its own machine? It shows metrics without a token only then, and callers behind
 * a well-configured proxy are elsewhere.
 */
async function seemsLocal(root: string): Promise<boolean> {
  const told = await asked(root, 'metrics');
  return typeof told !== 'string' && told.status === 200 && !isDirect(root);
}

/** Is this an address of the machine itself, so that there may be no proxy in between? */
const isDirect = (root: string): boolean => /^http:\/\/(localhost|127\.|\[::1\])/.test(root);

/** Opens a WebSocket. Null if that works, or else the reason why not. */
function lineTo(root: string): Promise<string | null> {
  const url = new URL('ws', root);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { handshakeTimeout: PATIENCE });
    socket.once('open', () => {
      resolve(null);
      socket.close();
    });
    socket.once('error', (error) => resolve(error.message));
  });
}
