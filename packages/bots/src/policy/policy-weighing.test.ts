// Tests the learned policy: its weights, its traits, and what it says about them.

import { type Answer, catalogueOf, setupFrom, type View } from '@posse/card';
import { randomFrom, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../belief-cache.ts';
import { botNamed, CARD_BOTS } from '../bot-list.ts';
import { cardClues } from '../card/card-clues.ts';
import { cardRulesOfThumb } from '../card/card-rules-of-thumb.ts';
import { type Situation, situationIn } from '../card/card-situation.ts';
import { SHREWD } from '../play-style.ts';
import { me, type Position, viewOf } from '../testing/card-position.ts';
import { CARD_POLICY } from './card-policy-weights.ts';
import { cardTraits } from './card-traits.ts';
import { DICE_POLICY } from './dice-policy-weights.ts';
import { learnedPolicy, packed, unpacked } from './learned-policy.ts';
import { policyBot } from './policy-bot.ts';
import { Policy, placeOf, WEIGHTS } from './policy-weighing.ts';

const MEMORY = { deeds: [], sightings: [] };

const situationOf = (view: View): Situation =>
  situationIn(view, beliefsFrom(cardClues, view.players, [], SHREWD), SHREWD, MEMORY);

/** The traits of the first answer of this kind. */
function traitsOf(position: Position, isThis: (view: View, answer: Answer) => boolean): number[] {
  const view = viewOf(position);
  const answer = view.options.find((option) => isThis(view, option));
  if (answer === undefined) throw new Error('Nobody can answer so.');
  const traits: number[] = [];
  cardTraits.traitsIn(situationOf(view))(answer, traits);
  return traits;
}

const ROLES = ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'] as const;

test.each([CARD_POLICY, DICE_POLICY])('learned weights are the same after they are packed again', ({ text }) => {
  expect(packed(unpacked(text))).toBe(text);
  expect(() => unpacked(text.slice(1))).toThrow(`A policy has ${WEIGHTS} weights`);
});

describe('a policy', () => {
  const policyWith = (weights: Float32Array) => new Policy(weights, cardTraits, cardRulesOfThumb.score);

  test('a policy without weights answers as the rules of thumb do', () => {
    const view = viewOf({ roles: ROLES, hand: ['bang', 'missed', 'stagecoach', 'beer'], life: { 0: 2 } });
    const deputy = botNamed(CARD_BOTS, 'deputy')?.answer(view, MEMORY, randomFrom('policy'));
    const situation = situationOf(view);
    expect(policyWith(new Float32Array(WEIGHTS)).best(situation, view.options, null)).toEqual(deputy);
  });

  test('a policy never gives an answer that is never right, however much its weights like it', () => {
    const position = { roles: ROLES, hand: ['beer'] };
    const view = viewOf(position);
    const weights = new Float32Array(WEIGHTS);
    for (const trait of traitsOf(position, (_, { kind }) => kind === 'play')) weights[placeOf(trait)] = 5;
    const best = (isNever: typeof cardRulesOfThumb.isNever | null) =>
      policyWith(weights).best(situationOf(view), view.options, isNever).kind;
    expect(best(null)).toBe('play');
    expect(best(cardRulesOfThumb.isNever)).toBe('end');
  });

  test('the reason of a learned answer names the topic that moved it, and other answers keep theirs', () => {
    const position = { roles: ROLES, hand: ['bang', 'missed'] };
    const view = viewOf(position);
    const weights = new Float32Array(WEIGHTS);
    const learned = { version: '', policy: () => policyWith(weights) };
    const bot = policyBot(cardRulesOfThumb, learned, 'marshal', SHREWD);
    const answer = (): Answer => bot.answer(view, MEMORY, randomFrom('why'));
    const code = (): string | undefined => bot.reason?.(view, MEMORY, answer(), randomFrom('why')).code;
    expect(answer().kind).toBe('play');
    expect(code()).toBe('harm');
    const ending = traitsOf(position, (_, { kind }) => kind === 'end');
    // The first trait of an answer without a card is the habit.
    weights[placeOf(ending[0] as number)] = 20;
    expect(answer().kind).toBe('end');
    expect(code()).toBe('learned-habit');
  });

  test('the same weights are unpacked once', () => {
    const stored = learnedPolicy(CARD_POLICY, cardTraits, cardRulesOfThumb.score);
    expect(stored.policy()).toBe(stored.policy());
  });
});

describe('cards of packs', () => {
  const packWith = (key: string): object => ({
    posse: 1,
    kinds: {
      [key]: {
        border: 'brown',
        copies: '7♥ 8♥',
        aim: 'in reach',
        play: [
          { do: 'hurt', who: 'target', n: 1 },
          { do: 'may', yes: [{ do: 'draw', n: 1 }] },
        ],
      },
    },
    face: { name: key, things: { [key]: { name: key } } },
  });
  /** Packs get keys of their own, which begin with ours. */
  const keyOf = (key: string): string => {
    const { kinds } = catalogueOf(setupFrom({ seats: 5, packs: [packWith(key)] }));
    return Object.keys(kinds).find((one) => one.startsWith(key)) ?? '';
  };
  const playing = (key: string): number[] =>
    traitsOf({ roles: ROLES, hand: [keyOf(key)], packs: [packWith(key)] }, (_, { kind }) => kind === 'play');

  test('nothing is learned by the name of a card of a pack', () => {
    expect(playing('sling')).toEqual(playing('catapult'));
    expect(playing('sling').length).toBeGreaterThan(0);
    expect(playing('sling').length).toBeLessThan(4);
  });

  test('a question that a card of a pack asks has no traits', () => {
    const frame = {
      op: 'mayDo',
      who: me,
      with: keyOf('sling'),
      yes: [{ op: 'heal', who: seat(0), points: 1 }],
      no: [],
    } as const;
    const position = { roles: ROLES, hand: ['bang'], packs: [packWith('sling')], frame };
    expect(traitsOf(position, (_, { pick }) => pick === 'yes')).toEqual([]);
  });
});
