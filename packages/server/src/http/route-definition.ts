// Routes: one description checks input, types the handler, and documents the API.

import { createHash } from 'node:crypto';
import type { Reply, RouteDescription, Schema } from '@posse/protocol/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { checked } from './checks/input-validation.ts';

type Given<S extends Schema | undefined> = S extends Schema ? z.output<S> : null;
type Sent<R> = R extends Schema ? z.output<R> : string;

export interface Asked<P, B, Q> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Route extends RouteDescription {
  /** Throws if the caller is not admitted, before any of the input is read. */
  readonly admit?: (request: FastifyRequest) => void;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<object | string>;
  /** The ETag of the answer, without making the answer. Throws if there is no answer. */
  readonly tag?: (request: FastifyRequest) => Promise<string>;
}

export function route<
  P extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  const R extends Readonly<Record<number, Reply>> = Readonly<Record<number, Reply>>,
>(
  description: RouteDescription<P, B, Q, R>,
  handle: (asked: Asked<Given<P>, Given<B>, Given<Q>>) => Sent<R[keyof R]> | Promise<Sent<R[keyof R]>>,
  tag?: (params: Given<P>) => Promise<string>,
): Route {
  const { params, query, body } = description;
  const paramsOf = (request: FastifyRequest): Given<P> =>
    (params === undefined ? null : checked(params, request.params, 'The address')) as Given<P>;
  return {
    ...description,
    ...(tag && { tag: async (request: FastifyRequest) => tag(paramsOf(request)) }),
    answer: async (request, reply) =>
      (await handle({
        params: paramsOf(request),
        query: (query === undefined ? null : checked(query, request.query, 'The query')) as Given<Q>,
        body: (body === undefined ? null : checked(body, request.body ?? undefined, 'The body')) as Given<B>,
        request,
        reply,
      })) as object | string,
  };
}

export function addRoute(
  app: FastifyInstance,
  { method, url, replies, cache, paced, admit, answer, tag }: Route,
): void {
  const usual = Number(Object.keys(replies)[0]);
  app.route({
    method,
    url,
    ...(paced && { config: { paced } }),
    ...(admit && { onRequest: async (request: FastifyRequest) => admit(request) }),
    handler: async (request, reply) => {
      reply.code(usual);
      if (tag !== undefined) {
        const etag = `"${await tag(request)}"`;
        if (has(request, etag)) return reply.code(304).header('cache-control', cache).header('etag', etag).send();
        const body = JSON.stringify(await answer(request, reply));
        return reply.headers({ 'cache-control': cache, etag, 'content-type': JSON_TYPE }).send(body);
      }
      const sent = await answer(request, reply);
      reply.header('cache-control', cache ?? 'no-store');
      const type = replies[reply.statusCode];
      if (typeof type === 'string') return reply.header('content-type', contentType(reply, type)).send(sent);
      reply.header('content-type', JSON_TYPE);
      if (cache === undefined) return reply.send(JSON.stringify(sent));
      const { body, etag } = sealed(sent as object);
      reply.header('etag', etag);
      return has(request, etag) ? reply.code(304).send() : reply.send(body);
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

const contentType = (reply: FastifyReply, type: string): string =>
  String(reply.getHeader('content-type') ?? `${type}; charset=utf-8`);

interface Sealed {
  readonly body: string;
  readonly etag: string;
}

/** The text and hash of objects that are sent repeatedly. */
const SEALED = new WeakMap<object, Sealed>();

function sealed(sent: object): Sealed {
  const known = SEALED.get(sent);
  if (known !== undefined) return known;
  const body = JSON.stringify(sent);
  const made = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  SEALED.set(sent, made);
  return made;
}

/** Does the caller have this version already? A proxy may have weakened the tag. */
const has = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
