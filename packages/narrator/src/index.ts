// The words that the page and the command line share.

export { type Aimed, aimedLabel, offerWords, warningWords } from './card/aiming-words.ts';
export { optionWords } from './card/answer-labels.ts';
export { cardStory } from './card/answer-story.ts';
export { type CardNames, cardNames, deedsOf } from './card/card-names.ts';
export { type CardNarrator, cardNarrator } from './card/card-narrator.ts';
export { cardDeed } from './card/deed-headline.ts';
export { refusalWords, uselessWords } from './card/refusal-words.ts';
export { type Misses, missesOf } from './card/shot-words.ts';
export { cardSummary } from './card/skipped-deeds.ts';
export { cardStatus, forYouWords } from './card/status-line.ts';
export { type Choosing, type ChoosingStep, choosingWords } from './card/unfinished-answer-words.ts';
export { betterWords, costWords, eliminationWords, MARK_WORDS, marksWords } from './coach-words.ts';
export type { Deed } from './deed-headline.ts';
export { diceOptionWords } from './dice/answer-labels.ts';
export { diceStory } from './dice/answer-story.ts';
export { diceDeed } from './dice/deed-headline.ts';
export { type DiceNames, diceNames } from './dice/dice-names.ts';
export { type DiceNarrator, diceNarrator } from './dice/dice-narrator.ts';
export { diceRefusalWords } from './dice/refusal-words.ts';
export { diceSummary } from './dice/skipped-deeds.ts';
export { diceStatus } from './dice/status-line.ts';
export { type Dress, type Mark, Marks, type Piece, plain, type Thing } from './name-marks.ts';
export { type Narrator, narratorFor, type OptionWords, type RefusalWords, type Status, YOU } from './narrator.ts';
export type { Since } from './skipped-summary.ts';
export { type Paragraph, turnWords } from './story.ts';
export { type Message, type Speaker, textIn, type Words } from './text-types.ts';
