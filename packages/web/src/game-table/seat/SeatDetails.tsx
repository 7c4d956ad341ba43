// Details of a player: the game's information, shots so far, and the viewer's guess.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../table-screen/TableDialogs.tsx';
import { useGame } from '../answer/answer-draft.tsx';
import { HunchChoice } from '../hunches/HunchChoice.tsx';
import { usePlayers } from '../session/SessionContext.tsx';

const ShotsSoFar = lazy(() => import('./ShotsSoFar.tsx'));

interface AboutSeatProps {
  /** The selected seat; null if none is. */
  readonly who: Seat | null;
  readonly onClose: () => void;
}

export function SeatDetails({ who, onClose }: AboutSeatProps) {
  const { t } = useLingui();
  const { About } = useGame();
  const { name, isYou } = usePlayers();
  const title = who === null ? '' : isYou(who) ? t`You` : name(who);
  return (
    <Dialog title={title} open={who !== null} onClose={onClose}>
      {who !== null && (
        <>
          <About who={who} />
          <Suspense fallback={null}>
            <ShotsSoFar who={who} />
          </Suspense>
          <HunchChoice who={who} />
        </>
      )}
    </Dialog>
  );
}
