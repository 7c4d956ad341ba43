// The rulings that belong to no single card: topic by topic.

import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../words/language.ts';
import { RulingList } from '../RulingList.tsx';
import { TOPICS } from '../rulings/index.ts';
import type { GameId } from '../thing.ts';
import styles from './RulingsPage.module.css';

export function RulingsPage({ game }: { readonly game: GameId }) {
  const language = useLanguage();
  return (
    <article className={styles.rulings}>
      <h2>
        <Trans>Rulings</Trans>
      </h2>
      <p className={styles.intro}>
        <Trans>
          Answers to what comes up at the table. Each of them is a rule that the game itself is tested against. Those
          about a card or a character stand beside it.
        </Trans>
      </p>
      {Object.entries(TOPICS[game]).map(([id, names]) => (
        <section key={id} id={id}>
          <h3>{names[language]}</h3>
          <RulingList game={game} id={id} />
        </section>
      ))}
    </article>
  );
}
