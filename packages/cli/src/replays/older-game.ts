// A saved game of other rules than today's: how much of it can still be told, and what to say of the rest.

import { ageOf, FIRST_RULES, type Kinds, partingOf, RULES } from '@posse/engine';
import type { Words } from '@posse/narrator';
import { endWords, extentWords, olderWords, seatWords } from '@posse/narrator/terminal';
import { Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import { inWords } from '../terminal/language.ts';
import type { Replay } from './replay-file.ts';

/** What can be told of a saved game. */
export interface Tellable<K extends Kinds> {
  /** With those of its answers that are possible today. */
  readonly found: Replay<K>;
  /** What is said before its story, and after it; null for a game that goes as it went. */
  readonly older: { readonly before: string; readonly after: string } | null;
}

/** Throws Mistake if this program can't tell it, because its rules are newer or can't even be dealt. */
export function tellable<K extends Kinds>({ game }: CommandGame<K>, path: string, found: Replay<K>): Tellable<K> {
  const rules = found.rules ?? FIRST_RULES;
  const age = ageOf(rules);
  // What is wrong with a game of today's rules is damage: it is found where it is.
  const parting = age === 'today' ? null : partingOf(game, found);
  if (parting === null) return { found, older: null };
  if (age === 'newer')
    throw new Mistake(
      `${path} was played by rules ${rules}, which are newer than those of this program (${RULES}), and by these ${parting.because}. Take a newer Posse.`,
    );
  if (parting.at === 'deal')
    throw new Mistake(
      `${path} was played by older rules (${rules}, today’s are ${RULES}): by today’s ${parting.because}.`,
    );
  const before = [olderWords(rules, RULES), extentWords(parting.at, parting.answers)].map(inWords).join(' ');
  return {
    found: { ...found, answers: found.answers.slice(0, parting.answers) },
    older: { before, after: inWords(ending(found)) },
  };
}

function ending<K extends Kinds>({ answers, winners, names }: Replay<K>): Words {
  const who = winners?.map((seat) => names?.[seat] ?? inWords(seatWords(seat + 1)));
  return endWords(answers.length, winners === null ? null : who?.join(', '));
}
