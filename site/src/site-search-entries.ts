// The sections of the site as entries of the search, with their whole text.

import type { Body } from './page-layout.ts';

/** A section: address, page, heading and text. */
export type Entry = readonly [url: string, page: string, title: string, text: string];

/** The text is read off the finished page, so nothing that a reader sees is left out. */
export function searchEntries({ page, html, sections }: Body): readonly Entry[] {
  const starts = sections.map(({ id }) => {
    const start = html.indexOf(` id="${id}"`);
    if (start === -1) throw new Error(`${page.url} has no heading with the id "${id}".`);
    return html.lastIndexOf('<', start);
  });
  return sections.map(({ id, title, level }, place): Entry => {
    const [heading = '', text = ''] = split(html.slice(starts[place], starts[place + 1]));
    return [`${page.url}${level === 1 ? '' : `#${id}`}`, page.title, title === '' ? heading : title, text];
  });
}

/** The heading at the beginning, and the text below it. */
function split(html: string): readonly string[] {
  const end = html.indexOf('</h');
  return [html.slice(0, end), html.slice(end)].map(textOf);
}

/** Code and emphasis do not end a word, other elements do. */
const textOf = (html: string): string =>
  html
    .replace(/<\/?(?:a|b|code|em|i|mark|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
