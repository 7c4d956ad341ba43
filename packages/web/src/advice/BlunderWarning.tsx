// The question whether a blunder is meant.

import { Trans, useLingui } from '@lingui/react/macro';
import type { AnswerBase } from '@posse/engine';
import { useStore } from 'zustand';
import type { GameView } from '../game-table/session/beat.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import styles from './AdvicePanel.module.css';
import { useAnyOptionWords, useDifferenceWords, useSuspicionWords } from './advice-words.ts';
import { type HeldAnswer, heldAnswer } from './blunder-warnings.ts';
import type { ShownWarning } from './question-advice.ts';

export default function BlunderWarning() {
  const { t } = useLingui();
  const held = useStore(heldAnswer, (state) => state.held);
  return (
    <Dialog title={t`Is that what you want?`} open={held !== null} onClose={() => held?.drop()}>
      {held !== null &&
        (held.warning === null ? <Checking held={held} /> : <Warned held={held} warning={held.warning} />)}
    </Dialog>
  );
}

function Checking({ held: { given, send } }: { readonly held: HeldAnswer }) {
  return (
    <div className={styles.advice}>
      <p role="status">
        <Trans>The coach looks at your answer…</Trans>
      </p>
      <button type="button" className="button" data-act="send-unchecked" onClick={() => send(given)}>
        <Trans>Don’t wait</Trans>
      </button>
    </div>
  );
}

interface WarnedProps {
  readonly warning: ShownWarning;
  readonly held: HeldAnswer;
}

function Warned({ warning, held: { given, send, drop } }: WarnedProps) {
  const { t } = useLingui();
  const view = useTable(({ shown }) => shown?.view) as GameView;
  const words = useAnyOptionWords();
  const suspicionWords = useSuspicionWords();
  const differenceWords = useDifferenceWords();
  const options = view.options as readonly AnswerBase[];
  const wordsOf = (place: number): string => (options[place] === undefined ? '' : words(options[place], view).whole);
  const { loss, best, suspicion, difference } = warning;
  const points = Math.round(100 * loss);
  const [meant, better] = [wordsOf(given), wordsOf(best)];
  return (
    <div className={styles.advice} role="alert" data-warning={points}>
      <p className={styles.best}>{meant}</p>
      <p>
        <Trans>The coach expects this to cost you {points} points of your chance to win.</Trans>{' '}
        {suspicion !== null && suspicionWords(suspicion)}
      </p>
      <p>
        {t`Better: ${better}.`} {difference !== null && differenceWords(difference)}
      </p>
      <div className={styles.ways}>
        <button type="button" className="button primary" data-act="rethink" onClick={drop}>
          <Trans>No, let me think</Trans>
        </button>
        <button type="button" className="button danger" data-act="insist" onClick={() => send(given)}>
          <Trans>Do it anyway</Trans>
        </button>
      </div>
    </div>
  );
}
