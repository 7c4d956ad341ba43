// Holds back a solo player's blunder until they confirm it.

import type { AnswerBase } from '@posse/engine';
import { createStore } from 'zustand/vanilla';
import { settings } from '../app/user-settings.ts';
import type { Session } from '../game-table/session/table-session.ts';
import type { ShownWarning } from './question-advice.ts';

export interface HeldAnswer {
  readonly warning: ShownWarning;
  /** The held answer, as an index among the options. */
  readonly given: number;
  /** Sends the held answer, or another one. */
  send(answer: number): void;
}

/** The answer that is held back; null if none is. */
export const heldAnswer = createStore<{ readonly held: HeldAnswer | null }>()(() => ({ held: null }));

/** An answer goes out unchecked if the coach takes longer. */
const PATIENCE_MS = 3000;

type Check = (step: number, given: number) => Promise<ShownWarning | null>;

const coachOf =
  (code: string): Check =>
  async (step, given) =>
    (await import('./ask-coach.ts')).warningAbout(code, step, given);

/** A session that warns before blunders while the setting is on. */
export function withWarnings(session: Session, code: string, check: Check = coachOf(code)): Session {
  let checked: number | null = null;
  const send = (step: number, place: number): void => {
    const { shown } = session.store.getState();
    const option = shown?.step === step ? (shown.view.options as readonly AnswerBase[])[place] : undefined;
    heldAnswer.setState({ held: null });
    if (option !== undefined) session.answer(option);
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
      const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
      void Promise.race([check(step, place), patience])
        .catch(() => null)
        .then((warning) => {
          checked = null;
          if (warning?.mark === 'blunder')
            heldAnswer.setState({ held: { warning, given: place, send: (answer) => send(step, answer) } });
          else send(step, place);
        });
      return true;
    },
    close() {
      heldAnswer.setState({ held: null });
      session.close();
    },
  };
}
