// The list of pages, with their menu groups and sources.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A page of the site, without its content. */
export interface Page {
  /** Its address in the site, such as `guides/bots.html`. */
  readonly url: string;
  /** Its name in the menu. */
  readonly title: string;
  /** Its heading in the menu; null if the menu does not list it. */
  readonly group: Group | null;
  /** The file that it is made from; null for a page made from types or schemas. */
  readonly source: string | null;
}

export const GROUPS = ['Start', 'Host', 'Build', 'Recipes', 'API', 'Protocol', 'Rules', 'Project'] as const;
export type Group = (typeof GROUPS)[number];

const page = (group: Group | null, url: string, title: string, source: string | null): Page => ({
  url,
  title,
  group,
  source,
});

/** Pages with a fixed place in the menu. Other documents follow at the end of the pages for hosts. */
const LISTED: readonly Page[] = [
  page('Start', 'index.html', 'Posse', 'README.md'),
  page('Start', 'play.html', 'Play', 'docs/play.md'),
  page('Start', 'evening.html', 'Host an evening', 'docs/evening.md'),
  page('Start', 'own-cards.html', 'Make your own cards', 'docs/own-cards.md'),
  page('Start', 'install.html', 'Install', 'docs/install.md'),
  page('Host', 'hosting.html', 'Host a server', 'docs/hosting.md'),
  page('Host', 'class.html', 'Host a class', 'docs/class.md'),
  page('Host', 'cluster.html', 'Host a cluster', 'docs/cluster.md'),
  page('Host', 'rented.html', 'Rent a machine', 'docs/rented.md'),
  page('Host', 'privacy.html', 'Privacy', 'docs/privacy.md'),
  page('Host', 'performance.html', 'Performance', 'docs/performance.md'),
  page('Build', 'bots.html', 'Write a bot', 'docs/bots.md'),
  page('Build', 'commands.html', 'Commands', 'docs/commands.md'),
  page('Build', 'house-cards.html', 'Write a card', 'docs/house-cards.md'),
  page('Build', 'packs.html', 'Write a pack', 'docs/packs.md'),
  page('Protocol', 'protocol.html', 'Talking to a server', 'docs/protocol.md'),
  page('Rules', 'rulings/index.html', 'The words of the rulings', 'rulings/README.md'),
  page('Project', 'architecture.html', 'How it is built', 'docs/architecture.md'),
  page('Project', 'words.html', 'Glossary', 'docs/words.md'),
  page('Project', 'contributing.html', 'Contributing', 'CONTRIBUTING.md'),
  page('Project', 'engine.html', 'The engine and the games', 'docs/engine.md'),
  page('Project', 'server.html', 'The server', 'docs/server.md'),
  page('Project', 'cluster-internals.html', 'The cluster inside', 'docs/cluster-internals.md'),
  page('Project', 'page.html', 'The page', 'docs/page.md'),
  page('Project', 'testing.html', 'Testing', 'docs/testing.md'),
  page('Project', 'older-leagues.html', 'Older leagues of bots', 'docs/bots/older-leagues.md'),
  page('Project', 'frozen.html', 'Frozen names', 'docs/frozen.md'),
  page('Project', 'english.html', 'Plain English', 'docs/english.md'),
  page('Project', 'dependencies.html', 'Dependencies', 'docs/dependencies.md'),
  page('Project', 'security.html', 'Security', 'SECURITY.md'),
  page('Project', 'about.html', 'Licence and source', 'docs/about.md'),
  page('Project', 'changelog.html', 'Changelog', 'CHANGELOG.md'),
];

/** All pages made from Markdown files. */
export function documents(titleOf: (source: string) => string): readonly Page[] {
  const others = markdownIn('docs')
    .filter((source) => !LISTED.some((known) => known.source === source))
    .map((source) => page('Host', `${nameOf(source)}.html`, titleOf(source), source));
  const recipes = markdownIn('docs/recipes').map((source) =>
    page('Recipes', `recipes/${nameOf(source)}.html`, titleOf(source), source),
  );
  return [...LISTED, ...others, ...recipes];
}

/** Programs and settings that documents link to, shown as they are. */
export const examples = (): readonly Page[] =>
  ['docs/bots', 'docs/house-cards', 'docs/recipes', 'docs/hosting', 'docs/cluster']
    .flatMap((folder) => filesIn(folder, /\.(m?ts|mjs|py|conf|cfg|service|env|yml)$|file$/))
    .map((source) => page(null, `files/${source.slice('docs/'.length)}.html`, source, source));

/** The files of the rulings. */
export const features = (): readonly string[] =>
  ['rulings/card', 'rulings/dice'].flatMap((folder) => filesIn(folder, /\.feature$/));

const markdownIn = (folder: string): readonly string[] => filesIn(folder, /\.md$/);

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);

const nameOf = (source: string): string => (source.split('/').at(-1) ?? source).replace(/\.md$/, '');
