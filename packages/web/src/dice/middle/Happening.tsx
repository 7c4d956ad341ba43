// Moments that nobody should miss, laid over the felt while they are shown: an attack, the Gatling, a role that is turned up.

import type { ReactNode } from 'react';
import { roleEmblem, specialPicture } from '../../art/index.ts';
import { DieFace, Picture, Token } from '../../draw/index.ts';
import { useDiceBeat, usePlayers } from '../../play/session/SessionContext.tsx';
import styles from './Happening.module.css';
import { type Happening as Happened, happenings, useHappeningWords } from './happening.ts';

/** The log tells it to those who listen. */
export function Happening() {
  const beat = useDiceBeat();
  const words = useHappeningWords();
  const { you } = usePlayers();
  if (beat === null) return null;
  return (
    <div className={styles.happenings} aria-hidden="true" key={beat.number}>
      {happenings(beat.facts, you).map((happening, place) => {
        const { title, sub } = words(happening);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened has an order that never changes
          <div key={place} className={styles.happening} data-kind={happening.kind}>
            <PictureOf happening={happening} />
            <p>
              <b>{title}</b>
              {sub}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function PictureOf({ happening }: { readonly happening: Happened }): ReactNode {
  switch (happening.kind) {
    case 'attack':
      return <DieFace kind="base" face="arrow" width={52} />;
    case 'gatling':
      return <DieFace kind="base" face="gatling" width={52} />;
    case 'hurt':
      return <DieFace kind="base" face={happening.cause === 'shots' ? '1' : 'dynamite'} width={52} locked={false} />;
    case 'revealed':
      return <Picture of={specialPicture(happening.special)} className={styles.picture} />;
    case 'starMoved':
      return <Picture of={roleEmblem('sheriff')} className={styles.picture} />;
    case 'ghost':
      return <Token name="ghost" className={styles.token} />;
  }
}
