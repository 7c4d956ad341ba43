// Reports settings in the environment that are unknown, or have an old name.

import { OLD_SETTINGS, oldSettingNotices, SETTINGS } from '@posse/server/settings';
import { didYouMean } from './name-suggestions.ts';

/** A sentence for each variable with our prefix that is no setting, or that has a new name. */
export const settingNotices = (env: NodeJS.ProcessEnv): readonly string[] => [
  ...oldSettingNotices(env),
  ...unknownSettings(env),
];

function unknownSettings(env: NodeJS.ProcessEnv): readonly string[] {
  const ours = (names: readonly string[]): readonly string[] =>
    names.filter((name) => name.startsWith(OURS)).map((name) => name.slice(OURS.length));
  const known = ours(SETTINGS.map(({ name }) => name));
  return ours(Object.keys(env))
    .filter((name) => !known.includes(name) && OLD_SETTINGS[OURS + name] === undefined)
    .map((name) => `There is no setting ${OURS}${name}${didYouMean(name, known, OURS) || '.'} It is ignored.`);
}

const OURS = 'POSSE_';
