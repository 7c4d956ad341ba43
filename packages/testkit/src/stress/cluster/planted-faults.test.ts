import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, FAULTS, SHUFFLE_FAULTS } from './planted-faults.ts';

const source = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

test.each(Object.keys({ ...FAULTS, ...SHUFFLE_FAULTS }))(
  'the fault %s can still be planted: what it changes is there, once',
  (fault) => {
    for (const { file, made } of changesIn({ STRESS_FAULT: fault })) expect(made(source(file))).not.toBe(source(file));
  },
);

test('a newer program has more migrations, behind those that there are', () => {
  const [first, ...others] = changesIn({ STRESS_MIGRATIONS: '2' });
  const made = others.reduce((text, change) => change.made(text), first?.made(source(first.file)) ?? '');
  expect(made).toContain('export const MIGRATIONS: readonly Migration[] = [...OWN');
  expect(made.match(/export const MIGRATIONS/g)).toHaveLength(1);
});

test('without a wish nothing is planted, and a fault that there is not is told', () => {
  expect(changesIn({})).toEqual([]);
  expect(() => changesIn({ STRESS_FAULT: 'nonsense' })).toThrow('There is no fault "nonsense".');
});
