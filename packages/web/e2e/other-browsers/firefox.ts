// A headless Firefox, driven over WebDriver BiDi.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ended, type OtherBrowser, pointerAt } from './browser-interface.ts';

interface Reply {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: { readonly level?: string; readonly text?: string | null };
}

type Send = <T>(method: string, params: object) => Promise<T>;

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

export async function openFirefox(program: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'posse-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    // Its own files lie beside its profile, wherever this user's home is.
    { env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async (): Promise<void> => {
    await ended(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = new WebSocket(`${await addressOf(child.stderr)}/session`);
    const complaints: string[] = [];
    const send = await talk(socket, complaints);
    await send('session.new', { capabilities: {} });
    await send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    return windowOf(send, contexts[0]?.context ?? '', complaints, close);
  } catch (error) {
    await close();
    throw error;
  }
}

function windowOf(
  send: Send,
  context: string,
  complaints: readonly string[],
  close: () => Promise<void>,
): OtherBrowser {
  const run: OtherBrowser['run'] = async (what, ...given) => {
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
      expression: `JSON.stringify((${what})(...${JSON.stringify(given)})) ?? 'null'`,
      target: { context },
      awaitPromise: true,
    });
    if (result?.value === undefined) throw new Error(exceptionDetails?.text ?? 'The page answered nothing.');
    return JSON.parse(result.value);
  };
  return {
    run,
    close,
    async goto(address) {
      const go = (): Promise<unknown> => send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      // The empty first page of Firefox may still be loading, and one of the two is cancelled.
      await go().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return go();
      });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async press(x, y) {
      await send('input.performActions', { context, actions: pointerAt(x, y) });
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: () => Promise.resolve(complaints),
  };
}

/** Firefox prints its address when it listens. */
async function addressOf(told: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(told)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? [];
    if (address === undefined) continue;
    // The rest of its output is dropped.
    told.resume();
    return address;
  }
  throw new Error('Firefox ended before it could be driven.');
}

/** Sends commands over the socket. Every command has a number, and so has its reply. */
async function talk(socket: WebSocket, complaints: string[]): Promise<Send> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
    else if (reply.params?.level === 'error') complaints.push(reply.params.text ?? 'an error without words');
  });
  // Open commands are rejected when it ends.
  socket.addEventListener('close', () => {
    for (const [id, answer] of waiting) answer({ id, type: 'error', error: 'closed', message: 'Firefox has ended.' });
  });
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened);
    socket.addEventListener('error', () => failed(new Error('Firefox does not answer.')));
  });
  return async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const reply = await new Promise<Reply>((answer) => {
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`);
    return reply.result as T;
  };
}
