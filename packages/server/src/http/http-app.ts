// The HTTP side of a server: security headers, routes, and errors.

import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { Refused } from '../refused-request.ts';
import { belowPath, isPathItself } from './base-path.ts';
import { rememberMethods } from './checks/allowed-methods.ts';
import { isTrusted } from './checks/caller-address.ts';
import { WrongHost } from './checks/request-checks.ts';
import { addFairQueue, type FairQueueReplies } from './checks/request-queue.ts';
import { addSecurityHeaders } from './checks/security-headers.ts';
import {
  answerUnreadable,
  errorReplyFrom,
  isOurFault,
  MAX_BODY_BYTES,
  nothingHere,
  pathOf,
  refuseTunnel,
} from './error-replies.ts';
import { indexRoute } from './page/api-index-page.ts';
import { addDocs } from './page/documentation-site.ts';
import { addPage, takes } from './page/page-files.ts';
import { PLAIN_HEADERS } from './page/plain-page.ts';
import { wrongHostPage } from './page/wrong-host-page.ts';
import { addRoute, type Route } from './route-definition.ts';
import type { Parts } from './route-services.ts';
import { adminRoutes } from './routes/admin-routes.ts';
import { descriptionRoute } from './routes/api-description-route.ts';
import { gameRoutes } from './routes/finished-game-routes.ts';
import { passRoute } from './routes/guest-session-routes.ts';
import { houseRoutes } from './routes/house-card-routes.ts';
import { watchRoutes } from './routes/monitoring-routes.ts';
import { ruleRoutes } from './routes/rules-reference-route.ts';
import { addressRoute } from './routes/server-address-route.ts';
import { tableRoutes } from './routes/table-routes.ts';

/**
 * The maximum time until all headers, and the whole request, have arrived. A silent connection is closed after the
 * first.
 */
const HEADERS_WITHIN_MS = 15_000;
const REQUEST_WITHIN_MS = 30_000;
const CHECK_EVERY_MS = 5000;
/**
 * The maximum idle time of a connection between two requests. Proxies keep connections for up to a minute, and share
 * them among callers.
 */
const MAX_IDLE_MS = 20_000;
const MAX_PROXY_IDLE_MS = 72_000;

export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const { config, metrics, log } = parts;
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, problem } = errorReplyFrom(error);
    metrics.errors.inc({ code: problem.code });
    if (isOurFault(status) && !(error instanceof Refused))
      request.log.error({ err: error }, 'something unexpected happened');
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    if (error instanceof Refused && error.wait !== null) reply.header('retry-after', error.wait);
    reply.code(status).header('cache-control', 'no-store');
    return error instanceof WrongHost && takes(request.headers.accept ?? 'none', /^text\/html$/)
      ? showWrongHost(error, request, reply)
      : reply.send(problem);
  };
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy && isTrusted,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_WITHIN_MS,
    keepAliveTimeout: config.trustProxy ? MAX_PROXY_IDLE_MS : MAX_IDLE_MS,
    return503OnClosing: false,
    // A missing one is reported in our own words.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    rewriteUrl: ({ url = '/' }) => belowPath(url, config.path),
    // Fastify runs no hooks for these.
    frameworkErrors: (error, request, reply) =>
      void turns.take(request, reply, 'request').then(
        () => reply.raw.destroyed || refuse(error, request, reply),
        (tooMany: unknown) => refuse(tooMany, request, reply),
      ),
    clientErrorHandler: answerUnreadable,
  });
  app.removeContentTypeParser('text/plain');
  app.server.on('connect', refuseTunnel);
  app.setErrorHandler(refuse);
  keepLog(app, metrics);
  refuseWhenClosing(app);
  const turns = addFairQueue(app, parts);
  await addSecurityHeaders(app, config);
  sendToPath(app, config.path);
  await addElsewhere(app, config, turns);
  for (const each of routesOf(parts)) addRoute(app, each);
  return app;
}

const showWrongHost = ({ host }: WrongHost, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers(PLAIN_HEADERS).send(wrongHostPage(host, headers['accept-language']));

/** Redirects callers who leave out the last slash of our path. */
function sendToPath(app: FastifyInstance, path: string): void {
  if (path === '/') return;
  app.addHook('onRequest', async ({ originalUrl }, reply) => {
    if (isPathItself(originalUrl, path)) return reply.redirect(path, 308);
    return undefined;
  });
}

/** Answers addresses without a route: a screen of the page, or an error. */
async function addElsewhere(
  app: FastifyInstance,
  { page: folder, path }: Config,
  turns: FairQueueReplies,
): Promise<void> {
  const methodsAt = rememberMethods(app);
  const page = await addPage(app, folder, path);
  await addDocs(app, folder);
  turns.kindElsewhere = (request) => (page?.isFor(request) ? 'file' : 'request');
  app.setNotFoundHandler((request, reply) => {
    if (page?.isFor(request)) return page.show(reply);
    const { url, headers } = request;
    const methods = page?.isFor({ method: 'GET', url, headers }) ? ['GET', 'HEAD'] : methodsAt(url);
    if (methods.length === 0) throw nothingHere(request);
    reply.header('allow', methods.join(', '));
    throw new Refused('wrong-method', `${pathOf(url)} takes ${methods.join(', ')}, not ${request.method}.`);
  });
}

export function routesOf(parts: Parts): readonly Route[] {
  const routes: readonly Route[] = [
    indexRoute(parts, () => routes),
    ...tableRoutes(parts),
    ...gameRoutes(parts),
    ...ruleRoutes(),
    ...houseRoutes(parts),
    addressRoute(parts),
    passRoute(parts),
    ...adminRoutes(parts),
    descriptionRoute(parts, () => routes),
    ...watchRoutes(parts),
  ];
  return routes;
}

/** Logs requests by their route instead of their address, because a table's code is the key to it. */
function keepLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, url, routeOptions, log }, { statusCode: status, elapsedTime }) => {
    const line = { method, path: routeOptions.url ?? pathOf(url), status, ms: Math.round(elapsedTime) };
    // Errors are logged where they happen; a full or closing server is no error.
    if (isOurFault(status)) log.warn(line, 'a request failed');
    else log.debug(line, 'a request');
    metrics.requestSeconds.observe({ route: routeOptions.url ?? 'unknown', status }, elapsedTime / 1000);
  });
}

function refuseWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refused('closing', 'The server is about to stop: try again in a moment.');
  });
}
