// Controls of time at a solo table: pause, step, skip to the viewer's question.
// At every table, a tap on the felt or a key skips the current animation.

import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { anew, useGo } from '../lobby/ways-to-table.ts';
import { useBotNames } from '../words/bot-names.ts';
import { usePlay } from './answer/answer-draft.tsx';
import styles from './SoloTimeControls.module.css';
import { useSession, useTable } from './session/SessionContext.tsx';

/** The controls; empty while the viewer is asked, because everybody waits then. */
export function SoloTimeControls() {
  const { t } = useLingui();
  const { time } = useSession();
  const going = useTable((state) => state.going);
  const { view, you } = usePlay();
  const isDue = view.winners === null && (view.asked === null || view.asked !== you);
  if (time === null || !isDue) return null;
  const isPaused = going === 'paused';
  const isOut = you === null || view.players[you]?.alive !== true;
  const [pause, next] = [isPaused ? t`Resume` : t`Pause`, t`Next`];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
    <div
      className={styles.meanwhile}
      data-going={going}
      data-out={isOut || undefined}
      role="group"
      aria-label={t`While others play`}
    >
      <button
        type="button"
        className={classes('button', styles.act, isPaused && 'primary')}
        data-time="pause"
        data-key="P"
        title={pause}
        onClick={() => time.pause(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
        <span className={styles.word}>{pause}</span>
      </button>
      <button
        type="button"
        className={classes('button', styles.act)}
        data-time="next"
        data-key="N"
        title={next}
        aria-description={isPaused ? t`Play one step` : t`Show the next steps instantly`}
        onClick={() => time.step()}
      >
        <Icon name="next" />
        <span className={styles.word}>{next}</span>
      </button>
      <Leap />
      {isOut && <NewGame />}
    </div>
  );
}

function Leap() {
  const { t } = useLingui();
  const { time } = useSession();
  const isLeaping = useTable(({ going }) => going === 'leaping');
  const { view, you } = usePlay();
  const quick = useQuickWords();
  const isOut = you === null || view.players[you]?.alive !== true;
  return (
    <button
      type="button"
      className={classes('button', styles.act, styles.leap)}
      data-time="leap"
      data-key="T"
      aria-disabled={isLeaping || undefined}
      aria-busy={isLeaping || undefined}
      onClick={() => !isLeaping && time?.leap()}
    >
      <Icon name="leap" />
      <span>
        {isOut ? t`To the end` : t`To my turn`}
        {quick !== null && <small>{quick}</small>}
      </span>
    </button>
  );
}

/** The button for a new game, for an eliminated player who does not want to see the end. */
function NewGame() {
  const { t } = useLingui();
  const table = useTable((state) => state.table);
  const { way, go } = useGo();
  return (
    <button
      type="button"
      className={classes('button', styles.act, styles.anew)}
      data-way="new-game"
      disabled={way !== null || table === null}
      onClick={() => table !== null && go('new', () => anew(table))}
    >
      {t`New game`}
    </button>
  );
}

/** A warning that a legend still needs time to think; null if there is none. */
function useQuickWords(): string | null {
  const { t } = useLingui();
  const names = useBotNames();
  const hasLegends = useTable(({ table }) => table?.seats.some(({ by, bot }) => by !== 'person' && bot === 'legend'));
  const [legend, deputy] = [names.level('legend').name, names.level('deputy').name];
  return hasLegends ? t`${legend} plays as ${deputy} for now` : null;
}

/** The key that skips animations at a table with others, without a button. */
export function Hurry() {
  const { t } = useLingui();
  const { time, hurry } = useSession();
  return (
    time === null && (
      <button type="button" className={styles.hurry} data-key="N" onClick={hurry}>
        {t`Show the next steps instantly`}
      </button>
    )
  );
}

/** A tap on the table skips the animation, except on elements with a function of their own. */
export function useHurry(table: RefObject<HTMLElement | null>): void {
  const { hurry } = useSession();
  useEffect(() => {
    const root = table.current;
    const tap = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('button, a, input, label, summary, dialog') === null) hurry();
    };
    root?.addEventListener('click', tap);
    return () => root?.removeEventListener('click', tap);
  }, [table, hurry]);
}
