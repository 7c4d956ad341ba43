// What happens at the card table now, in one title and one line: for whoever is asked, for the others, and when all is over.

import { msg } from '@lingui/core/macro';
import type { Answers, FrameView, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../../catalogue.ts';
import type { Status } from '../../session/status.ts';
import { calm, type StatusWords, spoken, yours } from '../../telling/teller.ts';
import { overWords } from '../../telling/victory.ts';
import { ASKED } from './asked.ts';
import { type CardTeller, useCardTellers } from './teller.ts';
import { WATCHED } from './watched.ts';

export function useCardStatus(view: View): Status {
  return cardStatus(useCardTellers()(view.viewer), view);
}

export const cardStatus = (t: CardTeller, view: View): Status => spoken(t, cardWords(t, view));

function cardWords(t: CardTeller, view: View): StatusWords {
  const { viewer, winners, players, asked, stack } = view;
  if (winners !== null)
    return overWords(
      t,
      viewer !== 'spectator',
      winners,
      players.map(({ role }) => role),
    );
  const frame = stack.at(-1);
  if (asked === null || frame === undefined) return calm(msg`One moment`, msg`The cards are being dealt`);
  // The cards in it may be for other eyes, so of those only the number is told.
  const tables = t.isYou(asked) ? ASKED : WATCHED;
  const words = tables[frame.op as keyof Answers] as
    | ((t: CardTeller, f: FrameView, v: View) => StatusWords)
    | undefined;
  return words?.(t, frame, view) ?? ofAHouseSet(t, frame.op, asked);
}

/** Questions of house sets are about whatever has their name. */
function ofAHouseSet(t: CardTeller, op: string, asked: Seat): StatusWords {
  const id = houseId(op);
  const text =
    id in catalogue().kinds
      ? t.names.kind(id)
      : id in catalogue().characters
        ? t.names.character(id)
        : id in catalogue().events
          ? t.names.event(id)
          : null;
  const [name, title, sub] = [t.name(asked), text?.name ?? '', text?.text ?? ''];
  if (!t.isYou(asked)) return calm(msg`${name} is asked`, text === null ? msg`The others wait` : msg`${title}: ${sub}`);
  return text === null ? yours(msg`Your choice`, msg`Pick one of these`) : yours(title, sub);
}

/** `stickUp` is the question of `stick-up`. */
export const houseId = (op: string): string => op.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
