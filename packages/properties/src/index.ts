// Checks that hold for every game, for `posse check` and the test kit.

export { cardSubject } from './checked-card-game.ts';
export { diceSubject } from './checked-dice-game.ts';
export type { Subject } from './checked-game-interface.ts';
export { type JudgedGame, playJudged } from './judged-bot-games.ts';
export { Broken, Checker, Stalled } from './random-game-check.ts';
