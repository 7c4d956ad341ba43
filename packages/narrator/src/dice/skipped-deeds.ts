// Finds the deeds for the one-line summary of skipped answers in the dice game.

import { type Since, type SummaryDeed, summaryLine } from '../skipped-summary.ts';
import type { Happened, SeenFact } from './answer-story.ts';
import type { DiceNarrator } from './dice-narrator.ts';

/** One line about these answers, which are in order. */
export const diceSummary = (t: DiceNarrator, happened: readonly Happened[], since: Since): string =>
  summaryLine(t, diceDeeds(happened), since);

function diceDeeds(happened: readonly Happened[]): readonly SummaryDeed[] {
  const lives = happened[0]?.before.players.map(({ life }) => life) ?? [];
  return happened.flatMap(({ facts }) => facts.flatMap((fact) => deedOf(fact, lives) ?? []));
}

/** Keeps `lives` up to date: only a gain of life is a deed of its own. */
function deedOf(fact: SeenFact, lives: number[]): SummaryDeed | null {
  switch (fact.kind) {
    case 'hurt': {
      const { who, points, by, cause } = fact;
      lives[who] = (lives[who] ?? 0) - points;
      return { kind: cause === 'shots' ? 'shot' : 'hurt', by, at: who, points };
    }
    case 'life': {
      const points = fact.life - (lives[fact.who] ?? fact.life);
      lives[fact.who] = fact.life;
      return points > 0 ? { kind: 'gained', by: null, at: fact.who, points } : null;
    }
    case 'eliminated':
      return { kind: 'fell', by: fact.by, at: fact.who };
    default:
      return null;
  }
}
