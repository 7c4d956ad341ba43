// The side of the rules: back, game, search field, contents.

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { cardPicture, dieFace } from '../art/index.ts';
import { Picture } from '../drawing/Picture.tsx';
import { LanguageChoice } from '../lobby/profile/LanguageChoice.tsx';
import type { Chapter } from './chapters/chapter-types.ts';
import styles from './RulesSidebar.module.css';
import type { GameId } from './rule-thing.ts';
import { addressOf, cameFrom, PAGES, type RulesAddress, usePageName } from './rules-address.ts';

interface ContentsProps {
  readonly place: RulesAddress;
  readonly chapter: Chapter;
  readonly onGo: () => void;
}

export function Contents({ place, chapter, onGo }: ContentsProps) {
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

const PICTURES = { card: cardPicture('bang'), dice: dieFace('base', 'gatling') } as const;

/** The head of the rules: back, and the choice of the game. */
export function Head({ game }: { readonly game: GameId }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const names = { card: t`Card game`, dice: t`Dice game` };
  return (
    <header className={styles.head}>
      <button type="button" className={styles.back} onClick={() => navigate(cameFrom())} aria-label={t`Back`}>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 4L7 12L15 20" />
        </svg>
      </button>
      <h1>
        <Trans>Rules</Trans>
      </h1>
      <LanguageChoice className={styles.language} />
      <nav className={styles.games} aria-label={t`Which game`}>
        {(['card', 'dice'] as const).map((one) => (
          <Link
            key={one}
            href={addressOf({ game: one, page: 'play' })}
            aria-current={one === game ? 'page' : undefined}
          >
            <Picture of={PICTURES[one]} className={styles.picture} fit={one === 'dice' ? 'meet' : 'slice'} />
            {names[one]}
          </Link>
        ))}
      </nav>
    </header>
  );
}

interface SearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

/** The search field. */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <search className={styles.search}>
      <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15L21 21" />
      </svg>
      <input
        type="search"
        className="field"
        value={query}
        onChange={({ target }) => onChange(target.value)}
        placeholder={t`Search cards, people, rulings`}
        aria-label={t`Search the rules`}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
