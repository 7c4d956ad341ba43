// Why a bot gave an answer of a finished game: the game is played again up to there, and the bot is asked once more.

import {
  botNamed,
  botRandomAt,
  cardKit,
  diceKit,
  type Kit,
  mannerOf,
  type Odds,
  oddsFor,
  type Reason,
  Witness,
} from '@posse/bots';
import { type Kinds, samePlain } from '@posse/engine';
import type { Replay } from '@posse/protocol';

export interface WhyQuestion {
  readonly replay: Replay;
  /** The number of the answer. */
  readonly answer: number;
}

export interface Why {
  readonly reason: Reason;
  /** By seat: what could be concluded about it at that moment, by all that the bot knew. */
  readonly odds: readonly Odds[];
  /** Does this bot draw such conclusions? */
  readonly infers: boolean;
}

/** Null where no bot answered, or none that can say why. */
export const whyOf = (question: WhyQuestion): Why | null =>
  question.replay.game === 'card' ? explained(cardKit, question) : explained(diceKit, question);

function explained<K extends Kinds>({ game, lore, bots }: Kit<K>, { replay, answer: number }: WhyQuestion): Why | null {
  const bot = botNamed(bots, replay.bots?.[number] ?? '');
  const answers = replay.answers as unknown as readonly K['answer'][];
  const given = answers[number];
  if (bot?.reason === undefined || given === undefined) return null;
  const state = game.deal(replay.setup as unknown as K['wishes'], replay.seed);
  const witness = new Witness(lore, state.players.length);
  for (const answer of answers.slice(0, number)) {
    const asked = game.pending(state);
    if (asked === null) return null;
    witness.sees(state, asked, answer);
    witness.hears(game.apply(state, answer));
  }
  const view = game.view(state, given.seat);
  const memory = witness.memory(given.seat);
  const option = view.options.find((one) => samePlain(one, given)) ?? given;
  const manner = mannerOf(bot.id);
  return {
    reason: bot.reason(view, memory, option, botRandomAt(replay.seed, number)),
    odds: oddsFor(lore, view, memory, manner),
    infers: manner?.infers ?? false,
  };
}
