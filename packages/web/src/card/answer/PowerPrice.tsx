// A power that was begun on the sheet: its price, or its answers in words.

import { useLingui } from '@lingui/react/macro';
import { type Answer, type CardId, isHidden } from '@posse/card';
import { CardFace } from '../../drawing/index.ts';
import { Confirm, TakeBack } from '../../game-table/answer/AnswerButtons.tsx';
import type { AtTable } from '../../game-table/game-interface.ts';
import { useOptionWords } from '../../story/card-narrator.tsx';
import { sortedHand } from '../hand/card-order.ts';
import { SmallOwnCards } from '../hand/SmallOwnCards.tsx';
import styles from './CardAnswers.module.css';
import { useCardPlay } from './card-answer-draft.ts';

export function PowerPrice({ table }: AtTable) {
  const { t } = useLingui();
  const { view, you, next, picks, source, pick, send } = useCardPlay();
  const words = useOptionWords();
  const hand = you === null ? [] : (view.players[you]?.hand ?? []);
  const answer = next.wants === 'nothing' ? next.answer : null;
  const payable = new Set([...(next.wants === 'cost' ? next.cards : []), ...picks.cost]);
  const paid = answer?.cost ?? picks.cost;
  const cards = sortedHand(hand.filter((card): card is CardId => !isHidden(card)));
  const isPrice = next.wants === 'cost' || next.wants === 'nothing';
  const width = Math.round(Math.min(table.hand.card * 0.9, 96 * table.scale));
  return (
    <>
      <SmallOwnCards table={table} laid={isPrice ? cards : []} />
      <div className={styles.main}>
        {isPrice ? (
          <ul className={styles.answers} data-row>
            {cards.map((card, place) => (
              <li key={card}>
                <button
                  type="button"
                  className={styles.price}
                  data-act={payable.has(card) ? 'cost' : undefined}
                  data-key={place + 1}
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
          source !== null && <InWords options={source.options} />
        )}
      </div>
      <div className={styles.foot}>
        {answer !== null && <Confirm label={words(answer, view).label || t`Do it`} onClick={() => send(answer)} />}
        <TakeBack />
      </div>
    </>
  );
}

/** Answers as words on buttons, for those that no picture shows, such as answers to house cards' questions. */
function InWords({ options }: { readonly options: readonly Answer[] }) {
  const { view, send } = useCardPlay();
  const words = useOptionWords();
  return (
    <ul className={styles.list} data-row>
      {options.map((option, place) => {
        const { label, detail } = words(option, view);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options of one question never change their places
          <li key={place}>
            <button
              type="button"
              className="button"
              data-act="option"
              data-key={place + 1}
              onClick={() => send(option)}
            >
              <span className={styles.begin}>
                {label}
                {detail !== '' && <small>{detail}</small>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
