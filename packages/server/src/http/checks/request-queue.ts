// A fair queue: requests wait for their network's turn, and replies are counted.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Done, Kind } from '../../limits/traffic-shaper.ts';
import type { Parts } from '../route-services.ts';
import { addressOf } from './caller-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The queue in which requests of this route wait; that of requests, if left out. */
    paced?: Kind;
  }
}

export interface FairQueueReplies {
  take(request: FastifyRequest, reply: FastifyReply, kind: Kind): Promise<void>;
  /** The queue for a request without a route. */
  kindElsewhere(request: FastifyRequest): Kind;
}

/**
 * Every request waits its turn before anything else happens, so that a refusal costs its network as much as a reply.
 */
export function addFairQueue(app: FastifyInstance, { trafficShaper, limits, config, log }: Parts): FairQueueReplies {
  const atWork = new WeakMap<FastifyRequest, Done>();
  let isWarned = false;
  const take: FairQueueReplies['take'] = async (request, reply, kind) => {
    const { raw } = request;
    if (!config.trustProxy && raw.headers['x-forwarded-for'] !== undefined && !isWarned) {
      isWarned = true;
      log.warn('a proxy passes requests on, and all who come by it count as one: POSSE_TRUST_PROXY=1 tells them apart');
    }
    const done = await trafficShaper.turn(kind, limits.networkOf(addressOf(raw, config))).catch((error: unknown) => {
      // A caller who goes on must connect again.
      reply.header('connection', 'close');
      throw error;
    });
    if (reply.raw.destroyed) {
      // The caller has hung up while the request waited.
      reply.hijack();
      done(0);
      return;
    }
    atWork.set(request, done);
    reply.raw.once('close', () => done(0));
  };
  const turns: FairQueueReplies = { take, kindElsewhere: () => 'request' };
  app.addHook('onRequest', async (request, reply) => {
    const { is404, routeOptions } = request;
    await take(request, reply, is404 ? turns.kindElsewhere(request) : (routeOptions.config.paced ?? 'request'));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    atWork.get(request)?.(lengthOf(reply, payload));
    return payload;
  });
  return turns;
}

const lengthOf = (reply: FastifyReply, payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
    ? Buffer.byteLength(payload)
    : Number(reply.getHeader('content-length') ?? 0);
