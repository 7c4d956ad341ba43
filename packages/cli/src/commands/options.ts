// posse options: lists sets or modules, presets and rule options.

import { LANGUAGES } from '@posse/engine';
import type { Command } from '../args.ts';
import { WITH_FLAG } from '../card/setup-options.ts';
import type { Section } from '../command-game.ts';
import { GAME_FLAG, inGameOf } from '../games.ts';
import { LANGUAGE_FLAG, speakAs } from '../terminal/language.ts';
import { bold, type Line, print } from '../terminal/output.ts';
import { wrapped } from '../terminal/text-layout.ts';

export const options: Command = {
  name: 'options',
  summary: 'lists sets or modules, presets and rule options',
  operand: null,
  flags: {
    game: GAME_FLAG,
    with: WITH_FLAG,
    language: { ...LANGUAGE_FLAG, text: `the language of the descriptions: ${LANGUAGES.join(', ')} (en)` },
  },
  examples: [
    ['posse options', 'all sets, presets and options of the card game'],
    ['posse options -g dice -l de', 'the same for the dice game, in German'],
  ],
  run(args) {
    speakAs(args, 'en');
    return inGameOf(args, async ({ setupOptions }) => {
      const sections = await setupOptions.sections(args);
      print(...sections.flatMap((section, place) => [...(place === 0 ? [] : ['']), ...linesOf(section)]));
    });
  },
};

const INDENT = 2;

const isNames = (rows: Section['rows']): rows is readonly string[] => rows.every((row) => typeof row === 'string');

function linesOf({ title, rows }: Section): Line[] {
  if (isNames(rows)) return [bold(title), ...wrapped(rows.join(', '), INDENT).map((line) => `  ${line}`)];
  const width = Math.max(...rows.map(([id]) => id.length));
  const margin = INDENT + width + INDENT;
  const lines = rows.flatMap(([id, text]) =>
    wrapped(text, margin).map((line, row) => `  ${(row === 0 ? id : '').padEnd(width)}  ${line}`),
  );
  return [bold(title), ...lines];
}
