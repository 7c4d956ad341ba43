// The start page of the API for people who want to write a program.

import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export const indexRoute = ({ tables, config }: Parts, routes: () => readonly Route[]): Route =>
  route(
    {
      method: 'GET',
      url: '/api',
      operation: 'showFront',
      summary: 'Lists all requests, as a page.',
      replies: { 200: 'text/html' },
    },
    () => page(config.path, tables.listed().length, routes()),
  );

const page = (path: string, open: number, routes: readonly Route[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posse</title>
<h1>Posse</h1>
<p>A server for the BANG! family of games: the card game and the dice game, with friends and bots.</p>
<p>Posse is unofficial. BANG! belongs to its publisher, who has nothing to do with it.</p>
<p>Public tables now: ${open}.</p>
<h2>For programs</h2>
<ul>
${routes.map((each) => `<li>${addressOf(path, each)}: ${each.summary}</li>`).join('\n')}
</ul>
</html>
`;

/** The address of a route, as a link if everybody can open it. */
function addressOf(path: string, { method, url, params, shows }: Route): string {
  const isOpen = method === 'GET' && params === undefined && shows === undefined;
  return isOpen ? `<a href="${path}${url.slice(1)}">${url}</a>` : `<code>${method} ${url}</code>`;
}
