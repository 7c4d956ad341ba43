// The middle of a dice table: the sentence on a desktop, the pile of arrows, others' dice, and what happened last.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/dice';
import type { CSSProperties } from 'react';
import { classes, Icon, Token } from '../draw/index.ts';
import type { AtTable } from '../play/game.ts';
import { Sentence, Ticker } from '../play/Sentence.tsx';
import { useDicePlay } from './dice-play.ts';
import { type DiceShown, fallingAs, useDiceShown } from './dice-shown.ts';
import styles from './Middle.module.css';
import { RolledDie } from './RolledDie.tsx';

export function Middle({ table }: AtTable) {
  const { view } = useDicePlay();
  const shown = useDiceShown();
  const isWide = table.kind === 'wide';
  const { x, y, w, h } = isWide ? table.felt : table.centre;
  return (
    <>
      {!isWide && <Sentence />}
      <div className={styles.middle} style={{ left: x, top: y, width: w, height: h }} data-spot="felt">
        {isWide && <Sentence />}
        <Pile view={view} />
        {isWide && <OthersDice shown={shown.who === view.viewer ? null : shown} width={Math.round(58 * table.scale)} />}
        <Ticker />
      </div>
    </>
  );
}

/** Kept dice stand lower and smaller than those that were just rolled. */
function OthersDice({ shown, width }: { readonly shown: DiceShown | null; readonly width: number }) {
  const { t } = useLingui();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays itself out in its own way
    <div className={styles.dice} style={{ '--die': `${width}px` } as CSSProperties} role="group" aria-label={t`Dice`}>
      {shown?.dice.map((die, place) => (
        <span
          key={shown.falling.includes(place) ? `${shown.throwing}-${place}` : place}
          className={die.fresh ? styles.fresh : styles.kept}
          data-spot={`die-${place}`}
        >
          <RolledDie die={die} width={width} falling={fallingAs(shown, place)} locked={false} />
          {!die.fresh && <span className="unseen">{t`kept`}</span>}
        </span>
      ))}
    </div>
  );
}

// The pile of arrows in the middle: when the last one is taken, everyone is hit by their own.

const CHIEF_MODULE = 2;

export function Pile({ view }: { readonly view: View }) {
  const { t } = useLingui();
  const { pile, chiefInPile, players, setup } = view;
  const count = pile + (chiefInPile ? 1 : 0);
  const all = players.reduce((sum, { arrows }) => sum + arrows, pile);
  return (
    <div className={styles.pile} data-spot="arrows">
      <b className={styles.number}>{count}</b>
      <span className={styles.words}>
        {t`${plural(count, { one: 'arrow left before the attack', other: 'arrows left before the attack' })}`}
      </span>
      <span className={styles.quiver} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
          <Icon key={place} name="arrow" className={classes(place >= pile && styles.gone)} />
        ))}
        {setup.modules.includes(CHIEF_MODULE) && (
          <Token name="chief-arrow" className={classes(styles.chief, !chiefInPile && styles.gone)} />
        )}
      </span>
      {chiefInPile && <span className="unseen">{t`The Chief’s arrow is among them.`}</span>}
    </div>
  );
}
