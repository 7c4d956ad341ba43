// Watches bots play whole games, and counts their blunders.

import { type Bot, beliefsFrom, botRandom, SHREWD, TableMemory } from '@posse/bots';
import type { Flag } from '@posse/bots/blunders';
import type { RulesOfThumb } from '@posse/bots/search';
import type { Kinds, Pending } from '@posse/engine';

/** A game that is watched, and its flags. */
export interface WatchedGame<K extends Kinds, Situation> {
  readonly rules: RulesOfThumb<K, Situation>;
  readonly flags: readonly Flag<Situation, K['answer']>[];
  /** The table of each game, by number. */
  wishes(number: number): K['wishes'];
  /** The position and the answer in one line, for examples. */
  shown(state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']): string;
}

export interface Counted {
  readonly id: string;
  readonly text: string;
  readonly isNever: boolean;
  /** The number of questions at which the blunder was possible, and the number of blunders. */
  chances: number;
  blunders: number;
  readonly examples: string[];
}

export interface Counts {
  /** The number of seats watched, each for a whole game. */
  readonly seats: number;
  readonly flags: readonly Counted[];
}

/** The maximum number of answers of a game: two bots may repeat themselves forever. */
const LONGEST = 3000;
const MAX_EXAMPLES = 3;

/** Plays games with the bot in every seat, or in one seat among companions if it thinks long. */
export function watch<K extends Kinds, Situation>(
  { rules, flags, wishes, shown }: WatchedGame<K, Situation>,
  bot: Bot<K['view'], K['answer']>,
  companion: Bot<K['view'], K['answer']>,
  games: number,
  seed: string,
): Counts {
  const { clues } = rules;
  const { game } = clues;
  const isAlone = bot.ponders === true;
  const counts = flags.map(
    ({ id, text, isNever }): Counted => ({ id, text, isNever, chances: 0, blunders: 0, examples: [] }),
  );
  let seats = 0;
  for (let number = 0; number < games; number++) {
    const dealt = `${seed}/${number}`;
    const t = game.deal(wishes(number), dealt);
    const size = t.players.length;
    const random = botRandom(dealt);
    const memory = new TableMemory(clues, size, isAlone);
    const place = Math.floor(number / 3) % size;
    seats += isAlone ? 1 : size;
    let step = 0;
    for (let asked = game.pending(t); asked !== null && step < LONGEST; asked = game.pending(t), step++) {
      let answer = asked.options[0] as K['answer'];
      if (asked.options.length > 1) {
        const view = game.view(t, asked.asked);
        const remembered = memory.of(asked.asked);
        const isWatched = !isAlone || asked.asked === place;
        answer = (isWatched ? bot : companion).answer(view, remembered, random);
        if (isWatched) {
          const beliefs = beliefsFrom(clues, view.players, remembered.deeds, SHREWD);
          const situation = rules.situation(view, beliefs, SHREWD, remembered);
          for (const [index, flag] of flags.entries()) {
            const counted = counts[index] as Counted;
            const isBlunder = flag.isBlunder(situation, answer);
            if (isBlunder === null) continue;
            counted.chances++;
            if (!isBlunder) continue;
            counted.blunders++;
            if (counted.examples.length < MAX_EXAMPLES)
              counted.examples.push(`${dealt}, step ${step}: ${shown(t, asked, answer)}`);
          }
        }
      }
      memory.sees(t, asked, answer);
      if (isAlone) memory.hears(game.apply(t, answer));
      else game.advance(t, answer);
    }
  }
  return { seats, flags: counts };
}

/** Blunders per 100 games of one seat. */
export const rateOf = ({ seats }: Counts, { blunders }: Counted): number => (100 * blunders) / seats;
