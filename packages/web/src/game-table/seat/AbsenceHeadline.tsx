// The headline while the game waits for a disconnected player.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { clockText } from '../session/page-clocks.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { absenceOf, useBotCountdown } from './AbsentLine.tsx';

/** The asked seat if its player is not connected; null otherwise. */
export function useAbsentAsked(): Seat | null {
  return useTable(({ table, shown, seat }) => {
    const asked = shown?.view.asked ?? null;
    if (asked === null || asked === seat) return null;
    return absenceOf(table?.seats[asked], table?.phase) === 'offline' ? asked : null;
  });
}

export function useAbsentTitle(): (who: Seat) => string {
  const { t } = useLingui();
  const { name } = usePlayers();
  return (who) => {
    const player = name(who);
    return t`Waiting for ${player}, who is away`;
  };
}

/** The countdown is hidden from screen readers, which would read every second aloud. */
export function UntilBotAnswers() {
  const { t } = useLingui();
  const seconds = useBotCountdown();
  if (seconds === null) return t`A bot answers when the time is up.`;
  const clock = clockText(seconds);
  return (
    <>
      <span aria-hidden="true">{t`A bot answers in ${clock}.`}</span>
      <span className="unseen">{t`A bot answers when the time is up.`}</span>
    </>
  );
}
