// A first bot for both games: aims at foes, drinks when hurt, prefers acting.

import type { Bot } from '@posse/bots';
import { type Answer as CardAnswer, type View as CardView, catalogueOf, kindOf } from '@posse/card';
import type { Answer as DiceAnswer, View as DiceView } from '@posse/dice';
import { below, type Random, type Seat } from '@posse/engine';

/** How much harm to this player is worth: 1 for a foe, -1 for a friend. Only revealed roles are known. */
function hatred({ viewer, players }: CardView | DiceView, at: Seat): number {
  if (at === viewer) return -1;
  const mine = viewer === 'spectator' ? null : (players[viewer]?.role ?? null);
  const theirs = players[at]?.role ?? null;
  const living = players.filter(({ alive }) => alive).length;
  if (mine === 'sheriff') return theirs === 'deputy' ? -1 : 1;
  if (mine === 'deputy') return theirs === 'sheriff' || theirs === 'deputy' ? -1 : 1;
  if (mine === 'outlaw') return theirs === 'sheriff' ? 1 : theirs === 'outlaw' ? -1 : 0.5;
  return theirs === 'sheriff' && living > 2 ? -1 : 1;
}

const isHurt = ({ viewer, players }: CardView | DiceView): boolean =>
  players.some(({ life, maxLife }, seat) => seat === viewer && life < maxLife);

function cardScore(view: CardView, { kind, card, as, at }: CardAnswer): number {
  const name = as ?? (card === null ? '' : kindOf({ catalogue: catalogueOf(view.setup) }, card).key);
  if (at !== null) return name === 'tequila' ? -hatred(view, at) : hatred(view, at);
  if (name === 'dynamite') return -1;
  if (name === 'beer' || name === 'saloon') return isHurt(view) ? 2 : -1;
  return kind === 'pass' || kind === 'end' ? 0 : 0.5;
}

function diceScore(view: DiceView, { kind, at }: DiceAnswer): number {
  if (kind === 'pour' && at === view.viewer) return isHurt(view) ? 2 : 0;
  if (at !== null) return kind === 'shoot' ? hatred(view, at) : -hatred(view, at);
  return kind === 'stop' ? 1 : 0;
}

/** The best option; among equals any one. */
function best<Answer>(options: readonly Answer[], score: (option: Answer) => number, random: Random): Answer {
  const scores = options.map(score);
  const top = Math.max(...scores);
  const equals = options.filter((_, place) => scores[place] === top);
  return equals[below(random, equals.length)] as Answer;
}

export const card: Bot<CardView, CardAnswer> = {
  id: 'first',
  answer: (view, _memory, random) => best(view.options, (option) => cardScore(view, option), random),
};

export const dice: Bot<DiceView, DiceAnswer> = {
  id: 'first',
  answer: (view, _memory, random) => best(view.options, (option) => diceScore(view, option), random),
};
