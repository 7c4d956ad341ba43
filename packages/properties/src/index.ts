// Checks that hold for every game, for `posse check` and the test kit.

export { cardSubject } from './card-subject.ts';
export { diceSubject } from './dice-subject.ts';
export type { Subject } from './game-subject.ts';
export { type JudgedGame, playJudged } from './judged-bot-games.ts';
export { Broken, Checker } from './random-game-check.ts';
