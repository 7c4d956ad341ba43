// What happened last, in plain sentences, for those who listen: each answer is read out once, even if the next comes soon.

import { useLingui } from '@lingui/react/macro';
import { isAside, useTold } from '../play/session/asides.ts';
import type { Beat, GameView } from '../play/session/beat.ts';
import { useNoticeWords } from '../table/notice-words.ts';

const KEPT = 4;

export function Aloud<View extends GameView>({ tell }: { readonly tell: (beat: Beat<View>) => readonly string[] }) {
  const { t } = useLingui();
  const told = useTold();
  const words = useNoticeWords();
  return (
    <div className="unseen" role="log" aria-label={t`What happened`}>
      {told
        .slice(-KEPT)
        .map((one) =>
          isAside(one) ? (
            <p key={`line ${one.line.number}`}>{words(one.line)}</p>
          ) : (
            <p key={one.number}>{tell(one as Beat<View>).join(' ')}</p>
          ),
        )}
    </div>
  );
}
