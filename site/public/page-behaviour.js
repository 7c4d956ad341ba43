// The scripts of every page: menu on a phone, theme, and search.
// The search runs in the browser; the server only delivers the index.

import { excerptOf, indexOf, search as searchIn, splitAtMatches } from './search-engine.js';

const html = document.documentElement;
const theme = document.querySelector('.theme');
const input = document.querySelector('#q');
const found = document.querySelector('#found');
const root = html.dataset.root;

function showTheme() {
  theme.textContent = html.dataset.theme === 'night' ? 'Day' : 'Night';
  theme.setAttribute('aria-label', `Switch to ${theme.textContent.toLowerCase()}`);
}
theme.addEventListener('click', () => {
  html.dataset.theme = html.dataset.theme === 'night' ? 'day' : 'night';
  localStorage.setItem('posse-docs-theme', html.dataset.theme);
  showTheme();
});
showTheme();

const menu = document.querySelector('.open-menu');
menu.setAttribute('role', 'button');
menu.setAttribute('aria-expanded', 'false');
menu.addEventListener('click', (event) => {
  event.preventDefault();
  menu.setAttribute('aria-expanded', String(html.classList.toggle('menu-open')));
  scrollTo(0, 0);
});

const MAX_RESULTS = 30;
let index = null;
/** The index is fetched once, when the search field gets the focus. */
async function searchIndex() {
  const [{ default: MiniSearch }, entries] = await Promise.all([
    import('./minisearch.js'),
    fetch(`${root}search.json`).then((reply) => reply.json()),
  ]);
  return indexOf(MiniSearch, entries);
}
const ready = () => {
  index ??= searchIndex();
  return index;
};
input.addEventListener('focus', () => void ready());
input.addEventListener('input', () => void search());
// Somebody may have typed before this script was there.
if (input.value.trim() !== '') void search();
input.form.addEventListener('submit', (event) => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? '');
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    input.focus();
  }
  if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !found.hidden) step(event);
});

/** The arrow keys move between the search field and the results. */
function step(event) {
  const stops = [input, ...found.querySelectorAll('a')];
  const place = stops.indexOf(document.activeElement);
  if (place === -1) return;
  event.preventDefault();
  stops[Math.min(stops.length - 1, Math.max(0, place + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus();
}

function close() {
  found.hidden = true;
  input.value = '';
}

async function search() {
  const words = input.value.trim();
  // Results of other words never stay on the screen.
  if (found.dataset.words !== words) found.replaceChildren();
  found.hidden = words === '';
  if (words === '') return;
  let results;
  try {
    results = searchIn(await ready(), words);
  } catch {
    // The next search fetches the index again.
    index = null;
    if (input.value.trim() === words) say(words, 'The search index did not load. Check your connection.');
    return;
  }
  if (input.value.trim() !== words) return;
  const more = results.length > MAX_RESULTS ? `, the first ${MAX_RESULTS}` : '';
  say(
    words,
    results.length === 0
      ? `No results for “${words}”.`
      : `${results.length} ${results.length === 1 ? 'result' : 'results'}${more}`,
    ...results.slice(0, MAX_RESULTS).map(resultLink),
  );
}

/** Shows a sentence, with the results below it. */
function say(words, sentence, ...links) {
  const line = document.createElement('p');
  line.textContent = sentence;
  found.dataset.words = words;
  found.replaceChildren(line, ...links);
  found.scrollTop = 0;
}

function resultLink({ url, page, title, text, terms }) {
  const link = document.createElement('a');
  link.href = root + url;
  const head = document.createElement('strong');
  head.append(...marked(title, terms));
  const where = document.createElement('small');
  where.textContent = title === page ? groupOf(url) : page;
  const line = document.createElement('span');
  line.append(...marked(excerptOf(text, terms), terms));
  link.append(head, where, line);
  link.addEventListener('click', () => {
    found.hidden = true;
  });
  return link;
}

/** The menu group of a page in the results; its file if it has none. */
const GROUPS = [
  [/^rulings\/card/, 'Rulings of the card game'],
  [/^rulings\/dice/, 'Rulings of the dice game'],
  [/^recipes\//, 'Recipes'],
  [/^api\//, 'API'],
];
const groupOf = (url) => GROUPS.find(([pattern]) => pattern.test(url))?.[1] ?? url.replace(/\.html$/, '');

/** Marks the matches in a text. */
function marked(text, terms) {
  return splitAtMatches(text, terms).map((part, place) => {
    if (place % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
