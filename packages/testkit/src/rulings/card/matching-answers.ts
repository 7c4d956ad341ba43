// Matches attempts with the legal answers of the card game.

import { type Answer, type CardId, cardGame, type Frame, kindOf, type Player, type State } from '@posse/card';
import { refusalText } from '../state-in-words.ts';
import { anyCard, type CardWord, fits, HERE, nameOfKind } from './card-vocabulary.ts';
import { sameCards } from './physical-cards.ts';
import { asksFor } from './question-names.ts';
import type { CardAttempt, CardVerb } from './when-lines.ts';

/** Is this answer to that question the attempt of the line? */
export function isMeant(attempt: CardAttempt, answer: Answer, t: State, why: Frame): boolean {
  return (
    attempt.seat === answer.seat &&
    MEANS[attempt.verb](attempt, answer, t, why) &&
    (attempt.at === null || targetFits(attempt, answer, t)) &&
    (attempt.cost === null || sameCards(attempt.cost, answer.cost))
  );
}

type Means = (attempt: CardAttempt, answer: Answer, t: State, why: Frame) => boolean;

const MEANS: Readonly<Record<CardVerb, Means>> = {
  // In a Duel and against Indians! a BANG! is discarded, which players call playing it.
  play: ({ card, as }, answer, _t, why) =>
    isCalled(card, answer.card) &&
    (answer.kind === 'play' ? answer.as === as : answer.kind === 'discard' && asksFor(why, 'a BANG!')),
  // A card in play, or an ability; that of Jourdonnais is a Barrel without a card.
  use: ({ seat, card, isEvent }, answer, t) =>
    isEvent || answer.kind === 'event'
      ? isEvent && answer.kind === 'event'
      : card === null
        ? answer.kind === 'ability' || (answer.kind === 'barrel' && answer.card === null)
        : answer.kind !== 'discard' && isCalled(card, answer.card) && liesBefore(t, seat, answer.card),
  choose: ({ card, pick }, answer) =>
    answer.kind === 'choose'
      ? (card === null || isCalled(card, answer.card)) && (pick === null || answer.pick === pick)
      : answer.kind === 'pass' && pick === 'no',
  discard: ({ card }, answer) => answer.kind === 'discard' && isCalled(card, answer.card),
  // A player who may say yes or no declines with a no.
  pass: (_attempt, answer) => answer.kind === 'pass' || (answer.kind === 'choose' && answer.pick === 'no'),
  end: (_attempt, answer) => answer.kind === 'end',
};

const isCalled = (word: CardWord | null, card: CardId | null): boolean =>
  word !== null && card !== null && fits(word, card);

const liesBefore = (t: State, seat: number, card: CardId | null): boolean =>
  card !== null && (t.players[seat] as Player).inPlay.includes(card);

/** Does the target fit? `on B` is B or any of B's cards; `on B's Scope` and `on B's hand` are exactly that. */
function targetFits({ at, prey }: CardAttempt, answer: Answer, t: State): boolean {
  if (at === null) return true;
  if (answer.at !== at) return prey !== 'hand' && isCalled(prey, answer.card) && liesBefore(t, at, answer.card);
  if (prey === null || prey === 'hand') return prey === null || answer.prey === 'hand' || answer.prey === null;
  return answer.prey !== 'hand' && isCalled(prey, answer.prey);
}

/** The number of details that the answer adds to the line. */
export const unsaid = (attempt: CardAttempt, { at, prey, cost }: Answer): number =>
  Number(at !== null && attempt.at === null) +
  Number(prey !== null && attempt.prey === null) +
  Number(cost.length > 0 && attempt.cost === null);

/** Are two answers the same but for the copy of a card? */
export const differsInCopyOnly = (a: Answer, b: Answer): boolean =>
  a.at === b.at && a.prey === b.prey && kindsIn(a.cost) === kindsIn(b.cost);

const kindsIn = (cards: readonly CardId[]): string =>
  cards
    .map((card) => kindOf(HERE, card).key)
    .sort()
    .join();

/** The reason why the game does not allow the attempt; null if it gives none. */
export function whyNot(attempt: CardAttempt, t: State): string | null {
  const { seat, verb, isEvent, card, as, at, prey, cost } = attempt;
  const { hand, inPlay } = t.players[seat] as Player;
  const lying = (word: CardWord, cards: readonly CardId[]): CardId | null =>
    cards.find((one) => fits(word, one)) ?? anyCard(word);
  const refusal = cardGame.explain(t, seat, {
    kind: verb === 'use' ? (isEvent ? 'event' : card === null ? 'ability' : 'use') : verb,
    ...(card === null ? {} : { card: lying(card, verb === 'use' ? inPlay : hand) }),
    ...(as === null ? {} : { as }),
    ...(at === null ? {} : { at }),
    ...(prey === null || at === null
      ? {}
      : { prey: prey === 'hand' ? prey : lying(prey, (t.players[at] as Player).inPlay) }),
    ...(cost === null ? {} : { cost: cost.map((word) => lying(word, hand)).filter((one) => one !== null) }),
  });
  return refusal === null ? null : refusalText(refusal, nameOfKind);
}
