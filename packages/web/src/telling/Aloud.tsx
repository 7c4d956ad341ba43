// What happened last, in plain sentences, for those who listen: each answer is read out once, even if the next comes soon.

import { useLingui } from '@lingui/react/macro';
import type { Beat, GameView } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';

const KEPT = 4;

export function Aloud<View extends GameView>({ tell }: { readonly tell: (beat: Beat<View>) => readonly string[] }) {
  const { t } = useLingui();
  const story = useTable((state) => state.story) as readonly Beat<View>[];
  return (
    <div className="unseen" role="log" aria-label={t`What happened`}>
      {story.slice(-KEPT).map((beat) => (
        <p key={beat.number}>{tell(beat).join(' ')}</p>
      ))}
    </div>
  );
}
