// The markup of chapters: `{id}` or `{id|words}` names a thing, `*so*` is emphasised.

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'thing'; readonly id: string; readonly words: string | null }
  | { readonly kind: 'stress'; readonly pieces: readonly Piece[] };

const MARKS = /\{([^}|]+)(?:\|([^}]+))?\}|\*([^*]+)\*/g;

export function piecesOf(prose: string): Piece[] {
  const pieces: Piece[] = [];
  const plain = (text: string): void => {
    if (text !== '') pieces.push({ kind: 'text', text });
  };
  let end = 0;
  for (const { 0: whole, 1: id, 2: words, 3: stressed, index } of prose.matchAll(MARKS)) {
    plain(prose.slice(end, index));
    end = index + whole.length;
    if (id !== undefined) pieces.push({ kind: 'thing', id, words: words ?? null });
    else if (stressed !== undefined) pieces.push({ kind: 'stress', pieces: piecesOf(stressed) });
  }
  plain(prose.slice(end));
  return pieces;
}

/** The things that a text names. */
export const namedIn = (prose: string): string[] =>
  piecesOf(prose).flatMap((piece) =>
    piece.kind === 'thing'
      ? [piece.id]
      : piece.kind === 'stress'
        ? piece.pieces.flatMap((inner) => (inner.kind === 'thing' ? [inner.id] : []))
        : [],
  );
