// Reports environment variables that look like settings but are unknown.

import { SETTINGS } from '@posse/server/settings';
import { didYouMean } from './nearest.ts';

/** A sentence for each unknown variable with our prefix. */
export function unknownSettings(env: NodeJS.ProcessEnv): readonly string[] {
  const ours = (names: readonly string[]): readonly string[] =>
    names.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));
  const known = ours(SETTINGS.map(({ name }) => name));
  return ours(Object.keys(env))
    .filter((name) => !known.includes(name))
    .map((name) => `There is no setting ${OURS}${name}${didYouMean(name, known, OURS) || '.'} It is ignored.`);
}

const OURS = 'POSSE_';
