// Tests that docs/house-cards.md lists every hook with its holders, and every aim.

import { readFileSync } from 'node:fs';
import { houseSetFrom } from '@posse/card';
import * as house from '@posse/card/house';
import { expect, test } from 'vitest';

const DOCS = readFileSync(new URL('../../../../docs/house-cards.md', import.meta.url), 'utf8');
const rows = DOCS.split('\n').filter((line) => line.startsWith('| `'));
const cellsOf = (name: string): string[] =>
  rows.find((row) => row.split(' | ')[0]?.includes(`\`${name}\``))?.split(' | ') ?? [];

const HOLDERS = ['character', 'card', 'event', 'set'];
const text = { name: 'Trial', text: 'A trial.' };

function isHeard(hook: string, holder: string): boolean {
  const values = [() => [], true, 'hearts', 'cards', { when: 'own turn', list: () => [], use: () => [] }, 2];
  return values.some((value) => {
    const power = { [hook]: value };
    const set = {
      id: 'house-trial',
      ...(holder === 'card' ? { kinds: { trial: { border: 'blue', power } }, deck: { trial: '7♥' } } : {}),
      ...(holder === 'character' ? { characters: { trial: { bullets: 4, power } } } : {}),
      ...(holder === 'event' ? { events: { trial: { power } } } : {}),
      ...(holder === 'set' ? { power } : {}),
      texts: {
        set: text,
        ...(holder === 'set' ? {} : { [holder === 'card' ? 'cards' : `${holder}s`]: { trial: text } }),
      },
    };
    try {
      houseSetFrom(set, 'trial.ts');
      return true;
    } catch {
      return false;
    }
  });
}

test.each(Object.keys(house.power({})))('the hook %s is in the docs, with its holders', (hook) => {
  const where = cellsOf(hook)[1];
  const heard = HOLDERS.filter((holder) => isHeard(hook, holder));
  expect(where).toBe(heard.length === HOLDERS.length ? 'everywhere' : heard.join(', '));
});

test('every aim of a card is in the documentation of house cards', () => {
  const aims = Object.entries(house).filter(([_name, value]) => typeof value === 'object' && 'within' in value);
  expect(aims.length).toBeGreaterThan(5);
  for (const [name] of aims) expect(cellsOf(name), name).not.toEqual([]);
});
