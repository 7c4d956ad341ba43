// A bot's face, cut round; the sign of a robot for one that nobody has drawn.

import { memo, useMemo } from 'react';
import { DRAWN, portrait } from '../art/index.ts';
import styles from './BotFace.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

interface BotFaceProps {
  /** Null for a bot that is nobody in particular. */
  readonly persona: string | null;
  readonly className?: string | undefined;
  /** Without one the words beside it say who it is. */
  readonly label?: string | undefined;
}

/** As large as the words around it, unless a class says otherwise. */
export const BotFace = memo(function BotFace({ persona, className, label }: BotFaceProps) {
  const picture = useMemo(
    () => (persona !== null && DRAWN.bots.includes(persona) ? portrait(persona, 'face') : null),
    [persona],
  );
  if (picture === null) return <Icon name="bot" className={className} label={label} />;
  return <Picture of={picture} className={classes(styles.face, className)} label={label} />;
});
