// The Givens of both games, which only write notes.
// The hooks here tell every step its line.

import {
  After,
  Before,
  BeforeStep,
  type DataTable,
  Given,
  Status,
  setDefinitionFunctionWrapper,
  setWorldConstructor,
} from '@cucumber/cucumber';
import { stepLines } from '../feature-lines.ts';
import type { Row } from '../given-notes.ts';
import { Ruling } from '../ruling-run.ts';
import { BadRuling } from '../ruling-vocabulary.ts';

setWorldConstructor(Ruling);
setDefinitionFunctionWrapper(
  (step: (...words: unknown[]) => void) =>
    function (this: Ruling, ...words: unknown[]) {
      this.tell(() => step.apply(this, words));
    },
);

Before(function (this: Ruling, { pickle }) {
  this.title = pickle.name;
  this.isStrict = pickle.tags.some(({ name }) => name === '@strict');
});

After(function (this: Ruling, { result }) {
  if (result?.status === Status.PASSED) this.close();
});

BeforeStep(function (this: Ruling, { gherkinDocument, pickleStep }) {
  const [id = ''] = pickleStep.astNodeIds;
  this.at = stepLines(gherkinDocument).get(id) ?? this.at;
  this.isCheck = pickleStep.type === 'Outcome';
});

Given(/^the table$/, function (this: Ruling, table: DataTable) {
  const { columns } = this.givens;
  const [header = [], ...body] = table.raw();
  for (const column of header)
    if (!columns.includes(column))
      throw new BadRuling(`line ${this.at.rows[0]}: There is no column "${column}": take ${columns.join(', ')}.`);
  const rows = body.map((cells, place) => ({
    line: this.at.rows[place + 1] ?? this.at.line,
    what: Object.fromEntries(header.map((column, cell) => [column, cells[cell] ?? ''])) satisfies Row,
  }));
  this.writing.table = { line: this.at.line, what: rows };
});

Given(/^option (.+) is (on|off)$/, function (this: Ruling, name: string, state: string) {
  const id = optionNamed(this, name);
  if (numberOf(this, id) !== undefined) throw new BadRuling(numberWanted(this, name, state));
  this.writing.options[id] = state === 'on';
});

Given(/^option (.+) is (\d+)$/, function (this: Ruling, name: string, text: string) {
  const id = optionNamed(this, name);
  const number = numberOf(this, id);
  if (number === undefined) throw new BadRuling(`The option "${name}" is on or off, not ${text}.`);
  if (Number(text) < number.from || Number(text) > number.to) throw new BadRuling(numberWanted(this, name, text));
  this.writing.options[id] = Number(text);
});

const numberOf = ({ givens }: Ruling, id: string) => givens.numbers.find((one) => one.id === id);

function numberWanted(ruling: Ruling, name: string, given: string): string {
  const { from, to } = numberOf(ruling, name.replaceAll(' ', '-')) ?? {};
  return `The option "${name}" is a number from ${from} to ${to}, not ${given}.`;
}

/** The id of an option by its name. */
function optionNamed({ givens }: Ruling, name: string): string {
  const id = name.replaceAll(' ', '-');
  const known = [...givens.options, ...givens.numbers.map((one) => one.id)];
  if (!known.includes(id))
    throw new BadRuling(
      `There is no option "${name}": take ${known.map((option) => option.replaceAll('-', ' ')).join(', ')}.`,
    );
  return id;
}
