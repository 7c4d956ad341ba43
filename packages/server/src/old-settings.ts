// Old names of settings, which work until the next release.

type Environment = Readonly<Record<string, string | undefined>>;

/** The current name of each old setting. */
export const OLD_SETTINGS: Readonly<Record<string, string>> = {
  POSSE_MOST_TABLES: 'POSSE_MAX_TABLES',
  POSSE_MOST_CONNECTIONS: 'POSSE_MAX_CONNECTIONS',
  POSSE_MOST_FROM_ONE: 'POSSE_MAX_FROM_ONE',
};

/** Reads a setting by its name, or else by its old one. */
export function readSetting(env: Environment, name: string): string | null {
  const [old] = Object.entries(OLD_SETTINGS).find(([, now]) => now === name) ?? [];
  return env[name] || (old === undefined ? null : env[old] || null);
}

/** A notice for each old name in the environment. */
export const oldSettingNotices = (env: Environment): readonly string[] =>
  Object.entries(OLD_SETTINGS)
    .filter(([old]) => env[old])
    .map(([old, now]) =>
      env[now]
        ? `${old} is ignored, because ${now} is set: remove ${old}.`
        : `${old} is now called ${now}: rename it. The old name works until the next release.`,
    );
