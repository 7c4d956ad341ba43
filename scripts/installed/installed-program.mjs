// Tests the installed program: its page, simulations in threads, and house cards.
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { run, start } from './empty-folder.mjs';

export const POSSE = 'node_modules/posse/bin/posse.cjs';

/**
 * Tries the commands that need no server.
 * @param {string} folder
 */
export function tryCommands(folder) {
  const posse = (/** @type {string[]} */ ...args) => run(folder, process.execPath, [POSSE, ...args]);
  const version = posse('--version').trim();
  posse('simulate', '--games', '40', '--bots', 'gunslinger', '--jobs', '2', '--seed', 's', '--save', 'game.json');
  posse('replay', 'game.json', '--language', 'de');
  // Outside of node_modules, where Node strips no types.
  cpSync('docs/house-cards/moonshine.ts', join(folder, 'moonshine.ts'));
  posse('check', '--games', '20', 'moonshine.ts');
  return version;
}

/**
 * Starts a server in the folder, and calls the function with its address.
 * @template T
 * @param {string} folder
 * @param {(address: string) => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function whileServing(folder, act) {
  const serve = [POSSE, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', 'data'];
  const child = start(folder, process.execPath, serve);
  const ended = once(child, 'exit');
  try {
    return await act(await addressSaid(child.stdout));
  } finally {
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) process.exitCode = 1;
  }
}

/** @param {NodeJS.ReadableStream} said */
export async function addressSaid(said) {
  for await (const line of createInterface(said)) {
    const [, address] = /open at (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server did not open.');
}

/**
 * Requests the page, its first script, the documentation and the health check.
 * @param {string} address
 */
export async function answersWithPage(address) {
  const page = await text(`${address}/`, { accept: 'text/html' });
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  if (script === undefined) throw new Error(`This is not the page:\n${page.slice(0, 500)}`);
  const docs = await text(`${address}/docs/`, { accept: 'text/html' });
  if (!docs.includes('page-behaviour.js')) throw new Error(`This is not the documentation:\n${docs.slice(0, 500)}`);
  await text(`${address}/docs/page-behaviour.js`, {});
  const size = (await text(new URL(script, address).href, {})).length;
  await text(`${address}/healthz`, {});
  await text(`${address}/docs/`, { accept: 'text/html' });
  return `${script} (${size} characters)`;
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function text(url, headers) {
  const reply = await fetch(url, { headers });
  if (!reply.ok) throw new Error(`${url} answers with ${reply.status}.`);
  return reply.text();
}
