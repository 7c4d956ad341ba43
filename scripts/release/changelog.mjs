// Moves the section "Next" of the changelog under a version and a date.

const NEXT = '## Next\n';

/**
 * The changelog after the release; null if it has no news.
 * @param {string} text
 * @param {string} version
 * @param {string} day
 */
export function releasedChangelog(text, version, day) {
  const news = text.split(/^(?=## )/m).find((section) => section.startsWith(NEXT));
  if (news === undefined || news.slice(NEXT.length).trim() === '') return null;
  return text.replace(NEXT, `${NEXT}\n## ${version} (${day})\n`);
}

/**
 * The section of a version, without its heading.
 * @param {string} text
 * @param {string} version
 */
export function newsOf(text, version) {
  const section = text.split(/^(?=## )/m).find((one) => one.startsWith(`## ${version} `)) ?? '';
  return section.replace(/^.*\n+/, '').trimEnd();
}
