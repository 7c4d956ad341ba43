// Hashes random games, so that faults can be compared with sound code.
// A hash covers all questions, facts, views, saves, redeals and refusals, or the thoughts of bots. `node game-hashes.ts card
// 2000 FILE` writes the hashes into a new file, and compares them with an existing one.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { below, type Kinds, randomFrom, seenBy, type Viewer } from '@posse/engine';
import { cardSubject, diceSubject, type Subject } from '@posse/properties';
import { cardLegendGame, cardRuleOfThumbGame, diceLegendGame, diceRuleOfThumbGame } from '../playthroughs/bot-games.ts';

/** The interval of steps at which a view is redealt and an illegal move is tried. */
const CHECK_EVERY = 8;
/** The maximum number of answers in a game; games of sound code are shorter. */
const MAX_ANSWERS = 20_000;

/** The interval of games of bots in which some bots search. */
const SEARCH_EVERY = 100;

const SUMS: Readonly<Record<string, (game: number) => string>> = {
  card: (game) => sumOf(cardSubject, game),
  dice: (game) => sumOf(diceSubject, game),
  both: (game) => (game % 2 === 0 ? sumOf(cardSubject, game) : sumOf(diceSubject, game)),
  bots(game) {
    const isPondered = game % SEARCH_EVERY < 2;
    if (game % 2 === 0) return isPondered ? cardLegendGame(game) : cardRuleOfThumbGame(game);
    return isPondered ? diceLegendGame(game) : diceRuleOfThumbGame(game);
  },
};

const [which = '', number = '', file = ''] = process.argv.slice(2);
const play = SUMS[which];
if (play === undefined) throw new Error(`There are games of ${Object.keys(SUMS).join(', ')}, but not of "${which}".`);
const written = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : null;
const sums: string[] = [];
for (let game = 0; game < Number(number); game++) {
  const sum = play(game);
  sums.push(sum);
  if (written !== null && written[game] !== sum) {
    process.stdout.write(`game ${game} goes another way\n`);
    process.exit(1);
  }
}
if (written === null) writeFileSync(file, sums.join('\n'));

function sumOf<K extends Kinds, Client>({ game, setup, seats }: Subject<K, Client>, place: number): string {
  const hash = createHash('sha256');
  const note = (...things: readonly unknown[]): void => void hash.update(JSON.stringify(things));
  const random = randomFrom(`games ${place}`);
  let state = game.deal(setup(place), `games ${place}`);
  const viewers: Viewer[] = [...seats(state), 'spectator'];
  const wanted: K['answer'][] = [];
  for (
    let step = 0, question = game.pending(state);
    question !== null && step < MAX_ANSWERS;
    question = game.pending(state), step++
  ) {
    const choice = [...question.options, ...question.asides];
    const answer = choice[below(random, choice.length)] as K['answer'];
    wanted[below(random, CHECK_EVERY)] = answer;
    const viewer = viewers[step % viewers.length] as Viewer;
    note(question, answer, game.save(state), game.view(state, question.asked), game.view(state, viewer));
    if (step % CHECK_EVERY === 0) {
      note(game.save(game.redeal(game.view(state, viewer), random)), game.views(state).own(question.asked));
      for (const one of wanted)
        if (one !== undefined) note(game.explain(state, viewers[0] as K['answer']['seat'], one));
      for (const one of wanted) if (one !== undefined) note(game.explain(state, one.seat, one));
      state = step % 2 === 0 ? game.clone(state) : game.restore(game.save(state));
    }
    const facts = game.apply(state, answer);
    for (const one of viewers) note(facts.map((fact) => seenBy(fact, one)));
  }
  note(game.save(state), game.result(state), ...viewers.map((viewer) => game.view(state, viewer)));
  return hash.digest('hex').slice(0, 16);
}
