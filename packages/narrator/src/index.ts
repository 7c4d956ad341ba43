// The words that the page and the command line share.

export { type Aimed, aimedLabel, offerWords, warningWords } from './card/aimed.ts';
export { type Choosing, type ChoosingStep, choosingWords } from './card/choosing.ts';
export { cardDeed } from './card/headline.ts';
export { type CardNames, cardNames, deedsOf } from './card/names.ts';
export { type CardNarrator, cardNarrator } from './card/narrator.ts';
export { optionWords } from './card/options.ts';
export { refusalWords, uselessWords } from './card/refusals.ts';
export { type Misses, missesOf } from './card/shots.ts';
export { cardStatus, forYouWords } from './card/status.ts';
export { cardStory } from './card/story.ts';
export { cardSummary } from './card/summary.ts';
export type { Deed } from './deed.ts';
export { diceDeed } from './dice/headline.ts';
export { type DiceNames, diceNames } from './dice/names.ts';
export { type DiceNarrator, diceNarrator } from './dice/narrator.ts';
export { diceOptionWords } from './dice/options.ts';
export { diceRefusalWords } from './dice/refusals.ts';
export { diceStatus } from './dice/status.ts';
export { diceStory } from './dice/story.ts';
export { diceSummary } from './dice/summary.ts';
export { type Dress, type Mark, Marks, type Piece, plain, type Thing } from './marks.ts';
export { type Narrator, narratorFor, type OptionWords, type RefusalWords, type Status, YOU } from './narrator.ts';
export { type Paragraph, turnWords } from './story.ts';
export type { Since } from './summary.ts';
export { type Message, type Speaker, textIn, type Words } from './words.ts';
