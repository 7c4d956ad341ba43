// A paragraph or a list of a chapter, with links to things.

import type { ReactNode } from 'react';
import styles from './ChapterProse.module.css';
import { type Piece, piecesOf } from './chapters/chapter-markup.ts';
import type { Block } from './chapters/chapter-types.ts';
import type { GameId, Thing } from './rule-thing.ts';
import { zoom } from './ThingDialog.tsx';
import { thingsIn } from './thing-lists.ts';
import { useThingText } from './thing-words.ts';

export function ChapterProse({ game, block }: { readonly game: GameId; readonly block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Sentences game={game} text={block} />
      </p>
    );
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>
          <Sentences game={game} text={item} />
        </li>
      ))}
    </ul>
  );
}

function Sentences({ game, text }: { readonly game: GameId; readonly text: string }) {
  return <Pieces game={game} pieces={piecesOf(text)} />;
}

function Pieces({ game, pieces }: { readonly game: GameId; readonly pieces: readonly Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
  return pieces.map((piece, place) => <PieceView key={place} game={game} piece={piece} />);
}

function PieceView({ game, piece }: { readonly game: GameId; readonly piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'stress':
      return (
        <strong>
          <Pieces game={game} pieces={piece.pieces} />
        </strong>
      );
    case 'thing': {
      const thing = thingsIn(game).get(piece.id);
      return thing ? <Reference thing={thing}>{piece.words}</Reference> : (piece.words ?? piece.id);
    }
  }
}

interface ReferenceProps {
  readonly thing: Thing;
  /** The text of the link: the name, unless the sentence needs another form of it. */
  readonly children?: ReactNode;
}

/** A name in a sentence that opens the thing. */
export function Reference({ thing, children }: ReferenceProps) {
  const text = useThingText();
  return (
    <button type="button" className={styles.reference} onClick={() => zoom(thing)}>
      {children ?? text(thing).name}
    </button>
  );
}
