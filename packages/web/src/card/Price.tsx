// A power that was begun on the sheet: the cards to give up for it, then it is done.

import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, isHidden } from '@posse/card';
import { CardFace } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import { OptionList } from './OptionList.tsx';
import { usePlay } from './Play.tsx';
import styles from './Price.module.css';
import sheet from './Sheet.module.css';
import { sortedHand } from './sorting.ts';
import { useOptionWords } from './words/index.ts';

export function Price({ table }: { readonly table: TableLayout }) {
  const { t } = useLingui();
  const { view, you, step, choice, source, pick, send, takeBack } = usePlay();
  const words = useOptionWords();
  const hand = you === null ? [] : (view.players[you]?.hand ?? []);
  const answer = step.step === 'done' ? step.answer : null;
  const payable = new Set([...(step.step === 'cost' ? step.cards : []), ...choice.cost]);
  const paid = answer?.cost ?? choice.cost;
  const cards = sortedHand(hand.filter((card): card is CardId => !isHidden(card)));
  const isPrice = step.step === 'cost' || step.step === 'done';
  const width = Math.round(Math.min(table.hand.card * 0.9, 96 * table.scale));
  return (
    <>
      <div className={sheet.main}>
        {isPrice ? (
          <ul className={sheet.answers} data-row>
            {cards.map((card, place) => (
              <li key={card}>
                <button
                  type="button"
                  className={styles.price}
                  data-act={payable.has(card) ? 'cost' : undefined}
                  data-number={place + 1}
                  data-state={paid.includes(card) ? 'paid' : undefined}
                  aria-pressed={paid.includes(card)}
                  disabled={!payable.has(card)}
                  onClick={() => pick({ cost: card })}
                >
                  <CardFace card={card} width={width} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          source !== null && <OptionList options={source.options} />
        )}
      </div>
      <div className={sheet.foot}>
        {answer !== null && (
          <button type="button" className="button primary" data-act="confirm" onClick={() => send(answer)}>
            {words(answer, view).label || t`Do it`}
          </button>
        )}
        <button type="button" className="button" data-act="undo" data-key="Escape" onClick={takeBack}>
          <Trans>Take back</Trans>
        </button>
      </div>
    </>
  );
}
