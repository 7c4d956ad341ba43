// Builds the documentation site, from which the server serves it.
// It writes pages, search index, fonts and styles, and fails if the site is too large or has a broken link.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { doors } from './library-exports.ts';
import { doorPage, urlOf } from './library-pages.ts';
import { checkLinks } from './link-check.ts';
import { between, codeBlock, coloured, escaped, type LinkOf, written } from './markdown-to-html.ts';
import { type Body, laidOut } from './page-layout.ts';
import { documents, examples, features, type Page, ROOT } from './page-list.ts';
import { featurePage } from './ruling-pages.ts';
import { httpPage, messagesOf, openApi } from './schema-descriptions.ts';
import { checkSearch } from './search-check.ts';
import { searchEntries } from './site-search-entries.ts';

const DIST = join(ROOT, 'packages/web/dist/docs');
const MODULES = fileURLToPath(new URL('../node_modules', import.meta.url));
const MAX_BYTES = 6_000_000;

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const titleOf = (source: string): string => /^# (.*)$/m.exec(read(source))?.[1] ?? source;

const documentPages = documents(titleOf);
const examplePages = examples();
/** The page of each file of the repository. */
const pageOf = new Map([...documentPages, ...examplePages].map((page) => [page.source, page.url]));

/** Translates links between files of the repository into links between pages. */
const linksFrom = (page: Page): LinkOf => {
  const folder = posix.dirname(page.source ?? '');
  return (target) => {
    const [path = '', place] = target.split('#');
    const file = posix.normalize(posix.join(folder, path)).replace(/\/$/, '');
    const url = pageOf.get(file) ?? FOLDERS[file] ?? (/\.(svg|jpg)$/.test(file) ? posix.basename(file) : undefined);
    if (url === undefined) return null;
    return `${between(page.url, url)}${place === undefined ? '' : `#${place}`}`;
  };
};
const FOLDERS: Readonly<Record<string, string>> = { rulings: 'rulings/index.html' };

function documentBody(page: Page): Body {
  const { html, sections } = written(read(page.source ?? ''), linksFrom(page));
  return { page, html, sections };
}

function exampleBody(page: Page): Body {
  const [name = '', ending = ''] = [page.source ?? '', posix.extname(page.source ?? '').slice(1)];
  const html = `<h1 id="top"><code>${escaped(name)}</code></h1>\n${codeBlock(coloured(read(name).trimEnd(), ending))}`;
  return { page, html, sections: [{ id: 'top', title: name, level: 1 }] };
}

const made = (group: Page['group'], url: string, title: string): Page => ({ url, title, group, source: null });

function libraryBodies(): readonly Body[] {
  const all = doors();
  return all.map((door) => ({ page: made('API', urlOf(door.name), door.name), ...doorPage(door, all) }));
}

async function protocolBodies(): Promise<readonly Body[]> {
  const body = (url: string, title: string, markdown: string): Body => ({
    page: made('Protocol', url, title),
    ...written(`# ${title}\n\n${markdown}`, (target) => target),
  });
  return [
    body(
      'messages-to.html',
      'Messages to a server',
      `The messages that a client may send over its WebSocket, from the schemas that the server checks with. Their use is described in [Talking to a server](protocol.html); a field with a question mark may be left out.\n\n${messagesOf('client')}`,
    ),
    body(
      'messages-from.html',
      'Messages from a server',
      `The messages that a server sends over a WebSocket, from the same schemas. Their use is described in [Talking to a server](protocol.html); a field with a question mark may be left out.\n\n${messagesOf('server')}`,
    ),
    body(
      'http.html',
      'HTTP',
      `Every request that a server answers, from its own description: \`GET /api/openapi.json\` has it as OpenAPI 3.1. A field with a question mark may be left out.\n\n${httpPage(await openApi())}`,
    ),
  ];
}

function rulingBodies(): readonly Body[] {
  const pages = features().map((file) => {
    const { title, ...body } = featurePage(file);
    const [, game = '', name = ''] = /^rulings\/(card|dice)\/(.*)\.feature$/.exec(file) ?? [];
    return { game, body: { page: made(null, `rulings/${game}-${name}.html`, title), ...body } };
  });
  const lists = [
    ['card', 'The card game'],
    ['dice', 'The dice game'],
  ].map(([game = '', title = '']): Body => {
    const page = made('Rules', `rulings/${game}.html`, title);
    const those = pages.filter((one) => one.game === game);
    const links = those.map(
      ({ body }) => `- [${body.page.title}](${between(page.url, body.page.url)}), ${body.sections.length - 1} rulings`,
    );
    return {
      page,
      ...written(
        `# ${title}\n\nHow the rules are read here, in scenarios that a player can follow and that the engine is tested with.\n\n${links.join('\n')}`,
        (target) => target,
      ),
    };
  });
  return [...lists, ...pages.map(({ body }) => body)];
}

function put(path: string, content: string | Buffer): void {
  const file = join(DIST, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const FONTS = [
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  '@fontsource/patua-one/files/patua-one-latin-400-normal.woff2',
  '@fontsource/holtwood-one-sc/files/holtwood-one-sc-latin-400-normal.woff2',
];

const bodies = [
  ...documentPages.map(documentBody),
  ...libraryBodies(),
  ...(await protocolBodies()),
  ...rulingBodies(),
  ...examplePages.map(exampleBody),
];
rmSync(DIST, { recursive: true, force: true });
const pages = bodies.map(({ page }) => page);
for (const body of bodies) put(body.page.url, laidOut(body, pages));
const entries = bodies.flatMap(searchEntries);
put('search.json', JSON.stringify(entries));
put(
  'minisearch.js',
  readFileSync(join(MODULES, 'minisearch/dist/es/index.js'), 'utf8').replace(/\n\/\/# sourceMappingURL.*/, ''),
);
for (const font of FONTS) put(`fonts/${posix.basename(font)}`, readFileSync(join(MODULES, font)));
for (const name of readdirSync(join(ROOT, 'docs')).filter((file) => /\.(svg|jpg)$/.test(file)))
  put(name, readFileSync(join(ROOT, 'docs', name)));
put('icon.svg', read('packages/web/public/icon.svg'));
cpSync(fileURLToPath(new URL('../public', import.meta.url)), DIST, { recursive: true });

const bytes = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .map((name) => statSync(join(DIST, name)))
  .filter((file) => file.isFile())
  .reduce((sum, { size }) => sum + size, 0);
const faults = checkLinks(
  bodies.map(({ page }) => page.url),
  DIST,
);
faults.push(...checkSearch(entries));
if (bytes > MAX_BYTES) faults.push(`The site has ${bytes} bytes: at most ${MAX_BYTES} are allowed.`);
for (const fault of faults) console.error(fault);
console.log(`${bodies.length} pages, ${Math.round(bytes / 1000)} kB`);
process.exitCode = faults.length === 0 ? 0 : 1;
