// The checks of both games: rulings, playthroughs, properties and secrets.

export { type RulingsResult, runRulings } from './rulings/cucumber-run.ts';
