// Animates facts: an overlay on which cards fly and signs appear.

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { settings } from '../../app/user-settings.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { FlightView, SignView, TrackView, TurnedView } from './animation-views.tsx';
import { type Act, actsOf, dealOf } from './animations.ts';
import styles from './FactAnimations.module.css';
import { lookAround, type Spots } from './screen-spots.ts';

interface Playing {
  readonly number: number;
  readonly speed: number;
  readonly acts: readonly Act[];
}

/** The step that stands for the deal, before the first answer. */
const DEAL = -1;

const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || settings.getState().speed === 0;

export function FactAnimations() {
  const { store } = useSession();
  const beat = useTable((state) => state.beat);
  /** The id of the game that has just been dealt; null otherwise. */
  const dealt = useTable(({ shown }) => (shown?.step === 0 ? shown.id : null));
  const before = useRef<Spots>(new Map());
  const [playing, setPlaying] = useState<Playing | null>(null);

  // The store changes before React renders, so everything is still at its old position.
  useEffect(
    () =>
      store.subscribe((now, then) => {
        if (now.beat !== null && now.beat !== then.beat && !isStill()) before.current = lookAround();
      }),
    [store],
  );

  useLayoutEffect(() => {
    if (beat === null || isStill()) {
      setPlaying(null);
      return;
    }
    const { pace: speed } = store.getState();
    const acts = actsOf(beat.facts, { before: before.current, after: lookAround() }, speed);
    setPlaying({ number: beat.step, speed, acts });
  }, [beat, store]);

  useEffect(() => {
    const view = store.getState().shown?.view;
    if (dealt === null || view === undefined || !('deck' in view) || isStill()) return undefined;
    const deal = (): void => {
      const { speed } = settings.getState();
      setPlaying({ number: DEAL, speed, acts: dealOf(view, lookAround(), speed) });
    };
    // The table is laid out in its first frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(deal);
    });
    return () => cancelAnimationFrame(frame);
  }, [dealt, store]);

  if (playing === null) return null;
  const { number, speed, acts } = playing;
  return (
    <div className={styles.overlay} data-motion aria-hidden="true">
      {acts.map((act, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the acts of one answer never change their places
        <ActView key={`${number}-${place}`} act={act} speed={speed} />
      ))}
    </div>
  );
}

function ActView({ act, speed }: { readonly act: Act; readonly speed: number }) {
  if (act.act === 'flight') return <FlightView flight={act} at={act.at} speed={speed} />;
  if (act.act === 'track') return <TrackView track={act} at={act.at} speed={speed} />;
  if (act.act === 'sign') return <SignView sign={act} at={act.at} speed={speed} />;
  return <TurnedView turned={act} at={act.at} speed={speed} />;
}
