// The cards in front of you; those that can be used now are lit.

import type { CardId } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { CSSProperties } from 'react';
import { kindOf } from '../catalogue.ts';
import { CardChip, CardFace } from '../draw/index.ts';
import { useLongPress } from '../rules/long-press.ts';
import { zoom } from '../rules/Zoom.tsx';
import type { TableLayout } from '../table/layout.ts';
import styles from './OwnCards.module.css';
import { usePlay } from './Play.tsx';

export function OwnCards({ who, table }: { readonly who: Seat; readonly table: TableLayout }) {
  const { view } = usePlay();
  const cards = view.players[who]?.inPlay ?? [];
  const isWide = table.kind === 'wide';
  const width = isWide ? Math.round(70 * table.scale) : table.kind === 'strip' ? 30 : 40;
  const room = isWide ? 232 * table.scale : 150;
  const step = Math.min(width + 6, (room - width) / Math.max(1, cards.length - 1));
  return (
    <div className={styles.cards} data-spot={`inplay-${who}`} style={{ '--gap': `${step - width}px` } as CSSProperties}>
      {cards.map((card) => (
        <OwnCard key={card} card={card} width={width} isFace={isWide} />
      ))}
    </div>
  );
}

interface OwnCardProps {
  readonly card: CardId;
  readonly width: number;
  readonly isFace: boolean;
}

function OwnCard({ card, width, isFace }: OwnCardProps) {
  const { sources, source, step, pick, send, takeBack } = usePlay();
  const look = (): void => zoom({ kind: 'card', key: kindOf(card).key, card });
  const press = useLongPress(look);
  const own = sources.find((one) => one.card === card && one.kind !== 'choose');
  const isChosen = own !== undefined && own === source;
  const click = (): void => {
    if (own === undefined) look();
    else if (!isChosen) pick({ source: own.key });
    else if (step.step === 'done') send(step.answer);
    else takeBack();
  };
  return (
    <button
      type="button"
      {...press}
      className={styles.card}
      data-spot={`card-${card}`}
      data-act={own === undefined ? undefined : 'own-card'}
      data-state={isChosen ? 'chosen' : own === undefined ? 'plain' : 'lit'}
      aria-pressed={own === undefined ? undefined : isChosen}
      onClick={click}
    >
      {isFace ? <CardFace card={card} width={width} size="s" /> : <CardChip card={card} width={width} />}
    </button>
  );
}
