// All of a film on one line: drag to any answer. Marks show where turns begin, events come up and players fall.

import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, memo } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../draw/index.ts';
import type { Mark } from './marks.ts';
import type { Projector } from './projector.ts';
import styles from './Scrubber.module.css';
import { useMoment } from './use-moment.ts';

export function Scrubber({ projector }: { readonly projector: Projector }) {
  const { t } = useLingui();
  const { film, marks } = projector;
  const position = useStore(projector.store, (state) => state.position);
  const { long } = useMoment(projector);
  return (
    <div className={styles.scrubber} style={{ '--done': shareOf(position, film.length) } as CSSProperties}>
      <Marks marks={marks} length={film.length} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={film.length}
        value={position}
        aria-label={t`Position in the game`}
        aria-valuetext={long}
        onChange={({ target }) => projector.seek(target.valueAsNumber)}
      />
    </div>
  );
}

const shareOf = (position: number, length: number): number => position / Math.max(1, length);

const Marks = memo(function Marks({ marks, length }: { readonly marks: readonly Mark[]; readonly length: number }) {
  return (
    <div className={styles.marks} aria-hidden="true">
      {marks.map((mark, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a film never change
          key={place}
          className={styles[mark.kind]}
          style={{ '--at': shareOf(mark.position, length) } as CSSProperties}
        >
          {mark.kind === 'fall' && <Icon name="skull" />}
          {mark.kind === 'event' && <Icon name="star" />}
        </span>
      ))}
    </div>
  );
});
