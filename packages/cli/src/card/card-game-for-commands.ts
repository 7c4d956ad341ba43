// The card game for the commands.

import { cardWithBots } from '@posse/bots';
import { analyseCardGame } from '@posse/bots/coach';
import { type CardKinds, catalogueOf, setupFrom } from '@posse/card';
import type { CommandGame } from '../game-for-commands.ts';
import { tableNarrator } from './card-narrator.ts';
import { replays } from './card-replay-file.ts';
import { setupOptions } from './card-setup-flags.ts';
import { terminalPlay } from './terminal-play.ts';

export const cardCommandGame: CommandGame<CardKinds> = {
  ...cardWithBots,
  setupOptions,
  replays,
  terminalPlay,
  analyse: analyseCardGame,
  narrator: tableNarrator,
  glossary(setup) {
    const { cards, abilities } = catalogueOf(setupFrom(setup));
    return {
      cards: cards.map(({ kind, suit, rank }) => ({ kind: kind.key, suit, rank })),
      abilities: abilities.map(({ id }) => id),
    };
  },
};
