// Serves the page's files, and the start file for every screen.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const START = 'index.html';
/** The cache header of files whose names change with their contents. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Files that are never served by their name: compressed forms, and hidden files of tools. */
const NOT_SHOWN = /\.(br|gz)$|(^|\/)\./;

/**
 * Serves the page in this folder, and tells which other addresses belong to it; null if no page was built. Files of the
 * page wait for each other, and no request waits for them.
 */
export async function addPage(app: FastifyInstance, folder: string | null, path: string): Promise<Page | null> {
  if (folder === null || !existsSync(join(folder, START))) return null;
  const root = resolve(folder);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : ASK_AGAIN);
    },
  });
  // At an address of the page's own, however deep, its parts are named from the root.
  const start = path === '/' ? null : startAt(path, readFileSync(join(root, START), 'utf8'));
  const show = (reply: FastifyReply): FastifyReply =>
    start === null
      ? reply.sendFile(START)
      : reply.headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_AGAIN }).send(start);
  const serve = (url: string, file: string): void => {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { paced: 'file' },
      handler: (_request, reply) => (file === START ? show(reply) : reply.sendFile(file)),
    });
  };
  serve('/', START);
  for (const file of filesIn(root)) serve(`/${file}`, file);
  return {
    isFor: isForPeople,
    show: (reply) => show(reply.code(200)),
  };
}

const startAt = (path: string, html: string): string => html.replaceAll(/(href|src)="\//g, `$1="${path}`);

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

export interface Page {
  /** Does this ask for a screen of the page? */
  isFor(request: Asked): boolean;
  show(reply: FastifyReply): FastifyReply;
}

export const filesIn = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => !NOT_SHOWN.test(name));

/** Addresses that never belong to the page. */
const OTHERS = /^\/(api|ws|assets|docs|house|healthz|livez|readyz|metrics)(\/|\?|$)/;
/** Addresses of the page's screens. */
const SCREENS = /^\/((t|solo)\/[^/?]+|t\/[^/?]+\/screen|replay\/[^/?]+\/[^/?]+|rules(\/[^?]*)?)\/?(\?|$)/;

/** Does this request come from a person's browser, and not from a program that asks for data? */
function isForPeople({ method, url, headers }: Asked): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || OTHERS.test(url)) return false;
  return takes(headers.accept, SCREENS.test(url) ? /^(text\/html|text\/\*|\*\/\*)$/ : /^text\/html$/);
}

/** Does the caller accept this type? Without a header any type is accepted. */
export const takes = (accept: string | undefined, type: RegExp): boolean =>
  (accept || '*/*').split(',').some((one) => {
    const [name = '', ...details] = one.split(';').map((part) => part.trim().toLowerCase());
    return type.test(name) && !details.some((detail) => /^q=0(\.0*)?$/.test(detail));
  });
