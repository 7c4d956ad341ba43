// The page for people: the files that were built for it, and for every address of the page itself the one file that knows them all.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const START = 'index.html';
/** Their names change with their contents. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** Serves the page in this folder, and says for other addresses whether they are the page's; null if no page was built. */
export async function addPage(
  app: FastifyInstance,
  folder: string | null,
): Promise<((request: FastifyRequest, reply: FastifyReply) => FastifyReply | null) | null> {
  if (folder === null || !existsSync(join(folder, START))) return null;
  await app.register(fastifyStatic, {
    root: resolve(folder),
    index: START,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : ASK_AGAIN);
    },
  });
  return (request, reply) => (isForPeople(request) ? reply.code(200).sendFile(START) : null);
}

/** A browser that goes somewhere, not a program that asks for something. */
const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws|assets)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');
