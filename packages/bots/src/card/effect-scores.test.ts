// Tests that bots play the cards of packs by their effects.

import { type Answer, catalogueOf, setupFrom } from '@posse/card';
import { randomFrom, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import { viewOf } from '../testing/card-position.ts';
import { cardRulesOfThumb } from './card-rules-of-thumb.ts';

const packOf = (kind: object) => ({
  posse: 1,
  kinds: { trick: { border: 'brown', copies: '7♥', ...kind } },
  face: { name: 'Trick', things: { trick: { name: 'Trick' } } },
});

// I am a Deputy: the Sheriff is my friend, and all others are more likely foes.
const ROLES = ['deputy', 'sheriff', 'outlaw', 'outlaw', 'renegade'] as const;
const SHERIFF = seat(1);

/** The answer of a Deputy with this card, and the name that the card has at the table. */
function played(kind: object, life: Readonly<Record<number, number>> = {}): { answer: Answer; isTrick: boolean } {
  const packs = [packOf(kind)];
  const { sets, cards } = catalogueOf(setupFrom({ seats: ROLES.length, packs }));
  const name = sets.find(({ pack }) => pack !== undefined)?.names?.trick ?? '';
  const bot = ruleOfThumbBot(cardRulesOfThumb, 'deputy', SHREWD);
  const view = viewOf({ roles: ROLES, hand: [name], packs, life });
  const answer = bot.answer(view, { deeds: [], sightings: [] }, randomFrom('effects'));
  return { answer, isTrick: answer.card !== null && cards[answer.card as unknown as number]?.kind.key === name };
}

test('a bot heals the wounded Sheriff with a card of a pack, and no wounded foe', () => {
  const elixir = {
    aim: 'another player',
    play: [{ do: 'if', if: { is: 'hurt', who: 'target' }, yes: [{ do: 'heal', who: 'target', n: 2 }] }],
  };
  expect(played(elixir, { 1: 2, 2: 1 }).answer.at).toBe(SHERIFF);
  expect(played(elixir, { 2: 1, 3: 1, 4: 1 }).isTrick).toBe(false);
});

test('a bot lets a friend decide what helps them, and asks a foe to pay', () => {
  const gift = {
    aim: 'another player',
    play: [{ do: 'may', who: 'target', yes: [{ do: 'draw', who: 'target', n: 2 }] }],
  };
  expect(played(gift).answer.at).toBe(SHERIFF);
  const toll = {
    aim: 'another player',
    play: [{ do: 'pay', who: 'target', cards: 1, no: [{ do: 'hurt', who: 'target', n: 1 }] }],
  };
  const { answer, isTrick } = played(toll);
  expect([isTrick, answer.at === SHERIFF]).toEqual([true, false]);
});

test('a bot lays a curse in front of a foe, and a charm in front of itself', () => {
  const curse = {
    border: 'blue',
    aim: 'another player',
    power: { turnStarts: [{ do: 'check', luck: 'spades', yes: [{ do: 'hurt', n: 1 }] }] },
  };
  const laid = played(curse);
  expect([laid.isTrick, laid.answer.at === SHERIFF]).toEqual([true, false]);
  expect(played({ border: 'blue', power: { drawCount: { sum: ['usual', 1], least: 1, most: 4 } } }).isTrick).toBe(true);
  expect(played({ border: 'blue', power: { drawCount: { sum: ['usual', -1], least: 1, most: 4 } } }).isTrick).toBe(
    false,
  );
});

test('a bot lays a weapon for what else it can do', () => {
  const gun = {
    border: 'blue',
    weapon: true,
    power: { countsAs: [{ cards: { bang: false }, as: 'bang', perTurn: 1 }] },
  };
  expect(played(gun).isTrick).toBe(true);
});

test('a bot does not fire at everybody if its own last life point is at risk', () => {
  const blast = { play: [{ do: 'hurt', who: 'all', n: 2 }] };
  expect(played(blast, { 0: 1, 1: 1 }).isTrick).toBe(false);
  expect(played({ play: [{ do: 'hurt', who: 'others', n: 2 }] }, { 1: 5, 2: 1, 3: 1, 4: 1 }).isTrick).toBe(true);
});

test('a bot offers nothing to a foe that helps them', () => {
  const jane = (run: readonly object[]) => ({
    posse: 1,
    characters: {
      jane: { bullets: 4, power: { offer: { price: { cards: 1 }, target: 'another player', perTurn: 1, run } } },
    },
    face: { name: 'Jane', things: { jane: { name: 'Jane' } } },
  });
  const answerOf = (run: readonly object[]): Answer => {
    const packs = [jane(run)];
    const { sets } = catalogueOf(setupFrom({ seats: ROLES.length, packs }));
    const character = sets.find(({ pack }) => pack !== undefined)?.names?.jane ?? '';
    const bot = ruleOfThumbBot(cardRulesOfThumb, 'deputy', SHREWD);
    const view = viewOf({ roles: ROLES, character, hand: ['missed', 'missed'], packs, life: { 1: 1, 2: 1 } });
    return bot.answer(view, { deeds: [], sightings: [] }, randomFrom('offers'));
  };
  const ifHurt = (sentence: object) => [{ do: 'if', if: { is: 'hurt', who: 'target' }, yes: [sentence] }];
  for (const run of [[{ do: 'draw', who: 'target', n: 2 }], ifHurt({ do: 'draw', who: 'target', n: 2 })])
    expect(answerOf(run)).toMatchObject({ kind: 'ability', at: SHERIFF });
  const harm = answerOf(ifHurt({ do: 'hurt', who: 'target', n: 1 }));
  expect([harm.kind, harm.at === SHERIFF]).toEqual(['ability', false]);
});
