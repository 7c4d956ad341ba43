// Players that see a view and nothing else, and a table to seat them at.

export type { Bot } from './bot.ts';
export { botId, botNamed, CARD_BOTS, DICE_BOTS } from './bots.ts';
export { cardLore } from './card/lore.ts';
export { cardThumbs } from './card/thumbs.ts';
export { diceLore } from './dice/lore.ts';
export { diceThumbs } from './dice/thumbs.ts';
export { mannerOf, type Odds, oddsFor, scoresFor } from './insight.ts';
export { cardKit, diceKit, type Kit } from './kit.ts';
export { LEVELS, type Level, type LevelId } from './levels.ts';
export type { Lore } from './lore.ts';
export type { Manner } from './manner.ts';
export { botRandom, botRandomAt, type Outcome, playGame } from './match.ts';
export type { Deed, Memory, Sighting } from './memory.ts';
export { PERSONAS, type Persona } from './personas.ts';
export { randomBot } from './random.ts';
export type { Reason, ReasonCode } from './reason.ts';
export { type ReasonNames, reasonText } from './reason-texts.ts';
export type { Budget } from './search/budget.ts';
export { TEMPERS, type Temper } from './tempers.ts';
export { type Mark, type Testimony, Witness } from './witness.ts';
