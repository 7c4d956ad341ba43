// Tests that an answer is reported as useless exactly if it has no effect.

import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import type { Answer } from './answers.ts';
import { kindOf } from './catalogue/catalogue.ts';
import { cardGame } from './game.ts';
import type { CardId, State } from './state.ts';
import { whyUseless } from './useless-answers.ts';

const HEALING = ['beer', 'saloon', 'tequila', 'whisky', 'canteen'];
const ALL = { seats: 5, sets: ['base', 'dodge-city', 'high-noon'] };
const options = { 'ghosts-do-not-heal': true, 'sid-at-full-life': true };

const lives = (t: State): readonly number[] => t.players.map(({ life }) => life);
/** The cards of the others, which a useless card leaves alone. */
const others = (t: State, { seat }: Answer) =>
  t.players.filter((_, place) => place !== seat).map(({ hand, inPlay }) => [hand, inPlay]);

function heals(t: State, { kind, card, as }: Answer): boolean {
  const isPlayed = kind === 'use' || (kind === 'play' && kindOf(t, card as CardId).border === 'brown');
  return isPlayed && as === null && HEALING.includes(kindOf(t, card as CardId).key);
}

test('an answer is reported as useless exactly if it changes nothing for anybody', () => {
  const seen = new Set<string>();
  const random = randomFrom('vain');
  for (let number = 0; number < 150; number++) {
    const t = cardGame.deal({ ...ALL, options }, `vain ${number}`);
    for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
      for (const option of asked.options) {
        const vain = whyUseless(t, option);
        if (vain !== null) seen.add(vain.code);
        // At other questions the answer may end the turn, and something else happens.
        if (asked.why.op !== 'phase2' || (vain === null && !heals(t, option))) continue;
        const after = cardGame.clone(t);
        cardGame.advance(after, option);
        const isSame = `${lives(after)}` === `${lives(t)}`;
        expect(vain !== null, `${JSON.stringify(option)} in game ${number}`).toBe(isSame);
        if (vain !== null) expect(others(after, option)).toEqual(others(t, option));
      }
      cardGame.advance(t, asked.options[below(random, asked.options.length)] as Answer);
    }
  }
  expect([...seen].sort()).toEqual(['full-life', 'immune', 'no-healing', 'nobody-hurt', 'two-left']);
});
