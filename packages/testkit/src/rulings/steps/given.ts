// The Givens of the card game: they only write down what they say. The hooks here tell every step where it stands.

import {
  Before,
  BeforeStep,
  type DataTable,
  Given,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { OPTIONS } from '@posse/card';
import { stepLines } from '../lines.ts';
import { COLUMNS, type Row } from '../notes.ts';
import { Ruling } from '../ruling.ts';
import { BadRuling, listOf, setId } from '../words.ts';

setWorldConstructor(Ruling);
setDefinitionFunctionWrapper(
  (step: (...words: unknown[]) => void) =>
    function (this: Ruling, ...words: unknown[]) {
      this.tell(() => step.apply(this, words));
    },
);

Before(function (this: Ruling, { pickle }) {
  this.title = pickle.name;
});

BeforeStep(function (this: Ruling, { gherkinDocument, pickleStep }) {
  const [id = ''] = pickleStep.astNodeIds;
  this.at = stepLines(gherkinDocument).get(id) ?? this.at;
  this.isCheck = pickleStep.type === 'Outcome';
});

/** The notes, as long as play has not begun. */
function notesOf(ruling: Ruling): Ruling['notes'] {
  if (!ruling.isGiven) throw new BadRuling('This belongs before play begins, among the Givens.');
  return ruling.notes;
}

Given(/^the card game$/, function (this: Ruling) {
  notesOf(this).sets = ['base'];
});

Given(/^the card game with (.+)$/, function (this: Ruling, sets: string) {
  notesOf(this).sets = ['base', ...listOf(sets).map(setId)];
});

Given(/^the table$/, function (this: Ruling, table: DataTable) {
  const [header = [], ...body] = table.raw();
  for (const column of header)
    if (!COLUMNS.includes(column))
      throw new BadRuling(`line ${this.at.rows[0]}: There is no column "${column}": take ${COLUMNS.join(', ')}.`);
  const rows = body.map((cells, place) => ({
    line: this.at.rows[place + 1] ?? this.at.line,
    what: Object.fromEntries(header.map((column, cell) => [column, cells[cell] ?? ''])) satisfies Row,
  }));
  notesOf(this).table = { line: this.at.line, what: rows };
});

Given(/^option (.+) is (on|off)$/, function (this: Ruling, name: string, state: string) {
  const id = name.replaceAll(' ', '-');
  if (!OPTIONS.some((option) => option.id === id)) {
    const known = OPTIONS.map((option) => option.id.replaceAll('-', ' '));
    throw new BadRuling(`There is no option "${name}": take ${known.join(', ')}.`);
  }
  notesOf(this).options[id] = state === 'on';
});

Given(/^the draw pile is (only )?(.+)$/, function (this: Ruling, only: string | null, cards: string) {
  const notes = notesOf(this);
  notes.draw = { line: this.at.line, what: cards };
  notes.drawOnly = only === 'only ';
});

Given(/^([A-Z])'s turn is about to start$/, function (this: Ruling, letter: string) {
  const notes = notesOf(this);
  notes.turn = { line: this.at.line, what: letter };
  notes.inTurn = false;
});

Given(/^([A-Z]) has played a BANG! this turn$/, function (this: Ruling, letter: string) {
  notesOf(this).bangs.push({ line: this.at.line, what: letter });
});

Given(/^([A-Z]) was eliminated first$/, function (this: Ruling, letter: string) {
  const notes = notesOf(this);
  const others = notes.dead.filter(({ what }) => what !== letter);
  notes.dead = [{ line: this.at.line, what: letter }, ...others];
});

Given(/^the next event is (.+)$/, function (this: Ruling, event: string) {
  notesOf(this).nextEvent = { line: this.at.line, what: event };
});
