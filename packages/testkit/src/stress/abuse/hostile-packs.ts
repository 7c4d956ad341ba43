// Hostile packs: markup, deep JSON, lookalike names, effects without end, and mutants.

import { readFileSync } from 'node:fs';
import { below, type Random } from '@posse/engine';
import { mutated } from '../../packs/mutated-pack.ts';
import { type Attack, allowed, refused } from './attack-interface.ts';
import { anyOf } from './malformed-messages.ts';

const MOONSHINE = new URL('../../../../../docs/house-cards/moonshine.json', import.meta.url);

const moonshine = (): object => JSON.parse(readFileSync(MOONSHINE, 'utf8')) as object;

const named = (name: string): object => ({
  ...moonshine(),
  face: { name: 'Moonshine', things: { moonshine: { name } } },
});

const character = (power: object): object => ({
  posse: 1,
  characters: { jane: { bullets: 4, power } },
  face: { name: 'Jane', things: { jane: { name: 'Dusty Jane' } } },
});

/** All of them are refused. */
const HOSTILE: readonly string[] = [
  ...[
    ...[
      '<img src=x onerror=alert(1)>',
      'Moon\u202eshine',
      'M\u200boonshine',
      'В\u0415\u0415R',
      'B33r',
      'x'.repeat(29),
      '',
    ].map(named),
    { ...moonshine(), code: 'process.exit(1)' },
    { ...moonshine(), posse: 2 },
    JSON.parse('{"posse":1,"kinds":{"__proto__":{"border":"brown"}},"face":{"name":"x","things":{}}}') as object,
    character({ turnStarts: [{ do: 'heal', n: 1 }] }),
    character({ emptied: [{ do: 'discard', who: 'all', cards: 1 }] }),
    character({ forbids: [{ cards: {} }] }),
    character({ offer: { price: {}, perTurn: 3, run: [{ do: 'draw', n: 4 }] } }),
    character({ wounded: [{ do: 'draw', n: 1e308 }] }),
  ].map((pack) => JSON.stringify(pack)),
  '['.repeat(1200),
  '{"posse":1,"kinds":{"a":'.repeat(40),
  ' ',
  'null',
];

const said = (text: string): string => JSON.stringify({ type: 'add-pack', text, part: 0, last: true });

/** A message that adds a pack to a table in a waiting room: a hostile one, or a mutant, which may be valid. */
export function hostilePack(random: Random): Attack {
  if (below(random, 2) === 0) return refused('hostile pack', said(anyOf(random, HOSTILE)), 'bad-pack', 'slow-down');
  const mutant = JSON.stringify(mutated(random, moonshine())).slice(0, 1200);
  return allowed('mutated pack', said(mutant), ['bad-pack', 'slow-down']);
}
