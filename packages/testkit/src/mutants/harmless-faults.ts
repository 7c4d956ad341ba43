// Harmless faults, each with a reason. Games with them must be unchanged, too.

import { changeIn, type Fault, lineOf } from './planted-faults.ts';

interface Harmless {
  readonly file: string;
  /** The line in which the fault begins, without its indent. */
  readonly line: string;
  /** The change, written as in the report. */
  readonly change: string;
  readonly reason: string;
}

export const HARMLESS: readonly Harmless[] = [
  {
    file: 'packages/engine/src/game-loop.ts',
    line: 'let listedStep = -1;',
    change: '-1 → +1',
    reason: 'As long as nothing is listed, no table is the one it was listed for.',
  },
  {
    file: 'packages/dice/src/facts.ts',
    line: 'if (t.facts === null) return;',
    change: 't.facts === null → false',
    reason: 'Only saves work: what is told while nobody listens is dropped by `tell`.',
  },
  {
    file: 'packages/dice/src/base/rules/elimination.ts',
    line: '.sort((a, b) => ((a - t.turn + seats) % seats) - ((b - t.turn + seats) % seats));',
    change:
      '((a - t.turn + seats) % seats) - ((b - t.turn + seats) % seats) → (a - t.turn + seats) % seats + (b - t.turn + seats) % seats',
    reason: 'Whoever makes several fall lists them clockwise from the player on turn already.',
  },
  {
    file: 'packages/bots/src/bot-game.ts',
    line: 'if (isTold) tableMemory.hears(facts);',
    change: 'isTold → true',
    reason: 'Bots that count no cards make nothing of what is heard.',
  },
  {
    file: 'packages/bots/src/table-memory.ts',
    line: 'if (open === null && to.length === 0) continue;',
    change: 'open === null && to.length === 0 → false',
    reason: 'Only saves work: a fact that shows no card to anybody changes what nobody knows.',
  },
  {
    file: 'packages/bots/src/search/playout.ts',
    line: 'options.length === 1',
    change: 'options.length === 1 → false',
    reason: 'Only saves work: of one option that one is the best.',
  },
  {
    file: 'packages/bots/src/card/card-play-scores.ts',
    line: "return kind.aim.at === 'a card' ? wrecking(s, answer) : shooting(s, answer.at);",
    change: "kind.aim.at === 'a card' → false",
    reason: 'Every kind of the sets that is aimed at a card says what it does.',
  },
];

export function reasonFor(text: string, fault: Fault): string | null {
  const line = text.split('\n')[lineOf(text, fault) - 1]?.trim();
  const change = changeIn(text, fault);
  return HARMLESS.find((one) => one.file === fault.file && one.line === line && one.change === change)?.reason ?? null;
}
