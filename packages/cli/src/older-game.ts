// A saved game of other rules than today's: how much of it can still be told, and what to say of the rest.

import { ageOf, FIRST_RULES, type Kinds, type Parting, partingOf, RULES } from '@posse/engine';
import { Mistake } from './args.ts';
import type { Kit } from './game.ts';
import type { Replay } from './replay-file.ts';

/** What can be told of a saved game. */
export interface Tellable<K extends Kinds> {
  /** With those of its answers that are possible today. */
  readonly found: Replay<K>;
  /** What is said before its story, and after it; null for a game that goes as it went. */
  readonly older: { readonly before: string; readonly after: string } | null;
}

/** Throws Mistake if this program can't tell it, because its rules are newer or can't even be dealt. */
export function tellable<K extends Kinds>({ game }: Kit<K>, path: string, found: Replay<K>): Tellable<K> {
  const rules = found.rules ?? FIRST_RULES;
  const age = ageOf(rules);
  // What is wrong with a game of today's rules is damage: it is found where it is.
  const parting = age === 'today' ? null : partingOf(game, found);
  if (parting === null) return { found, older: null };
  if (age === 'newer')
    throw new Mistake(
      `${path} was played by rules ${rules}, which are newer than those of this program (${RULES}), and by these ${parting.because}. Take a newer Posse.`,
    );
  const after = ending(found);
  if (parting.at === 'deal')
    throw new Mistake(`${path} was ${olderRules(rules)}: by today’s ${parting.because}. ${after}`);
  const before = `This game was ${olderRules(rules)}: by today’s ${parting.because}. ${extent(parting)}`;
  return { found: { ...found, answers: found.answers.slice(0, parting.answers) }, older: { before, after } };
}

export const olderRules = (rules: number): string => `played by older rules (${rules}, today’s are ${RULES})`;

const extent = ({ answers }: Parting): string =>
  answers === 0 ? 'So there is no story to tell.' : `Its story is told up to answer ${answers - 1}.`;

function ending<K extends Kinds>({ answers, winners, names }: Replay<K>): string {
  const given = `It was played to its end with ${answers.length} answers`;
  if (winners === undefined) return `${answers.length} answers were given in it; who won was not written down.`;
  if (winners === null) return `It was given up after ${answers.length} answers.`;
  if (winners.length === 0) return `${given}, and nobody won.`;
  const who = winners.map((seat) => names?.[seat] ?? `seat ${seat + 1}`);
  return `${given}, and was won by ${who.join(', ')}.`;
}
