// All words about what happens and what is asked in the dice game.

export { DiceLines, useDiceStory } from './DiceLines.tsx';
export { useDiceOptionWords } from './options.ts';
export { useDiceRefusalWords } from './refusals.ts';
export { useDiceStatus } from './status.ts';
