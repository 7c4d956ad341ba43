// Beside a replay: what was said and done so far, what everybody holds, and how it all ended.

import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Awards } from './Awards.tsx';
import { Hands } from './Hands.tsx';
import { Hits } from './Hits.tsx';
import { useOlderWords } from './older-words.ts';
import styles from './Panel.module.css';
import type { Projector } from './projector.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { Roster } from './Roster.tsx';
import { tallyOfFilm } from './use-tally.ts';

type Page = 'log' | 'hands' | 'result';

export function Panel({ projector }: { readonly projector: Projector }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<Page>('log');
  const eyes = useStore(projector.store, (state) => state.eyes);
  const hasHands = projector.film.replay.game === 'card' && eyes === 'all';
  const page = chosen === 'hands' && !hasHands ? 'log' : chosen;
  const pages: readonly (readonly [Page, string])[] = [
    ['log', t`Log`],
    ...(hasHands ? [['hands', t`Hands`] as const] : []),
    ['result', t`Result`],
  ];
  return (
    <div className={styles.panel}>
      <div className={styles.pages}>
        {pages.map(([id, name]) => (
          <button key={id} type="button" className={styles.tab} aria-pressed={page === id} onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </div>
      {page === 'log' && <ReplayLog film={projector.film} />}
      {page === 'hands' && <Hands />}
      {page === 'result' && <Result projector={projector} />}
    </div>
  );
}

function Result({ projector: { film } }: { readonly projector: Projector }) {
  const { t } = useLingui();
  const title = useId();
  const tally = useMemo(() => tallyOfFilm(film), [film]);
  const { title: older, extent, end } = useOlderWords()(film.replay, film.parting);
  const { parting } = film;
  // Who won is as it was told, also where the game can't be shown to its end.
  const view = useMemo(() => ({ ...film.view(film.length, 'all'), winners: film.winners }), [film]);
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
      <Roster view={view} tally={tally} />
      {parting === null && <Awards view={view} tally={tally} />}
      <Hits view={view} tally={tally} isWhole />
    </section>
  );
}
