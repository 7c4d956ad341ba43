// All words about what happens and what is asked in the card game.

export { CardLines, useCardStory } from './CardLines.tsx';
export { type Choosing, useChoosingWords } from './choosing.ts';
export { useForYouWords } from './for-you.ts';
export { useVainWords } from './in-vain.ts';
export { missesOf } from './misses.ts';
export { useOptionWords } from './options.ts';
export { useRefusalWords } from './refusals.ts';
export { useCardStatus } from './status.ts';
