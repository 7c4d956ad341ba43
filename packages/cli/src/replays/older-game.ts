// Saved games of other rules: the part that can still be told.

import { ageOf, FIRST_RULES, type Kinds, partingOf, RULES } from '@posse/engine';
import type { Words } from '@posse/narrator';
import { endWords, extentWords, olderWords, seatWords } from '@posse/narrator/terminal';
import { UserError } from '../command-description.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { inWords } from '../terminal/terminal-language.ts';
import type { Replay } from './replay-file.ts';

/** The part of a saved game that can be told. */
export interface TellableGame<K extends Kinds> {
  /** The saved game, with those answers that are possible today. */
  readonly found: Replay<K>;
  /** Texts before and after the story; null for a game that goes the same by today's rules. */
  readonly older: { readonly before: string; readonly after: string } | null;
}

/** The part that can be told. Throws an error if the rules of the game are newer, or if today's rules can't deal it. */
export function tellable<K extends Kinds>({ game }: CommandGame<K>, path: string, found: Replay<K>): TellableGame<K> {
  const rules = found.rules ?? FIRST_RULES;
  const age = ageOf(rules);
  // A game of today's rules that goes differently is damaged, which is found when it is played.
  const parting = age === 'today' ? null : partingOf(game, found);
  if (parting === null) return { found, older: null };
  if (age === 'newer')
    throw new UserError(
      `${path} was played by newer rules (version ${rules}; this program has version ${RULES}), and by these ${parting.because}. Update Posse.`,
    );
  if (parting.at === 'deal')
    throw new UserError(
      `${path} was played by older rules (version ${rules}; this program has version ${RULES}): by today’s ${parting.because}. Use the version of Posse that it was played with.`,
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
