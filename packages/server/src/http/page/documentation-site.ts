// The documentation under /docs: the built site, or a sentence on how to build it.

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nothingHere } from '../error-replies.ts';
import { filesIn, takes } from './page-files.ts';
import { PLAIN_HEADERS, plainPage } from './plain-page.ts';

const START = 'index.html';
export const NOT_BUILT = 'The documentation is not built here: run `npm run site` in the repository of Posse.\n';

/** Serves the documentation from the folder `docs` beside the page's folder, which moves along with the page. */
export async function addDocs(app: FastifyInstance, page: string | null): Promise<void> {
  const root = page === null ? null : resolve(dirname(resolve(page)), 'docs');
  const serve = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => FastifyReply): void => {
    app.route({ method: ['GET', 'HEAD'], url, config: { paced: 'file' }, handler });
  };
  if (root === null || !existsSync(join(root, START))) {
    for (const url of ['/docs', '/docs/*'])
      serve(url, (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send(NOT_BUILT));
    return;
  }
  if (!app.hasReplyDecorator('sendFile')) await app.register(fastifyStatic, { root, serve: false });
  const send = (reply: FastifyReply, file: string): FastifyReply =>
    reply.header('cache-control', 'no-cache').sendFile(file, root, { cacheControl: false });
  // Its links are relative, so it must be requested as a folder; relative too, for servers under a path.
  serve('/docs', (_request, reply) => reply.redirect('docs/', 308));
  serve('/docs/', (_request, reply) => send(reply, START));
  for (const file of filesIn(root)) {
    serve(`/docs/${file}`, (_request, reply) => send(reply, file));
    if (file.endsWith(`/${START}`))
      serve(`/docs/${file.slice(0, -START.length)}`, (_request, reply) => send(reply, file));
  }
  serve('/docs/*', (request, reply) => {
    if (!takes(request.headers.accept ?? 'none', /^text\/html$/)) throw nothingHere(request);
    return reply
      .code(404)
      .headers({ ...PLAIN_HEADERS, 'cache-control': 'no-store' })
      .send(noSuchPage(request.url));
  });
}

/** The page for an unknown document, with a link to the first page. */
function noSuchPage(url: string): string {
  const [path = ''] = url.slice('/docs/'.length).split('?');
  const start = '../'.repeat(path.split('/').length - 1) || './';
  return plainPage(
    'en',
    'No such page',
    `<p>The documentation has no page of this name. It begins <a href="${start}">here</a>, and can be searched there.</p>`,
  );
}
