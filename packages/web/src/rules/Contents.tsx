// The contents: the pages of this game, and the sections of the chapter that is open.

import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './Contents.module.css';
import type { Chapter } from './chapters/load.ts';
import { usePageName } from './page-names.ts';
import { addressOf, PAGES, type Place } from './place.ts';

interface Props {
  readonly place: Place;
  readonly chapter: Chapter;
  readonly onGo: () => void;
}

export function Contents({ place, chapter, onGo }: Props) {
  const { t } = useLingui();
  const name = usePageName();
  const { game } = place;
  const intoSight = (current: HTMLElement | null): void =>
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  return (
    <nav className={styles.contents} aria-label={t`Contents`}>
      <ul>
        {PAGES[game].map((page) => (
          <li key={page}>
            <Link
              href={addressOf({ game, page })}
              className={styles.page}
              ref={page === place.page ? intoSight : null}
              aria-current={page === place.page ? 'page' : undefined}
              onClick={onGo}
            >
              {name({ game, page })}
            </Link>
            {page === 'play' && place.page === 'play' && (
              <ul className={styles.sections}>
                {Object.entries(chapter).map(([id, { title }]) => (
                  <li key={id}>
                    <a href={`#${id}`} onClick={onGo}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
