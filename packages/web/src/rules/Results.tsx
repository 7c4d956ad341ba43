// What a search has found, page by page.

import { Plural, Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLanguage } from '../words/language.ts';
import type { Chapter } from './chapters/load.ts';
import { entriesOf } from './entries.ts';
import { usePageName } from './page-names.ts';
import { PAGES } from './place.ts';
import { Result } from './Result.tsx';
import styles from './Results.module.css';
import { search, wordsIn } from './search.ts';
import type { GameId } from './thing.ts';

interface Props {
  readonly game: GameId;
  readonly chapter: Chapter;
  readonly query: string;
  readonly onGo: () => void;
}

export function Results({ game, chapter, query, onGo }: Props) {
  const language = useLanguage();
  const pageName = usePageName();
  const entries = useMemo(() => entriesOf(game, language, chapter), [game, language, chapter]);
  const found = useMemo(() => search(entries, query), [entries, query]);
  const words = wordsIn(query);
  const wanted = query.trim();
  const pages = PAGES[game]
    .map((page) => ({ page, list: found.filter((entry) => entry.page === page) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className={styles.results}>
      <p role="status" className={styles.count}>
        {found.length === 0 ? (
          <Trans>Nothing found for “{wanted}”. Try another word, or a part of one.</Trans>
        ) : (
          <Plural value={found.length} one="# place" other="# places" />
        )}
      </p>
      {pages.map(({ page, list }) => (
        <section key={page}>
          <h2>{pageName({ game, page })}</h2>
          <ul className={styles.list}>
            {list.map((entry) => (
              <Result key={entry.id} game={game} entry={entry} words={words} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
