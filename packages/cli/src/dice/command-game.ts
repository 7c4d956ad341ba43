// The dice game as the commands know it.

import { diceWithBots } from '@posse/bots';
import type { DiceKinds } from '@posse/dice';
import type { CommandGame } from '../command-game.ts';
import { agreement } from './agreement.ts';
import { tableNarrator } from './narrator.ts';
import { playing } from './playing.ts';
import { replays } from './replays.ts';

export const diceCommandGame: CommandGame<DiceKinds> = {
  ...diceWithBots,
  agreement,
  replays,
  playing,
  narrator: tableNarrator,
  glossary: () => ({}),
};
