// Tests the rules of thumb of the card game in hand-made positions.

import { type Answer, kindOf, OURS } from '@posse/card';
import { randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { SHREWD } from '../play-style.ts';
import { ruleOfThumbBot } from '../rules-of-thumb.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { TEMPERS } from '../tempers.ts';
import { deed, me, type Position, times, viewOf } from '../testing/card-position.ts';
import { cardRulesOfThumb } from './card-rules-of-thumb.ts';

function answer(position: Position, deeds: readonly SeenDeed[] = [], temper: Partial<typeof SHREWD> = {}): Answer {
  const bot = ruleOfThumbBot(cardRulesOfThumb, 'deputy', { ...SHREWD, ...temper });
  return bot.answer(viewOf(position), { deeds, sightings: [] }, randomFrom('thumbs'));
}

const keyOf = ({ card }: Answer): string | null => (card === null ? null : kindOf({ catalogue: OURS }, card).key);

const FIVE = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'] as const;

describe('a Sheriff', () => {
  test('a bot shoots a player who has shot at the Sheriff, not one who has shot at Outlaws', () => {
    const deeds = [...times(3, deed(4, 'bang', 0, 3)), ...times(3, deed(1, 'bang', 4, 0, 2))];
    expect(answer({ roles: FIVE, hand: ['bang'] }, deeds)).toMatchObject({ kind: 'play', at: 4 });
    const near = { roles: FIVE, hand: ['bang'], inPlay: { 4: ['mustang'] } };
    expect(answer(near, deeds)).toMatchObject({ kind: 'end' });
  });

  test('a Sheriff does not risk losing all cards for the death of a likely Deputy', () => {
    const position = { roles: FIVE, hand: ['bang', 'missed', 'beer'], life: { 1: 1 }, inPlay: { 4: ['mustang'] } };
    expect(answer(position, times(3, deed(1, 'bang', 2, 0)))).toMatchObject({ kind: 'end' });
  });
});

describe('an Outlaw', () => {
  const roles = ['outlaw', 'sheriff', 'deputy', 'renegade', 'outlaw'] as const;

  test('an Outlaw shoots the Sheriff rather than anybody else', () =>
    expect(answer({ roles, hand: ['bang'], life: { 4: 1 } })).toMatchObject({ kind: 'play', at: 1 }));

  test('an Outlaw takes the weapon that reaches the Sheriff', () => {
    const far = ['outlaw', 'deputy', 'sheriff', 'renegade', 'outlaw'] as const;
    const bare = answer({ roles: far, hand: ['schofield', 'bang'] });
    expect([bare.kind, keyOf(bare)]).toEqual(['play', 'schofield']);
    const armed = { roles: far, hand: ['volcanic'], inPlay: { 0: ['schofield'] } };
    expect(answer(armed).kind).toBe('end');
  });

  test('a bot takes a Volcanic to fire many BANG!s, except as Willy the Kid, who may fire them all anyway', () => {
    const armed = { roles, hand: ['volcanic', 'bang', 'bang', 'bang'], inPlay: { 0: ['schofield'] } };
    expect(keyOf(answer(armed))).toBe('volcanic');
    expect(keyOf(answer({ ...armed, character: 'willy-the-kid' }))).toBe('bang');
  });

  test('an Outlaw challenges a Sheriff who has no card left, even without a BANG!', () =>
    expect(answer({ roles, hand: ['duel'], cards: { 1: 0 } })).toMatchObject({ kind: 'play', at: 1 }));
});

describe('a Renegade', () => {
  const roles = ['renegade', 'sheriff', 'outlaw', 'outlaw'] as const;

  test('a Renegade does not shoot a weak Sheriff while Outlaws live', () => {
    expect(answer({ roles, hand: ['bang'], life: { 1: 1 } })).not.toMatchObject({ at: 1 });
    expect(answer({ roles, hand: ['gatling'], life: { 1: 1 }, cards: { 1: 0 } }).kind).toBe('end');
  });

  test('a Renegade shoots the Sheriff once only the two are left', () =>
    expect(answer({ roles, hand: ['bang'], life: { 1: 2, 2: 0, 3: 0 } })).toMatchObject({ kind: 'play', at: 1 }));
});

describe('every role', () => {
  test('a bot drinks a Beer at the last life point', () =>
    expect(keyOf(answer({ roles: FIVE, hand: ['beer', 'bang'], life: { 0: 1 } }))).toBe('beer'));

  test('a bot discards a Jail rather than a Missed!', () => {
    const frame = { op: 'phase3', who: me } as const;
    expect(keyOf(answer({ roles: FIVE, hand: ['missed', 'jail'], life: { 0: 1 }, frame }))).toBe('jail');
  });

  test('a bot dodges a BANG! with a Missed!', () => {
    const frame = { op: 'shot', by: null, at: me, with: 'bang', need: 1, hit: [], dodged: [], tried: [] } as const;
    expect(keyOf(answer({ roles: FIVE, hand: ['missed', 'bang'], frame }))).toBe('missed');
  });

  test('a bot uses two surplus cards as Sid Ketchum', () => {
    const hand = ['jail', 'missed', 'missed', 'missed'];
    const position = {
      roles: FIVE,
      character: 'sid-ketchum',
      hand,
      life: { 0: 2 },
      inPlay: { 1: ['jail'], 2: ['jail'] },
    };
    expect(answer(position).kind).toBe('ability');
  });
});

describe('tempers', () => {
  const roles = ['outlaw', 'deputy', 'sheriff', 'renegade', 'outlaw'] as const;

  test('a bot that bears grudges shoots back', () => {
    const position = { roles, hand: ['bang', 'bang', 'missed'] };
    const deeds = times(2, deed(4, 'bang', 0, 1));
    expect(answer(position, deeds, { ...TEMPERS.grudging, infers: false })).toMatchObject({ kind: 'play', at: 4 });
    expect(answer(position, deeds, { infers: false })).not.toMatchObject({ at: 4 });
  });

  test('a bold bot risks a Duel that a wary one avoids', () => {
    const position = { roles: FIVE, hand: ['duel', 'bang'], life: { 0: 2 }, cards: { 1: 4, 2: 4, 3: 4, 4: 3 } };
    const deeds = times(2, deed(4, 'bang', 0, 3));
    expect(keyOf(answer(position, deeds, TEMPERS.bold))).toBe('duel');
    expect(keyOf(answer(position, deeds, TEMPERS.wary))).not.toBe('duel');
  });
});
