// The head of the rules: the way back, and which game they are about.

import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { cardPicture, dieFace } from '../art/index.ts';
import { Picture } from '../draw/Picture.tsx';
import { LanguageChoice } from '../lobby/LanguageChoice.tsx';
import styles from './Head.module.css';
import { addressOf, cameFrom } from './place.ts';
import type { GameId } from './thing.ts';

const PICTURES = { card: cardPicture('bang'), dice: dieFace('base', 'gatling') } as const;

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
