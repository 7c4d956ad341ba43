// Names settings in the environment that no server reads, because somebody mistyped them.

import { SETTINGS } from '@posse/server/settings';
import { didYouMean } from './nearest.ts';

/** A sentence for each name that looks like a setting, and that nobody reads. */
export function unknownSettings(env: NodeJS.ProcessEnv): readonly string[] {
  const ours = (names: readonly string[]): readonly string[] =>
    names.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));
  const known = ours(SETTINGS.map(({ name }) => name));
  return ours(Object.keys(env))
    .filter((name) => !known.includes(name))
    .map((name) => `There is no setting ${OURS}${name}${didYouMean(name, known, OURS) || '.'} Nobody reads it.`);
}

const OURS = 'POSSE_';
