// The checks of both games: rulings, playthroughs, properties and secrets.

export { type Outcome, runRulings } from './rulings/run.ts';
