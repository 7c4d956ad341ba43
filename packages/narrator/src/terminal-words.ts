// Words for the terminal only: column heads, help, and the state of saved games.

import { type Message, msg } from './text-types.ts';

export {
  CARD_HELP,
  cardAnswered,
  eventsWords,
  freshWords,
  handWords,
  PRICE,
  pilesWords,
} from './card/terminal-words.ts';
export {
  arrowsWords,
  DICE_HELP,
  diceAnswered,
  diceWords,
  nextWords,
  REROLL_HELP,
  REROLL_HINT,
  tableWords,
} from './dice/terminal-words.ts';

/** The heads of table columns. */
export const HEADS = {
  seat: msg('seat', {}, 'head of a column'),
  who: msg('who', {}, 'head of a column'),
  role: msg('role', {}, 'head of a column'),
  life: msg('life', {}, 'head of a column'),
  hand: msg('hand', {}, 'head of a column'),
  away: msg('away', {}, 'head of a column'),
  inPlay: msg('in play', {}, 'head of a column'),
  arrows: msg('arrows', {}, 'head of a column'),
  answer: msg('answer', {}, 'head of a column'),
  byThumb: msg('by instinct', {}, 'head of a column'),
  step: msg('step', {}, 'head of a column'),
  chance: msg('chance to win', {}, 'head of a column'),
  choice: msg('your choice', {}, 'head of a column'),
  luck: msg('luck and others', {}, 'head of a column'),
};

/** The contents of table cells. */
export const CELLS = {
  dead: msg('dead', {}, 'a player'),
  ghost: msg('ghost', {}, 'a player'),
  won: msg('won', {}, 'a player'),
  chosen: msg('chosen', {}, 'an answer'),
  asPlayed: msg('as played', {}, 'an answer'),
};

/** The name of a player without a character. */
export const playerWords = (number: number): Message => msg('Player {number}', { number });

export const youWords = (name: string): Message => msg('{name} (you)', { name });

export const holdsWords = (name: string, cards: string): Message => msg('{name} holds {cards}.', { name, cards });

export const moreWords = (count: number): Message =>
  msg('{count, plural, one {and # more} other {and # more}}', { count });

// --- at the table ---

export const greetingWords = (name: string | null): Message =>
  name === null ? msg('Howdy.') : msg('Howdy, {name}.', { name });

export const roleWords = (role: string, goal: string): Message => msg('Your role: {role}. {goal}', { role, goal });

export const FIRST_CHARACTERS = msg('Everybody chooses a character first.');

export const keysWords = (seed: string): Message =>
  msg('Type h for help, q to quit. The seed of this game is {seed}.', { seed });

export const noChoiceWords = (answer: string): Message => msg('Only one answer is possible: “{answer}”.', { answer });

export const LEFT = msg('You leave the table.');

export const savedWords = (command: string): Message => msg('Saved: {command}', { command });

// --- what is typed ---

export const numberHint = (count: number): Message =>
  msg('{count, plural, one {the number 1, or h for help} other {a number from 1 to #, or h for help}}', { count });

export const typeWords = (hint: string): Message => msg('Type {hint}.', { hint });

export const noneOfItWords = (line: string, hint: string): Message =>
  msg('“{line}” is not an option: type {hint}.', { line, hint });

export const nothingToTellWords = (asked: string): Message => msg('Nothing found about “{asked}”.', { asked });

const NUMBER = msg('NUMBER', {}, 'what is typed');
const NAME = msg('NAME', {}, 'what is typed');

/** The keys that work at every question, and their effects. */
export const HELP: readonly (readonly [keys: readonly (Message | string)[], does: Message])[] = [
  [[NUMBER], msg('chooses that option')],
  [['?', NUMBER], msg('explains that option')],
  [['?', NAME], msg('explains anything in the game; part of its name is enough')],
  [[msg('Enter', {}, 'a key')], msg('shows the table and your options again')],
  [['b'], msg('tells what a shrewd player in your seat would think of the others')],
  [['q'], msg('quits the game, like the end of the input')],
];

export const SIGNS_HELP = msg('On the table ▸ is whose turn it is, ● a life point, ○ a lost one.');

// --- a saved game ---

export const leftAfterWords = (count: number): Message =>
  msg(
    '{count, plural, one {The game ended without a winner after # answer.} other {The game ended without a winner after # answers.}}',
    { count },
  );

export const stepWords = (step: number, seat: number, name: string): Message =>
  msg('Step {step}, seat {seat}, {name}', { step, seat, name });

export const olderWords = (rules: number, today: number): Message =>
  msg('This game was played under older rules ({rules}; the current ones are {today}).', { rules, today });

/** Says where today's rules lead elsewhere than the saved game, and how much of it is shown. */
export function extentWords(at: 'answer' | 'end', answers: number): Message {
  const last = answers - 1;
  if (last < 0) return msg('Under the current rules its first answer is not possible, so its story can’t be told.');
  return at === 'end'
    ? msg('Under the current rules it ends differently: its story is told up to answer {last}.', { last })
    : msg('Under the current rules answer {answers} is not possible: its story is told up to answer {last}.', {
        answers,
        last,
      });
}

/** The recorded end; `winners` is null if nobody won (abandoned, closed or too long), undefined if no end was recorded. */
export function endWords(count: number, winners: string | null | undefined): Message {
  if (winners === undefined)
    return msg(
      '{count, plural, one {It has # answer; the winner was not recorded.} other {It has # answers; the winner was not recorded.}}',
      { count },
    );
  if (winners === null)
    return msg(
      '{count, plural, one {It ended without a winner after # answer.} other {It ended without a winner after # answers.}}',
      {
        count,
      },
    );
  if (winners === '')
    return msg(
      '{count, plural, one {It was played to the end with # answer, and nobody won.} other {It was played to the end with # answers, and nobody won.}}',
      { count },
    );
  return msg(
    '{count, plural, one {It was played to the end with # answer, won by {winners}.} other {It was played to the end with # answers, won by {winners}.}}',
    { count, winners },
  );
}

export const seatWords = (number: number): Message => msg('seat {number}', { number });

// --- an analysed game ---

/** The curve of the chance to win, drawn with blocks. */
export const curveWords = (curve: string): Message => msg('Chance to win: {curve}', { curve });

export const TURNING_POINTS = msg('Turning points');
export const NO_TURNING_POINTS = msg('No turning points: the chances changed little by little.');

/** The number of questions with a choice, and the marks of the answers. */
export const decisionsWords = (count: number, marks: string): Message =>
  msg('{count, plural, one {# decision} other {# decisions}}: {marks}.', { count, marks });

export const SOUND_PLAY = msg('Every answer was about as good as the best one.');
