// The three shapes of heads.
// The grid is 100 x 110, with the eyes at y = 50.

export const HEADS = {
  oval: 'M33 44C33 30 40 25 50 25C60 25 67 30 67 44C67 57 63 64 58 69C55 72 53 73 50 73C47 73 45 72 42 69C37 64 33 57 33 44Z',
  square:
    'M32 42C32 29 40 25 50 25C60 25 68 29 68 42C68 52 68 58 66 64C62 71 56 74 50 74C44 74 38 71 34 64C32 58 32 52 32 42Z',
  thin: 'M35 44C35 30 41 25 50 25C59 25 65 30 65 44C65 57 61 66 56 72C54 74 52 75 50 75C48 75 46 74 44 72C39 66 35 57 35 44Z',
} as const;

export type Head = keyof typeof HEADS;

/** Brows and lids. */
export const BROWS =
  'M37 47.5C40 44.5 45 45 47 48L46 49.4C43 48 40 48 37.6 49.2ZM63 47.5C60 44.5 55 45 53 48L54 49.4C57 48 60 48 62.4 49.2Z';
export const EYES = '42.4 51, 57.6 51';
export const NOSE = 'M52 50L55.4 57.2L50.4 58.6';
