// How to play: the chapter of a game, section by section, with its drawings.

import { Trans } from '@lingui/react/macro';
import type { Chapter } from '../chapters/load.ts';
import { FIGURES } from '../figures/index.ts';
import { Prose } from '../Prose.tsx';
import type { GameId } from '../thing.ts';
import styles from './PlayPage.module.css';

export function PlayPage({ game, chapter }: { readonly game: GameId; readonly chapter: Chapter }) {
  return (
    <article className={styles.chapter}>
      <h2 className={styles.title}>
        <Trans>How to play</Trans>
      </h2>
      {Object.entries(chapter).map(([id, { title, blocks }]) => {
        const Figure = FIGURES[game][id];
        return (
          <section key={id} id={id}>
            <div className={styles.words}>
              <h3>{title}</h3>
              {blocks.map((block) => (
                <Prose key={block.toString()} game={game} block={block} />
              ))}
            </div>
            {Figure && (
              <div className={styles.figure}>
                <Figure />
              </div>
            )}
          </section>
        );
      })}
    </article>
  );
}
