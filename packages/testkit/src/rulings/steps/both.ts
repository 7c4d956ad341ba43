// Lines that describe the table before play begins, and check it afterwards.

import { Given } from '@cucumber/cucumber';
import { cardsText, sameCards } from '../copies.ts';
import type { Ruling } from '../ruling.ts';
import { Mismatch } from '../say.ts';
import { cardWords, eventId, letterOf, nameOfEvent, seatOf } from '../words.ts';

Given(/^it is ([A-Z])'s turn$/, function (this: Ruling, letter: string) {
  if (this.isGiven) {
    this.notes.turn = { line: this.at.line, what: letter };
    this.notes.inTurn = true;
  } else if (this.play.table.turn !== seatOf(letter, this.play.seats))
    throw new Mismatch(`it is ${letter}'s turn`, `it is ${letterOf(this.play.table.turn)}'s turn`);
});

Given(/^([A-Z]) is eliminated$/, function (this: Ruling, letter: string) {
  if (this.isGiven) {
    const isKnown = this.notes.dead.some(({ what }) => what === letter);
    if (!isKnown) this.notes.dead.push({ line: this.at.line, what: letter });
  } else if (this.play.table.players[seatOf(letter, this.play.seats)]?.alive)
    throw new Mismatch(`${letter} is eliminated`, `${letter} is alive`);
});

Given(/^the discard pile is (.+)$/, function (this: Ruling, cards: string) {
  const list = cards === 'empty' ? '' : cards;
  if (this.isGiven) {
    this.notes.discard = { line: this.at.line, what: list };
    return;
  }
  const { discard } = this.play.table;
  if (!sameCards(cardWords(list), discard))
    throw new Mismatch(`the discard pile is ${cards}`, cardsText(discard.toReversed()));
});

Given(/^the event in force is (.+)$/, function (this: Ruling, event: string) {
  if (this.isGiven) this.notes.event = { line: this.at.line, what: event };
  else if (this.play.table.event !== eventId(event))
    throw new Mismatch(`the event in force is ${event}`, nameOfEvent(this.play.table.event));
});
