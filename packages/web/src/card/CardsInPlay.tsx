// A player's cards in play, hand size and own role at a card table.

import type { CardId, PlayerView } from '@posse/card';
import type { CSSProperties } from 'react';
import { CardChip, CardFace, RoleTag } from '../drawing/index.ts';
import { kindOf } from '../entry-lookup.ts';
import type { AtSeat } from '../game-table/game-interface.ts';
import type { TableLayout } from '../game-table/layout/table-layout.ts';
import { AnswerClock } from '../game-table/seat/AnswerClock.tsx';
import { Fell, ReachPill } from '../game-table/seat/OtherSeat.tsx';
import { Pill } from '../game-table/seat/Portrait.tsx';
import { useLongPress } from '../rules-reference/long-press.ts';
import { zoom } from '../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useCardPlay } from './answer/card-answer-draft.ts';
import styles from './CardsInPlay.module.css';
import { chipsIn } from './card-rows.ts';
import { isCompact } from './card-sizes.ts';

/** The number of cards in a player's hand and, if there is room, their distance. */
export function HandCount({ seat, table }: AtSeat) {
  const isRoomy = !isCompact(table);
  if (!seat.player.alive) return isRoomy && <Fell seat={seat} />;
  return (
    <span className={styles.facts}>
      <Held seat={seat} />
      {isRoomy && <ReachPill seat={seat} table={table} />}
    </span>
  );
}

function Held({ seat: { who, player } }: Pick<AtSeat, 'seat'>) {
  return (
    <Pill icon="hand" spot={`hand-${who}`}>
      {(player as PlayerView).hand.length}
    </Pill>
  );
}

/** The cards in front of a player. Those without room are counted. */
export function SeatCards({ seat, table }: AtSeat) {
  const { who, place, refusal, distance } = seat;
  const { alive, inPlay } = seat.player as PlayerView;
  if (!alive) return null;
  const isChips = isCompact(table);
  const width = isChips ? chipWidth(table, seat) : Math.round((isAbsent(seat) ? 50 : 70) * table.scale);
  const beside = !isChips ? 0 : refusal !== null ? 18 + 6.6 * refusal.short.length : distance === null ? 0 : 44;
  // On a phone on its side the words about an absent player stand in the same row.
  const words = table.kind === 'strip' && seat.absence !== null ? 60 : 0;
  const room = table.seats[place - 1]?.room ?? table.seat.w;
  const { shown, step } = chipsIn(room - beside - words, width, inPlay.length);
  const more = inPlay.length - shown;
  return (
    <span
      className={styles.cards}
      data-out
      data-spot={`inplay-${who}`}
      style={{ '--gap': `${step - width}px` } as CSSProperties}
    >
      {inPlay.slice(0, shown).map((card) => (
        <span key={card} data-spot={`card-${card}`} className={styles.card}>
          {isChips ? <CardChip card={card} width={width} /> : <CardFace card={card} width={width} size="s" />}
        </span>
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}

/** Is the player absent? The line about that replaces their cards, so that nothing below is covered. */
const isAbsent = ({ absence }: AtSeat['seat']): boolean => absence !== null;

function chipWidth({ kind, seat: { arch } }: TableLayout, seat: AtSeat['seat']): number {
  if (kind !== 'strip' && isAbsent(seat)) return Math.max(16, Math.round(arch * 0.3));
  return Math.max(21, Math.min(32, Math.round(arch * 0.44)));
}

/** The cards of a person in a scene that covers the seats. The viewer's own lie on the sheet. */
export function PersonCards({ seat: { who, isYou }, table }: AtSeat) {
  const { view } = useCardPlay();
  const cards = view.players[who]?.inPlay ?? [];
  if (isYou || table.kind === 'wide' || cards.length === 0) return null;
  const width = table.kind === 'strip' ? 26 : 30;
  const { shown, step } = chipsIn(table.width * (table.kind === 'strip' ? 0.2 : 0.3), width, cards.length);
  return (
    <span className={styles.cards} style={{ '--gap': `${step - width}px` } as CSSProperties}>
      {cards.slice(0, shown).map((card) => (
        <span key={card} className={styles.card}>
          <CardChip card={card} width={width} />
        </span>
      ))}
      {cards.length > shown && <span className={styles.more}>+{cards.length - shown}</span>}
    </span>
  );
}

/** The time left while the viewer is asked; for a spectator, the number of cards of the player they watch. */
export function BesideOwnName({ seat }: AtSeat) {
  const { view } = useCardPlay();
  if (!seat.isYou) return <Held seat={seat} />;
  return view.asked === seat.who && <AnswerClock as="pill" />;
}

export function OwnRole({ seat: { player } }: AtSeat) {
  const names = useCardNames();
  const { role } = player;
  return (
    <span className={styles.role}>
      <RoleTag role={role} width={24} />
      <span className={styles.roleName}>{role === null ? '' : names.role(role).name}</span>
    </span>
  );
}

/** The width above which a column has room for cards instead of chips. */
const TABLET = 560;

/** The cards in front of the viewer; usable ones are lit. */
export function OwnCards({ seat: { who }, table }: AtSeat) {
  const { view } = useCardPlay();
  const cards = view.players[who]?.inPlay ?? [];
  const isWide = table.kind === 'wide';
  const isTablet = table.kind === 'column' && table.width > TABLET;
  const width = isWide ? Math.round(70 * table.scale) : isTablet ? 66 : table.kind === 'strip' ? 30 : 40;
  const room = isWide ? 232 * table.scale : isTablet ? 240 : 150;
  const step = Math.min(width + 6, (room - width) / Math.max(1, cards.length - 1));
  return (
    <div className={styles.own} data-spot={`inplay-${who}`} style={{ '--gap': `${step - width}px` } as CSSProperties}>
      {cards.map((card) => (
        <OwnCard key={card} card={card} width={width} isFace={isWide || isTablet} />
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
  const { sources, source, next, pick, send, takeBack } = useCardPlay();
  const look = (): void => zoom({ kind: 'card', key: kindOf(card).key, card });
  const press = useLongPress(look);
  const own = sources.find((one) => one.card === card && one.kind !== 'choose');
  const isChosen = own !== undefined && own === source;
  const click = (): void => {
    if (own === undefined) look();
    else if (!isChosen) pick({ source: own.key });
    else if (next.wants === 'nothing') send(next.answer);
    else takeBack();
  };
  return (
    <button
      type="button"
      {...press}
      className={styles.ownCard}
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
