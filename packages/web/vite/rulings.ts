// The rulings of both games for the page, made from the sentences in the feature files.

import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, PROJECT, sentencesIn } from '../src/rules/rulings/files.ts';
import type { Ruling } from '../src/rules/rulings/ruling.ts';
import type { GameId } from '../src/rules/thing.ts';

const RULINGS = 'virtual:rulings';

const rulingsOf = (game: GameId): Ruling[] =>
  sentencesIn(game).map(({ rule, about, texts, unless }) => ({ rule, about, texts, unless }));

export const rulings: Plugin = {
  name: 'posse-rulings',
  resolveId: (id) => (id === RULINGS ? `\0${RULINGS}` : null),
  load(id) {
    if (id !== `\0${RULINGS}`) return null;
    for (const path of [...filesOf('card'), ...filesOf('dice')]) this.addWatchFile(join(PROJECT, path));
    return `export const RULINGS = ${JSON.stringify({ card: rulingsOf('card'), dice: rulingsOf('dice') })};`;
  },
};
