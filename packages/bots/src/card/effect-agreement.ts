// Compares the plays that bots choose by hand-written scores and by effects alone.

import { type Answer, catalogueOf, setupFrom, type View, type Wishes } from '@posse/card';
import { beliefsFrom } from '../belief-cache.ts';
import { playGame } from '../bot-game.ts';
import type { Bot } from '../bot-interface.ts';
import { botNamed, CARD_BOTS } from '../bot-list.ts';
import { SHREWD } from '../play-style.ts';
import type { Memory } from '../seat-memory.ts';
import { scoreOf } from './answer-scores.ts';
import { kindPlayed } from './answer-source.ts';
import { cardClues } from './card-clues.ts';
import type { EffectsOf } from './card-play-scores.ts';
import { cardRulesOfThumb } from './card-rules-of-thumb.ts';

export interface Agreement {
  /** Plays and uses of cards with data in the own turn. */
  plays: number;
  /** The plays that no other answer beats by effects alone. */
  agreed: number;
  /** Plays and agreements by kind. */
  readonly kinds: Record<string, [plays: number, agreed: number]>;
}

/** Deputies play games. Each of their plays is compared with the scores by effects. */
export function playsByEffects(games: number, effects: EffectsOf, wishes: Wishes, seed: string): Agreement {
  const found: Agreement = { plays: 0, agreed: 0, kinds: {} };
  const catalogue = catalogueOf(setupFrom(wishes));
  const deputy = botNamed(CARD_BOTS, 'deputy') as Bot<View, Answer>;
  const watching: Bot<View, Answer> = {
    ...deputy,
    answer(view, memory, random) {
      const answer = deputy.answer(view, memory, random);
      if (view.stack.at(-1)?.op !== 'phase2' || (answer.kind !== 'play' && answer.kind !== 'use')) return answer;
      const kind = kindPlayed({ catalogue }, answer);
      if (effects(kind) === null) return answer;
      const count = found.kinds[kind.key] ?? [0, 0];
      found.kinds[kind.key] = count;
      const isAgreed = isBestByEffects(view, memory, answer, effects);
      found.plays++;
      count[0]++;
      if (isAgreed) {
        found.agreed++;
        count[1]++;
      }
      return answer;
    },
  };
  for (let game = 0; game < games; game++) playGame(cardClues, wishes, `${seed} ${game}`, () => watching);
  return found;
}

function isBestByEffects(view: View, memory: Memory, answer: Answer, effects: EffectsOf): boolean {
  const beliefs = beliefsFrom(cardClues, view.players, memory.deeds, SHREWD);
  const situation = cardRulesOfThumb.situation(view, beliefs, SHREWD, memory);
  const score = scoreOf(situation, answer, effects);
  return cardRulesOfThumb.sane(situation).every((other) => scoreOf(situation, other, effects) <= score);
}
