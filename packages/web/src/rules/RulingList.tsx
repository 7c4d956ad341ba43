// The rulings about one thing: first its own, then, folded away, those in which it meets others.

import { Plural } from '@lingui/react/macro';
import { RulingItems } from './RulingItems.tsx';
import styles from './RulingList.module.css';
import { rulingsAbout } from './rulings/index.ts';
import { leadOf } from './rulings/lead.ts';
import type { GameId } from './thing.ts';

interface Props {
  readonly game: GameId;
  /** What they are about: a thing, or a topic. */
  readonly id: string;
}

export function RulingList({ game, id }: Props) {
  const rulings = rulingsAbout(game, id);
  const own = rulings.filter((ruling) => leadOf(game, ruling, id) === null);
  const others = rulings.filter((ruling) => !own.includes(ruling));
  if (own.length === 0) return <RulingItems game={game} id={id} rulings={others} />;
  return (
    <>
      <RulingItems game={game} id={id} rulings={own} />
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary>
            <Plural
              value={others.length}
              one="# ruling where it meets others"
              other="# rulings where it meets others"
            />
          </summary>
          <RulingItems game={game} id={id} rulings={others} />
        </details>
      )}
    </>
  );
}

/** All of them, folded away: for lists of many things. */
export function FoldedRulings({ game, id }: Props) {
  const rulings = rulingsAbout(game, id);
  if (rulings.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <Plural value={rulings.length} one="# ruling" other="# rulings" />
      </summary>
      <RulingItems game={game} id={id} rulings={rulings} />
    </details>
  );
}
