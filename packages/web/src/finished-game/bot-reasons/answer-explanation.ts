// Explains a bot's answer: replays the game up to it and asks the bot again.

import {
  botNamed,
  botRandomAt,
  cardWithBots,
  diceWithBots,
  type GameWithBots,
  type Odds,
  oddsFor,
  type Reason,
  styleOf,
  TableMemory,
} from '@posse/bots';
import { type Kinds, samePlain } from '@posse/engine';
import type { Replay } from '@posse/protocol';

export interface WhyQuestion {
  readonly replay: Replay;
  /** The index of the answer. */
  readonly answer: number;
}

export interface Explanation {
  readonly reason: Reason;
  /** For each seat, the odds of its roles at that moment, by what the bot knew. */
  readonly odds: readonly Odds[];
  /** Does this bot infer roles? */
  readonly infers: boolean;
  /** The learned weights that explain the answer now; null for a bot without any. */
  readonly weights: LearnedWeights | null;
}

export interface LearnedWeights {
  readonly version: string;
  /** Whether the bot would answer otherwise today, so that other weights played the game. */
  readonly isOther: boolean;
}

/** The explanation of an answer; null if no bot gave it, or one that can't explain. */
export const whyOf = (question: WhyQuestion): Explanation | null =>
  question.replay.game === 'card' ? explained(cardWithBots, question) : explained(diceWithBots, question);

function explained<K extends Kinds>(
  { game, clues, bots }: GameWithBots<K>,
  { replay, answer: number }: WhyQuestion,
): Explanation | null {
  const bot = botNamed(bots, replay.bots?.[number] ?? '');
  const answers = replay.answers as unknown as readonly K['answer'][];
  const given = answers[number];
  if (bot?.reason === undefined || given === undefined) return null;
  const state = game.deal(game.storedWishes(replay.setup), replay.seed);
  const tableMemory = new TableMemory(clues, state.players.length);
  for (const answer of answers.slice(0, number)) {
    const asked = game.pending(state);
    if (asked === null) return null;
    tableMemory.sees(state, asked, answer);
    tableMemory.hears(game.apply(state, answer));
  }
  const view = game.view(state, given.seat);
  const memory = tableMemory.of(given.seat);
  const option = view.options.find((one) => samePlain(one, given)) ?? given;
  const style = styleOf(bot.id);
  const random = () => botRandomAt(replay.seed, number);
  // A bot that searches may have had less time in the game, so its answer tells nothing about its weights.
  const isOther = (): boolean => bot.ponders !== true && !samePlain(bot.answer(view, memory, random()), option);
  return {
    reason: bot.reason(view, memory, option, random()),
    odds: oddsFor(clues, view, memory, style),
    infers: style?.infers ?? false,
    weights: bot.weights === undefined ? null : { version: bot.weights, isOther: isOther() },
  };
}
