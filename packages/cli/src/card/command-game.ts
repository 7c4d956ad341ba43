// The card game as the commands know it.

import { cardWithBots } from '@posse/bots';
import type { CardKinds } from '@posse/card';
import type { CommandGame } from '../command-game.ts';
import { agreement } from './agreement.ts';
import { catalogue } from './catalogue.ts';
import { tableNarrator } from './narrator.ts';
import { playing } from './playing.ts';
import { replays } from './replays.ts';

export const cardCommandGame: CommandGame<CardKinds> = {
  ...cardWithBots,
  agreement,
  replays,
  playing,
  narrator: tableNarrator,
  glossary: () => ({
    cards: catalogue().cards.map(({ kind, suit, rank }) => ({ kind: kind.key, suit, rank })),
    abilities: Object.values(catalogue().characters)
      .toSorted((a, b) => a.ability - b.ability)
      .map(({ id }) => id),
  }),
};
