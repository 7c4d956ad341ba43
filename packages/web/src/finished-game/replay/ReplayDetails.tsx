// The details beside a replay: log, hands and result.

import { useLingui } from '@lingui/react/macro';
import { type View as CardView, isHidden } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { seat } from '@posse/engine';
import { lazy, memo, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CardChip, PlayerArch } from '../../drawing/index.ts';
import type { Beat } from '../../game-table/session/beat.ts';
import { useCardView, usePlayers, useTable } from '../../game-table/session/SessionContext.tsx';
import { CardLines } from '../../story/card-narrator.tsx';
import { DiceLines } from '../../story/dice-narrator.tsx';
import { WhyButton } from '../bot-reasons/WhyButton.tsx';
import { Awards } from '../result/Awards.tsx';
import { HitCounts } from '../result/HitCounts.tsx';
import { PlayerList } from '../result/PlayerList.tsx';
import { tallyOfRecording } from '../result/use-deed-tally.ts';
import type { Playback } from './playback.ts';
import styles from './ReplayDetails.module.css';
import type { Recording } from './replayed-game.ts';
import { useOlderWords } from './unavailable-words.ts';

type Page = 'log' | 'hands' | 'coach' | 'result';

/** The judge is loaded only when somebody asks for it. */
const CoachPanel = lazy(() => import('../coach/CoachPanel.tsx'));

export function ReplayDetails({ playback }: { readonly playback: Playback }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<Page>('log');
  const perspective = useStore(playback.store, (state) => state.perspective);
  const hasHands = playback.recording.replay.game === 'card' && perspective === 'all';
  const page = chosen === 'hands' && !hasHands ? 'log' : chosen;
  const pages: readonly (readonly [Page, string])[] = [
    ['log', t`Log`],
    ...(hasHands ? [['hands', t`Hands`] as const] : []),
    ['coach', t({ message: 'Coach', context: 'who advises' })],
    ['result', t`Result`],
  ];
  return (
    <div className={styles.details}>
      <div className={styles.pages}>
        {pages.map(([id, name]) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            data-page={id}
            aria-pressed={page === id}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {page === 'log' && <ReplayLog recording={playback.recording} />}
      {page === 'hands' && <Hands />}
      {page === 'coach' && (
        <Suspense fallback={null}>
          <CoachPanel playback={playback} />
        </Suspense>
      )}
      {page === 'result' && <Result playback={playback} />}
    </div>
  );
}

function Result({ playback: { recording } }: { readonly playback: Playback }) {
  const { t } = useLingui();
  const title = useId();
  const tally = useMemo(() => tallyOfRecording(recording), [recording]);
  const { title: older, extent, end } = useOlderWords()(recording.replay, recording.parting);
  const { parting } = recording;
  // The recorded winners, also if the game can't be shown to its end.
  const view = useMemo(() => ({ ...recording.view(recording.length, 'all'), winners: recording.winners }), [recording]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section className={styles.result} aria-labelledby={title} tabIndex={0}>
      <h2 id={title} className="unseen">
        {t`Result`}
      </h2>
      {parting !== null && (
        <p className={styles.older}>
          <b>{older}.</b> {extent} {end}
        </p>
      )}
      <PlayerList view={view} tally={tally} />
      {parting === null && <Awards view={view} tally={tally} />}
      <HitCounts view={view} tally={tally} isWhole />
    </section>
  );
}

/** The hands at this position. */
function Hands() {
  const { t } = useLingui();
  const players = usePlayers();
  const { players: sitting } = useCardView();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <ul className={styles.hands} aria-label={t`Hands`} tabIndex={0}>
      {sitting.map(({ character, alive, hand }, place) => (
        <li key={players.name(seat(place))} className={styles.holder}>
          <PlayerArch character={character} width={34} state={{ fallen: !alive }} />
          <span className={styles.name}>{players.name(seat(place))}</span>
          <span className={styles.cards}>
            {hand.map((card) => (isHidden(card) ? null : <CardChip key={card} card={card} width={34} />))}
            {hand.length === 0 && <span className={styles.none}>{t`No cards`}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The log up to this position, scrolled to the latest entry. */
function ReplayLog({ recording }: { readonly recording: Recording }) {
  const { t } = useLingui();
  const story = useTable((state) => state.story);
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the story goes on, its end comes into sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [story]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div ref={list} className={styles.log} role="log" aria-live="off" aria-label={t`Log`} tabIndex={0}>
      {story.length === 0 && <p className={styles.logNone}>{t`The cards are dealt. Nothing has happened yet.`}</p>}
      {story.map((beat) => (
        <Entry key={beat.step} beat={beat} recording={recording} />
      ))}
      {recording.parting !== null && story.length === recording.length && <PartingNote recording={recording} />}
    </div>
  );
}

/** The note at the point where today's rules differ from the game's. */
function PartingNote({ recording: { replay, parting } }: { readonly recording: Recording }) {
  const { title, extent, end } = useOlderWords()(replay, parting);
  return (
    <p className={styles.logNone}>
      {title}. {extent} {end}
    </p>
  );
}

const Entry = memo(function Entry({ beat, recording }: { readonly beat: Beat; readonly recording: Recording }) {
  const { game, bots } = recording.replay;
  const isBots = (bots?.[beat.step] ?? null) !== null && recording.hadChoice(beat.step);
  return (
    <div className={styles.entry}>
      <div className={styles.lines}>
        {game === 'card' ? <CardLines beat={beat as Beat<CardView>} /> : <DiceLines beat={beat as Beat<DiceView>} />}
      </div>
      {isBots && <WhyButton recording={recording} answer={beat.step} />}
    </div>
  );
});
