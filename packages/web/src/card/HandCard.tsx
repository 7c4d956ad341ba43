// A card in your hand: a tap raises it, another plays it; it can be dragged to the table, and looked at by holding it.

import { useLingui } from '@lingui/react/macro';
import type { CardId } from '@posse/card';
import { kindOf } from '../catalogue.ts';
import { CardFace } from '../draw/index.ts';
import { useLongPress } from '../rules/long-press.ts';
import { zoom } from '../rules/Zoom.tsx';
import { useDrag } from './drag.ts';
import styles from './Hand.module.css';
import { usePlay } from './Play.tsx';
import { useRefusals } from './refusals.ts';

interface HandCardProps {
  readonly card: CardId;
  readonly width: number;
  /** The number key that picks it. */
  readonly number: number;
}

export function HandCard({ card, width, number }: HandCardProps) {
  const { t } = useLingui();
  const play = usePlay();
  const { view, sources, source, step, choice, looked, pick, send, takeBack, look } = play;
  const { ofCard } = useRefusals();
  const own = sources.find((one) => one.card === card && (one.kind === 'play' || one.kind === 'discard'));
  const isPrice = step.step === 'cost' && step.cards.includes(card);
  const isPaid = choice.cost.includes(card) || (step.step === 'done' && step.answer.cost.includes(card));
  const isChosen = own !== undefined && own === source;
  const isLooked = looked !== null && 'card' in looked && looked.card === card;
  const act = isPrice || choice.cost.includes(card) ? 'cost' : own === undefined ? undefined : 'hand-card';
  const refusal = own === undefined && act === undefined && view.asked !== null ? ofCard(view, card) : null;
  const press = useLongPress(() => zoom({ kind: 'card', key: kindOf(card).key, card }));
  const drag = useDrag(own ?? null, press);
  const click = (): void => {
    if (act === 'cost') pick({ cost: card });
    else if (own === undefined) look(isLooked ? null : { card });
    else if (!isChosen) pick({ source: own.key });
    else if (step.step === 'done') send(step.answer);
    else takeBack();
  };
  const isIdle = act === undefined && view.asked !== play.you;
  const state = isChosen
    ? 'chosen'
    : isPaid
      ? 'paid'
      : isLooked
        ? 'looked'
        : act === undefined && !isIdle
          ? 'wait'
          : 'lit';
  return (
    <button
      type="button"
      {...drag}
      className={styles.card}
      data-act={act}
      data-number={number}
      data-state={state}
      data-spot={`card-${card}`}
      aria-pressed={act === undefined ? undefined : isChosen || isPaid}
      aria-description={refusal?.long}
      onClick={click}
      onBlur={() => isLooked && look(null)}
    >
      <CardFace card={card} width={width} />
      {isPaid && <span className={styles.paid}>{t`given up`}</span>}
    </button>
  );
}
