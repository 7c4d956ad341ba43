// Calls a player who is asked: by title, sound, vibration and notification.
// The title stays while the question is open, the others happen once for each question.

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { settings } from '../../app/user-settings.ts';
import { useIsAutomatic } from '../../game-table/answer/auto-answer-setting.ts';
import { ring } from '../../game-table/motion/FactSounds.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { isCalledIn, isHeardIn, questionIn } from './call-decision.ts';
import { notify, withdraw } from './notification.ts';

const PLAIN = 'Posse';
/** The milliseconds for which a question must be open: quick answers call nobody. */
const SETTLED = 1000;
/** The milliseconds after the viewer's own answer without a call, because they are present. */
const AT_IT = 5000;
/** The vibration of a call: on, off, on, in milliseconds. */
const BUZZ = [70, 60, 70];

export function useCalls(): void {
  const { t } = useLingui();
  const { store } = useSession();
  const isHidden = useIsHidden();
  const isAutomatic = useIsAutomatic();
  const question = useTable((state) => questionIn(state, { isHidden, isAutomatic }));
  const isCalled = useTable((state) => isCalledIn(state, { isHidden }));
  const answered = useTable((state) => state.answered);
  const lastAnswer = useRef(0);
  /** The key of the question of the last call. */
  const called = useRef<string | null>(null);
  const title = question === null ? PLAIN : t`Your move · Posse`;
  const code = useTable(({ table }) => table?.code ?? '');
  const words = useRef({ title: '', body: '' });
  words.current = { title: t`Your move`, body: t`Table ${code} is waiting for you.` };

  useEffect(() => {
    document.title = title;
    return () => {
      document.title = PLAIN;
    };
  }, [title]);

  useEffect(() => {
    if (answered !== null) lastAnswer.current = Date.now();
  }, [answered]);

  useEffect(() => {
    if (question === null || !isCalled || called.current === question) return;
    const call = (): void => {
      called.current = question;
      const { callSound, callNotice, callBuzz } = settings.getState();
      if (document.hidden) {
        if (callSound) ring();
        if (callNotice) void notify(words.current.title, words.current.body);
        return;
      }
      if (Date.now() - lastAnswer.current < AT_IT) return;
      if (callSound && !isHeardIn(store.getState())) ring();
      if (callBuzz) navigator.vibrate?.(BUZZ);
    };
    const timer = setTimeout(call, SETTLED);
    return () => clearTimeout(timer);
  }, [question, isCalled, store]);

  // It is answered, or the viewer has come.
  useEffect(() => {
    if (question === null || !isHidden) return;
    return () => void withdraw();
  }, [question, isHidden]);
}

function useIsHidden(): boolean {
  return useSyncExternalStore(watchHidden, () => document.hidden);
}

function watchHidden(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
