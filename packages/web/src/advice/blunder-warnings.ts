// Holds back a solo player's blunder until they confirm it.

import type { AnswerBase } from '@posse/engine';
import { createStore } from 'zustand/vanilla';
import { settings } from '../app/user-settings.ts';
import type { Session } from '../game-table/session/table-session.ts';
import type { ShownWarning } from './question-advice.ts';

export interface HeldAnswer {
  /** Null while the coach still looks at the answer. */
  readonly warning: ShownWarning | null;
  /** The held answer, as an index among the options. */
  readonly given: number;
  /** Sends the held answer, or another one. */
  send(answer: number): void;
  /** Forgets the held answer, so that the player can think again. */
  drop(): void;
}

/** The answer that is held back; null if none is. */
export const heldAnswer = createStore<{ readonly held: HeldAnswer | null }>()(() => ({ held: null }));

/** If the coach takes longer, the player is told, and may send the answer unchecked. */
const SOON_MS = 700;

type Check = (step: number, given: number) => Promise<ShownWarning | null>;

const coachOf =
  (code: string): Check =>
  async (step, given) =>
    (await import('./ask-coach.ts')).warningAbout(code, step, given);

/** A session that warns before blunders while the setting is on. */
export function withWarnings(session: Session, code: string, check: Check = coachOf(code)): Session {
  /** The step at which an answer is being looked at. */
  let checked: number | null = null;
  const send = (step: number, place: number): void => {
    checked = null;
    const { shown } = session.store.getState();
    const option = shown?.step === step ? (shown.view.options as readonly AnswerBase[])[place] : undefined;
    heldAnswer.setState({ held: null });
    if (option !== undefined) session.answer(option);
  };
  const drop = (): void => {
    checked = null;
    heldAnswer.setState({ held: null });
  };
  return {
    ...session,
    answer(option) {
      const { shown, game } = session.store.getState();
      if (shown === null || shown.step !== game?.step) return false;
      const { step, view } = shown;
      const options = view.options as readonly AnswerBase[];
      const place = options.indexOf(option);
      if (!settings.getState().warnings || place < 0 || options.length < 2) return session.answer(option);
      // The first press is still being looked at.
      if (checked === step) return false;
      checked = step;
      const hold = (warning: ShownWarning | null): void =>
        heldAnswer.setState({ held: { warning, given: place, send: (answer) => send(step, answer), drop } });
      const soon = setTimeout(hold, SOON_MS, null);
      void check(step, place)
        .catch(() => null)
        .then((warning) => {
          clearTimeout(soon);
          // The player did not wait, or has left.
          if (checked !== step) return;
          if (warning?.mark === 'blunder') {
            checked = null;
            hold(warning);
          } else send(step, place);
        });
      return true;
    },
    close() {
      drop();
      session.close();
    },
  };
}
