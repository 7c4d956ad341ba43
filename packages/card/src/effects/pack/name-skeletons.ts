// Reduces names to skeletons, which are equal if two names look alike.

/** Small letters, digits and signs that look like a Latin letter. Accents are taken off before. */
const SMALL: Readonly<Record<string, string>> = {
  ...{ a: 'аα', b: 'ьвβ', c: 'сϲ', d: 'ԁ', e: 'еεɛ3', g: 'ɡ', h: 'һн', i: 'іιıl1|ϳј', k: 'кκ', m: 'мμ' },
  ...{ n: 'пηո', o: 'оοσ0', p: 'рρ', r: 'гɼ', s: 'ѕꜱ5$', t: 'тτ', u: 'υս', v: 'ѵν', w: 'ѡωш', x: 'хχ', y: 'уүγ' },
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

/** The shape of a name for a quick eye: two names with the same skeleton look alike. */
export function skeletonOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const latin = [...letters].map(latinFor).join('');
  const bare = latin
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return bare === '' ? letters : bare;
}

/** The first name that looks like one of the others, or like one before it, and that one; null if there is none. */
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
