// Counts the things that an option meets in the rulings.
// They are other options, sets, characters, events, cards, numbers of players and deaths.

/** The relevant parts of a strict scenario. */
interface Scenario {
  readonly title: string;
  /** The options that are on, or have a number. */
  readonly options: readonly string[];
  /** Everything else that an option might meet here. */
  readonly things: readonly string[];
}

/** The family of an option: options that leave out one event count as one. */
const family = (option: string): string => option.replace(/^without-.+/, 'without-…');

/** The number of seats of most rulings, which does not count. */
const COMMON_SEATS = 4;

/** The strict scenarios of a feature file. */
export function scenariosOf(feature: string): Scenario[] {
  const isStrict = /^@strict$/m.test(feature.split(/^Feature:/m)[0] ?? '');
  return isStrict
    ? feature
        .split(/^\s*Scenario(?: Outline)?: /m)
        .slice(1)
        .map(scenarioOf)
    : [];
}

function scenarioOf(text: string): Scenario {
  const [title = '', ...rest] = text.split('\n').map((line) => line.trim());
  const lines = rest.map((line) => line.replace(/^(?:Given|When|Then|And) /, ''));
  const found = (pattern: RegExp): string[] =>
    lines.flatMap((line) => pattern.exec(line)?.[1]?.split(', ') ?? []).map(bare);
  const [header = [], ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const column = (name: string): string[] => {
    const place = header.indexOf(name);
    return rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '' && cell !== '-');
  };
  const seats = rows.filter(([seat]) => /^[A-H]$/.test(seat ?? '')).length;
  const dead = new Set(found(/^([A-H]) (?:is eliminated|was eliminated first|is the ghost)$/)).size;
  return {
    title,
    options: found(/^option (.+) is (?!off$)\S+$/).map((name) => family(name.replaceAll(' ', '-'))),
    things: [
      ...found(/^the (?:card|dice) game with (.+)$/),
      ...column('character'),
      ...column('role').flatMap((role) => role.split(': ').slice(1)),
      ...column('in play').flatMap((cards) => cards.split(', ').map(bare)),
      ...found(/^(?:the event in force|the next event) is (.+)$/),
      ...found(/^[A-H] (?:plays|uses) (.+?)(?: as .+)?(?: discarding .+)?(?: on .+)?$/),
      ...found(/^[A-H] takes the (.+) die$/),
      ...found(/^[A-H] holds the ghost tokens (.+)$/),
      ...(lines.some((line) => /^the draw pile is (?:empty|only .+)$/.test(line)) ? ['the end of the draw pile'] : []),
      ...(column('life').some((life) => /^1(?:\/|$)/.test(life)) ? ['a last life point'] : []),
      ...(dead > 0 ? ['a death', `${seats - dead} left`] : []),
      ...(seats > 0 && seats !== COMMON_SEATS ? [`${seats} seats`] : []),
    ],
  };
}

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The name of a card without its value. */
const bare = (name: string): string => name.trim().replace(/ (?:\(new\)|(?:10|[2-9JQKA])[♥♦♣♠])$/u, '');

/**
 * The number of scenarios in which the option meets something. No two count for the same thing, and a thing in all of
 * them is what the option is about, such as Ghost Town.
 */
export function crossingsOf(option: string, scenarios: readonly Scenario[]): number {
  const own = family(option);
  const met = scenarios
    .filter(({ options }) => options.includes(own))
    .map(({ options, things }) => new Set([...options.filter((other) => other !== own), ...things]));
  const isAlways = (thing: string): boolean => met.length > 1 && met.every((one) => one.has(thing));
  return distinct(met.map((one) => [...one].filter((thing) => !isAlways(thing))));
}

/**
 * The maximum number of lists that can each name a thing which no other one names: a bipartite matching by augmenting
 * paths.
 */
function distinct(lists: readonly (readonly string[])[]): number {
  const namedBy = new Map<string, number>();
  const finds = (list: number, tried: Set<string>): boolean =>
    (lists[list] ?? []).some((thing) => {
      if (tried.has(thing)) return false;
      tried.add(thing);
      const before = namedBy.get(thing);
      if (before !== undefined && !finds(before, tried)) return false;
      namedBy.set(thing, list);
      return true;
    });
  return lists.filter((_, list) => finds(list, new Set())).length;
}
