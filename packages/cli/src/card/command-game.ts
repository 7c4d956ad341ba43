// The card game as the commands know it.

import { cardWithBots } from '@posse/bots';
import { type CardKinds, catalogueOf, setupFrom } from '@posse/card';
import type { CommandGame } from '../command-game.ts';
import { agreement } from './agreement.ts';
import { tableNarrator } from './narrator.ts';
import { playing } from './playing.ts';
import { replays } from './replays.ts';

export const cardCommandGame: CommandGame<CardKinds> = {
  ...cardWithBots,
  agreement,
  replays,
  playing,
  narrator: tableNarrator,
  glossary(setup) {
    const { cards, abilities } = catalogueOf(setupFrom(setup));
    return {
      cards: cards.map(({ kind, suit, rank }) => ({ kind: kind.key, suit, rank })),
      abilities: abilities.map(({ id }) => id),
    };
  },
};
