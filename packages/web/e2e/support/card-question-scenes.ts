// Scenes in which cards are chosen, or only one target is left.

import { type Answer, type View as CardView, cardGame, kindOf, OURS } from '@posse/card';
import type { TablePlan } from '@posse/protocol';
import { cardScene, EVERYTHING, type Moment, type Scene, top } from './bot-game-scenes.ts';

const SETS = [...EVERYTHING, 'promos'];
const THREE: TablePlan = { seats: 3, sets: SETS };
const FOUR: TablePlan = { seats: 4, sets: SETS };

/** Is there something to choose, and something in the hand? */
const asks =
  (op: string, also: Moment<CardView> = () => true): Moment<CardView> =>
  (view, you) =>
    top(view) === op && view.options.length > 1 && (view.players[you]?.hand.length ?? 0) > 1 && also(view, you);

/** An ability has several prices of more than one card. */
const hasPrice =
  (ability: string): Moment<CardView> =>
  ({ options }) =>
    options.filter(({ kind, pick, cost }) => kind === 'ability' && pick === ability && cost.length > 1).length > 1;

const draws: Moment<CardView> = ({ options }) => options.some(({ kind, card }) => kind === 'barrel' && card === null);

/** The scenes of questions, each named after the question or its subject. */
export const questions = (): readonly Scene[] => [
  cardScene('ask-shot', THREE, asks('shot')),
  cardScene('ask-jourdonnais', FOUR, asks('shot', draws)),
  cardScene('ask-duel', THREE, asks('duel')),
  cardScene('ask-indians', THREE, asks('indians')),
  cardScene('ask-dying', THREE, asks('dying')),
  cardScene('ask-store', FOUR, asks('store')),
  cardScene('ask-keep', FOUR, asks('keep')),
  cardScene('ask-flip', THREE, asks('chooseFlip')),
  cardScene('ask-brawl', THREE, asks('brawl')),
  cardScene('ask-daltons', THREE, asks('daltons')),
  cardScene('ask-gift', THREE, asks('gift')),
  cardScene('ask-handcuffs', THREE, asks('handcuffs')),
  cardScene('ask-ketchum', THREE, asks('shot', hasPrice('sid-ketchum'))),
  cardScene('ask-holyday', THREE, asks('phase2', hasPrice('doc-holyday'))),
  cardScene('ask-last-discards', { ...THREE, options: { 'chosen-discards': true } }, asks('lastDiscards')),
  cardScene('ask-discard', THREE, asks('phase3')),
  cardScene('ask-first-card', THREE, asks('firstCard')),
  cardScene('ask-from-a-table', THREE, asks('fromATable')),
  cardScene('ask-ranch', THREE, asks('ranch')),
];

/** The id of a card, an ability or the event. */
export const nameOf = ({ event }: CardView, { kind, card, as, pick }: Answer): string =>
  card === null ? (kind === 'event' ? (event ?? '') : (pick ?? '')) : (as ?? kindOf({ catalogue: OURS }, card).key);

/** Options of this turn that have only one target. */
export function aimedAtOne(view: CardView): Set<string> {
  const ways = Map.groupBy(
    view.options.filter(({ kind }) => ['play', 'use', 'ability', 'event'].includes(kind)),
    (option) => nameOf(view, option),
  );
  const isAtOne = ([first, ...more]: readonly Answer[]): boolean =>
    first?.at != null && first.at !== view.viewer && more.every(({ at }) => at === first.at);
  return new Set([...ways].flatMap(([name, options]) => (isAtOne(options) ? [name] : [])));
}

/** No card can be played as another: then the page would ask as which one. */
const isPlain = ({ options }: CardView): boolean => options.every(({ as }) => as === null);

const lastOne = (number: number, plan: TablePlan, ...names: readonly string[]): Scene =>
  cardScene(
    `last-one-${number}`,
    plan,
    (view) => top(view) === 'phase2' && isPlain(view) && names.every((name) => aimedAtOne(view).has(name)),
  );

/** Scenes in which these options have just one target; together they are all options that can have just one. */
export const lastOnes = (): readonly Scene[] => [
  lastOne(1, THREE, 'bang', 'derringer', 'knife'),
  lastOne(2, THREE, 'cat-balou', 'panic', 'springfield'),
  lastOne(3, THREE, 'doc-holyday', 'punch'),
  lastOne(4, THREE, 'buffalo-rifle', 'duel'),
  lastOne(5, FOUR, 'conestoga', 'jail'),
  lastOne(6, THREE, 'rag-time'),
  lastOne(7, THREE, 'sniper'),
  lastOne(8, THREE, 'can-can'),
  lastOne(9, THREE, 'pepperbox', 'ricochet'),
];

/** The view of the scene's own seat. */
export function viewOf({ setup, seed, answers, you }: Scene): CardView {
  const state = cardGame.deal(cardGame.storedWishes(setup), seed);
  for (const answer of answers) cardGame.apply(state, answer as Answer);
  return cardGame.view(state, you);
}
