// What every game must keep, for whoever checks games: `posse check` with house cards, the test kit with everything.

export { cardSubject } from './card.ts';
export { Broken, Checker } from './check.ts';
export { diceSubject } from './dice.ts';
export { type Court, playJudged } from './judged-bots.ts';
export type { Subject } from './subject.ts';
