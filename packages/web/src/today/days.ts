// Days by universal time, so that everybody has the same puzzle and the same deal.

const DAY_MS = 86_400_000;

/** The number of days since 1970. */
export const dayAt = (time: number): number => Math.floor(time / DAY_MS);

export const today = (): number => dayAt(Date.now());

/** The day as 2026-11-19. */
export const dayName = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day in words of a language. */
export const dayWords = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day * DAY_MS);
