// The status of the card game: a title and a line, for every viewer.

import type { Answers, FrameView, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Status, type StatusWords, spoken, watching, yours } from '../narrator.ts';
import { overWords } from '../story.ts';
import { msg } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';
import { WATCHED } from './question-to-others.ts';
import { ASKED } from './question-to-reader.ts';

export const cardStatus = (t: CardNarrator, view: View): Status => spoken(t, cardWords(t, view));

function cardWords(t: CardNarrator, view: View): StatusWords {
  const { winners, asked, stack } = view;
  if (winners !== null) return overWords(t, view, winners);
  const frame = stack.at(-1);
  if (asked === null || frame === undefined) return watching(msg('One moment'), msg('The cards are being dealt'));
  // The frame may hold cards that others must not see, so only their number is told.
  const tables = t.isYou(asked) ? ASKED : WATCHED;
  const words = tables[frame.op as keyof Answers] as
    | ((t: CardNarrator, f: FrameView, v: View) => StatusWords)
    | undefined;
  return words?.(t, frame, view) ?? ofAHouseSet(t, frame.op, asked);
}

/** A question of a house set is named after the thing with its id. */
function ofAHouseSet(t: CardNarrator, op: string, asked: Seat): StatusWords {
  const id = houseId(op);
  const text =
    id in t.here.catalogue.kinds
      ? t.names.kind(id)
      : id in t.here.catalogue.characters
        ? t.names.character(id)
        : id in t.here.catalogue.events
          ? t.names.event(id)
          : null;
  const [name, title, sub] = [t.name(asked), text?.name ?? '', text?.text ?? ''];
  if (!t.isYou(asked))
    return watching(
      msg('Waiting for {name}', { name }),
      text === null ? msg('The others are waiting') : msg('{title}: {sub}', { title, sub }),
    );
  return text === null ? yours(msg('Your choice'), msg('Pick one of these')) : yours(title, sub);
}

/** Converts `stickUp`, the question, to `stick-up`, the card. */
export const houseId = (op: string): string => op.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The card that the reader would need, by the question. */
const NEEDED: Readonly<Record<string, string>> = { shot: 'missed', duel: 'bang', indians: 'bang', dying: 'beer' };

/** A question that the table answers for the reader: the deed, and the card that they lack. */
export function forYouWords(t: CardNarrator, view: View): Status {
  const op = view.stack.at(-1)?.op ?? '';
  if (op === 'phase2') return spoken(t, watching(msg('Nothing to play'), msg('Your turn ends automatically')));
  const asked = spoken(t, cardWords(t, view));
  const key = NEEDED[op];
  if (key === undefined) return { ...asked, tone: 'watching' };
  const card = t.kind(key);
  return { ...asked, sub: t.say(msg('You have no {card} to respond with', { card })), tone: 'watching' };
}
