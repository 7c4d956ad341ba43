// The shape of a replay file of the dice game.

import { CHARACTERS, type DiceKinds, FACES } from '@posse/dice';
import type { Replays } from '../game-for-commands.ts';
import { isNumber, keyOf, list, maybe } from '../replays/replay-file.ts';

const ALL_FACES: readonly unknown[] = Object.values(FACES).flat();

export const replays: Replays<DiceKinds> = {
  setup: {
    modules: maybe(list(isNumber)),
    characters: maybe(list(maybe(keyOf(CHARACTERS)))),
    diedAs: maybe(list(maybe(keyOf(CHARACTERS)))),
  },
  answer: {
    also: maybe(isNumber),
    dice: list(isNumber),
    face: maybe((value) => ALL_FACES.includes(value)),
    twice: (value) => typeof value === 'boolean',
  },
  prepare: async () => undefined,
};
