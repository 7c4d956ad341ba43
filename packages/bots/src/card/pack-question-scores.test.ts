// Tests of how bots answer the questions of packs.

import type { Answer, Frame } from '@posse/card';
import { randomFrom, type Seat, seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import { me, viewOf } from '../testing/card-position.ts';
import { cardRulesOfThumb } from './card-rules-of-thumb.ts';

const PACK = {
  posse: 1,
  kinds: {
    round: {
      border: 'brown',
      copies: '7♥',
      play: [
        { do: 'choose-player', of: 'others', run: [{ do: 'draw', n: 1 }] },
        { do: 'may', yes: [{ do: 'draw', n: 1 }] },
        { do: 'pay', cards: 1, no: [{ do: 'hurt', n: 1 }] },
      ],
    },
  },
  face: { name: 'Round', things: { round: { name: 'Round' } } },
};

const ROLES = ['deputy', 'sheriff', 'outlaw', 'outlaw', 'renegade'] as const;
const [SHERIFF, OTHER] = [seat(1), seat(2)];

/** The answer of a Deputy who knows only the Sheriff's role. */
function answer(frame: Frame, hand: readonly string[] = ['bang'], life: Readonly<Record<number, number>> = {}): Answer {
  const bot = ruleOfThumbBot(cardRulesOfThumb, 'deputy', SHREWD);
  const view = viewOf({ roles: ROLES, hand, frame, packs: [PACK], life: { 1: 2, 2: 2, ...life } });
  return bot.answer(view, { deeds: [], sightings: [] }, randomFrom('packs'));
}

const choice = (make: (at: Seat) => Frame): Frame => ({
  op: 'choosePlayer',
  who: me,
  with: 'round',
  choices: [SHERIFF, OTHER].map((at) => ({ at, frames: [make(at)] })),
});

test('a Deputy heals the Sheriff, and hurts somebody else', () => {
  expect(answer(choice((at) => ({ op: 'heal', who: at, points: 1 }))).at).toBe(SHERIFF);
  expect(answer(choice((at) => ({ op: 'hurt', who: at, points: 1, by: me }))).at).toBe(OTHER);
});

test('a bot uses what helps it, and declines what only hurts it', () => {
  const may = (yes: Frame): Frame => ({ op: 'mayDo', who: me, with: 'round', yes: [yes], no: [] });
  expect(answer(may({ op: 'draw', who: me, count: 2, phase1: null })).pick).toBe('yes');
  expect(answer(may({ op: 'hurt', who: me, points: 1, by: null })).pick).toBe('no');
});

test('a bot gives up a card rather than a life point, but not for nothing', () => {
  const pay = (no: readonly Frame[]): Frame => ({
    op: 'payCards',
    who: me,
    with: 'round',
    count: 1,
    filter: {},
    mayDecline: true,
    yes: [],
    no,
  });
  expect(answer(pay([{ op: 'hurt', who: me, points: 1, by: null }]), ['bang', 'bang'], { 0: 1 }).kind).toBe('discard');
  expect(answer(pay([]), ['bang', 'bang']).kind).toBe('pass');
});
