// Somebody at the table: the portrait in its arch, and what is going on with him or her.

import { type CSSProperties, memo, useMemo } from 'react';
import { DRAWN, type Token as Name, portrait, token } from '../art/index.ts';
import styles from './Arch.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { named, Picture } from './Picture.tsx';

/** All that can be seen of a player's state; whatever is not said does not hold. */
export interface ArchState {
  /** It is his or her turn. */
  readonly turn?: boolean | undefined;
  /** Has to answer: the clock runs round the arch. */
  readonly asked?: boolean | undefined;
  /** The clock is about to run out. */
  readonly hurry?: boolean | undefined;
  /** May be chosen now. */
  readonly lit?: boolean | undefined;
  /** Is being aimed at. */
  readonly focused?: boolean | undefined;
  /** Cannot be chosen now. */
  readonly dimmed?: boolean | undefined;
  readonly jailed?: boolean | undefined;
  readonly away?: boolean | undefined;
  readonly bot?: boolean | undefined;
  readonly fallen?: boolean | undefined;
  /** Fallen, and back for a turn. */
  readonly ghost?: boolean | undefined;
}

interface ArchProps {
  /** Null while nobody knows who it will be. */
  readonly character: string | null;
  readonly width: number;
  readonly className?: string | undefined;
  readonly state?: ArchState | undefined;
  /** Which bot it is that plays; null for none that has a face. */
  readonly persona?: string | null | undefined;
  /** How much of the time to answer is left, 1 to 0. */
  readonly left?: number | undefined;
  /** Without one the words beside it say who it is. */
  readonly label?: string | undefined;
}

export const Arch = memo(
  function Arch({ character, width, className, state = {}, persona = null, left = 1, label }: ArchProps) {
    // A bot without a character shows its own face.
    const isItself = (character === null || character === 'plain') && persona !== null && DRAWN.bots.includes(persona);
    const who = isItself ? persona : (character ?? 'plain');
    const picture = useMemo(() => portrait(who), [who]);
    const held = Object.entries(state).map(([name, holds]) => holds === true && styles[name]);
    return (
      <span
        className={classes(styles.arch, ...held, className)}
        style={{ '--aw': `${width}px`, '--left': left } as CSSProperties}
        {...named(label)}
      >
        <span className={styles.stone}>
          <Picture of={picture} className={styles.picture} />
          {state.jailed === true && <Bars />}
        </span>
        <Badge state={state} persona={isItself ? null : persona} />
        {state.focused === true && <Sights />}
      </span>
    );
  },
  (before, after) => sameProps(before, after) && sameState(before.state ?? {}, after.state ?? {}),
);

const sameProps = (one: ArchProps, other: ArchProps): boolean =>
  one.character === other.character &&
  one.width === other.width &&
  one.className === other.className &&
  one.left === other.left &&
  one.persona === other.persona &&
  one.label === other.label;

/** Tables write the state anew each time they draw. */
const sameState = (one: ArchState, other: ArchState): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (name) => (one[name as keyof ArchState] ?? false) === (other[name as keyof ArchState] ?? false),
  );

/** Why somebody does not play as usual: a ghost, away, a bot. */
function Badge({ state, persona }: { readonly state: ArchState; readonly persona: string | null }) {
  const { ghost, away, bot } = state;
  if (ghost === true)
    return (
      <span className={styles.badge}>
        <Token name="ghost" className={styles.token} />
      </span>
    );
  if (away !== true && bot !== true) return null;
  return (
    <span className={classes(styles.badge, bot === true && persona !== null && styles.somebody)}>
      {bot === true ? <BotFace persona={persona} className={styles.face} /> : <Icon name="clock" />}
    </span>
  );
}

function Bars() {
  return (
    <svg className={styles.bars} viewBox="0 0 84 98" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.iron} d="M14 -4V102M33 -4V102M51 -4V102M70 -4V102M-4 76H88" />
      <path className={styles.shine} d="M14 -4V102M33 -4V102M51 -4V102M70 -4V102M-4 76H88" />
    </svg>
  );
}

/** Four sight marks. */
function Sights() {
  return (
    <svg className={styles.sights} viewBox="0 0 116 130" aria-hidden="true">
      <path className={styles.iron} d="M58 4V22M58 108V126M4 65H22M94 65H112" />
      <path className={styles.mark} d="M58 4V22M58 108V126M4 65H22M94 65H112" />
    </svg>
  );
}

interface BotFaceProps {
  /** Null for a bot that is nobody in particular. */
  readonly persona: string | null;
  readonly className?: string | undefined;
  /** Without one the words beside it say who it is. */
  readonly label?: string | undefined;
}

/** A bot's face, cut round; the sign of a robot for one that nobody has drawn. As large as the words around it, unless a class says otherwise. */
export const BotFace = memo(function BotFace({ persona, className, label }: BotFaceProps) {
  const picture = useMemo(
    () => (persona !== null && DRAWN.bots.includes(persona) ? portrait(persona, 'face') : null),
    [persona],
  );
  if (picture === null) return <Icon name="bot" className={className} label={label} />;
  return <Picture of={picture} className={classes(styles.botFace, className)} label={label} />;
});

interface TokenProps {
  readonly name: Name;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

/** What lies in front of a seat: a bullet, an arrow, a ghost. */
export const Token = memo(function Token({ name, className, label }: TokenProps) {
  return <Picture of={token(name)} className={className} label={label} fit="meet" />;
});
