// Scenes in which cards are chosen, or only one target is left.
// The number of each is that of a game in which it comes soon.

import { type Answer, type View as CardView, cardGame, kindOf, OURS } from '@posse/card';
import type { TablePlan } from '@posse/protocol';
import { cardScene, EVERYTHING, type Moment, type Scene, top } from './bot-game-scenes.ts';

const SETS = [...EVERYTHING, 'promos'];
const THREE: TablePlan = { seats: 3, sets: SETS };
const FOUR: TablePlan = { seats: 4, sets: SETS };

/** There is something to choose, and something in the hand. */
const asks =
  (op: string, also: Moment<CardView> = () => true): Moment<CardView> =>
  (view, you) =>
    top(view) === op && view.options.length > 1 && (view.players[you]?.hand.length ?? 0) > 1 && also(view, you);

const hasPrice: Moment<CardView> = ({ options }) =>
  options.filter(({ kind, cost }) => kind === 'ability' && cost.length > 1).length > 1;

const draws: Moment<CardView> = ({ options }) => options.some(({ kind, card }) => kind === 'barrel' && card === null);

/** The name of the question, or of its subject. */
export const questions = (): readonly Scene[] => [
  cardScene('ask-shot', THREE, asks('shot'), 253),
  cardScene('ask-jourdonnais', FOUR, asks('shot', draws), 68),
  cardScene('ask-duel', THREE, asks('duel'), 162),
  cardScene('ask-indians', THREE, asks('indians'), 109),
  cardScene('ask-dying', THREE, asks('dying'), 800),
  cardScene('ask-store', FOUR, asks('store'), 202),
  cardScene('ask-keep', FOUR, asks('keep'), 275),
  cardScene('ask-flip', THREE, asks('chooseFlip'), 383),
  cardScene('ask-brawl', THREE, asks('brawl'), 100),
  cardScene('ask-daltons', THREE, asks('daltons'), 277),
  cardScene('ask-gift', THREE, asks('gift'), 405),
  cardScene('ask-handcuffs', THREE, asks('handcuffs'), 208),
  cardScene('ask-ketchum', THREE, asks('shot', hasPrice), 508),
  cardScene('ask-holyday', THREE, asks('phase2', hasPrice), 94),
  cardScene('ask-last-discards', { ...THREE, options: { 'chosen-discards': true } }, asks('lastDiscards'), 1),
  cardScene('ask-discard', THREE, asks('phase3'), 460),
  cardScene('ask-first-card', THREE, asks('firstCard'), 143),
  cardScene('ask-from-a-table', THREE, asks('fromATable'), 29),
  cardScene('ask-ranch', THREE, asks('ranch'), 300),
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

const lastOne = (number: number, plan: TablePlan, first: number, ...names: readonly string[]): Scene =>
  cardScene(
    `last-one-${number}`,
    plan,
    (view) => top(view) === 'phase2' && names.every((name) => aimedAtOne(view).has(name)),
    first,
  );

/** Tables at which these have just one target; together they are all that can have just one. */
export const lastOnes = (): readonly Scene[] => [
  lastOne(1, THREE, 1785, 'bang', 'derringer', 'knife', 'pepperbox', 'ricochet'),
  lastOne(2, THREE, 84, 'cat-balou', 'panic', 'springfield'),
  lastOne(3, THREE, 996, 'doc-holyday', 'punch'),
  lastOne(4, THREE, 1104, 'buffalo-rifle', 'duel'),
  lastOne(5, FOUR, 432, 'conestoga', 'jail'),
  lastOne(6, THREE, 1741, 'rag-time'),
  lastOne(7, THREE, 2059, 'sniper'),
  lastOne(8, THREE, 626, 'can-can'),
];

/** The view of that seat. */
export function viewOf({ setup, seed, answers, you }: Scene): CardView {
  const state = cardGame.deal(cardGame.storedWishes(setup), seed);
  for (const answer of answers) cardGame.apply(state, answer as Answer);
  return cardGame.view(state, you);
}
