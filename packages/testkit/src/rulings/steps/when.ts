// The Whens of the card game: somebody does something.

import { When } from '@cucumber/cucumber';
import { type Attempt, readAttempts, VERBS, type Verb } from '../attempt.ts';
import type { Ruling } from '../ruling.ts';
import { Mismatch } from '../say.ts';
import { letterOf, seatOf } from '../words.ts';

When(/^([A-Z])'s turn starts$/, function (this: Ruling, letter: string) {
  if (this.isGiven) {
    this.notes.turn = { line: this.at.line, what: letter };
    this.notes.inTurn = false;
  }
  const { turn } = this.play.table;
  if (seatOf(letter, this.play.seats) !== turn)
    throw new Mismatch(`${letter}'s turn starts`, `it is ${letterOf(turn)}'s turn`);
  this.play.start();
});

When(
  /^([A-Z]) (plays|uses|chooses|discards|ends) (.+)$/,
  function (this: Ruling, letter: string, verb: string, text: string) {
    act(this, letter, verb, text);
  },
);

When(/^([A-Z]) passes$/, function (this: Ruling, letter: string) {
  act(this, letter, 'passes', '');
});

function act(ruling: Ruling, letter: string, verb: string, text: string): void {
  const attempts = readAttempts(letter, VERBS[verb] as Verb, text, ruling.play.seats);
  for (const attempt of attempts.flatMap((one) => oneByOne(one, ruling))) ruling.attempt(attempt);
}

/** At the Ranch cards are laid aside one by one, and a pass ends it; a ruling says it in one line. */
function oneByOne(attempt: Attempt, ruling: Ruling): Attempt[] {
  if (!attempt.isEvent || attempt.cost === null || ruling.play.pending?.why.op !== 'ranch') return [attempt];
  const cards = attempt.cost.map((card): Attempt => ({ ...attempt, cost: [card] }));
  return [...cards, { ...attempt, verb: 'pass', isEvent: false, cost: null }];
}
