// The middle of a dice table: headline, pile of arrows, and the latest sentence.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/dice';
import { classes, Icon, Token } from '../../drawing/index.ts';
import type { AtTable } from '../../game-table/game-interface.ts';
import { TableHeadline, Ticker } from '../../game-table/TableHeadline.tsx';
import { useDicePlay } from '../answer/dice-answer-draft.ts';
import { isAboutArrows } from '../answer/open-dice-question.ts';
import { costsIn } from '../threat-costs.ts';
import styles from './DiceMiddle.module.css';

export function DiceMiddle({ table }: AtTable) {
  const { view } = useDicePlay();
  const isWide = table.kind === 'wide';
  const { x, y, w, h } = isWide ? table.felt : table.centre;
  return (
    <>
      {!isWide && <TableHeadline />}
      <div className={styles.middle} style={{ left: x, top: y, width: w, height: h }} data-spot="felt">
        {isWide && <TableHeadline />}
        <Pile view={view} />
        <Ticker />
      </div>
    </>
  );
}

/** Shows the number of arrows in a scene that covers the middle, if the question is about arrows. */
export function PileInScene() {
  const { view } = useDicePlay();
  const words = usePileWords(view);
  return (
    isAboutArrows(view) && (
      <p className={styles.brief} data-spot="arrows">
        <b>{tokensIn(view)}</b> {words}
      </p>
    )
  );
}

/** The tokens in the pile; the Chief's arrow counts as one. */
const tokensIn = ({ pile, chiefInPile }: View): number => pile + (chiefInPile ? 1 : 0);

function usePileWords(view: View): string {
  const { t } = useLingui();
  const count = tokensIn(view);
  return costsIn(view).attack.size > 0
    ? t`${plural(count, { one: 'arrow left: the attack is in reach', other: 'arrows left: the attack is in reach' })}`
    : t`${plural(count, { one: 'arrow left before the attack', other: 'arrows left before the attack' })}`;
}

// The pile of arrows: when the last one is taken, each player is hit by their own.

const CHIEF_MODULE = 2;

export function Pile({ view }: { readonly view: View }) {
  const { t } = useLingui();
  const { pile, chiefInPile, players, setup } = view;
  const words = usePileWords(view);
  const isNear = costsIn(view).attack.size > 0;
  const all = players.reduce((sum, { arrows }) => sum + arrows, pile);
  return (
    <div className={styles.pile} data-spot="arrows" data-near={isNear || undefined}>
      <b className={styles.number}>{tokensIn(view)}</b>
      <span className={styles.words}>{words}</span>
      <span className={styles.quiver} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
          <Icon key={place} name="arrow" className={classes(place >= pile && styles.gone)} />
        ))}
        {setup.modules.includes(CHIEF_MODULE) && (
          <Token name="chief-arrow" className={classes(styles.chief, !chiefInPile && styles.gone)} />
        )}
      </span>
      {chiefInPile && (
        <span className="unseen">
          {t`The Chief’s arrow is among them: it counts as two, but protects its holder if they alone have the most.`}
        </span>
      )}
    </div>
  );
}
