// Reduces names to skeletons, which are equal if two names look alike.

/** Small letters, digits and signs that look like Latin letters. Accents are taken off before. */
const SMALL: Readonly<Record<string, string>> = {
  ...{ a: 'аα4@', b: 'ьвβ8ß', c: 'сϲ', d: 'ԁđð', e: 'еεɛ3€', g: 'ɡ9', h: 'һнħ', i: 'іιıl1|!ϳјł', k: 'кκĸ' },
  ...{ m: 'мμ', n: 'пηոŋ', o: 'оοσ0øө', p: 'рρþ', r: 'гɼ', s: 'ѕꜱ5$', t: 'тτ7ŧ', u: 'υս', v: 'ѵν', w: 'ѡωш' },
  ...{ x: 'хχ', y: 'уүγ', z: '2', ae: 'æӕ', oe: 'œ' },
};
/** Greek and Cyrillic capitals that look like another letter than their small forms. */
const CAPITAL: Readonly<Record<string, string>> = { h: 'ΗН', n: 'Ν', p: 'ΡР', y: 'ΥҮ', z: 'Ζ', i: 'Ι', x: 'ΧХ' };

const lettersIn = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([letter, others]) => [...others].map((other) => [other, letter])));
const [SMALL_LETTERS, CAPITALS] = [lettersIn(SMALL), lettersIn(CAPITAL)];

function latinFor(letter: string): string {
  const small = letter.toLowerCase();
  return CAPITALS.get(letter) ?? SMALL_LETTERS.get(small) ?? small;
}

/** The skeleton of a name: two names with the same skeleton look alike. */
export function skeletonOf(name: string): string {
  // An exclamation mark at the end is one, and an I elsewhere: "WH!SKY".
  const letters = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/!+(?=\s|$)/g, '');
  const latin = [...letters].map(latinFor).join('');
  const bare = latin
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return bare === '' ? letters : bare;
}

/** The alphabets of names: a name in two of them, or in a rare one, could be made to look like any other. */
const ALPHABETS: readonly RegExp[] = [
  /^[a-z\u00c0-\u017f\u1e00-\u1eff]*$/iu,
  ...['Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Thai'].map(
    (script) => new RegExp(`^\\p{Script=${script}}*$`, 'u'),
  ),
  /^[a-z\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]*$/iu,
];

export const isInOneAlphabet = (name: string): boolean => {
  const letters = name.normalize('NFKC').replaceAll(/\P{L}/gu, '');
  return ALPHABETS.some((alphabet) => alphabet.test(letters));
};

/**
 * The first name that looks like one of the others, or like one before it, and the name that it looks like; null if
 * there is none.
 */
export function lookAlike(
  names: readonly string[],
  others: readonly string[] = [],
): { readonly name: string; readonly other: string } | null {
  const known = new Map(others.map((other) => [skeletonOf(other), other]));
  for (const name of names) {
    const skeleton = skeletonOf(name);
    const other = known.get(skeleton);
    if (other !== undefined) return { name, other };
    known.set(skeleton, name);
  }
  return null;
}
