// The bar over the table: way out, table, time, and panels.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { textIn } from '@posse/narrator';
import { Suspense, use } from 'react';
import { AdviceButton } from '../advice/AdviceButton.tsx';
import { choose, useSettings } from '../app/user-settings.ts';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { isHostIn } from '../game-table/session/own-seat-hooks.ts';
import { clockText, useTimeLeft } from '../game-table/session/page-clocks.ts';
import { useTable } from '../game-table/session/SessionContext.tsx';
import { catalogueOf } from '../lobby/plan/catalogue-types.ts';
import { draftFrom, presetOf } from '../lobby/plan/plan-draft.ts';
import { useLanguage } from '../words/language.ts';
import { LeaveButton } from './menu/LeaveButton.tsx';
import { SpeedButton } from './menu/SpeedButton.tsx';
import { ReactionButton } from './reactions/ReactionButton.tsx';
import type { Beside } from './SidePanels.tsx';
import styles from './TableBar.module.css';

interface BarProps {
  readonly unread: number;
  /** Is there a story that is not shown already? */
  readonly hasStory: boolean;
  readonly onOpen: (what: Beside) => void;
}

export function TableBar({ unread, hasStory, onOpen }: BarProps) {
  const { t } = useLingui();
  const isSolo = useTable(({ where }) => where === 'solo');
  const isPlaying = useTable(({ table }) => table?.phase === 'playing');
  const code = useTable(({ table }) => table?.code ?? '');
  const sound = useSettings((settings) => settings.sound);
  const news =
    unread === 0 ? t`Chat` : t`${plural(unread, { one: 'Chat, # new message', other: 'Chat, # new messages' })}`;
  // Only the host can admit guests.
  const knocks = useTable((state) => (isHostIn(state) ? (state.table?.knocks.length ?? 0) : 0));
  const menu =
    knocks === 0 ? t`Menu` : t`${plural(knocks, { one: 'Menu, # guest waiting', other: 'Menu, # guests waiting' })}`;
  return (
    <header className={styles.bar}>
      <LeaveButton className={styles.mark} label={t`Posse, to the lobby`}>
        Posse
      </LeaveButton>
      <h1 className={styles.where}>
        <span>
          {isSolo ? t`You and the bots` : t`Table ${code}`}
          <Suspense fallback={null}>
            <PlanWords />
          </Suspense>
        </span>
      </h1>
      {!isSolo && <BarClock className={styles.clock} />}
      {isPlaying && <SpeedButton isBrief={!isSolo} />}
      {hasStory && (
        <button
          type="button"
          className={styles.tool}
          data-act="story"
          aria-label={t`The story so far`}
          onClick={() => onOpen('story')}
        >
          <Icon name="log" />
        </button>
      )}
      {isSolo && <AdviceButton className={styles.tool} />}
      {!isSolo && <ReactionButton className={styles.tool} />}
      {!isSolo && (
        <button type="button" className={styles.tool} data-act="chat" aria-label={news} onClick={() => onOpen('chat')}>
          <Icon name="chat" />
          {unread > 0 && <span className={styles.news}>{unread}</span>}
        </button>
      )}
      <button
        type="button"
        className={classes(styles.tool, styles.roomy)}
        aria-label={t`Sound`}
        aria-pressed={sound}
        onClick={() => choose({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      <button type="button" className={styles.tool} data-act="menu" aria-label={menu} onClick={() => onOpen('menu')}>
        <Icon name="menu" />
        {knocks > 0 && <span className={styles.news}>{knocks}</span>}
      </button>
    </header>
  );
}

// The remaining time of the player who is asked.

/** The number of seconds below which the time is red. */
const HURRY = 10;

export function BarClock({ className }: { readonly className?: string | undefined }) {
  const { t } = useLingui();
  const time = useTimeLeft();
  if (time === null) return null;
  const { seconds } = time;
  const clock = clockText(seconds);
  return (
    <span
      className={classes(styles.time, seconds <= HURRY && styles.hurry, className)}
      role="timer"
      aria-label={t`Time left: ${clock}`}
    >
      <Icon name="clock" />
      {clock}
    </span>
  );
}

// The plan of this table in a few words. Suspends until the game is loaded.

export function PlanWords() {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const plan = useTable(({ table }) => table?.plan ?? null);
  const language = useLanguage();
  const catalogue = use(catalogueOf(game));
  if (plan === null) return null;
  const draft = draftFrom(catalogue, plan);
  const preset = presetOf(catalogue, draft);
  const named =
    preset === null
      ? catalogue.parts.filter(({ id }) => draft.parts.includes(id))
      : catalogue.presets.filter(({ id }) => id === preset);
  return named.map(({ id, texts }) => ` · ${textIn(language, texts, id).name}`).join('');
}
