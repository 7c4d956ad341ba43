// The rulings of both games for the page, made from the sentences in the feature files.

import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { filesOf, PROJECT, sentencesIn } from '../src/rules/rulings/files.ts';
import type { Ruling } from '../src/rules/rulings/index.ts';
import type { GameId } from '../src/rules/thing.ts';

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
  // A page in the making shows a sentence as soon as it is saved.
  hotUpdate({ file }) {
    const made = this.environment.moduleGraph.getModuleById(MADE);
    return made && file.startsWith(normalizePath(join(PROJECT, 'rulings/'))) ? [made] : undefined;
  },
};
