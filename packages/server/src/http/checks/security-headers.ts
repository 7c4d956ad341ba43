// Security headers of every reply, and the origins that may send requests.

import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refused } from '../../refused-request.ts';
import { hostOf, isSecure } from './caller-address.ts';
import { requestCheck } from './request-checks.ts';

export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'", (message) => socketsOf(hostOf(message, config))],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Only where it is true: below.
    strictTransportSecurity: false,
  });
  const check = requestCheck(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    check(request.raw);
    return greet(request, reply, config);
  });
}

/** The WebSocket origins for the policy: older Safaris do not count them as 'self'. */
const socketsOf = (host = ''): string => (/^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'");

const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];
const YEAR = 365 * 24 * 60 * 60;

async function greet(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<FastifyReply | undefined> {
  const { method, raw } = request;
  const { origin } = request.headers;
  if (isSecure(raw, config)) reply.header('strict-transport-security', `max-age=${YEAR}`);
  if (origin !== undefined && config.origins.includes(origin)) {
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    if (method === 'OPTIONS') return reply.code(204).headers(PREFLIGHT).send();
    reply.header('access-control-expose-headers', 'ETag, Retry-After');
  }
  if (!HARMLESS.includes(method) && !isOurOrigin(origin, hostOf(raw, config), config))
    throw new Refused('wrong-origin', `Pages from "${origin}" may not talk to this server.`);
  return undefined;
}

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
};

/** May a page from this origin send requests? A request without an origin is not from a page. */
export const isOurOrigin = (
  origin: string | undefined,
  host: string | undefined,
  { origins }: Pick<Config, 'origins'>,
): boolean => origin === undefined || origins.includes(origin) || isOwnPage(origin, host);

/** Is the origin a page of this very server? Then its browser stores and sends our cookies. */
export function isOwnPage(origin: string | undefined, host: string | undefined): boolean {
  const [, scheme] = /^(https?):\/\//.exec(origin ?? '') ?? [];
  const ours = `${scheme}://${host}`;
  // Parsed, so that a port that goes without saying may also be said.
  return scheme !== undefined && host !== undefined && URL.canParse(ours) && new URL(ours).origin === origin;
}
