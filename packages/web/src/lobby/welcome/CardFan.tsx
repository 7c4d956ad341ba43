// Three cards for newcomers. Each can be enlarged.

import { type CardId, OURS } from '@posse/card';
import { CardFace, CharacterFace } from '../../drawing/cards/CardFaces.tsx';
import { ZoomHost, zoom } from '../../rules-reference/ThingDialog.tsx';
import { useMedia } from '../../table-screen/use-media-query.ts';
import styles from './CardFan.module.css';

const idOf = (key: string, suit: string): CardId | undefined =>
  OURS.cards.find((card) => card.kind.key === key && card.suit === suit)?.id;

const MISSED = idOf('missed', 'clubs');
const BANG = idOf('bang', 'spades');
const WIDE = 200;
const NARROW = 132;

export default function CardFan() {
  const width = useMedia('small-hero') ? NARROW : WIDE;
  return (
    <div className={styles.fan}>
      {MISSED !== undefined && (
        <button type="button" onClick={() => zoom({ kind: 'card', key: 'missed', card: MISSED })}>
          <CardFace card={MISSED} width={width} size="l" />
        </button>
      )}
      <button type="button" onClick={() => zoom({ kind: 'character', game: 'card', id: 'rose-doolan' })}>
        <CharacterFace game="card" id="rose-doolan" width={width} size="l" />
      </button>
      {BANG !== undefined && (
        <button type="button" onClick={() => zoom({ kind: 'card', key: 'bang', card: BANG })}>
          <CardFace card={BANG} width={width} size="l" />
        </button>
      )}
      <ZoomHost />
    </div>
  );
}
