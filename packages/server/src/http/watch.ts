// For whoever looks after the server: is it well, and how much does it do?

import { createHash, timingSafeEqual } from 'node:crypto';
import { health, type Liveness, liveness } from '@posse/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storeBytes } from '../backups.ts';
import type { Parts } from './app.ts';
import { isLocal } from './caller.ts';
import { bearerOf } from './identity.ts';
import { nothingHere } from './problems.ts';
import { type Route, route } from './route.ts';

export const watchRoutes = ({ tables, connections, store, metrics, config, isLive, isReady, town }: Parts): readonly Route[] => [
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
      return { status, tables: tables.count, connections: connections(), ...town() };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/livez',
      operation: 'checkLife',
      summary: 'Whether this server answers at all; if not, it is to be started anew. The store is not asked.',
      replies: { 200: liveness, 503: liveness },
      paced: 'file',
    },
    ({ reply }) => told(reply, isLive()),
  ),
  route(
    {
      method: 'GET',
      url: '/readyz',
      operation: 'checkReadiness',
      summary: 'Whether more people may be sent to this server: not when it is about to stop. The store is not asked.',
      replies: { 200: liveness, 503: liveness },
      paced: 'file',
    },
    ({ reply }) => told(reply, isLive() && isReady()),
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
      return metrics.text({ tables: tables.count, connections: connections(), bytes: config.store === null ? storeBytes(config.data) : null });
    },
  ),
];

function told(reply: FastifyReply, isWell: boolean): Liveness {
  if (!isWell) reply.code(503);
  return { status: isWell ? 'ok' : 'failing' };
}

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
