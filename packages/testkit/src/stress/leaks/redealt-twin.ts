// Re-deals a position: one viewer sees the same, and everything else differs.
// The next answer also reveals the same to this viewer.

import { type CardId, type State as CardState, type View as CardView, type HiddenCard, isHidden } from '@posse/card';
import type { Json, Kinds, Random, Viewer } from '@posse/engine';
import { cardSecrets, diceSecrets, type Next, type Secrets, type Twin } from '@posse/properties/secrets';
import type { GameId } from '@posse/protocol';
import type { TableGame } from '@posse/server/games';

/** A twin of a position: everything differs that this viewer neither knows nor learns from the next answer. */
export function twinOf<K extends Kinds>(
  game: GameId,
  t: K['state'],
  viewer: Viewer,
  random: Random,
  next: Next<K['state']> | null,
): Twin<K['state'], K['answer']> {
  const { twin } = (game === 'card' ? cardSecrets : diceSecrets) as unknown as Secrets<K>;
  return twin(t, viewer, random, next);
}

/** A position that fits this view and the backs of the viewer's own cards, as known from the public view. */
export function redealtFor<K extends Kinds>(
  { id, game }: TableGame<K>,
  view: K['view'],
  open: Json,
  random: Random,
): K['state'] {
  const state = game.redeal(view, random);
  if (id === 'card')
    for (const [card, back] of ownBacks(view as unknown as CardView, open as unknown as CardView))
      swapBacks(state as unknown as CardState, card, back);
  return state;
}

/** The cards that the viewer sees, with the backs that all others see. */
function ownBacks(view: CardView, open: CardView): readonly (readonly [CardId, number])[] {
  const mine = listsIn(view);
  return listsIn(open).flatMap((list, place) =>
    list.flatMap((shown, at) => {
      const card = mine[place]?.[at];
      return isHidden(shown) && card !== undefined && !isHidden(card) ? [[card, shown.back] as const] : [];
    }),
  );
}

const listsIn = ({ players, stack }: CardView): readonly (readonly (CardId | HiddenCard)[])[] => [
  ...players.map(({ hand }) => hand),
  ...stack.map((frame) => ('cards' in frame ? frame.cards : [])),
];

function swapBacks({ backs }: CardState, card: CardId, back: number): void {
  backs[backs.indexOf(back)] = backs[card] as number;
  backs[card] = back;
}
