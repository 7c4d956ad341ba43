// Reads the lines of rulings of the dice game.

import { type DiceKinds, diceGame, type Frame, sameAnswer, settle } from '@posse/dice';
import type { LineReader } from '../line-reader.ts';
import type { AnyPlay, Play } from '../ruling-game.ts';
import { BadRuling } from '../ruling-vocabulary.ts';
import { answerText } from './answers-in-words.ts';
import { letFall } from './forced-dice.ts';
import { isMeant, unsaid, whyNot } from './matching-answers.ts';
import { type DiceAttempt, readAttempt } from './when-lines.ts';

export type DicePlay = Play<DiceKinds, DiceAttempt>;

/** The questions of a player's own turn, in which nobody can pass. */
const OWN_TURN: readonly Frame['op'][] = ['start', 'again', 'rethrow'];
const isFree = ({ op }: Frame): boolean => OWN_TURN.includes(op);

export const DICE_LINE_READER: LineReader<DiceKinds, DiceAttempt> = {
  game: diceGame,
  settle,
  read: (lineAction, seats) => [readAttempt(lineAction, seats)],
  isMeant,
  unsaid,
  isAlike: sameAnswer,
  // Dice are never rolled without a line. "Never" counts as a pass, not as another answer.
  onlyAnswer({ options }) {
    const [only, another] = options.filter(({ kind }) => kind !== 'never');
    return only === undefined || another !== undefined || only.kind === 'roll' ? null : only;
  },
  // Everybody who could hold a special role is asked, as far as the table knows; most have nothing to show.
  goesWithoutSaying: ({ kind }, { op }) => op === 'react' && kind === 'pass',
  isFree,
  // A pass of a player who is not asked.
  isIdle: ({ seat, verb }, pending) => verb === 'pass' && (pending?.asked !== seat || isFree(pending.why)),
  without: () => null,
  arrange({ verb, falls }, answer, t) {
    if (falls !== null) letFall(falls, answer, t);
    else if (verb === 'roll' || verb === 'reroll') throw new BadRuling('The line does not say what the dice show.');
  },
  whyNot,
  answerText,
};

export const isDicePlay = (play: AnyPlay): play is DicePlay => play.speaks(DICE_LINE_READER);
