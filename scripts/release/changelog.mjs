// The changelog: what is new stands under "Next" until a release gives it a version and a day.

const NEXT = '## Next\n';

/**
 * What the changelog is after the release; null if there is nothing new in it.
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
 * What it says of a version, without its title.
 * @param {string} text
 * @param {string} version
 */
export function newsOf(text, version) {
  const section = text.split(/^(?=## )/m).find((one) => one.startsWith(`## ${version} `)) ?? '';
  return section.replace(/^.*\n+/, '').trimEnd();
}
