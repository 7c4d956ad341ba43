// Checks the way through the proxy: https, WebSockets, and the caller's address.

import type { Config } from '@posse/server';
import { WebSocket } from 'ws';
import type { Finding } from './finding.ts';

/** Milliseconds. */
const PATIENCE = 8000;
const about = 'proxy';

export async function proxyOf(config: Config, url: string | null): Promise<readonly Finding[]> {
  if (url === null) {
    const sentence = config.trustProxy
      ? 'POSSE_TRUST_PROXY is 1: posse doctor --url https://your.address looks through the proxy.'
      : 'No proxy is expected: whoever calls is known by his own address.';
    return [{ about, verdict: 'ok', sentence }];
  }
  const root = url.endsWith('/') ? url : `${url}/`;
  const front = await asked(root, 'healthz');
  if (typeof front === 'string') return [wrong(`${root} does not answer: ${front}.`)];
  if (front.status === 421)
    return [
      wrong(`The server does not know that it is called so: add --name ${new URL(root).hostname}, or POSSE_NAME.`),
    ];
  if (!isHealth(front.body))
    return [
      wrong(
        `What answers at ${root} is no Posse server: look at where the proxy sends its calls (status ${front.status}).`,
      ),
    ];
  const found: Finding[] = [fine(`A Posse server answers at ${root}.`)];
  if (root.startsWith('https:') && !front.isSecure)
    found.push(
      wrong(
        'It does not know that it is called by https, so cookies are not marked secure: the proxy has to set X-Forwarded-Proto, and the server wants POSSE_TRUST_PROXY=1.',
      ),
    );
  if (root.startsWith('http:'))
    found.push({
      about,
      verdict: 'look',
      sentence: 'Anybody on the way can read along: https is better on the open net.',
    });
  if (await seemsLocal(root))
    found.push(
      wrong(
        'It takes callers for people at its own machine: the proxy has to set X-Forwarded-For, or /metrics is open to all.',
      ),
    );
  const line = await lineTo(root);
  found.push(
    line === null
      ? fine('WebSockets come through.')
      : wrong(`WebSockets do not come through (${line}): the proxy has to pass Upgrade and Connection on.`),
  );
  return found;
}

const fine = (sentence: string): Finding => ({ about, verdict: 'ok', sentence });
const wrong = (sentence: string): Finding => ({ about, verdict: 'wrong', sentence });

interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Does the server tell browsers to stay with https? It does so only where it was called by it. */
  readonly isSecure: boolean;
}

/** A string says why there is none. */
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

/** Only to its own machine does a server show its metrics without a token; whoever comes through a proxy that says so is not there. */
async function seemsLocal(root: string): Promise<boolean> {
  const told = await asked(root, 'metrics');
  return typeof told !== 'string' && told.status === 200 && !isDirect(root);
}

/** Called by an address of this machine itself there may be no proxy between. */
const isDirect = (root: string): boolean => /^http:\/\/(localhost|127\.|\[::1\])/.test(root);

/** Null if it opens; otherwise why not. */
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
