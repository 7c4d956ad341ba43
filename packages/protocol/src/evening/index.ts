// The evening of a table: its games, and the scoreboard that follows from them.

export { type Award, type AwardId, awardsOf, isAwardId } from './awards.ts';
export { dealtBy, grudgeOf, shootersOf, sufferedBy, type Tally, tallyOf } from './deed-tally.ts';
export {
  EVENING_PAGE_GAMES,
  type EveningGame,
  type EveningPerson,
  type EveningSeat,
  eveningGame,
  MAX_EVENING_GAMES,
} from './evening-game.ts';
export { type Side, side, winningSide } from './predicted-sides.ts';
export { Rounds } from './rounds.ts';
export {
  pointsOf,
  type Rival,
  type RoleRecord,
  type ScoreRow,
  scoreboardOf,
  type Uncounted,
  uncounted,
} from './scoreboard.ts';
export { eveningJson, gamesCsv, scoreboardCsv } from './scoreboard-export.ts';
