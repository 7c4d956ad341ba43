// The old hand at the newcomer's side: tells what is on the table and what one might do, and never stands in the way.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { choose, useSettings } from '../app/settings.ts';
import { Arch } from '../draw/Arch.tsx';
import { classes } from '../draw/classes.ts';
import { Icon } from '../draw/Icon.tsx';
import type { GameView } from '../play/session/beat.ts';
import { useTable } from '../play/session/SessionContext.tsx';
import { type Box, type Spot, useFreeSpot } from './free-spot.ts';
import styles from './Hints.module.css';
import { RealGame } from './Learnt.tsx';
import type { AnyTeaching, LessonWords, Teaching } from './teaching.ts';
import { remember, tellLess, useToldLessons } from './told.ts';
import { useLesson } from './use-lesson.ts';

/** Once at a table; nothing unless hints are wanted. */
export function Hints<V extends GameView, L extends { readonly id: string }>(given: {
  readonly teaching: Teaching<V, L>;
}) {
  const teaching = given.teaching as unknown as AnyTeaching;
  const view = useTable(({ shown }) => shown?.view) as GameView;
  const [folded, setFolded] = useState<string | null>(null);
  const lesson = useLesson(teaching, view, folded);
  const words = teaching.useWords();
  const hasAll = useHasAll(teaching);
  if (lesson === null) return hasAll && <Enough />;
  const key = teaching.keyOf(lesson);
  const onFold = (isFolded: boolean): void => setFolded(isFolded ? key : null);
  return <Coach key={key} name={key} about={teaching.aboutOf(lesson, view)} onFold={onFold} {...words(lesson)} />;
}

/** In the first game, when everything in it was told, and not this yet. */
function useHasAll(teaching: AnyTeaching): boolean {
  const isStaged = useTable(({ table }) => table?.staged === true && table.phase === 'playing');
  const isAtRest = useTable(({ beat }) => beat === null);
  const told = useToldLessons((lessons) => lessons.told);
  const isOn = useSettings(({ hints }) => hints);
  const all = teaching.useLearnt().every(([key]) => told.includes(key));
  return isOn && isStaged && isAtRest && all && !told.includes(ENOUGH);
}

const ENOUGH = 'enough';

function Enough() {
  const { t } = useLingui();
  return (
    <Coach
      key={ENOUGH}
      name={ENOUGH}
      about={null}
      title={t`That is all you need`}
      text={t`Play on to the end, or start a real game at once.`}
    >
      <RealGame className={styles.less ?? ''} />
    </Coach>
  );
}

/** Whose face it is. */
const COACH = 'uncle-will';

interface CoachProps extends LessonWords {
  /** What is told, so that it is told once. */
  readonly name: string;
  /** The thing that it is about, as a selector. */
  readonly about: string | null;
  /** The reader puts it aside, or takes it up again. */
  readonly onFold?: (isFolded: boolean) => void;
  /** Another way on. */
  readonly children?: ReactNode;
}

function Coach({ name, about, title, text, onFold, children }: CoachProps) {
  const { t } = useLingui();
  const isStaged = useTable(({ table }) => table?.staged === true);
  const n = useTable(({ shown }) => shown?.n ?? 0);
  const isAtRest = useTable(({ beat }) => beat === null);
  const isBrief = useToldLessons((lessons) => lessons.isBrief);
  const panel = useRef<HTMLElement>(null);
  const corner = useRef<HTMLButtonElement>(null);
  const [wish, setWish] = useState<'open' | 'folded' | null>(null);
  const spots = useFreeSpot(panel, corner, about, `${n} ${isAtRest} ${title} ${text}`);
  // In the first game it is read before anything else happens.
  const isOpen = wish === null ? isStaged || spots?.open.isFree === true : wish === 'open';
  const spot = isOpen ? spots?.open : spots?.folded;
  const fold = (): void => {
    setWish(isOpen ? 'folded' : 'open');
    onFold?.(isOpen);
  };
  const place = { '--x': `${spot?.x ?? 0}px`, '--y': `${spot?.y ?? 0}px` } as CSSProperties;
  return (
    <>
      {isOpen && spots !== null && spots.about !== null && (
        <Track from={panel.current} spot={spots.open} to={spots.about} />
      )}
      <aside
        ref={panel}
        className={classes(styles.hints, isOpen && styles.open, spots === null && styles.hidden)}
        style={place}
        aria-label={t`Hints`}
      >
        <button
          ref={corner}
          type="button"
          className={styles.coach}
          onClick={fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Fold the hint` : t`Hint: ${title}`}
        >
          <Arch character={COACH} width={52} />
          {!isOpen && <Icon name="chat" className={styles.sign} />}
        </button>
        <div className={styles.bubble} data-panel role="status">
          <h2>{title}</h2>
          <p>{text}</p>
          <div className={styles.buttons}>
            <button type="button" className="button primary" data-got-it={name} onClick={() => remember(name)}>
              <Trans>Got it</Trans>
            </button>
            {children}
            {!isBrief && !isStaged && (
              <button type="button" className={styles.less} onClick={tellLess}>
                <Trans>Less help</Trans>
              </button>
            )}
            <button type="button" className={styles.less} onClick={() => choose({ hints: false })}>
              <Trans>No more hints</Trans>
            </button>
          </div>
        </div>
      </aside>
    </>
  );
}

interface TrackProps {
  readonly from: HTMLElement | null;
  readonly spot: Spot;
  readonly to: Box;
}

/** A dotted track from the bubble to the thing that it is about. */
function Track({ from, spot, to }: TrackProps) {
  if (from === null) return null;
  const panel = { x: spot.x, y: spot.y, w: from.offsetWidth, h: from.offsetHeight };
  const [end, begin] = [nearest(to, middle(panel)), nearest(panel, middle(to))];
  return (
    <svg className={styles.track} aria-hidden="true">
      <line x1={begin.x} y1={begin.y} x2={end.x} y2={end.y} />
    </svg>
  );
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** The point of a box that is nearest to another point. */
const nearest = ({ x, y, w, h }: Box, to: { readonly x: number; readonly y: number }) => ({
  x: Math.min(x + w, Math.max(x, to.x)),
  y: Math.min(y + h, Math.max(y, to.y)),
});
