// The routes for monitoring: health checks and metrics.

import { createHash, timingSafeEqual } from 'node:crypto';
import { health } from '@posse/protocol';
import type { FastifyRequest } from 'fastify';
import { storeBytes } from '../../backups.ts';
import { isLocal } from '../checks/caller-address.ts';
import { bearerOf } from '../checks/guest-identity.ts';
import { nothingHere } from '../error-replies.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export const watchRoutes = ({
  tables,
  connections,
  store,
  metrics,
  config,
  status: standing,
  town,
}: Parts): readonly Route[] => [
  route(
    {
      method: 'GET',
      url: '/livez',
      operation: 'checkLife',
      summary: 'Tells whether this server runs and may go on. It does not ask the store.',
      replies: { 200: health, 503: health },
      paced: 'file',
    },
    ({ reply }) => {
      const status: Health = standing.isFenced ? 'failing' : 'ok';
      if (status === 'failing') reply.code(503);
      return { status, tables: tables.count, connections: connections() };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/readyz',
      operation: 'checkReadiness',
      summary:
        'Tells whether clients should be sent to this server. It does not ask the store, which other servers share.',
      replies: { 200: health, 503: health },
      paced: 'file',
    },
    ({ reply }) => {
      const status: Health = standing.isStopping || standing.isFenced ? 'failing' : 'ok';
      if (status === 'failing') reply.code(503);
      return { status, tables: tables.count, connections: connections() };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/healthz',
      operation: 'checkHealth',
      summary: 'Tells whether the server and its store work.',
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
      url: '/metrics',
      operation: 'showMetrics',
      summary: 'Shows numbers for Prometheus, to the machine itself and to holders of the token.',
      replies: { 200: 'text/plain' },
      problems: ['not-found'],
      shows: 'token',
    },
    ({ request, reply }) => {
      if (!isLocal(request.raw) && !showsToken(request, config.metricsToken)) throw nothingHere(request);
      reply.header('content-type', metrics.contentType);
      return metrics.text({
        tables: tables.count,
        connections: connections(),
        bytes: config.store === null ? storeBytes(config.data) : null,
      });
    },
  ),
];

type Health = 'ok' | 'failing';

async function healthOf(store: Parts['store'], { log }: FastifyRequest): Promise<Health> {
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
