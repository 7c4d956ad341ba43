// A toggle with a picture, for something that is in the game or not.

import type { Picture as Drawing } from '../../art/index.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { Picture } from '../../drawing/Picture.tsx';
import styles from './PictureToggle.module.css';

interface PictureToggleProps {
  readonly picture: Drawing;
  readonly name: string;
  readonly on: boolean;
  /** True if it can't be changed. */
  readonly isFixed?: boolean;
  readonly onChange: () => void;
}

export function PictureToggle({ picture, name, on, isFixed = false, onChange }: PictureToggleProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" checked={on} disabled={isFixed} onChange={onChange} />
      <Picture of={picture} className={styles.picture} />
      <span>{name}</span>
      {on && <Icon name={isFixed ? 'lock' : 'check'} className={styles.check} />}
    </label>
  );
}
