// For whoever looks after the server: is it well, and how much does it do?

import { createHash, timingSafeEqual } from 'node:crypto';
import { health } from '@posse/protocol';
import type { FastifyRequest } from 'fastify';
import { storeBytes } from '../backups.ts';
import type { Parts } from './app.ts';
import { isLocal } from './caller.ts';
import { bearerOf } from './identity.ts';
import { nothingHere } from './problems.ts';
import { type Route, route } from './route.ts';

export const watchRoutes = ({ tables, connections, store, metrics, config }: Parts): readonly Route[] => [
  route(
    {
      method: 'GET',
      url: '/healthz',
      operation: 'checkHealth',
      summary: 'Whether the server and its store are well.',
      replies: { 200: health, 503: health },
      paced: 'file',
    },
    async ({ request, reply }) => {
      const status = await healthOf(store, request);
      if (status === 'failing') reply.code(503);
      return { status, tables: tables.count, connections: connections() };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/metrics',
      operation: 'showMetrics',
      summary: 'Numbers for Prometheus, for the machine itself and for whoever has the token.',
      replies: { 200: 'text/plain' },
      problems: ['not-found'],
      shows: 'token',
    },
    ({ request, reply }) => {
      if (!isLocal(request.raw) && !showsToken(request, config.metricsToken)) throw nothingHere(request);
      reply.header('content-type', metrics.contentType);
      return metrics.text({ tables: tables.count, connections: connections(), bytes: storeBytes(config.data) });
    },
  ),
];

async function healthOf(store: Parts['store'], { log }: FastifyRequest): Promise<'ok' | 'failing'> {
  try {
    await store.check();
    return 'ok';
  } catch (error) {
    log.error({ err: error }, 'the store is not well');
    return 'failing';
  }
}

function showsToken({ headers }: FastifyRequest, token: string | null): boolean {
  const shown = bearerOf(headers.authorization);
  return token !== null && shown !== null && timingSafeEqual(digest(shown), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
