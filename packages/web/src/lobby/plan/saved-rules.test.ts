// Tests of rules that are saved as a link.

import { expect, test } from 'vitest';
import { type Rules, rulesAddress, rulesIn } from './saved-rules.ts';

const RULES: Rules = {
  game: 'card',
  plan: { seats: 6, sets: ['base', 'dodge-city'], options: { 'late-reshuffle': true } },
};

test('the link of saved rules brings the same rules back', () => {
  const address = rulesAddress(RULES);
  expect(address.startsWith('/?rules=')).toBe(true);
  expect(rulesIn(new URL(address, 'https://posse.test').search)).toEqual(RULES);
});

test('a link without rules, or with rules that mean nothing, brings none', () => {
  for (const search of ['', '?rules=', '?rules=nonsense', '?rules={}', '?rules={"game":"chess","seats":4}'])
    expect(rulesIn(search)).toBeNull();
  expect(rulesIn(`?rules=${encodeURIComponent('{"game":"card","seats":400}')}`)).toBeNull();
  expect(rulesIn(`?rules=${encodeURIComponent('null')}`)).toBeNull();
});
