// How good it is to be a character, or to have his ability.

/** Characters that win more often than others, or less often; whoever is not listed is worth `PLAIN_LUCK`. */
const TALENT: Readonly<Record<string, number>> = {
  'willy-the-kid': 8,
  'slab-the-killer': 8,
  'bart-cassidy': 7,
  'kit-carlson': 7,
  'lucky-duke': 6,
  jourdonnais: 7,
  'pixie-pete': 7,
  'bill-noface': 7,
  'elena-fuente': 7,
  'molly-stark': 7,
  'vera-custer': 3,
  'vulture-sam': 4,
  'greg-digger': 4,
  'herb-hunter': 4,
  'sean-mallory': 4,
  'uncle-will': 4,
};
const PLAIN_LUCK = 5;

export const talent = (character: string): number => TALENT[character] ?? PLAIN_LUCK;
