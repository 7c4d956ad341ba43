// Announces each answer once to screen readers, in plain sentences.

import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useGame } from '../game-table/answer/answer-draft.tsx';
import type { Beat } from '../game-table/session/beat.ts';
import { isAside, useStoryEntries } from '../game-table/session/people-notices.ts';
import { useNoticeWords } from '../table-screen/notices/notice-words.ts';

const KEPT = 4;

export function ScreenReaderStory() {
  const { t } = useLingui();
  const told = useStoryEntries();
  const words = useNoticeWords();
  return (
    <div className="unseen" role="log" aria-label={t`What happened`}>
      {told
        .slice(-KEPT)
        .map((one) =>
          isAside(one) ? <p key={`line ${one.line.number}`}>{words(one.line)}</p> : <Said key={one.step} beat={one} />,
        )}
    </div>
  );
}

/** The announcement of one answer. Memoised, so that the words are chosen once. */
const Said = memo(function Said({ beat }: { readonly beat: Beat }) {
  return <p>{useGame().useStory()(beat).join(' ')}</p>;
});
