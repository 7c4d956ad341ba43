// The words of choices, and of refusals by the checker, in the page's language.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type BadPack, type Piece, type StaticRule, sentenceCase } from '@posse/card/packs';
import type { ReactNode } from 'react';
import type { ChoiceWord, Label, Shape } from './model/choice-types.ts';

/** A choice as a sentence: what it changes stands out. */
export function useLabels(): (label: Label) => ReactNode {
  const words = useChoiceWords();
  return (label) => {
    if ('word' in label) return words(label);
    if ('text' in label) return label.text;
    return inPieces(label.pieces, label.changed);
  };
}

const inPieces = (pieces: readonly Piece[], changed: string | null): ReactNode =>
  pieces.map((piece, place) => {
    const text = textOf(piece);
    const shown = place === 0 ? sentenceCase(text) : text;
    if (typeof piece === 'string' || !('field' in piece) || piece.field !== changed) return shown;
    return <strong key={piece.field}>{shown}</strong>;
  });

const textOf = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  return 'field' in piece ? piece.text : ' …';
};

/** The same as plain text, for screen readers and titles. */
export const plainly = (pieces: readonly Piece[]): string => sentenceCase(pieces.map(textOf).join('').trim());

export function useShapeWords(): (shape: Shape) => string {
  const { t } = useLingui();
  return (shape) => {
    switch (shape) {
      case 'played':
        return t`Play it, then discard it`;
      case 'answer':
        return t`Answer a shot with it, like Missed!`;
      case 'gear':
        return t`Lay it down: it works while it lies there`;
      case 'weapon':
        return t`Lay it down as a weapon`;
      case 'later':
        return t`Lay it down, use it from your next turn on`;
      case 'later-answer':
        return t`Lay it down, answer a shot with it later`;
    }
  };
}

function useChoiceWords(): (label: ChoiceWord) => string {
  const { t } = useLingui();
  const shapes = useShapeWords();
  return (label) => {
    switch (label.word) {
      case 'shape':
        return shapes(label.shape);
      case 'at nobody':
        return t`At nobody in particular`;
      case 'other values':
        return t`Other suits and ranks`;
      case 'remove':
        return t`Take this out`;
      case 'up':
        return t`Move up`;
      case 'down':
        return t`Move down`;
      case 'last event':
        return t`The last event: it stays to the end`;
      case 'copies':
        return t`${plural(label.count, { one: '# copy in the deck', other: '# copies in the deck' })}`;
      case 'bullets':
        return t`${plural(label.count, { one: '# bullet', other: '# bullets' })}`;
    }
  };
}

/** Why something is refused: a sentence for each rule that keeps games finite. */
export function useRefusalWords(): (refusal: BadPack) => string {
  const { t } = useLingui();
  return ({ rule, message }) => {
    const words: Readonly<Partial<Record<StaticRule, string>>> = {
      size: t`The pack would get too big: a pack has at most 24 cards, 60 copies, 16 characters and 15 events.`,
      texts: t`This text is too long, or has characters that nobody can see.`,
      sentences: t`That is too much for one card: 12 sentences at most, and three deep.`,
      'nested loops': t`Something that is repeated can’t repeat itself again inside.`,
      amounts: t`This number could grow without end.`,
      healing: t`It would heal again and again, and the game might never end.`,
      circles: t`This would set itself off again and again.`,
      offers: t`It needs a price and a limit per turn, or somebody would use it for ever.`,
      bans: t`Nobody may be kept from every BANG! for good: nobody could win any more.`,
      conversions: t`Cards that become ones that heal or draw need a limit per turn.`,
      'kept cards': t`Whoever has just drawn keeps the cards, or could never play any.`,
      'lost turns': t`A card that is passed on can’t also take the turn, or it would take all turns.`,
      'empty draws': t`Everybody draws at least one card per turn, or hands would run dry.`,
    };
    return (rule === null ? undefined : words[rule]) ?? message;
  };
}
