// The awards of a game, each with whoever earned it.

import { useLingui } from '@lingui/react/macro';
import { Arch } from '../draw/index.ts';
import type { GameView } from '../session/beat.ts';
import { usePlayers } from '../session/SessionContext.tsx';
import styles from './Awards.module.css';
import { useAwardWords } from './award-words.ts';
import { awardsOf } from './awards.ts';
import type { Tally } from './tally.ts';

export function Awards({ tally, view }: { readonly tally: Tally; readonly view: GameView }) {
  const { t } = useLingui();
  const players = usePlayers();
  const wordsOf = useAwardWords();
  const awards = awardsOf(
    tally,
    view.players.map(({ alive }) => alive),
  );
  if (awards.length === 0) return null;
  return (
    <section className={styles.awards}>
      <h3>{t`Awards`}</h3>
      <ul className={styles.list}>
        {awards.map((award) => {
          const { title, detail } = wordsOf(award);
          return (
            <li key={award.id} className={styles.award}>
              <Arch character={view.players[award.who]?.character ?? null} width={38} />
              <span className={styles.words}>
                <b className={styles.title}>{title}</b>
                <span>{players.isYou(award.who) ? t`You` : players.name(award.who)}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
