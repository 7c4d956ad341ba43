// Tests the search: imagined worlds, the judge, and the choice between candidates.

import { type CardId, cardGame, isHidden, kindOf } from '@posse/card';
import { type Answer, diceGame } from '@posse/dice';
import { randomFrom, type Seat, samePlain, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../belief-cache.ts';
import { cardClues, NO_MISSED } from '../card/card-clues.ts';
import { diceClues } from '../dice/dice-clues.ts';
import { SHREWD } from '../play-style.ts';
import { Beliefs } from '../role-beliefs.ts';
import type { Memory } from '../seat-memory.ts';
import { type Candidate, candidates, isDecided, stillIn, winnerOf } from './candidate-answers.ts';
import { cardImagination } from './card-imagination.ts';
import { diceImagination } from './dice-imagination.ts';
import { worldsFrom } from './imagined-worlds.ts';
import { chanceOf, chances, type Weights } from './judge-network.ts';

const t = cardGame.deal({ seats: 5 }, 'worlds');
const me = cardGame.pending(t)?.asked as Seat;
const view = cardGame.view(t, me);
const sheriff = t.players.findIndex(({ role }) => role === 'sheriff');
const beliefs = Beliefs.at(5, sheriff, cardClues.urges);
const other = seat((me + 1) % 5);
const backs = (view.players[other]?.hand ?? []).map((card) => (isHidden(card) ? card.back : -1));

function worlds(memory: Memory, count = 40) {
  const newWorld = worldsFrom(cardImagination, view, memory, beliefs);
  return Array.from({ length: count }, (_, number) => newWorld(randomFrom(`world ${number}`)));
}

describe('imagined worlds', () => {
  test('imagined worlds look the same to the viewer, and differ in hidden things', () => {
    const found = worlds({ deeds: [], sightings: [] });
    for (const world of found) expect(samePlain(cardGame.view(world, me), view)).toBe(true);
    expect(new Set(found.map((world) => JSON.stringify(world.players[other]?.hand))).size).toBeGreaterThan(10);
  });

  test('imagined worlds contain the cards that the viewer has seen where they are', () => {
    const card = t.players[other]?.hand[0] as CardId;
    const sightings = [[backs[0] as number, card]] as const;
    for (const world of worlds({ deeds: [], sightings })) expect(world.players[other]?.hand[0]).toBe(card);
  });

  test('imagined worlds hardly ever put a Missed! into a hand that did not play one', () => {
    const deed = { who: other, what: NO_MISSED, at: null, harm: 0, instead: [], backs };
    const dodging = (memory: Memory): number =>
      worlds(memory, 100).filter((world) => world.players[other]?.hand.some((card) => kindOf(t, card).dodges)).length;
    const before = dodging({ deeds: [], sightings: [] });
    expect(before).toBeGreaterThan(20);
    expect(dodging({ deeds: [deed], sightings: [] })).toBeLessThan(before / 2);
  });

  test('imagined worlds leave the viewer’s own hand unchanged, whatever the viewer did not play', () => {
    const mine = (t.players[me]?.hand ?? []).map((card) => t.backs[card] as number);
    const deed = { who: me, what: NO_MISSED, at: null, harm: 0, instead: [], backs: mine };
    for (const world of worlds({ deeds: [deed], sightings: [] }))
      expect(world.players[me]?.hand).toEqual(t.players[me]?.hand);
  });
});

describe('the judge', () => {
  test.each([
    ['card', () => chancesIn(cardImagination, cardGame.deal({ seats: 5 }, 'judged'), cardClues.urges)],
    ['dice', () => chancesIn(diceImagination, diceGame.deal({ seats: 5 }, 'judged'), diceClues.urges)],
  ])('gives each side of the %s game its part of the chances', (_game, found) => {
    const sides = found();
    expect(sides).toHaveLength(3);
    expect(sides?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    for (const side of sides ?? []) expect(side).toBeGreaterThan(0.02);
  });

  test('the judge gives a Sheriff with one life point a worse chance than one with five', () => {
    const law = (life: number): number => {
      const state = cardGame.deal({ seats: 5 }, 'judged');
      const star = state.players.findIndex(({ role }) => role === 'sheriff');
      const player = state.players[star];
      if (player !== undefined) player.life = life;
      const sides =
        chances(cardImagination.features, cardImagination.weights, state, Beliefs.at(5, star, cardClues.urges)) ?? [];
      return chanceOf(state, seat(star), sides);
    };
    expect(law(1)).toBeLessThan(law(5) - 0.1);
  });

  test('the judge does not judge a game without a Sheriff', () => {
    const three = cardGame.deal({ seats: 3, sets: ['base', 'dodge-city'] }, 'three');
    expect(cardImagination.features(three, Beliefs.at(3, null, cardClues.urges))).toBeNull();
  });
});

function chancesIn<S extends { readonly players: readonly { readonly role: string }[] }>(
  imagination: {
    readonly features: (state: S, beliefs: Beliefs) => readonly number[] | null;
    readonly weights: Weights;
  },
  state: S,
  urges: typeof cardClues.urges,
) {
  const star = state.players.findIndex(({ role }) => role === 'sheriff');
  return chances(imagination.features, imagination.weights, state, Beliefs.at(5, star, urges));
}

describe('the choice between candidates', () => {
  test('the search leaves out absurd answers', () => {
    const t = diceGame.deal({ seats: 5, preset: 'everything' }, 'never');
    let refused = 0;
    for (let question = diceGame.pending(t); question !== null && refused < 10; question = diceGame.pending(t)) {
      const beliefs = beliefsFrom(diceClues, t.players, [], SHREWD);
      const situation = diceImagination.rulesOfThumb.imagine(t, question, beliefs, SHREWD);
      const field = candidates(diceImagination, situation, question.options);
      if (question.options.some(({ kind }) => kind === 'never')) refused++;
      expect(field.map(({ answer }) => answer.kind)).not.toContain('never');
      diceGame.advance(t, field[0]?.answer as Answer);
    }
    expect(refused).toBe(10);
  });

  const candidate = (answer: string, values: number[]): Candidate<string> => ({ answer, values });
  const level = new Array<number>(20).fill(0.5);
  const wavering = level.map((value, world) => value + (world % 2 === 0 ? 0.3 : -0.28));

  test('the search keeps the favourite if another answer is ahead only by chance', () => {
    expect(winnerOf([candidate('usual', level), candidate('odd', wavering)]).answer).toBe('usual');
  });

  test('the search takes a candidate that is clearly better', () => {
    const better = level.map((value) => value + 0.1);
    expect(winnerOf([candidate('usual', level), candidate('better', better)]).answer).toBe('better');
  });

  test('the search decides nothing after a few worlds', () => {
    expect(winnerOf([candidate('usual', [0.1]), candidate('lucky', [0.9])]).answer).toBe('usual');
  });

  test('the search drops a candidate that is clearly worse, and never the favourite', () => {
    const worse = level.map((value) => value - 0.1);
    const field = [candidate('usual', level), candidate('worse', worse), candidate('odd', wavering)];
    expect(stillIn(field).map(({ answer }) => answer)).toEqual(['usual', 'odd']);
  });

  test('the choice between candidates is decided once one answer is far ahead, and not before', () => {
    const usual = candidate('usual', wavering);
    const better = candidate(
      'better',
      wavering.map((value) => value + 0.1),
    );
    expect(isDecided([usual, better])).toBe(true);
    expect(
      isDecided([
        usual,
        better,
        candidate(
          'odd',
          level.map((value) => value + 0.05),
        ),
      ]),
    ).toBe(false);
    expect(
      isDecided([
        usual,
        candidate(
          'hardly',
          wavering.map((value) => value + 0.003),
        ),
      ]),
    ).toBe(false);
    expect(
      isDecided([candidate('usual', wavering.slice(0, 12)), candidate('better', better.values.slice(0, 12))]),
    ).toBe(false);
  });

  test('the choice goes on while only the usual answer is ahead: its challengers are dropped one by one', () => {
    expect(
      isDecided([
        candidate('usual', level),
        candidate(
          'worse',
          level.map((value) => value - 0.1),
        ),
      ]),
    ).toBe(false);
  });
});
