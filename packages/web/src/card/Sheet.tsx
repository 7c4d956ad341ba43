// The answer sheet: everything you may do about what is happening, and nothing else.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Answer, CardId } from '@posse/card';
import { useEffect, useRef } from 'react';
import { CardChip } from '../draw/index.ts';
import { Clock } from '../table/Clock.tsx';
import type { TableLayout } from '../table/layout.ts';
import { usePlay } from './Play.tsx';
import { Price } from './Price.tsx';
import { questionIf } from './question.ts';
import { useRefusals } from './refusals.ts';
import styles from './Sheet.module.css';
import { SheetAnswer } from './SheetAnswer.tsx';
import { SheetBegin } from './SheetBegin.tsx';
import { SheetPass } from './SheetPass.tsx';
import { sheetItems } from './sheet-items.ts';
import { TakenCards } from './TakenCards.tsx';

export function Sheet({ table }: { readonly table: TableLayout }) {
  const { t } = useLingui();
  const { view, options, source, isBegun, doubted } = usePlay();
  const ref = useRef<HTMLElement>(null);
  const items = sheetItems(view, options);
  const { answers, begins, pass, rest } = items;
  const width = itemWidth(table, answers);
  const isMany = answers.length > 3;
  // Who plays by keys finds the answers under his fingers.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} className={styles.sheet} aria-label={t`Your answer`} tabIndex={-1}>
      <span className={styles.clock}>
        <Clock as="ring" />
      </span>
      {doubted !== null ? (
        <Doubt answer={doubted} />
      ) : isBegun && source !== null ? (
        <Price table={table} />
      ) : (
        <>
          <Rest cards={pass === null ? [] : rest} />
          <div className={styles.main}>
            <ul className={styles.answers} data-row>
              {answers.map((answer, place) => (
                <li key={keyOf(answer)}>
                  <SheetAnswer answer={answer} number={place + 1} width={width} isSmall={isMany} />
                </li>
              ))}
              {questionIf(view, 'store') !== null && <TakenCards width={width} />}
            </ul>
          </div>
          <div className={styles.foot}>
            {begins.map((begin) => (
              <SheetBegin key={begin.key} source={begin} />
            ))}
            {pass !== null && <SheetPass answer={pass} number={answers.length + 1} />}
          </div>
        </>
      )}
    </section>
  );
}

const keyOf = ({ kind, card, at, prey, pick }: Answer): string => `${kind} ${card} ${at} ${prey} ${pick}`;

/** Few answers are large, many are small. */
function itemWidth({ kind, scale, width, hand }: TableLayout, { length }: readonly Answer[]): number {
  if (kind === 'strip') return length > 4 ? 62 : length > 2 ? 78 : 96;
  if (kind === 'wide') return Math.round((length > 7 ? 84 : 108) * scale);
  const room = Math.min(width - 28, 560 * scale);
  return length > 3
    ? Math.round(Math.min(hand.card, (room - 3 * 14) / 4))
    : Math.round(Math.min(124 * scale, (room - 40) / 3));
}

/** The rest of the hand, so that one knows what one will still have. */
function Rest({ cards }: { readonly cards: readonly CardId[] }) {
  const { view } = usePlay();
  const { ofHelp } = useRefusals();
  const barred = [...new Set(cards.flatMap((card) => ofHelp(view, card)?.long ?? []))];
  return (
    <p className={styles.rest}>
      {cards.map((card) => (
        <CardChip key={card} card={card} width={26} className={styles.chip} />
      ))}
      {cards.length > 0 && <span>{barred.length > 0 ? barred.join(' ') : <Trans>no help here</Trans>}</span>}
    </p>
  );
}

/** Once more, because it cannot be undone. */
function Doubt({ answer }: { readonly answer: Answer }) {
  const { takeBack } = usePlay();
  return (
    <div className={styles.foot}>
      <SheetPass answer={answer} number={1} />
      <button type="button" className="button" data-act="undo" data-key="Escape" onClick={takeBack}>
        <Trans>No, let me think</Trans>
      </button>
    </div>
  );
}
