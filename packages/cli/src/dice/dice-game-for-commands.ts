// The dice game for the commands.

import { diceWithBots } from '@posse/bots';
import { analyseDiceGame } from '@posse/bots/coach';
import type { DiceKinds } from '@posse/dice';
import type { CommandGame } from '../game-for-commands.ts';
import { tableNarrator } from './dice-narrator.ts';
import { replays } from './dice-replay-file.ts';
import { setupOptions } from './dice-setup-flags.ts';
import { terminalPlay } from './terminal-play.ts';

export const diceCommandGame: CommandGame<DiceKinds> = {
  ...diceWithBots,
  setupOptions,
  replays,
  terminalPlay,
  analyse: analyseDiceGame,
  narrator: tableNarrator,
  glossary: () => ({}),
};
