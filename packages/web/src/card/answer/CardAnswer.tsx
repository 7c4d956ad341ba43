// One answer on the sheet: its card or person, its name and its consequence.

import type { Answer } from '@posse/card';
import type { CSSProperties } from 'react';
import suits from '../../drawing/cards/suit-colours.module.css';
import { CardBack, CardFace, CharacterFace, Icon, PlayerArch } from '../../drawing/index.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import { useOptionWords } from '../../story/card-narrator.tsx';
import styles from './CardAnswer.module.css';
import { useCardPlay } from './card-answer-draft.ts';
import { type Face, faceOf } from './sheet-items.ts';

interface CardAnswerProps {
  readonly answer: Answer;
  readonly digit: number;
  readonly width: number;
  /** True if it is one of many answers. */
  readonly isSmall: boolean;
}

export function CardAnswer({ answer, digit, width, isSmall }: CardAnswerProps) {
  const { view, send } = useCardPlay();
  const { label, detail } = useOptionWords()(answer, view);
  const face = faceOf(view, answer);
  // A choice of a character shows its ability.
  const isWho = face.face === 'character' && answer.kind === 'choose';
  const faceWidth = isWho ? Math.round(width * 1.25) : width;
  const spot = face.face === 'card' ? `card-${face.card}` : undefined;
  return (
    <button
      type="button"
      className={styles.answer}
      data-act="option"
      data-key={digit}
      data-face={face.face}
      data-who={isWho || undefined}
      data-small={isSmall || undefined}
      style={{ '--face': faceWidth } as CSSProperties}
      onClick={() => send(answer)}
    >
      <span className={styles.face} data-spot={spot}>
        <FaceView face={face} width={faceWidth} />
      </span>
      <span className={styles.label}>
        {label}
        {detail !== '' && <small>{detail}</small>}
      </span>
    </button>
  );
}

function FaceView({ face, width }: { readonly face: Face; readonly width: number }) {
  const { view } = useCardPlay();
  const { name } = usePlayers();
  switch (face.face) {
    case 'card':
      return <CardFace card={face.card} width={width} />;
    case 'hand':
      return <CardBack width={width} count={view.players[face.of]?.hand.length ?? 0} />;
    case 'seat':
      return (
        <PlayerArch character={view.players[face.seat]?.character ?? null} width={width} label={name(face.seat)} />
      );
    case 'character':
      return <CharacterFace game="card" id={face.id} width={width} size="m" />;
    case 'pile':
      return <PileFace pile={face.pile} width={width} />;
    case 'suits':
      return (
        <span className={styles.suits}>
          {face.suits.map((suit) => (
            <Icon key={suit} name={suit} className={suits[suit]} />
          ))}
        </span>
      );
    default:
      return null;
  }
}

function PileFace({ pile, width }: { readonly pile: 'deck' | 'discard'; readonly width: number }) {
  const { view } = useCardPlay();
  const { top } = view.discard;
  return pile === 'discard' && top !== null ? (
    <CardFace card={top} width={width} />
  ) : (
    <CardBack width={width} count={view.deck} />
  );
}
