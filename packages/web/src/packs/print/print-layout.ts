// Sheets of nine cards to print, each followed by its mirrored backs.

/** The size of a card of a real box, in millimetres. */
export const CARD = { width: 63, height: 88 } as const;
export const COLUMNS = 3;
export const ROWS = 3;

export type PaperName = 'a4' | 'letter';
export const PAPERS: Readonly<Record<PaperName, { readonly width: number; readonly height: number }>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

export interface Sheet<Card> {
  readonly side: 'faces' | 'backs';
  /** Row by row; null for an empty place. */
  readonly places: readonly (Card | null)[];
}

/** A sheet is turned over its long edge, so the backs of a row are in the opposite order. */
export function sheetsOf<Card>(cards: readonly Card[], withBacks: boolean): readonly Sheet<Card>[] {
  const sheets: Sheet<Card>[] = [];
  const size = COLUMNS * ROWS;
  for (let from = 0; from < cards.length; from += size) {
    const places = Array.from({ length: size }, (_, place) => cards[from + place] ?? null);
    sheets.push({ side: 'faces', places });
    if (!withBacks) continue;
    const rows = Array.from({ length: ROWS }, (_, row) => places.slice(row * COLUMNS, (row + 1) * COLUMNS));
    sheets.push({ side: 'backs', places: rows.flatMap((row) => row.toReversed()) });
  }
  return sheets;
}

/** The grid lies in the middle of the paper, so that faces and backs meet. */
export const marginsOf = (paper: PaperName): { readonly left: number; readonly top: number } => ({
  left: (PAPERS[paper].width - COLUMNS * CARD.width) / 2,
  top: (PAPERS[paper].height - ROWS * CARD.height) / 2,
});

/** In millimetres, in the margin, a little away from the cards. */
const MARK = { length: 4, gap: 1.5 } as const;

/** The cut marks as the path of an SVG in millimetres. */
export function cutMarks(paper: PaperName): string {
  const { left, top } = marginsOf(paper);
  const [right, bottom] = [left + COLUMNS * CARD.width, top + ROWS * CARD.height];
  const { length, gap } = MARK;
  const upright = Array.from({ length: COLUMNS + 1 }, (_, place) => left + place * CARD.width).map(
    (x) => `M${x} ${top - gap - length}v${length}M${x} ${bottom + gap}v${length}`,
  );
  const level = Array.from({ length: ROWS + 1 }, (_, place) => top + place * CARD.height).map(
    (y) => `M${left - gap - length} ${y}h${length}M${right + gap} ${y}h${length}`,
  );
  return [...upright, ...level].join('');
}
