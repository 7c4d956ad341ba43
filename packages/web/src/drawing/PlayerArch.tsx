// A player at the table: the portrait in its arch, and the player's state.

import { type CSSProperties, memo, useMemo } from 'react';
import { DRAWN, type Token as Name, portrait, token } from '../art/index.ts';
import { classes } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { named, Picture } from './Picture.tsx';
import styles from './PlayerArch.module.css';

/** The visible state of a player; undefined means false. */
export interface ArchState {
  /** True during this player's turn. */
  readonly turn?: boolean | undefined;
  /** True if this player is asked: the clock runs round the arch. */
  readonly asked?: boolean | undefined;
  /** True if the clock is about to run out. */
  readonly hurry?: boolean | undefined;
  /** True if the player can be chosen now. */
  readonly lit?: boolean | undefined;
  /** True if somebody aims at the player. */
  readonly focused?: boolean | undefined;
  /** True if the player can't be chosen now. */
  readonly dimmed?: boolean | undefined;
  readonly jailed?: boolean | undefined;
  readonly away?: boolean | undefined;
  readonly bot?: boolean | undefined;
  readonly fallen?: boolean | undefined;
  /** True if the player is eliminated, and back for a turn. */
  readonly ghost?: boolean | undefined;
}

interface ArchProps {
  /** The id of the character; null until it is chosen. */
  readonly character: string | null;
  readonly width: number;
  readonly className?: string | undefined;
  readonly state?: ArchState | undefined;
  /** The id of the portrait that a person has chosen, shown as a coin. Null for none, and for a bot. */
  readonly face?: string | null | undefined;
  /** The share of the answering time that is left, 1 to 0. */
  readonly left?: number | undefined;
  /** The accessible name; undefined if the words beside the arch name the player. */
  readonly label?: string | undefined;
}

export const PlayerArch = memo(
  function PlayerArch({ character, width, className, state = {}, face = null, left = 1, label }: ArchProps) {
    const picture = useMemo(() => portrait(character ?? 'plain'), [character]);
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
        <Badge state={state} face={face} />
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
  one.face === other.face &&
  one.label === other.label;

/** Are two states equal? Tables create a new state object for each render. */
const sameState = (one: ArchState, other: ArchState): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (name) => (one[name as keyof ArchState] ?? false) === (other[name as keyof ArchState] ?? false),
  );

/** The reason why a player does not play as usual: ghost, absent, bot. Otherwise the person's face. */
function Badge({ state, face }: { readonly state: ArchState; readonly face: string | null }) {
  const { ghost, away, bot } = state;
  if (ghost === true)
    return (
      <span className={styles.badge}>
        <Token name="ghost" className={styles.token} />
      </span>
    );
  if (away === true || bot === true)
    return (
      <span className={styles.badge}>
        <Icon name={bot === true ? 'bot' : 'clock'} />
      </span>
    );
  if (face === null) return null;
  return (
    <span className={classes(styles.badge, styles.somebody)} data-face={face}>
      <GuestFace face={face} className={styles.face} />
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

/** Four marks of a sight, around a player at whom somebody aims. */
function Sights() {
  return (
    <svg className={styles.sights} viewBox="0 0 116 130" aria-hidden="true">
      <path className={styles.iron} d="M58 4V22M58 108V126M4 65H22M94 65H112" />
      <path className={styles.mark} d="M58 4V22M58 108V126M4 65H22M94 65H112" />
    </svg>
  );
}

interface BotFaceProps {
  /** The bot's persona; null for a bot without a name. */
  readonly persona: string | null;
  readonly className?: string | undefined;
  /** The accessible name; undefined if the words beside it name the bot. */
  readonly label?: string | undefined;
}

/**
 * A bot's round face, or a robot if it has no portrait. As large as the words around it unless a class changes that.
 */
export const BotFace = memo(function BotFace({ persona, className, label }: BotFaceProps) {
  const picture = useMemo(
    () => (persona !== null && DRAWN.bots.includes(persona) ? portrait(persona, 'face') : null),
    [persona],
  );
  if (picture === null) return <Icon name="bot" className={className} label={label} />;
  return <Picture of={picture} className={classes(styles.botFace, className)} label={label} />;
});

interface GuestFaceProps {
  /** The id of the guest's portrait; null for a guest who has chosen none. */
  readonly face: string | null;
  readonly className?: string | undefined;
}

/**
 * A guest's round face, or a hat if it has no portrait. As large as the words around it unless a class changes that.
 */
export const GuestFace = memo(function GuestFace({ face, className }: GuestFaceProps) {
  const picture = useMemo(() => (face !== null && DRAWN.guests.includes(face) ? portrait(face, 'face') : null), [face]);
  if (picture === null) return <Icon name="any" className={className} />;
  return <Picture of={picture} className={classes(styles.botFace, className)} />;
});

interface TokenProps {
  readonly name: Name;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

/** A token in front of a seat: a bullet, an arrow, a ghost. */
export const Token = memo(function Token({ name, className, label }: TokenProps) {
  return <Picture of={token(name)} className={className} label={label} fit="meet" />;
});
