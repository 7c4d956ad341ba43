// What checks the games: the rulings and whatever else must hold for every game.

export { type Outcome, runRulings } from './rulings/run.ts';
