// Tests that planted faults still fit the sources of the server.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, FAULTS, SHUFFLE_FAULTS } from './planted-server-faults.ts';

const source = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

test.each(Object.keys({ ...FAULTS, ...SHUFFLE_FAULTS }))(
  'the fault %s can still be planted: what it changes is there, once',
  (fault) => {
    for (const { file, made } of changesIn({ STRESS_FAULT: fault })) expect(made(source(file))).not.toBe(source(file));
  },
);

test('a simulated newer version has more migrations, after the present ones', () => {
  const [first, ...others] = changesIn({ STRESS_MIGRATIONS: '2' });
  const made = others.reduce((text, change) => change.made(text), first?.made(source(first.file)) ?? '');
  expect(made).toContain('export const MIGRATIONS: readonly Migration[] = [...OWN');
  expect(made.match(/export const MIGRATIONS/g)).toHaveLength(1);
});

test('no fault is planted by default, and an unknown one is refused', () => {
  expect(changesIn({})).toEqual([]);
  expect(() => changesIn({ STRESS_FAULT: 'nonsense' })).toThrow('There is no fault "nonsense".');
});
