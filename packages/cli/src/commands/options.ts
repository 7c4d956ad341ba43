// posse options: lists sets or modules, presets and rule options.

import { LANGUAGES } from '@posse/engine';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Command, JSON_FLAG } from '../command-description.ts';
import { GAME_FLAG, inGameOf } from '../game-choice.ts';
import type { Section } from '../game-for-commands.ts';
import { LANGUAGE_FLAG, speakAs } from '../terminal/terminal-language.ts';
import { bold, type Line, print, printJson } from '../terminal/terminal-output.ts';
import { wrapped } from '../terminal/text-layout.ts';

export const options: Command = {
  name: 'options',
  summary: 'lists sets or modules, presets and rule options',
  operand: null,
  flags: {
    game: GAME_FLAG,
    with: WITH_FLAG,
    language: { ...LANGUAGE_FLAG, text: `the language of the descriptions: ${LANGUAGES.join(', ')} (en)` },
    json: JSON_FLAG,
  },
  examples: [
    ['posse options', 'all sets, presets and options of the card game'],
    ['posse options -g dice -l de', 'the same for the dice game, in German'],
  ],
  run(args) {
    speakAs(args, 'en');
    return inGameOf(args, async ({ id, setupOptions }) => {
      const sections = await setupOptions.sections(args);
      if (args.isOn('json')) printJson({ game: id, ...Object.fromEntries(sections.map(inJson)) });
      else print(...sections.flatMap((section, place) => [...(place === 0 ? [] : ['']), ...linesOf(section)]));
    });
  },
};

const INDENT = 2;

const inJson = ({ id, rows }: Section): readonly [string, object] => [
  id,
  rows.map(({ details, ...row }) => ({ ...row, ...details })),
];

function linesOf({ title, rows }: Section): Line[] {
  const ids = rows.map(({ id }) => id);
  if (rows.every(({ text }) => text === null))
    return [bold(title), ...wrapped(ids.join(', '), INDENT).map((line) => `  ${line}`)];
  const width = Math.max(...ids.map(({ length }) => length));
  const margin = INDENT + width + INDENT;
  const lines = rows.flatMap(({ id, text }) =>
    wrapped(text ?? '', margin).map((line, row) => `  ${(row === 0 ? id : '').padEnd(width)}  ${line}`),
  );
  return [bold(title), ...lines];
}
