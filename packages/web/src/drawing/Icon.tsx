// An icon in the colour and size of the words around it.

import { memo } from 'react';
import { icon, type Icon as Name } from '../art/icon-pictures.ts';
import { classes } from './class-names.ts';
import styles from './Picture.module.css';
import { Picture } from './Picture.tsx';

interface IconProps {
  readonly name: Name;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

export const Icon = memo(function Icon({ name, className, label }: IconProps) {
  return (
    <Picture
      of={icon(name)}
      className={classes(styles.icon, name === 'life' && styles.narrow, className)}
      label={label}
      fit="meet"
    />
  );
});
