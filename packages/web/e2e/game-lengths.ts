// npm run lengths: measures the length of a game against deputies, for the lobby.

import {
  botId,
  botNamed,
  botRandomAt,
  cardWithBots,
  diceWithBots,
  type GameWithBots,
  PERSONAS,
  TableMemory,
} from '@posse/bots';
import { type Kinds, seat } from '@posse/engine';
import { timeFor } from '../src/game-table/session/paced-stage.ts';

/** The average milliseconds of a bot in a solo game at normal speed, and of a person for a choice. */
const BOT = 1000;
const PERSON = 5000;
const GAMES = 400;
const YOU = seat(0);

interface Length {
  readonly answers: number;
  /** The number of seat 0's choices. */
  readonly own: number;
  readonly minutes: number;
}

/** Measures a game until its end, also after seat 0 is eliminated: that player may watch. */
function lengthOf<K extends Kinds>({ game, clues, bots }: GameWithBots<K>, wishes: K['wishes'], seed: string): Length {
  const state = game.deal(wishes, seed);
  const memory = new TableMemory(clues, wishes.seats);
  let [answers, own, time] = [0, 0, 0];
  for (let question = game.pending(state); question !== null; question = game.pending(state)) {
    const bot = botNamed(bots, botId('deputy', PERSONAS[question.asked % PERSONAS.length]?.temper ?? 'even'));
    if (bot === null) throw new Error('There is no such bot.');
    const isSole = game.forcedAnswer(state) !== null;
    const isOwn = question.asked === YOU && question.options.length > 1;
    const answer = bot.answer(game.view(state, question.asked), memory.of(question.asked), botRandomAt(seed, answers));
    memory.sees(state, question, answer);
    const facts = game.apply(state, answer);
    memory.hears(facts);
    answers++;
    if (isOwn) own++;
    // A bot thinks while the table still shows earlier events.
    const shown = timeFor(facts);
    time += isOwn ? PERSON + shown : isSole ? shown : Math.max(shown, BOT);
  }
  return { answers, own, minutes: time / 60_000 };
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function report<K extends Kinds>(name: string, game: GameWithBots<K>, wishes: K['wishes']): void {
  const lengths = Array.from({ length: GAMES }, (_, number) => lengthOf(game, wishes, `length ${number}`));
  const minutes = lengths.map((one) => one.minutes).sort((one, other) => one - other);
  const at = (share: number): string => (minutes[Math.floor(share * GAMES)] ?? 0).toFixed(1);
  const [answers, own] = [average(lengths.map((one) => one.answers)), average(lengths.map((one) => one.own))];
  console.log(
    `${name}, ${wishes.seats} seats: ${answers.toFixed(0)} answers, ${own.toFixed(0)} of them decisions of one's own; ` +
      `${average(minutes).toFixed(1)} minutes, eight of ten games ${at(0.1)} to ${at(0.9)}`,
  );
}

for (const seats of [4, 5, 7]) report('cards', cardWithBots, { seats });
for (const seats of [4, 5, 8]) report('dice', diceWithBots, { seats });
