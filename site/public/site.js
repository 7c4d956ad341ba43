// The scripts of every page: menu on a phone, theme, and search.
// The search runs in the browser; the server only delivers the index.

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

let index = null;
/** The index is fetched once, when the search field gets the focus. */
async function searchIndex() {
  const [{ default: MiniSearch }, entries] = await Promise.all([
    import('./minisearch.js'),
    fetch(`${root}search.json`).then((reply) => reply.json()),
  ]);
  const made = new MiniSearch({ fields: ['title', 'page', 'text'], storeFields: ['url', 'page', 'title', 'text'] });
  made.addAll(entries.map(([url, page, title, text], id) => ({ id, url, page, title, text })));
  return made;
}
const ready = () => {
  index ??= searchIndex();
  return index;
};
input.addEventListener('focus', () => void ready());
input.addEventListener('input', () => void search());
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

const OPTIONS = {
  prefix: true,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  combineWith: 'AND',
  boost: { title: 4, page: 2 },
};
const MAX_RESULTS = 30;

async function search() {
  const words = input.value.trim();
  if (words === '') {
    found.hidden = true;
    return;
  }
  const made = await ready();
  if (input.value.trim() !== words) return;
  const results = made.search(words, OPTIONS);
  const count = document.createElement('p');
  count.textContent =
    results.length === 0
      ? `No results for “${words}”.`
      : `${results.length} ${results.length === 1 ? 'result' : 'results'}${results.length > MAX_RESULTS ? `, the first ${MAX_RESULTS}` : ''}`;
  found.replaceChildren(count, ...results.slice(0, MAX_RESULTS).map((result) => resultLink(result, words)));
  found.hidden = false;
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
  line.append(...marked(excerpt(text, terms), terms));
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
  [/^api\//, 'Library'],
];
const groupOf = (url) => GROUPS.find(([pattern]) => pattern.test(url))?.[1] ?? url.replace(/\.html$/, '');

/** Some whole words around the first match. */
function excerpt(text, terms) {
  const low = text.toLowerCase();
  const places = terms.map((term) => low.indexOf(term)).filter((place) => place !== -1);
  const first = Math.min(...(places.length > 0 ? places : [0]));
  const before = /\S*(?:\s\S*){0,8}$/.exec(text.slice(0, first))[0];
  const after = text.slice(first).match(/^(?:\S*\s){0,24}\S*/)[0];
  const from = first - before.length;
  return `${from > 0 ? '… ' : ''}${before}${after}${first + after.length < text.length ? ' …' : ''}`;
}

/** Marks the matches in a text. */
function marked(text, terms) {
  const pattern = new RegExp(`(${terms.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`, 'giu');
  return text.split(pattern).map((part, place) => {
    if (place % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
