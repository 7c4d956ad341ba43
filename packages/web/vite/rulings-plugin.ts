// The rulings of both games for the page, built from the feature files.

import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { GameId } from '../src/rules-reference/rule-thing.ts';
import { filesOf, PROJECT, sentencesIn } from '../src/rules-reference/rulings/ruling-files.ts';
import type { Ruling } from '../src/rules-reference/rulings/rulings-by-subject.ts';

const RULINGS = 'virtual:rulings';
const MADE = `\0${RULINGS}`;

const rulingsOf = (game: GameId): Ruling[] =>
  sentencesIn(game).map(({ rule, about, texts, unless }) => ({ rule, about, texts, unless }));

export const rulings: Plugin = {
  name: 'posse-rulings',
  resolveId: (id) => (id === RULINGS ? MADE : null),
  load(id) {
    if (id !== MADE) return null;
    for (const path of [...filesOf('card'), ...filesOf('dice')]) this.addWatchFile(join(PROJECT, path));
    return `export const RULINGS = ${JSON.stringify({ card: rulingsOf('card'), dice: rulingsOf('dice') })};`;
  },
  // In development a sentence is shown as soon as it is saved.
  hotUpdate({ file }) {
    const made = this.environment.moduleGraph.getModuleById(MADE);
    return made && file.startsWith(normalizePath(join(PROJECT, 'rulings/'))) ? [made] : undefined;
  },
};
