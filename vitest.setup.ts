// Fails a test file that changes something for the other files of its thread.

import { houseSets } from '@posse/card';
import { afterAll, expect } from 'vitest';

/** Globals of libraries, which set them when they are first loaded, begin like this. */
const LIBRARIES = '__';

/** Everything that the files of a thread share and a test could change, by name. */
function sharedThings(): ReadonlyMap<string, unknown> {
  const globals = Object.getOwnPropertyNames(globalThis)
    .filter((key) => !key.startsWith(LIBRARIES))
    .map((key) => [`global ${key}`, dataIn(globalThis, key)] as const);
  const logs = Object.keys(console).map((key) => [`console.${key}`, dataIn(console, key)] as const);
  const environment = Object.entries(process.env).map(([key, value]) => [`process.env.${key}`, value] as const);
  const sets = houseSets().map(({ id }) => [`house set ${id}`, id] as const);
  return new Map([...globals, ...logs, ...environment, ...sets]);
}

/** Node loads some globals at their first use: until then, and afterwards, they count as unchanged. */
const LOADED_LATER = Symbol('loaded later');

function dataIn(object: object, key: string): unknown {
  const found = Reflect.getOwnPropertyDescriptor(object, key);
  return found !== undefined && 'value' in found ? found.value : LOADED_LATER;
}

const before = sharedThings();

afterAll(() => {
  const after = sharedThings();
  const isChanged = (name: string): boolean => {
    const [old, now] = [before.get(name), after.get(name)];
    return !Object.is(old, now) && old !== LOADED_LATER && now !== LOADED_LATER;
  };
  expect(
    [...new Set([...before.keys(), ...after.keys()])].filter(isChanged),
    'what this file leaves changed for the files after it: undo it, or add "// Runs apart: WHY" to the header',
  ).toEqual([]);
});
