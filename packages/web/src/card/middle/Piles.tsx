// The middle of the table: piles, the event in force, and the latest sentence.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { CardBack, CardFace, EventFace } from '../../drawing/index.ts';
import { kindOf } from '../../entry-lookup.ts';
import type { TableLayout } from '../../game-table/layout/table-layout.ts';
import { Ticker } from '../../game-table/TableHeadline.tsx';
import { zoom } from '../../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { useCardPlay } from '../answer/card-answer-draft.ts';
import { asideWidth, isTight, pilesBox, pileWidth } from '../card-sizes.ts';
import { cardsAside, cardUnderway, EventPlate, OpenCards } from './EventAndOpenCards.tsx';
import styles from './Piles.module.css';

export function Piles({ table }: { readonly table: TableLayout }) {
  const { view } = useCardPlay();
  const box = pilesBox(table);
  const isWide = table.kind === 'wide';
  const isRoomy = isWide || (table.kind === 'column' && box.w > 330);
  const hasEvents = view.event !== null || view.events.next !== null;
  const open = cardsAside(view);
  const pile = pileWidth(table, box, open.length);
  return (
    <div
      className={styles.middle}
      data-tight={isTight(box) || undefined}
      data-open={open.length > 0 || undefined}
      data-spot="felt"
      style={{ left: box.x, top: box.y, width: box.w, height: box.h } as CSSProperties}
    >
      <div className={styles.piles}>
        {hasEvents && (isRoomy ? <EventPile width={pile} /> : <EventPlate />)}
        <div className={styles.both}>
          <DrawPile width={pile} withName={isRoomy} />
          <DiscardPile width={pile} withName={isRoomy} />
        </div>
      </div>
      {open.length > 0 ? <OpenCards cards={open} width={asideWidth(table, box, open.length)} /> : <Ticker />}
    </div>
  );
}

interface PileProps {
  readonly width: number;
  readonly withName: boolean;
}

function DrawPile({ width, withName }: PileProps) {
  const { view } = useCardPlay();
  return (
    <figure className={styles.pile}>
      <span className={styles.deck} data-spot="deck">
        <span className={styles.depth} aria-hidden="true">
          <CardBack width={width} className={styles.under} />
          <CardBack width={width} className={styles.under} />
        </span>
        <CardBack width={width} count={view.deck} />
      </span>
      {withName && (
        <figcaption>
          <Trans context="the draw pile">Draw</Trans>
        </figcaption>
      )}
    </figure>
  );
}

function DiscardPile({ width, withName }: PileProps) {
  const { t } = useLingui();
  const { view } = useCardPlay();
  const { top, count } = view.discard;
  const underway = cardUnderway(view);
  const number = t`${plural(count, { one: '# card on the discard pile', other: '# cards on the discard pile' })}`;
  return (
    <figure className={styles.pile}>
      <span className={styles.discard} data-spot="discard">
        {top === null ? (
          <span className={styles.empty} style={{ '--w': width } as CSSProperties} />
        ) : (
          <button
            type="button"
            className={styles.top}
            data-spot={`card-${top}`}
            title={number}
            onClick={() => zoom({ kind: 'card', key: kindOf(top).key, card: top })}
          >
            <CardFace card={top} width={width} />
          </button>
        )}
        {underway !== null && (
          <button
            type="button"
            className={styles.underway}
            data-spot={`card-${underway}`}
            title={t`It goes on the discard pile when its effect is over`}
            onClick={() => zoom({ kind: 'card', key: kindOf(underway).key, card: underway })}
          >
            <CardFace card={underway} width={width} />
          </button>
        )}
      </span>
      {withName && (
        <figcaption>
          <Trans context="the discard pile">Discard</Trans>
        </figcaption>
      )}
    </figure>
  );
}

function EventPile({ width }: { readonly width: number }) {
  const { view } = useCardPlay();
  const names = useCardNames();
  const { event, events } = view;
  const shown = event ?? events.next;
  if (shown === null) return null;
  const next = events.next === null ? null : names.event(events.next).name;
  return (
    <figure className={styles.pile} data-spot="event">
      <button
        type="button"
        className={styles.top}
        data-later={event === null || undefined}
        onClick={() => zoom({ kind: 'event', id: shown })}
      >
        <EventFace id={shown} width={width} />
      </button>
      <figcaption>
        {event === null ? (
          <Trans>Next event</Trans>
        ) : next === null ? (
          <Trans>Event, the last one</Trans>
        ) : (
          <NextEvent id={events.next ?? ''} name={next} />
        )}
      </figcaption>
    </figure>
  );
}

function NextEvent({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <button type="button" className={styles.next} onClick={() => zoom({ kind: 'event', id })}>
      <Trans>Next: {name}</Trans>
    </button>
  );
}
