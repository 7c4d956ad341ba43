// `npm run properties`: checks every property in random games, until everything was used.
// `-- --games N` plays more of each game, `-- --game dice` only one of them; `-- --sets tournament --seats 3,5` plays N
// games of each of these mixes, and so does `-- --modules 3,5`; `-- --bots deputy` lets bots play, checked only by the
// judge.

import { botNamed, cardWithBots, diceWithBots, type GameWithBots } from '@posse/bots';
import { type Kinds, randomFrom } from '@posse/engine';
import {
  Broken,
  Checker,
  cardSubject,
  diceSubject,
  type JudgedGame,
  playJudged,
  type Subject,
} from '@posse/properties';
import { planned } from '../plan-from-flags.ts';
import { planFrom } from './properties-plan.ts';

/** The factor by which more games are played until everything was used; the rest is reported as never used. */
const MAX_GAMES_FACTOR = 10;

let played = 0;
let failed = 0;

const plan = planned(planFrom);
const { bot, seed, games } = plan;
if (plan.plays.card) {
  if (bot === null) for (const wishes of plan.card ?? [null]) run(cardSubject, wishes);
  else runBots({ ...cardSubject, ...cardWithBots }, bot, plan.card);
}
if (plan.plays.dice) {
  if (bot === null) for (const wishes of plan.dice ?? [null]) run(diceSubject, wishes);
  else runBots({ ...diceSubject, ...diceWithBots }, bot, plan.dice);
}
process.stdout.write(`properties: ${played - failed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Plays random games of one mix, or of all until everything was used. */
function run<K extends Kinds, Client>(subject: Subject<K, Client>, wishes: K['wishes'] | null): void {
  const checker = new Checker(wishes === null ? subject : { ...subject, setup: () => wishes });
  const random = randomFrom(seed);
  const missing = (): string[] =>
    wishes === null ? subject.everything().filter((name) => !checker.used.has(name)) : [];
  let number = 0;
  told(() => {
    while (number < games || (missing().length > 0 && number < games * MAX_GAMES_FACTOR))
      checker.play(number++, random);
    if (missing().length > 0) failed++;
  });
  played += number;
  for (const name of missing()) process.stdout.write(`never used: ${name}\n`);
  const things = `${checker.used.size} things used`;
  process.stdout.write(`${nameOf(subject.name, wishes)}: ${number} games, ${checker.decisions} decisions, ${things}\n`);
}

/** Plays games with a bot in every seat: this many of each mix, or this many of all in turn. */
function runBots<K extends Kinds>(
  court: JudgedGame<K> & GameWithBots<K>,
  name: string,
  mixes: readonly K['wishes'][] | null,
): void {
  const player = botNamed(court.bots, name);
  if (player === null) throw new Error(`There is no bot "${name}".`);
  for (const wishes of mixes ?? [null]) {
    let number = 0;
    let decisions = 0;
    told(() => {
      while (number < games)
        decisions += playJudged(court, wishes ?? court.setup(number), `${seed}/${number++}`, player);
    });
    played += number;
    process.stdout.write(`${nameOf(court.name, wishes)}, ${name} bots: ${number} games, ${decisions} decisions\n`);
  }
}

/** Plays a series of games, and reports a broken property, which ends it. */
function told(play: () => void): void {
  try {
    play();
  } catch (problem) {
    if (!(problem instanceof Broken)) throw problem;
    process.stdout.write(`${problem.message}\n`);
    failed++;
  }
}

function nameOf(name: string, wishes: unknown): string {
  return wishes === null ? name : `${name} ${JSON.stringify(wishes)}`;
}
