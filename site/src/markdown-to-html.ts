// Converts Markdown to HTML, with linkable headings, links to pages, and coloured code.

import { posix } from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import gherkin from 'highlight.js/lib/languages/gherkin';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import python from 'highlight.js/lib/languages/python';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import MarkdownIt, { type Token } from 'markdown-it';

const LANGUAGES = { bash, gherkin, ini, json, nginx, python, typescript, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
const ALIASES: Readonly<Record<string, string>> = {
  js: 'typescript',
  mjs: 'typescript',
  ts: 'typescript',
  mts: 'typescript',
  sh: 'bash',
  py: 'python',
  yml: 'yaml',
  conf: 'nginx',
  service: 'ini',
  env: 'ini',
};

/** A heading of a page. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly level: number;
}

export interface Written {
  readonly html: string;
  readonly sections: readonly Section[];
}

/** The target of a link on the site; null if the site has no such page. */
export type LinkOf = (target: string) => string | null;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Code in colours by CSS classes, as the content security policy forbids inline styles. */
export function coloured(code: string, language: string): string {
  const known = ALIASES[language] ?? language;
  return hljs.getLanguage(known) === undefined ? escaped(code) : hljs.highlight(code, { language: known }).value;
}

export const codeBlock = (html: string): string => `<pre tabindex="0"><code>${html}</code></pre>\n`;

/** Makes ids of headings as forges do, so that the same links work there. */
export function slugger(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const slug = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = used.get(slug) ?? 0;
    used.set(slug, times + 1);
    return times === 0 ? slug : `${slug}-${times}`;
  };
}

export function written(markdown: string, linkOf: LinkOf): Written {
  const slug = slugger();
  const sections: Section[] = [];
  const md = new MarkdownIt({ html: true });
  md.renderer.rules.fence = (tokens, place) => {
    const { content, info } = tokens[place] as Token;
    return codeBlock(coloured(dedented(content.trimEnd()), info.trim()));
  };
  md.renderer.rules.code_inline = (tokens, place) => {
    const { content } = tokens[place] as Token;
    return `<code${isName(content) ? ' class="name"' : ''}>${escaped(content)}</code>`;
  };
  md.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  const tokens = md.parse(markdown, {});
  for (const [place, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const title = plainText(tokens[place + 1] as Token);
      const id = slug(title);
      token.attrSet('id', id);
      sections.push({ id, title, level: Number(token.tag.slice(1)) });
    } else if (token.type.startsWith('th_') && isEmptyHead(tokens, place)) {
      token.tag = 'td';
    } else if (token.type === 'inline') {
      relink(token, linkOf);
    }
  }
  return { html: md.renderer.render(tokens, md.options, {}), sections };
}

/** A short name that should not be broken across lines. */
const isName = (code: string): boolean => code.length <= 28 && !code.includes(' ');

/** Removes the common indent of an excerpt. */
function dedented(code: string): string {
  const indents = code.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  return code.replace(new RegExp(`^ {${Math.min(...indents)}}`, 'gm'), '');
}

/** The header of a column without a title is no header. */
const isEmptyHead = (tokens: readonly Token[], place: number): boolean =>
  tokens[tokens[place]?.type === 'th_open' ? place + 1 : place - 1]?.content === '';

const plainText = (token: Token): string =>
  (token.children ?? [])
    .map(({ type, content, children }) => (type === 'softbreak' ? ' ' : children ? content : content))
    .join('');

/** Links to pages of the site; the link to any other file of the repository becomes its name. */
function relink(inline: Token, linkOf: LinkOf): void {
  let dropped = false;
  for (const token of inline.children ?? []) {
    if (token.type === 'image') {
      const target = linkOf(String(token.attrGet('src')));
      if (target !== null) token.attrSet('src', target);
    }
    if (token.type === 'link_open') {
      const href = String(token.attrGet('href'));
      const target = /^[a-z]+:/.test(href) || href.startsWith('#') ? href : linkOf(href);
      dropped = target === null;
      if (target === null) {
        token.tag = 'span';
        token.attrs = [
          ['class', 'file'],
          ['title', `${href} in the repository`],
        ];
      } else token.attrSet('href', target);
    }
    if (token.type === 'link_close' && dropped) {
      token.tag = 'span';
      dropped = false;
    }
  }
}

/** The relative address of one page from another. */
export const between = (from: string, to: string): string =>
  posix.relative(posix.dirname(from), to) || posix.basename(to);
