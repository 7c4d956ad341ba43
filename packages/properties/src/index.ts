// Checks that hold for every game, for `posse check` and the test kit.

export { cardSubject } from './card.ts';
export { Broken, Checker } from './check.ts';
export { diceSubject } from './dice.ts';
export { type JudgedGame, playJudged } from './judged-bots.ts';
export type { Subject } from './subject.ts';
