// The checks of both games: rulings, playthroughs, properties and secrets.

export { type RulingsResult as Outcome, runRulings } from './rulings/run.ts';
