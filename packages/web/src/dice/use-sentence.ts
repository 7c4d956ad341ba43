// The sentence that leads: what is asked, or, while one puts an answer together, what is still to be picked.

import { useLingui } from '@lingui/react/macro';
import { useTable } from '../session/SessionContext.tsx';
import type { Status } from '../session/status.ts';
import { useChoosing } from './Choosing.tsx';
import { wayOf } from './choosing.ts';
import { useRefusals } from './refusals.ts';
import { useWayWords } from './use-way-words.ts';
import { useDiceStatus } from './words/index.ts';

export function useSentence(): Status {
  const { t } = useLingui();
  const { view, picks, choice, looked, isBegun } = useChoosing();
  const wayWords = useWayWords();
  const refusals = useRefusals();
  const hasMoreTime = useTable(({ shown }) => shown?.moreTime === true);
  const asIs = useDiceStatus(view);
  const isOthers = hasMoreTime && view.asked === null;
  const status = isOthers ? { ...asIs, sub: t`Somebody who holds one wants more time` } : asIs;
  const refusal = looked && ('seat' in looked ? refusals.ofSeat(looked.seat) : refusals.ofDie(looked.die));
  if (refusal) return { ...status, sub: refusal.long };
  if (!isBegun) return status;
  const way = picks.way === null ? undefined : view.options.find((option) => wayOf(option) === picks.way);
  const title = way === undefined ? status.title : wayWords(way).label;
  if (choice.complete !== null) return { ...status, title, sub: t`This can’t be taken back` };
  if (choice.faces.length > 0) return { ...status, title, sub: t`What shall the die show?` };
  if (choice.dice.length > 0) return { ...status, title, sub: t`Tap a die` };
  if (picks.seats.length > 0) return { ...status, title, sub: t`Tap a second player` };
  return choice.seats.length > 0 ? { ...status, title, sub: t`Tap a player` } : { ...status, title };
}
