// Commands to a running server through a socket in its data folder.

import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { StoreFailure } from '@posse/store';

/** The commands. Each takes a text and returns a sentence. */
export interface ControlCommands {
  backup(file: string): Promise<string>;
}

/** Longer names can't be opened as sockets. */
const MAX_PATH_LENGTH = 100;

/** The path of the control socket; null if the folder's name is too long for one. */
export function controlSocket(data: string): string | null {
  const path = join(resolve(data), 'control');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\posse-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  return Buffer.byteLength(path) > MAX_PATH_LENGTH ? null : path;
}

/** Listens until it is closed. Only this server uses the folder, so an existing socket there is left over. */
export async function listenForCommands(data: string, orders: ControlCommands): Promise<Server | null> {
  const socket = controlSocket(data);
  if (socket === null) return null;
  const server = createServer(async (asked, reply) => {
    const name = asked.url?.slice(1) ?? '';
    let text = '';
    for await (const some of asked) text += some;
    try {
      if (!Object.hasOwn(orders, name)) throw new Error(`The server does not know "${name}".`);
      reply.end(JSON.stringify({ done: await orders[name as keyof ControlCommands](text) }));
    } catch (error) {
      reply.end(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }));
    }
  });
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  if (process.platform !== 'win32') chmodSync(socket, 0o600);
  return server;
}

/**
 * Sends a command to the running server. Null if no server listens. Throws StoreFailure with the server's sentence if
 * the command fails.
 */
export async function sendCommand(data: string, order: keyof ControlCommands, text: string): Promise<string | null> {
  const socketPath = controlSocket(data);
  if (socketPath === null) return null;
  const said = await new Promise<string | null>((resolve, reject) => {
    const asking = request({ socketPath, path: `/${order}`, method: 'POST' }, async (reply) => {
      let heard = '';
      for await (const some of reply) heard += some;
      resolve(heard);
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    asking.end(text);
  });
  if (said === null) return null;
  const { done, failed } = JSON.parse(said) as { readonly done?: string; readonly failed?: string };
  if (done === undefined)
    throw new StoreFailure('failed', failed ?? 'The server did not report the result. See its log.');
  return done;
}
