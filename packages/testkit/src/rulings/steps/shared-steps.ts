// Steps of both games that describe the table, and check it afterwards.

import { Given } from '@cucumber/cucumber';
import { noteDeath } from '../given-notes.ts';
import type { Ruling } from '../ruling-run.ts';
import { letterOf, seatOf } from '../ruling-vocabulary.ts';
import { Mismatch } from '../state-in-words.ts';

Given(/^it is ([A-Z])'s turn$/, function (this: Ruling, letter: string) {
  if (this.isGiven) this.notes.turn = { line: this.at.line, what: letter };
  else if (this.play.table.turn !== seatOf(letter, this.play.seats))
    throw new Mismatch(`it is ${letter}'s turn`, `it is ${letterOf(this.play.table.turn)}'s turn`);
});

Given(/^([A-Z]) is eliminated$/, function (this: Ruling, letter: string) {
  if (this.isGiven) noteDeath(this.notes, { line: this.at.line, what: letter });
  else if (this.play.table.players[seatOf(letter, this.play.seats)]?.alive)
    throw new Mismatch(`${letter} is eliminated`, `${letter} is alive`);
});
