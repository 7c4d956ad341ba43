// The steps of the dice game.

import { Given, Then } from '@cucumber/cucumber';
import { type Player, type State, tokensInPile } from '@posse/dice';
import { seat } from '@posse/engine';
import { diceText } from '../dice/answers-in-words.ts';
import type { DiceNotes } from '../dice/dice-given-notes.ts';
import { DiceGivens } from '../dice/dice-givens.ts';
import { isDicePlay } from '../dice/dice-line-reader.ts';
import { facesOf } from '../dice/dice-vocabulary.ts';
import { noteDeath } from '../given-notes.ts';
import type { Ruling } from '../ruling-run.ts';
import { BadRuling, letterOf, listOf, seatOf } from '../ruling-vocabulary.ts';
import { expectSame, Mismatch } from '../state-in-words.ts';

const notesOf = (ruling: Ruling): DiceNotes => ruling.givenIn(DiceGivens).notes;
const tableOf = (ruling: Ruling): State => ruling.playIn(isDicePlay).table;

function playerOf(ruling: Ruling, letter: string): Player {
  const { players } = tableOf(ruling);
  return players[seatOf(letter, players.length)] as Player;
}

function ghostOf(ruling: Ruling): string {
  const { ghost } = tableOf(ruling);
  return ghost === null ? 'nobody' : letterOf(ghost);
}

// Before play begins.

Given(/^the dice game(?: with modules (.+))?$/, function (this: Ruling, modules: string | null) {
  this.givens = new DiceGivens(listOf(modules ?? '').map(moduleOf));
});

function moduleOf(text: string): number {
  if (!/^[1-5]$/.test(text)) throw new BadRuling(`There is no module "${text}": the modules are 1, 2, 3, 4, 5.`);
  return Number(text);
}

Given(/^([A-Z]) holds the ghost tokens (.+)$/, function (this: Ruling, letter: string, list: string) {
  const notes = notesOf(this);
  if (notes.tokens !== null) throw new BadRuling('Only one player can hold ghost tokens.');
  notes.tokens = { line: this.at.line, what: { who: letter, list } };
});

// Before play begins, or afterwards.

Given(/^the arrow pile has (\d+)$/, function (this: Ruling, count: number) {
  if (this.isGiven) notesOf(this).pile = { line: this.at.line, what: count };
  else expectSame('arrows in the pile:', count, tokensInPile(tableOf(this)));
});

Given(/^([A-Z]) is the ghost$/, function (this: Ruling, letter: string) {
  if (this.isGiven) {
    const said = { line: this.at.line, what: letter };
    notesOf(this).ghost = said;
    noteDeath(this.writing, said);
    return;
  }
  expectSame('ghost:', letter, ghostOf(this));
});

// Checks of the current state.

Then(/^nobody is the ghost$/, function (this: Ruling) {
  expectSame('ghost:', 'nobody', ghostOf(this));
});

Then(/^([A-Z]) has (\d+) arrows?$/, function (this: Ruling, letter: string, count: number) {
  expectSame(`arrows of ${letter}:`, count, playerOf(this, letter).arrows);
});

Then(/^([A-Z]) holds the chief's arrow$/, function (this: Ruling, letter: string) {
  if (!playerOf(this, letter).chief) throw new Mismatch(`${letter} holds the chief's arrow`, whereChief(tableOf(this)));
});

Then(/^the arrow pile holds the chief's arrow$/, function (this: Ruling) {
  const t = tableOf(this);
  if (!t.chiefInPile) throw new Mismatch("the arrow pile holds the chief's arrow", whereChief(t));
});

function whereChief({ players, chiefInPile }: State): string {
  const holder = players.findIndex(({ chief }) => chief);
  if (holder >= 0) return `${letterOf(seat(holder))} holds it`;
  return chiefInPile ? 'it lies in the pile' : 'it is not in the game';
}

Then(/^the dice show (.+)$/, function (this: Ruling, list: string) {
  expectSame('dice:', facesOf(list).join(', '), diceText(tableOf(this).dice));
});
