// The hits by and at one player so far, from what everybody saw.

import type { Seat } from '@posse/engine';
import { tallyOf } from '@posse/protocol/evening';
import { useEffect, useMemo } from 'react';
import { HitCounts } from '../../finished-game/result/HitCounts.tsx';
import { wholeStory } from '../session/people-notices.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';

export default function ShotsSoFar({ who }: { readonly who: Seat }) {
  const { client } = useSession();
  const shown = useTable((state) => state.shown);
  const earlier = useTable((state) => state.earlier);
  const story = useTable((state) => state.story);
  const isMissing = useTable(({ isStoryMissing }) => isStoryMissing);
  const known = useMemo(() => wholeStory(earlier, story), [earlier, story]);
  // Each page of the story that arrives may have others before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isMissing) client.recall();
  }, [client, isMissing, known]);
  const tally = useMemo(() => {
    const [first] = known;
    return first === undefined
      ? null
      : tallyOf(
          first.before,
          known.map(({ facts }) => facts),
        );
  }, [known]);
  if (shown === null || tally === null) return null;
  const isWhole = known.length === shown.step && known.every(({ step }, place) => step === place);
  return <HitCounts view={shown.view} tally={tally} isWhole={isWhole} about={who} />;
}
