// How one game is told in short fixed lines, in English, from its facts and answers alone.

import { type Game, type Kinds, ROLE_TEXTS, type Role, type Seat } from '@posse/engine';
import { letterOf } from '../rulings/words.ts';

export interface Wording<K extends Kinds> {
  readonly game: Game<K>;
  /** What is played: sets or modules, and the options that are on. */
  setup(state: K['state']): string;
  /** A line for each seat with everything that it has, hidden or not. */
  seats(state: K['state']): readonly string[];
  /** The table in a few words: what each seat has by number, and the piles. */
  table(state: K['state']): readonly string[];
  /** What somebody does, beginning with a verb that is no more than its plain form: `play BANG! Q♥ on B`. */
  answer(answer: K['answer']): string;
  fact(fact: K['fact']): string;
  /** Does the fact say no more than the answer that brought it about? */
  isSaid(fact: K['fact'], answer: K['answer']): boolean;
}

/** Questions that need no name, since the answer says it all. */
const PLAIN_QUESTIONS: readonly string[] = ['phase2', 'start', 'again', 'aiming', 'pouring', 'chooseCharacter'];

/** `B plays BANG! Q♥ on C`, and in brackets what was asked: `C passes [shot]` */
export function answerLine(who: Seat, text: string, question: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const does = [letterOf(who), `${verb}${/s$/.test(verb) ? 'es' : 's'}`, ...rest].join(' ');
  return PLAIN_QUESTIONS.includes(question) ? does : `${does} [${inWords(question)}]`;
}

/** `lastDiscards` as `last discards`, `phase3` as `phase 3` */
const inWords = (name: string): string => name.replaceAll(/[A-Z0-9]/g, (letter) => ` ${letter.toLowerCase()}`);

export const seatsText = (seats: readonly Seat[]): string => seats.map(letterOf).join(', ');
export const roleText = (role: Role | null): string => (role === null ? 'no role' : ROLE_TEXTS[role].en.name);
export const byText = (by: Seat | null): string => (by === null ? '' : ` by ${letterOf(by)}`);
export const optionsText = (options: readonly string[]): string =>
  options.length === 0 ? 'no options' : `options ${options.join(', ')}`;

const WIDTH = 120;

/** Parts in one line, or in several where it gets too long: the later ones start with this indent. */
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
