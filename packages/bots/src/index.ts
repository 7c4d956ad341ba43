// The public interface of the bots, and of games between them.

export type { Bot } from './bot.ts';
export { botId, botNamed, CARD_BOTS, DICE_BOTS } from './bots.ts';
export { cardClues } from './card/clues.ts';
export { cardRulesOfThumb } from './card/rules-of-thumb.ts';
export type { Clues } from './clues.ts';
export { diceClues } from './dice/clues.ts';
export { diceRulesOfThumb } from './dice/rules-of-thumb.ts';
export { cardWithBots, diceWithBots, type GameWithBots } from './game-with-bots.ts';
export { type Odds, oddsFor, scoresFor, styleOf } from './insight.ts';
export { LEVELS, type Level, type LevelId } from './levels.ts';
export type { Memory, SeenDeed, Sighting } from './memory.ts';
export { PERSONAS, type Persona } from './personas.ts';
export { botRandom, botRandomAt, type GameResult, playGame } from './play-game.ts';
export type { PlayStyle } from './play-style.ts';
export { randomBot } from './random.ts';
export type { Reason, ReasonCode } from './reason.ts';
export { type ReasonNames, reasonText } from './reason-texts.ts';
export type { Budget } from './search/budget.ts';
export { type MemoryMark, type SavedMemory, TableMemory } from './table-memory.ts';
export { TEMPERS, type Temper } from './tempers.ts';
