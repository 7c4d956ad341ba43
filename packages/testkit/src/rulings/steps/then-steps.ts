// The Thens of both games: checks of the current state.

import { Then } from '@cucumber/cucumber';
import { CARD_VERBS } from '../card/when-lines.ts';
import { DICE_VERBS } from '../dice/when-lines.ts';
import type { Ruling } from '../ruling-run.ts';
import { listOf, seatOf } from '../ruling-vocabulary.ts';
import { expectSame, Mismatch, winnersText } from '../state-in-words.ts';

Then(/^([A-Z]) has (\d+) life$/, function (this: Ruling, letter: string, life: number) {
  const { players } = this.play.table;
  expectSame(`life of ${letter}:`, life, Math.max(0, players[seatOf(letter, players.length)]?.life ?? 0));
});

Then(/^([A-Z]) is alive$/, function (this: Ruling, letter: string) {
  if (!this.play.table.players[seatOf(letter, this.play.seats)]?.alive)
    throw new Mismatch(`${letter} is alive`, `${letter} is eliminated`);
});

Then(/^([A-Z]) is asked$/, function (this: Ruling, letter: string) {
  if (this.play.asked !== seatOf(letter, this.play.seats))
    throw new Mismatch(`${letter} is asked`, this.play.situation);
});

Then(/^nobody is asked$/, function (this: Ruling) {
  if (this.play.hasQuestion) throw new Mismatch('nobody is asked', this.play.situation);
});

Then(
  new RegExp(`^([A-Z]) (may|may not) (${[...new Set([...CARD_VERBS, ...DICE_VERBS])].join('|')})(?: (.+))?$`),
  function (this: Ruling, letter: string, may: string, verb: string, text: string | null) {
    const lineAction = { letter, verb, text: text ?? '' };
    const isAllowed = this.play.allows(lineAction);
    if (isAllowed !== (may === 'may'))
      throw new Mismatch(
        `${letter} ${may} ${verb}${text ? ` ${text}` : ''}`,
        isAllowed ? `it is legal\n${this.play.situation}` : this.play.refusalOf(lineAction),
      );
  },
);

Then(/^the game is over$/, function (this: Ruling) {
  if (this.play.winners === null) throw new Mismatch('the game is over', `the game goes on\n${this.play.situation}`);
});

Then(/^the game goes on$/, function (this: Ruling) {
  const { winners } = this.play;
  if (winners !== null) throw new Mismatch('the game goes on', `the game is over; winners: ${winnersText(winners)}`);
});

Then(/^the winners are (.+)$/, function (this: Ruling, list: string) {
  const seats = list === 'nobody' ? [] : listOf(list).map((letter) => seatOf(letter, this.play.seats));
  expectSame('winners:', winnersText(seats.sort()), winnersText(this.play.winners));
});
