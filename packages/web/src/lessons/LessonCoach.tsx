// The coach beside a newcomer: explains the table and suggests moves.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { choose, useSettings } from '../app/user-settings.ts';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { PlayerArch } from '../drawing/PlayerArch.tsx';
import { usePlay } from '../game-table/answer/answer-draft.tsx';
import type { GameView } from '../game-table/session/beat.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { RealGame } from './FirstGameEnd.tsx';
import { type Box, type Spot, useFreeSpot } from './hint-place.ts';
import styles from './LessonCoach.module.css';
import type { AnyTeaching, LessonWords, Teaching } from './lesson-interface.ts';
import { isLesson } from './lesson-table.ts';
import { rememberLesson, showFewerLessons, useShownLessons } from './shown-lessons.ts';
import { useLesson } from './use-lesson.ts';

/** The coach, rendered once at a table; empty unless hints are on. */
export function LessonCoach<V extends GameView, L extends { readonly id: string }>(given: {
  readonly teaching: Teaching<V, L>;
}) {
  // A replay has no hints.
  const isLive = useTable(({ game }) => game !== null);
  return isLive && <LiveHints teaching={given.teaching as unknown as AnyTeaching} />;
}

function LiveHints({ teaching }: { readonly teaching: AnyTeaching }) {
  const view = useTable(({ shown }) => shown?.view) as GameView;
  const [folded, setFolded] = useState<string | null>(null);
  const lesson = useLesson(teaching, view, folded);
  const words = teaching.useWords();
  const hasAll = useHasAll(teaching);
  const key = view.winners !== null ? null : lesson !== null ? teaching.keyOf(lesson) : hasAll ? ENOUGH : null;
  const enough = useEnoughWords();
  const said = key === null ? null : lesson === null ? enough : words(lesson);
  const isFocusDue = useFocusDue(key);
  return (
    <>
      {/* Present before the first hint, so that screen readers announce each one. */}
      <div className="unseen" role="status" data-hint={key ?? undefined}>
        {said !== null && (
          <>
            {said.title}: {said.text}
          </>
        )}
      </div>
      {key !== null && said !== null && (
        <Coach
          key={key}
          name={key}
          about={lesson === null ? [] : teaching.aboutOf(lesson, view)}
          onFold={(isFolded) => setFolded(isFolded ? key : null)}
          isFocusDue={isFocusDue}
          {...said}
        >
          {key === ENOUGH && <RealGame className={styles.less ?? ''} />}
        </Coach>
      )}
    </>
  );
}

/** True after a keyboard user has read a hint: the focus moves to the next one, or to the table. */
function useFocusDue(key: string | null): RefObject<boolean> {
  const isDue = useRef(false);
  useEffect(() => {
    if (key !== null || !isDue.current) return;
    isDue.current = false;
    document.querySelector<HTMLElement>(FIRST_ACT)?.focus();
  }, [key]);
  return isDue;
}

const FIRST_ACT = '[data-screen="table"] [data-act]:enabled:not([data-act="undo"])';

/** True in the first game when all lessons were told, and this end has not been told yet. */
function useHasAll(teaching: AnyTeaching): boolean {
  const isStaged = useTable(({ table }) => isLesson(table) && table?.phase === 'playing');
  const isAtRest = useTable(({ beat }) => beat === null);
  const told = useShownLessons((lessons) => lessons.told);
  const isOn = useSettings(({ hints }) => hints);
  const all = teaching.useLearnt().every(([key]) => told.includes(key));
  return isOn && isStaged && isAtRest && all && !told.includes(ENOUGH);
}

const ENOUGH = 'enough';

function useEnoughWords(): LessonWords {
  const { t } = useLingui();
  return { title: t`That’s all you need`, text: t`Play on to the end, or start a real game now.` };
}

/** How many frames to try to focus a hint that is being drawn. */
const MAX_FOCUS_FRAMES = 30;

/** The coach's portrait. */
const COACH = 'uncle-will';

interface CoachProps extends LessonWords {
  /** The key of the lesson, so that it is told once. */
  readonly name: string;
  /** Selectors of the elements that the lesson mentions. */
  readonly about: readonly string[];
  /** Called when the user folds the hint, or opens it again. */
  readonly onFold: (isFolded: boolean) => void;
  /** True if the hint gets the focus once it is shown, for a keyboard user. */
  readonly isFocusDue: RefObject<boolean>;
  /** Additional buttons. */
  readonly children?: ReactNode;
}

function Coach({ name, about, title, text, onFold, isFocusDue, children }: CoachProps) {
  const { t } = useLingui();
  const isStaged = useTable(({ table }) => isLesson(table));
  const n = useTable(({ shown }) => shown?.step ?? 0);
  const isAtRest = useTable(({ beat }) => beat === null);
  const isBrief = useShownLessons((lessons) => lessons.isBrief);
  // The line to the chosen target is enough.
  const isAiming = usePlay().targets.length > 0;
  const panel = useRef<HTMLElement>(null);
  const corner = useRef<HTMLButtonElement>(null);
  const [wish, setWish] = useState<'open' | 'folded' | null>(null);
  const spots = useFreeSpot(panel, corner, about, `${n} ${isAtRest} ${title}`);
  const isQuiet = useHasRested(isAtRest);
  const gotIt = useRef<HTMLButtonElement>(null);
  const isShown = spots !== null && isQuiet;
  useEffect(() => {
    if (!isShown || !isFocusDue.current) return undefined;
    isFocusDue.current = false;
    let frame = 0;
    // It can't be focused before the browser has drawn it.
    const focus = (frames: number): void => {
      gotIt.current?.focus();
      if (frames > 0 && document.activeElement !== gotIt.current)
        frame = requestAnimationFrame(() => focus(frames - 1));
    };
    focus(MAX_FOCUS_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [isShown, isFocusDue]);
  // In the first game it is read before anything else happens.
  const isOpen = wish === null ? isStaged || spots?.open.isFree === true : wish === 'open';
  const spot = isOpen ? spots?.open : spots?.folded;
  const fold = (): void => {
    setWish(isOpen ? 'folded' : 'open');
    onFold(isOpen);
  };
  const place = { '--x': `${spot?.x ?? 0}px`, '--y': `${spot?.y ?? 0}px` } as CSSProperties;
  return (
    <>
      {isOpen && isQuiet && !isAiming && spots !== null && spots.about !== null && (
        <Track from={panel.current} spot={spots.open} to={spots.about} />
      )}
      <aside
        ref={panel}
        className={classes(styles.hints, isOpen && styles.open, !isShown && styles.hidden)}
        style={place}
        aria-label={t`Hints`}
      >
        <button
          ref={corner}
          type="button"
          className={styles.coach}
          onClick={fold}
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Minimise the hint` : t`Hint: ${title}`}
        >
          <PlayerArch character={COACH} width={52} />
          {!isOpen && <Icon name="chat" className={styles.sign} />}
        </button>
        <div className={styles.bubble} data-panel>
          <h2>{title}</h2>
          <p>{text}</p>
          <div className={styles.buttons}>
            <button
              type="button"
              className="button primary"
              data-got-it={name}
              ref={gotIt}
              onClick={() => {
                isFocusDue.current = document.activeElement?.matches(':focus-visible') === true;
                rememberLesson(name);
              }}
            >
              <Trans>Got it</Trans>
            </button>
            {children}
            {!isBrief && !isStaged && (
              <button type="button" className={styles.less} onClick={showFewerLessons}>
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

/** Has the table been at rest long enough for a hint? The hint then stays. */
function useHasRested(isAtRest: boolean): boolean {
  const [hasRested, setRested] = useState(isAtRest);
  useEffect(() => {
    if (isAtRest) setRested(true);
  }, [isAtRest]);
  return hasRested;
}

interface TrackProps {
  readonly from: HTMLElement | null;
  readonly spot: Spot;
  readonly to: Box;
}

/** The maximum length of the line to the subject, in pixels. A longer one would cross other things. */
const MAX_TRACK_PX = 90;
/** The gap between the ring and its subject, in pixels. */
const RING_PX = 3;

/** A ring around the subject of the hint, and a dotted line to it if it is near. */
function Track({ from, spot, to }: TrackProps) {
  if (from === null) return null;
  const panel = { x: spot.x, y: spot.y, w: from.offsetWidth, h: from.offsetHeight };
  const [end, begin] = [nearest(to, middle(panel)), nearest(panel, middle(to))];
  const isNear = Math.hypot(end.x - begin.x, end.y - begin.y) <= MAX_TRACK_PX;
  const ring = { x: to.x - RING_PX, y: to.y - RING_PX, width: to.w + 2 * RING_PX, height: to.h + 2 * RING_PX };
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect {...ring} rx={10} />
      {isNear && <line x1={begin.x} y1={begin.y} x2={end.x} y2={end.y} />}
    </svg>
  );
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

/** The point of a box that is nearest to another point. */
const nearest = ({ x, y, w, h }: Box, to: { readonly x: number; readonly y: number }) => ({
  x: Math.min(x + w, Math.max(x, to.x)),
  y: Math.min(y + h, Math.max(y, to.y)),
});
