// Plays the games of a pack report, and notes what was used in each.

import { type Answer, type Catalogue, cardGame, type View, type Wishes } from '@posse/card';
import { below, randomFrom, type Seat } from '@posse/engine';
import { type GameResult, playGame } from '../bot-game.ts';
import type { Bot } from '../bot-interface.ts';
import { botNamed, CARD_BOTS } from '../bot-list.ts';
import { cardClues } from '../card/card-clues.ts';
import { type Thing, thingUsed } from './pack-uses.ts';

type CardBot = Bot<View, Answer>;

export const DEPUTY = botNamed(CARD_BOTS, 'deputy') as CardBot;

/** A longer random game is stalled. */
const MAX_DECISIONS = 2000;

/** The number of decisions of a random game; more than 2,000 if it is stalled. */
export function playRandom(wishes: Wishes, seed: string): number {
  const state = cardGame.deal(wishes, seed);
  const random = randomFrom(`${seed}, answers`);
  let steps = 0;
  for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
    const answers = asked.asides.length === 0 ? asked.options : [...asked.options, ...asked.asides];
    cardGame.advance(state, answers[below(random, answers.length)] as Answer);
    if (++steps > MAX_DECISIONS) break;
  }
  return steps;
}

/** A play or use of something in a pack. */
export interface Use {
  readonly step: number;
  readonly thing: Thing;
}

export interface WatchedGame extends GameResult<Answer> {
  readonly uses: readonly Use[];
  /** The ids of the characters, by seat. */
  readonly characters: readonly string[];
  /** The ids of the events that came into force. */
  readonly events: ReadonlySet<string>;
}

/** A game between deputies. */
export function playDeputies(
  catalogue: Catalogue,
  things: ReadonlyMap<string, Thing>,
  wishes: Wishes,
  seed: string,
): WatchedGame {
  const events = new Set<string>();
  const uses: Use[] = [];
  let characters: readonly string[] = [];
  const watching: CardBot = {
    ...DEPUTY,
    answer(view, memory, random) {
      if (view.event !== null) events.add(view.event);
      if (characters.length === 0) characters = view.players.map(({ character }) => character);
      const answer = DEPUTY.answer(view, memory, random);
      const thing = thingUsed(catalogue, things, view.event, answer);
      if (thing !== null) uses.push({ step: view.step, thing });
      return answer;
    },
  };
  return { ...playGame(cardClues, wishes, seed, () => watching), uses, characters, events };
}

/**
 * The same game up to this step, where the player does something else than use a pack, and what follows between
 * deputies. Null if there is nothing else to do.
 */
export function playOtherwise(
  catalogue: Catalogue,
  things: ReadonlyMap<string, Thing>,
  wishes: Wishes,
  seed: string,
  answers: readonly Answer[],
  step: number,
): GameResult<Answer> | null {
  let isPossible = true;
  const other = (view: View, memory: Parameters<CardBot['answer']>[1], random: Parameters<CardBot['answer']>[2]) => {
    const options = view.options.filter((one) => thingUsed(catalogue, things, view.event, one) === null);
    isPossible = options.length > 0;
    return DEPUTY.answer(isPossible ? { ...view, options } : view, memory, random);
  };
  const bot: CardBot = {
    ...DEPUTY,
    answer(view, memory, random) {
      const given = view.step < step ? answers[view.step] : undefined;
      if (given !== undefined) return given;
      return view.step === step ? other(view, memory, random) : DEPUTY.answer(view, memory, random);
    },
  };
  const result = playGame(cardClues, wishes, seed, () => bot);
  return isPossible ? result : null;
}

export const hasWon = ({ winners }: GameResult<Answer>, seat: number): boolean => winners.includes(seat as Seat);
