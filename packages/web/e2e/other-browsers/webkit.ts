// WebKitGTK on a virtual screen, driven by WebKitWebDriver.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@posse/cluster/local';
import { ended, type OtherBrowser, pointerAt } from './browser-interface.ts';

/** WebKitGTK needs a screen, which is as large as the largest page of the tests. */
const SCREEN = '1600x1200x24';

type Ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

declare global {
  interface Window {
    /** The page's errors, which it records itself because WebKitWebDriver does not report them. */
    posseComplaints?: string[];
  }
}

export async function openWebKit(driver: string, xvfb: string): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'posse-webkit-'));
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const children: ChildProcess[] = [screen];
  const close = async (): Promise<void> => {
    for (const child of children.reverse()) await ended(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = `:${await numberOf(screen)}`;
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display, HOME: home, XDG_RUNTIME_DIR: home, GDK_BACKEND: 'x11' };
    children.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    const { sessionId } = await asker(address)<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    const ask = asker(`${address}/session/${sessionId}`);
    return windowOf(ask, async () => {
      await ask('DELETE', '');
      await close();
    });
  } catch (error) {
    await close();
    throw error;
  }
}

function windowOf(ask: Ask, close: () => Promise<void>): OtherBrowser {
  const run: OtherBrowser['run'] = async (what, ...given) =>
    JSON.parse(
      await ask<string>('POST', '/execute/sync', {
        script: `return JSON.stringify((${what})(...arguments)) ?? 'null';`,
        args: given,
      }),
    );
  const setSize = (width: number, height: number) => ask('POST', '/window/rect', { x: 0, y: 0, width, height });
  return {
    run,
    close,
    async goto(address) {
      await ask('POST', '/url', { url: address });
      await run(() => {
        const noted: string[] = [];
        window.posseComplaints = noted;
        addEventListener('error', ({ message }) => noted.push(message));
        addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
        const said = console.error;
        console.error = (...all: unknown[]) => {
          noted.push(all.join(' '));
          said(...all);
        };
      });
    },
    async resize(width, height) {
      // The requested size is that of the window, which has a border around the page.
      await setSize(width, height);
      const inner = await settledSize(run);
      await setSize(2 * width - inner.width, 2 * height - inner.height);
      await settledSize(run);
    },
    async press(x, y) {
      await ask('POST', '/actions', { actions: pointerAt(x, y) });
    },
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    complaints: () => run(() => window.posseComplaints ?? []),
  };
}

/** The size of the page, once three readings in a row agree. */
async function settledSize(run: OtherBrowser['run']): Promise<{ readonly width: number; readonly height: number }> {
  const seen: string[] = [];
  while (seen.length < 3 || new Set(seen.slice(-3)).size > 1) {
    seen.push(await run(() => `${innerWidth} ${innerHeight}`));
    await wait(100);
  }
  const [width = 0, height = 0] = (seen.at(-1) ?? '').split(' ').map(Number);
  return { width, height };
}

const asker =
  (address: string): Ask =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await reply.json()) as { readonly value: T & { readonly message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };

/** The number of the screen, which the X server prints when it is ready. */
async function numberOf(screen: ChildProcess): Promise<string> {
  if (screen.stdout !== null) for await (const line of createInterface(screen.stdout)) return line.trim();
  throw new Error('Xvfb ended before it showed anything.');
}

async function answering(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
