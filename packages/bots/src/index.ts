// The public interface of the bots, and of games between them.

export type { Reason, ReasonCode } from './answer-reason.ts';
export { type ReasonNames, reasonText } from './answer-reason-texts.ts';
export { beliefsFrom } from './belief-cache.ts';
export { botRandom, botRandomAt, type GameResult, playGame } from './bot-game.ts';
export type { Bot } from './bot-interface.ts';
export { botId, botNamed, CARD_BOTS, cardBotsWith, DICE_BOTS, diceBotsWith } from './bot-list.ts';
export { cardClues } from './card/card-clues.ts';
export { cardRulesOfThumb } from './card/card-rules-of-thumb.ts';
export { type Agreement, playsByEffects } from './card/effect-agreement.ts';
export type { Clues } from './clue-interface.ts';
export { diceClues } from './dice/dice-clues.ts';
export { diceRulesOfThumb } from './dice/dice-rules-of-thumb.ts';
export { cardWithBots, diceWithBots, type GameWithBots } from './game-with-bots.ts';
export { packReport } from './pack-report/pack-report.ts';
export type {
  DecisivePlay,
  Estimate,
  PackReport,
  ReportProgress,
  ReportWishes,
  Side,
  SideReport,
  ThingReport,
} from './pack-report/report-types.ts';
export { PERSONAS, type Persona } from './personas.ts';
export { type PlayStyle, SHREWD } from './play-style.ts';
export { type Odds, oddsFor, scoresFor, styleOf } from './question-insight.ts';
export { randomBot } from './random-bot.ts';
export type { Budget } from './search/search-budget.ts';
export type { Memory, SeenDeed, Sighting } from './seat-memory.ts';
export { LEVELS, type Level, type LevelId } from './skill-levels.ts';
export { type MemoryMark, type SavedMemory, TableMemory } from './table-memory.ts';
export { TEMPERS, type Temper } from './tempers.ts';
