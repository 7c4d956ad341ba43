// The balance report of packs as lines for a terminal, and as JSON.

import type { DecisivePlay, Estimate, PackReport, Side, ThingReport } from '@posse/bots';
import { type Pack, saidIn } from '@posse/card/packs';
import { numberText } from '../terminal/readable-amounts.ts';
import { bold, type Line, styled } from '../terminal/terminal-output.ts';
import { aligned, wrapped } from '../terminal/text-layout.ts';

const SIDE_NAMES: Readonly<Record<Side, string>> = {
  law: 'the law',
  outlaws: 'the Outlaws',
  renegade: 'the Renegade',
};
const PART_NAMES: Readonly<Record<ThingReport['part'], string>> = {
  kinds: 'card',
  characters: 'character',
  events: 'event',
};

const one = (number: number): string => number.toFixed(1);
/** With a sign, as "+9 ± 2". */
const change = ({ mean, error }: Estimate): string => `${mean < 0 ? '−' : '+'}${one(Math.abs(mean))} ± ${one(error)}`;

export function reportLines(packs: readonly Pack[], report: PackReport, saved: string | null): readonly Line[] {
  const { games, seats, seed, sides, turns, random } = report;
  const nameOf = namesIn(packs);
  const rows = [
    ['', 'with', 'without', 'change'],
    ...sides.map(({ side, ...rates }) => [
      `${SIDE_NAMES[side]} ${side === 'outlaws' ? 'win' : 'wins'}`,
      `${one(rates.with.mean)} %`,
      `${one(rates.without.mean)} %`,
      change(rates.change),
    ]),
    ['turns', one(turns.with.mean), one(turns.without.mean), ''],
  ];
  const [head = '', ...table] = aligned(rows, 1);
  return [
    bold(`${numberText(games)} games between deputies, and as many without the pack: ${seats} seats, seed ${seed}`),
    head,
    ...table,
    '',
    ...aligned(
      report.things.map((thing) => [PART_NAMES[thing.part], nameOf(thing), useOf(thing, games)]),
      3,
    ),
    '',
    `${numberText(random.games)} random games: ${one(random.decisions.mean)} decisions on average, at most ${numberText(random.longest)}.`,
    '',
    verdictLine(report),
    ...exampleLines(report.example, nameOf, saved),
  ];
}

function useOf({ part, uses, games, wins }: ThingReport, all: number): string {
  if (uses === 0) return 'never used';
  const share = `${Math.round((100 * games) / all)} % of the games`;
  if (part === 'kinds') return `${one(uses / all)} times a game, in ${share}`;
  return wins === null ? `in ${share}` : `in ${share}, wins ${change(wins)}`;
}

const VERDICTS: Readonly<Record<PackReport['verdict']['word'], string>> = {
  even: 'Even: no side gains more than chance could explain',
  noticeable: 'Noticeable',
  strong: 'Strong',
  endless: 'Endless: too many random games did not end',
};

function verdictLine({ verdict: { word, side, change: by } }: PackReport): Line {
  const text = VERDICTS[word];
  if (word === 'even' || word === 'endless' || side === null || by === null)
    return styled(word === 'even' ? 'green' : 'red', `${text}.`);
  return styled('yellow', `${text}: ${SIDE_NAMES[side]} ${change(by)}.`);
}

type NameOf = (thing: Pick<ThingReport, 'key'>) => string;

function exampleLines(example: DecisivePlay | null, nameOf: NameOf, saved: string | null): readonly string[] {
  if (example === null) return wrapped('No single play of these games decided who won.');
  const { seed, step, seat, wonBy, elseWonBy } = example;
  const file = saved ?? 'game.json';
  const show = `posse replay ${file} --from ${Math.max(0, step - BEFORE)}`;
  return [
    ...wrapped(
      `A game in which it mattered is ${seed}: at answer ${step}, seat ${seat + 1} used ${nameOf(example)}, and ${SIDE_NAMES[wonBy]} won. Had they done something else, ${SIDE_NAMES[elseWonBy]} would have won.`,
    ),
    saved === null ? `See it: add --save ${file}, then ${show}` : `See it: ${show}`,
  ];
}

/** The number of answers before the decisive one that the replay tells. */
const BEFORE = 10;

/** The names that the packs give their things. */
const namesIn =
  (packs: readonly Pack[]): NameOf =>
  ({ key }) => {
    const found = packs.map(({ face }) => face.things[key]).find((thing) => thing !== undefined);
    return found === undefined ? key : saidIn(found.name, 'en');
  };

/** The same for programs: a replay file holds the example. */
export function reportJson(packs: readonly Pack[], { example, ...report }: PackReport): object {
  const nameOf = namesIn(packs);
  const { answers, wishes: _, ...play } = example ?? { answers: [], wishes: null };
  return {
    ...report,
    things: report.things.map((thing) => ({ ...thing, name: nameOf(thing) })),
    example: example === null ? null : { ...play, answers: answers.length },
  };
}
