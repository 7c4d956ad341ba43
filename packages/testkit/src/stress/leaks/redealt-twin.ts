// The same position as one viewer sees it, with everything else dealt anew, but for what the next answer brings to light to him.

import { type CardId, type State as CardState, type View as CardView, type HiddenCard, isHidden } from '@posse/card';
import type { Json, Kinds, Random, Viewer } from '@posse/engine';
import { cardSecrets, diceSecrets, type Next, type Secrets, type Twin } from '@posse/properties/secrets';
import type { GameId } from '@posse/protocol';
import type { TableGame } from '@posse/server/games';

/** Everything is different that this viewer may not know, nor learns from what comes next, if anything does. */
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

/** A position that fits this view and the backs of the viewer's own cards, which he was shown in what is open to all. */
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

/** Where he sees a card, and all others its back. */
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
