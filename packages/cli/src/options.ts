// posse options: what a table can agree on, with a sentence for each.

import { EVENTS, OPTIONS, PRESETS, SETS, TABLES, TEXTS, type Translated } from '@posse/card';
import type { Command } from './args.ts';
import { addHouseFiles } from './house/load.ts';
import { textIn } from './names.ts';
import { bold, wrapped } from './screen.ts';
import { LANGUAGE_FLAG, speakAs, WITH_FLAG } from './table-flags.ts';

export const options: Command = {
  name: 'options',
  summary: 'lists sets, presets and rule options',
  operand: null,
  flags: { with: WITH_FLAG, language: LANGUAGE_FLAG },
  async run(args) {
    speakAs(args);
    await addHouseFiles(args.texts('with'));
    const isEvent = (id: string): boolean => EVENTS[id.replace(/^without-/, '')] !== undefined;
    const events = OPTIONS.filter(({ id }) => isEvent(id)).map(({ id }) => id);
    console.log(
      [
        ...section(
          'Sets (--sets LIST)',
          SETS.map(({ id }) => [id, sentence(TEXTS.sets[id]) + seatsOf(id)]),
        ),
        ...section(
          'Presets (--preset NAME)',
          PRESETS.map(({ id, seats, texts }) => [id, `${sentence(texts)} ${seats} seats.`]),
        ),
        ...section(
          'Options (--option NAME)',
          OPTIONS.filter(({ id }) => !isEvent(id)).map(({ id, texts }) => [id, sentence(texts)]),
        ),
        bold('Events left out (--option NAME)'),
        ...wrapped(events.join(', '), INDENT).map((line) => `  ${line}`),
      ].join('\n'),
    );
  },
};

const INDENT = 2;

const sentence = (texts: Translated | undefined): string => (texts === undefined ? '' : textIn(texts).text);

/** Which numbers of players a set makes possible. */
function seatsOf(set: string): string {
  const seats = Object.keys(TABLES).filter((number) => TABLES[Number(number)]?.set === set);
  return seats.length === 0 ? '' : ` For ${seats.join(', ')} players.`;
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([id]) => id.length));
  const margin = INDENT + width + INDENT;
  const lines = rows.flatMap(([id, text]) =>
    wrapped(text, margin).map((line, row) => `  ${(row === 0 ? id : '').padEnd(width)}  ${line}`),
  );
  return [bold(title), ...lines, ''];
}
