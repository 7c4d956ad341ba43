// The button with which a solo player asks the coach what it would do.

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../drawing/Icon.tsx';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { isLesson } from '../lessons/lesson-table.ts';
import { Dialog } from '../table-screen/TableDialogs.tsx';

/** The coach is loaded when somebody asks it. */
const AdvicePanel = lazy(() => import('./AdvicePanel.tsx'));

/** Empty at a server's table and in lessons, which advise by themselves. */
export function AdviceButton({ className }: { readonly className: string | undefined }) {
  const { t } = useLingui();
  const isOffered = useTable(({ where, table }) => where === 'solo' && table?.phase === 'playing' && !isLesson(table));
  const [isAsking, setAsking] = useState(false);
  const question = t`What would you do?`;
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        data-act="advice"
        aria-label={question}
        title={question}
        onClick={() => setAsking(true)}
      >
        <Icon name="coach" />
      </button>
      {/* Outside of the bar, because a dialog has a header of its own. */}
      {createPortal(
        <Dialog title={question} open={isAsking} onClose={() => setAsking(false)}>
          <Suspense fallback={null}>
            <AdvicePanel onDone={() => setAsking(false)} />
          </Suspense>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
