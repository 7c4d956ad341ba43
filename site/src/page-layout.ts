// The layout of every page: header, menu, contents and text.
// All links are relative, so that the site works under any path.

import { between, escaped, type Section } from './markdown-to-html.ts';
import { GROUPS, type Page } from './page-list.ts';

export interface Body {
  readonly page: Page;
  readonly html: string;
  readonly sections: readonly Section[];
}

export function laidOut({ page, html, sections }: Body, all: readonly Page[]): string {
  const to = (url: string): string => between(page.url, url);
  const root = to('index.html').replace(/index\.html$/, '') || './';
  const title = page.url === 'index.html' ? 'Posse: documentation' : `${page.title} · Posse`;
  return `<!doctype html>
<html lang="en" data-theme="night" data-root="${root}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
${['fonts-and-colours', 'page-text', 'page-frame', 'search-results'].map((sheet) => `<link rel="stylesheet" href="${to(`${sheet}.css`)}">`).join('\n')}
<script src="${to('early-theme.js')}"></script>
<script type="module" src="${to('page-behaviour.js')}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header>
<a class="mark" href="${to('index.html')}">Posse</a>
<form role="search" class="search"><label for="q" class="unseen">Search the documentation</label><input id="q" type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-controls="found"></form>
<button type="button" class="theme" aria-label="Night or day"></button>
<a class="open-menu" href="#menu">Menu</a>
</header>
<div id="found" role="region" aria-label="Found" aria-live="polite" hidden></div>
<div class="columns">
<main id="content">
${html}
</main>
${page.group === null ? '' : contents(sections)}
<nav id="menu" aria-label="Pages">
${GROUPS.map((group) => menuGroup(group, page, all, to)).join('\n')}
</nav>
</div>
<footer><p>Posse is unofficial. BANG! belongs to its publisher; every text here is our own.</p></footer>
</body>
</html>
`;
}

function menuGroup(group: string, here: Page, all: readonly Page[], to: (url: string) => string): string {
  const whole = all.filter((one) => one.group === group);
  // The many small pages list only the first page of a long group: full menus would take a tenth of the site.
  const isWhole = here.group !== null || ['Start', 'Build', 'Rules'].includes(group);
  const pages = isWhole ? whole : whole.slice(0, 1);
  if (pages.length === 0) return '';
  const links = pages
    .map(
      (one) =>
        `<li><a href="${to(one.url)}"${one === here ? ' aria-current="page"' : ''}>${escaped(one.title)}</a></li>`,
    )
    .join('');
  return `<h2>${group}</h2><ul>${links}</ul>`;
}

/** The contents of a page, if it has at least three headings. */
function contents(sections: readonly Section[]): string {
  const listed = sections.filter(({ level }) => level === 2 || level === 3);
  const shown = listed.length > 40 ? listed.filter(({ level }) => level === 2) : listed;
  if (shown.length < 3) return '';
  const links = shown
    .map(({ id, title, level }) => `<li class="l${level}"><a href="#${id}">${escaped(title)}</a></li>`)
    .join('');
  return `<aside aria-label="On this page"><h2>On this page</h2><ul>${links}</ul></aside>`;
}
