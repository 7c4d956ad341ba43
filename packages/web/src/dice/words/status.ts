// What happens at the dice table now, in one title and one line: for whoever is asked, for the others, and when all is over.

import { msg } from '@lingui/core/macro';
import type { Frame, View } from '@posse/dice';
import type { Status } from '../../session/status.ts';
import { calm, type StatusWords, spoken } from '../../telling/teller.ts';
import { overWords } from '../../telling/victory.ts';
import { ASKED } from './asked.ts';
import type { QuestionOp } from './questions.ts';
import { type DiceTeller, useDiceTellers } from './teller.ts';
import { WATCHED } from './watched.ts';

export function useDiceStatus(view: View): Status {
  return diceStatus(useDiceTellers()(view.viewer), view);
}

export const diceStatus = (t: DiceTeller, view: View): Status => spoken(t, diceWords(t, view));

function diceWords(t: DiceTeller, view: View): StatusWords {
  const { viewer, winners, players, asked, stack } = view;
  if (winners !== null)
    return overWords(
      t,
      viewer !== 'spectator',
      winners,
      players.map(({ role }) => role),
    );
  const frame = stack.at(-1);
  if (frame?.op === 'react' && asked === null) return WATCHED.react(t, frame, view);
  if (asked === null || frame === undefined) return calm(msg`One moment`, msg`The dice are on their way`);
  const tables = t.isYou(asked) ? ASKED : WATCHED;
  const words = tables[frame.op as QuestionOp] as (t: DiceTeller, f: Frame, v: View) => StatusWords;
  return words(t, frame, view);
}
