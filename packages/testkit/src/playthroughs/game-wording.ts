// The words of a game in playthroughs, made from its facts and answers alone.

import { type Game, type Kinds, ROLE_TEXTS, type Role, type Seat } from '@posse/engine';
import { letterOf } from '../rulings/ruling-vocabulary.ts';

export interface Wording<K extends Kinds> {
  readonly game: Game<K>;
  /** The setup: sets or modules, and the options that are on. */
  setup(state: K['state']): string;
  /** A line for each seat with everything that it has, hidden or not. */
  seats(state: K['state']): readonly string[];
  /** The table in a few words: numbers of each seat, and the piles. */
  table(state: K['state']): readonly string[];
  /** An answer, beginning with a verb in its plain form: `play BANG! Q♥ on B`. */
  answer(answer: K['answer']): string;
  fact(fact: K['fact']): string;
  /** Does the fact say no more than its answer? */
  isSaid(fact: K['fact'], answer: K['answer']): boolean;
}

/** Questions that are not named in the text, because the answer says it all. */
const PLAIN_QUESTIONS: readonly string[] = ['phase2', 'start', 'again', 'aiming', 'pouring', 'chooseCharacter'];

/** The line of an answer, for example `B plays BANG! Q♥ on C`, with the question in brackets: `C passes [shot]`. */
export function answerLine(who: Seat, text: string, question: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const does = [letterOf(who), `${verb}${/s$/.test(verb) ? 'es' : 's'}`, ...rest].join(' ');
  return PLAIN_QUESTIONS.includes(question) ? does : `${does} [${inWords(question)}]`;
}

/** A name as words: `lastDiscards` becomes `last discards`, and `phase3` becomes `phase 3`. */
const inWords = (name: string): string => name.replaceAll(/[A-Z0-9]/g, (letter) => ` ${letter.toLowerCase()}`);

export const seatsText = (seats: readonly Seat[]): string => seats.map(letterOf).join(', ');
export const roleText = (role: Role | null): string => (role === null ? 'no role' : ROLE_TEXTS[role].en.name);
export const byText = (by: Seat | null): string => (by === null ? '' : ` by ${letterOf(by)}`);
export const optionsText = (options: readonly string[]): string =>
  options.length === 0 ? 'no options' : `options ${options.join(', ')}`;

const WIDTH = 120;

/** Joins parts in one line, or in several if it gets too long; later lines have this indent. */
export function wrapped(parts: readonly string[], between: string, first: string, indent: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const [place, part] of parts.entries()) {
    const text = place < parts.length - 1 ? `${part}${between}` : part;
    if (line.trim() !== '' && line.length + text.length > WIDTH) {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += text;
  }
  return [...lines, line.trimEnd()];
}
