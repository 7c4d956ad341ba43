// The search of the documentation: index, query, excerpts and marks.
// It touches no page, so that the build can try every word with it.

/** Other words for what people look for. Each line is a group: its words find each other. */
const SYNONYMS = [
  'kick remove removed ban bans banned removal expel',
  'chat talk message spectator-chat',
  'mute silence silent moderation',
  'elo rating ladder strength league',
  'login account sign pass guest session cookie',
  'spectator spectate watch watching viewer',
  'docker container containerfile dockerfile podman kubernetes',
  'https tls ssl certificate',
  'password token secret',
  'ai bot bots computer',
  'invite invitation link code share qr',
  'privacy gdpr data delete keeps',
  'config configuration settings environment setting',
  'proxy nginx caddy apache',
  'database db sqlite postgresql postgres store',
  'websocket socket websockets ws',
  'rest http api endpoint request',
  'install installation setup download installing',
  'licence license mit',
  'color colour colours colors theme dark night',
  'mobile phone smartphone android ios',
  'rematch again rotation',
  'undo back take-back',
  'cheat cheating fair fairness verify shuffle',
  'offline solo alone',
  'translate translation language languages i18n locale',
  'upgrade update migrate migration newer',
  'save saved export backup restore',
  'crash error problem trouble doctor',
  'expansion expansions set sets',
  'plugin mod house custom own',
  'school class classroom teacher pupils',
  'scale scaling cluster nodes several servers',
  'speed performance fast benchmark',
].map((line) => line.split(' '));

/** A search for one of these words also looks for the others of its group. */
const synonymsOf = (word) => SYNONYMS.flatMap((group) => (group.includes(word) ? group : []));

/** Words are split at symbols; a name such as `TableClient` is found whole and by its parts. */
export function wordsOf(text) {
  const words = [];
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const parts = word.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u);
    words.push(word, ...(parts.length > 1 ? parts : []));
  }
  return words;
}

/** The index of all sections: address, page, heading and text. */
export function indexOf(MiniSearch, entries) {
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    storeFields: ['url', 'page', 'title', 'text'],
    tokenize: wordsOf,
  });
  index.addAll(entries.map(([url, page, title, text], id) => ({ id, url, page, title, text })));
  return index;
}

const OPTIONS = {
  prefix: (word) => word.length > 1,
  boost: { title: 4, page: 2 },
  // A word of a heading or a guide counts for more than the same one in a long list of rulings.
  boostDocument: (_id, _word, { url }) => (/^(rulings|files|changelog)/.test(url) ? 0.6 : 1),
};

/** The sections with all words of the query, or with other words for them. Misspelt words only if nothing else is found. */
export function search(index, text) {
  const queries = wordsOf(text).map((word) => word.toLowerCase());
  if (queries.length === 0) return [];
  const asked = (word) => ({
    combineWith: 'OR',
    queries: [word, ...synonymsOf(word).filter((other) => other !== word)].map((query, place) => ({
      queries: [query],
      ...OPTIONS,
      ...(place === 0 ? {} : { prefix: false, boost: { title: 2, page: 1, text: 0.3 } }),
    })),
  });
  const found = index.search({ combineWith: 'AND', queries: queries.map(asked) });
  if (found.length > 0) return found;
  const fuzzy = (word) => (word.length > 4 ? 0.2 : false);
  return index.search({ combineWith: 'AND', queries }, { ...OPTIONS, fuzzy });
}

/** Splits a text at the found words: every second part is one of them. */
export function splitAtMatches(text, terms) {
  // The words of an index have letters and digits only, so they need no escape.
  const known = terms.filter((term) => term !== '').sort((one, other) => other.length - one.length);
  if (known.length === 0) return [text];
  return text.split(new RegExp(`(${known.map((term) => term.replace(/[^\p{L}\p{N}]/gu, '.')).join('|')})`, 'iu'));
}

/** Some whole words around the first match. */
export function excerptOf(text, terms) {
  const low = text.toLowerCase();
  const places = terms.map((term) => low.indexOf(term)).filter((place) => place !== -1);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const before = text.slice(0, first).split(' ').slice(-9).join(' ');
  const after = text.slice(first).split(' ').slice(0, 25).join(' ');
  const from = first - before.length;
  return `${from > 0 ? '… ' : ''}${before}${after}${first + after.length < text.length ? ' …' : ''}`;
}
