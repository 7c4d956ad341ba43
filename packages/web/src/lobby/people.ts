// Faces for seats before anybody knows who he will be.

export const PEOPLE: readonly string[] = [
  'suzy-lafayette',
  'slab-the-killer',
  'calamity-janet',
  'jourdonnais',
  'rose-doolan',
  'vulture-sam',
  'el-gringo',
  'willy-the-kid',
];
