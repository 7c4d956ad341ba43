// Tests each flag of the card game in hand-made positions.

import { type Answer, type CardId, kindOf, OURS, type View } from '@posse/card';
import type { Role } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../belief-cache.ts';
import { cardClues } from '../card/card-clues.ts';
import { type Situation, situationIn } from '../card/card-situation.ts';
import { SHREWD } from '../play-style.ts';
import type { SeenDeed } from '../seat-memory.ts';
import { deed, type Position, times, viewOf } from '../testing/card-position.ts';
import { withoutBlunders } from './blunder-flag.ts';
import { CARD_FLAGS } from './card-blunder-flags.ts';

/** An answer in words: `end`, `pass`, or a card with its target and the card of the target. */
interface Choice {
  readonly card?: string;
  readonly kind?: Answer['kind'];
  readonly at?: number;
  readonly prey?: string;
}
type Case = readonly [about: string, position: Position, choice: Choice, deeds?: readonly SeenDeed[]];

const LAW: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'];
const OUTLAWS: readonly Role[] = ['outlaw', 'sheriff', 'outlaw', 'deputy', 'renegade'];
const TWO: readonly Role[] = ['sheriff', 'renegade', 'outlaw', 'outlaw'];
const END: Choice = { kind: 'end' };
const PASS: Choice = { kind: 'pass' };

const keyOf = (card: CardId | 'hand'): string => (card === 'hand' ? 'hand' : kindOf({ catalogue: OURS }, card).key);

function situation(position: Position, deeds: readonly SeenDeed[]): Situation {
  const view: View = viewOf(position);
  return situationIn(view, beliefsFrom(cardClues, view.players, deeds, SHREWD), SHREWD, { deeds, sightings: [] });
}

function chosen({ options }: Situation, { card, kind = 'play', at, prey }: Choice): Answer {
  const found = options.find(
    (option) =>
      option.kind === kind &&
      (card === undefined || (option.card !== null && keyOf(option.card) === card)) &&
      (at === undefined || option.at === at) &&
      (prey === undefined || (option.prey !== null && keyOf(option.prey) === prey)),
  );
  if (found === undefined) throw new Error(`There is no ${kind} ${card} among ${JSON.stringify(options)}.`);
  return found;
}

/** Deeds by which player 1 has helped the Sheriff at 0 against Outlaws repeatedly. */
const LOYAL = times(6, deed(1, 'bang', 2, 0, 3, 4));
/** Deeds by which players 2 and 3 have shot at the Sheriff repeatedly. */
const HOSTILE = [...times(5, deed(2, 'bang', 0, 1, 3, 4)), ...times(5, deed(3, 'bang', 0, 1, 2, 4))];
const SURE = [...LOYAL, ...HOSTILE];
/** Deeds by which player 2 has shot at the Sheriff at 1 repeatedly. */
const FELLOW = times(6, deed(2, 'bang', 1, 0, 3, 4));
/** The life points of a table of four after two Outlaws have died. */
const LAST_TWO = { 2: 0, 3: 0 };

const shotAtMe = (need = 1): NonNullable<Position['frame']> =>
  ({
    op: 'shot',
    by: 1 as never,
    at: 0 as never,
    with: 'bang',
    need,
    tried: [],
    hit: [{ op: 'hurt', who: 0 as never, points: 1, by: 1 as never, with: 'bang' }],
  }) as never;

// biome-ignore format: a table
const CASES: Readonly<Record<string, { readonly blunders: readonly Case[]; readonly fine: readonly Case[] }>> = {
  'beer-in-vain': {
    blunders: [
      ['a Beer at full life', { roles: LAW, hand: ['beer', 'bang'] }, { card: 'beer' }],
      ['a Beer at full life as an Outlaw', { roles: OUTLAWS, hand: ['missed', 'beer'] }, { card: 'beer' }],
      ['a Beer when two are left', { roles: TWO, hand: ['beer'], life: { 0: 3, ...LAST_TWO } }, { card: 'beer' }],
    ],
    fine: [
      ['the last card of Suzy Lafayette', { roles: LAW, hand: ['beer'], character: 'suzy-lafayette' }, { card: 'beer' }],
      [
        'an overfull hand',
        { roles: OUTLAWS, hand: ['beer', 'bang', 'missed', 'missed', 'duel'], cards: { 1: 2 } },
        { card: 'beer' },
      ],
      ['the end of the turn instead', { roles: LAW, hand: ['beer'] }, END],
    ],
  },
  unlaid: {
    blunders: [
      ['a Barrel stays in the hand', { roles: LAW, hand: ['barrel', 'missed'] }, END],
      ['a Mustang stays in the hand', { roles: OUTLAWS, hand: ['mustang'] }, END],
      ['a Scope stays in the hand', { roles: TWO, hand: ['scope', 'beer'], life: LAST_TWO }, END],
    ],
    fine: [
      ['a second Mustang can’t be laid', { roles: LAW, hand: ['mustang', 'scope'], inPlay: { 0: ['mustang'] } }, { card: 'scope' }],
      ['a BANG! comes first', { roles: LAW, hand: ['mustang', 'bang'] }, { card: 'bang' }],
      ['the Barrel is laid', { roles: LAW, hand: ['barrel'] }, { card: 'barrel' }],
    ],
  },
  'shorter-gun': {
    blunders: [
      ['a Schofield over a Winchester', { roles: LAW, hand: ['schofield', 'bang'], inPlay: { 0: ['winchester'] } }, { card: 'schofield' }],
      ['a Remington over a Carabine', { roles: OUTLAWS, hand: ['remington', 'bang'], inPlay: { 0: ['rev-carabine'] } }, { card: 'remington' }],
      ['a Schofield over a Remington', { roles: LAW, hand: ['schofield', 'missed'], inPlay: { 0: ['remington'] } }, { card: 'schofield' }],
    ],
    fine: [
      ['a Volcanic over a Schofield', { roles: LAW, hand: ['volcanic', 'bang', 'bang'], inPlay: { 0: ['schofield'] } }, { card: 'volcanic' }],
      ['the last card of Suzy Lafayette', { roles: LAW, hand: ['schofield'], inPlay: { 0: ['winchester'] }, character: 'suzy-lafayette' }, { card: 'schofield' }],
      ['a longer gun', { roles: LAW, hand: ['winchester'], inPlay: { 0: ['schofield'] } }, { card: 'winchester' }],
    ],
  },
  'harms-friend': {
    blunders: [
      ['the Sheriff shoots a sure Deputy', { roles: LAW, hand: ['bang'] }, { card: 'bang', at: 1 }, SURE],
      ['the Sheriff takes a card of a sure Deputy', { roles: LAW, hand: ['panic'] }, { card: 'panic', at: 1, prey: 'hand' }, SURE],
      ['an Outlaw jails a sure Outlaw', { roles: OUTLAWS, hand: ['jail'] }, { card: 'jail', at: 2 }, FELLOW],
      ['a Deputy robs the Sheriff of a gun', { roles: ['deputy', 'sheriff', 'outlaw', 'outlaw', 'renegade'], hand: ['panic'], inPlay: { 1: ['schofield'] } }, { card: 'panic', at: 1, prey: 'schofield' }],
    ],
    fine: [
      ['a Deputy frees a friend of Dynamite', { roles: ['deputy', 'sheriff', 'outlaw', 'outlaw', 'renegade'], hand: ['cat-balou'], inPlay: { 1: ['dynamite'] } }, { card: 'cat-balou', at: 1, prey: 'dynamite' }],
      ['an Outlaw shoots the Sheriff', { roles: OUTLAWS, hand: ['bang'] }, { card: 'bang', at: 1 }, FELLOW],
      ['the Sheriff shoots a stranger', { roles: LAW, hand: ['bang'] }, { card: 'bang', at: 4 }, LOYAL],
    ],
  },
  'drops-dead': {
    blunders: [
      ['a Missed! stays in the hand', { roles: LAW, hand: ['missed'], life: { 0: 1 }, frame: shotAtMe() }, PASS],
      ['two Missed! stay in the hand', { roles: OUTLAWS, hand: ['missed', 'missed'], life: { 0: 1 }, frame: shotAtMe() }, PASS],
      ['a BANG! stays in the hand against Indians', { roles: LAW, hand: ['bang'], life: { 0: 1 }, frame: { op: 'indians', by: 1 as never, at: 0 as never } as never }, PASS],
    ],
    fine: [
      ['the Missed! is played', { roles: LAW, hand: ['missed'], life: { 0: 1 }, frame: shotAtMe() }, { card: 'missed' }],
      ['a life point is left', { roles: LAW, hand: ['missed'], life: { 0: 2 }, frame: shotAtMe() }, PASS],
      ['three life points are left', { roles: OUTLAWS, hand: ['missed'], life: { 0: 3 }, frame: shotAtMe() }, PASS],
    ],
  },
  'barrel-last': {
    blunders: [
      ['a Missed! before the Barrel', { roles: LAW, hand: ['missed'], inPlay: { 0: ['barrel'] }, frame: shotAtMe() }, { card: 'missed' }],
      ['a Missed! before the ability of Jourdonnais', { roles: LAW, hand: ['missed'], character: 'jourdonnais', frame: shotAtMe() }, { card: 'missed' }],
      ['a Missed! before the Barrel as an Outlaw', { roles: OUTLAWS, hand: ['missed', 'missed'], inPlay: { 0: ['barrel'] }, frame: shotAtMe() }, { card: 'missed' }],
    ],
    fine: [
      ['the Barrel first', { roles: LAW, hand: ['missed'], inPlay: { 0: ['barrel'] }, frame: shotAtMe() }, { kind: 'barrel' }],
      ['no Barrel', { roles: LAW, hand: ['missed'], frame: shotAtMe() }, { card: 'missed' }],
      ['no dodge at all', { roles: LAW, hand: ['missed'], inPlay: { 0: ['barrel'] }, frame: shotAtMe() }, PASS],
    ],
  },
  'own-dynamite': {
    blunders: [
      ['the Deputy comes next', { roles: ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'], hand: ['dynamite'] }, { card: 'dynamite' }, [...times(6, deed(1, 'bang', 3, 0, 2, 4, 5, 6)), ...times(6, deed(2, 'bang', 3, 0, 1, 4, 5, 6))]],
      ['a fellow Outlaw comes next', { roles: ['outlaw', 'outlaw', 'sheriff', 'deputy', 'renegade'], hand: ['dynamite'] }, { card: 'dynamite' }, times(6, deed(1, 'bang', 2, 0, 3, 4))],
      ['only a Deputy is left besides a Renegade', { roles: LAW, hand: ['dynamite'], life: { 2: 0, 3: 0 } }, { card: 'dynamite' }, LOYAL],
    ],
    fine: [
      ['foes come first', { roles: ['sheriff', 'outlaw', 'outlaw', 'deputy', 'renegade'], hand: ['dynamite'] }, { card: 'dynamite' }, [...times(5, deed(1, 'bang', 0, 2, 3, 4)), ...times(5, deed(2, 'bang', 0, 1, 3, 4))]],
      ['two are left', { roles: TWO, hand: ['dynamite'], life: LAST_TWO }, { card: 'dynamite' }],
      ['it stays in the hand', { roles: LAW, hand: ['dynamite'] }, END, LOYAL],
    ],
  },
  'early-volcanic': {
    blunders: [
      ['over a Winchester without a BANG!', { roles: LAW, hand: ['volcanic'], inPlay: { 0: ['winchester'] } }, { card: 'volcanic' }],
      ['over a Schofield with one BANG!', { roles: OUTLAWS, hand: ['volcanic', 'bang'], inPlay: { 0: ['schofield'] } }, { card: 'volcanic' }],
      ['over a Carabine with a Missed!', { roles: LAW, hand: ['volcanic', 'missed'], inPlay: { 0: ['rev-carabine'] } }, { card: 'volcanic' }],
    ],
    fine: [
      ['with two BANG!', { roles: LAW, hand: ['volcanic', 'bang', 'bang'], inPlay: { 0: ['schofield'] } }, { card: 'volcanic' }],
      ['without another gun', { roles: LAW, hand: ['volcanic'] }, { card: 'volcanic' }],
      ['when two are left', { roles: TWO, hand: ['volcanic'], inPlay: { 0: ['schofield'] }, life: LAST_TWO }, { card: 'volcanic' }],
    ],
  },
  'unfired-volcanic': {
    blunders: [
      ['a Schofield first', { roles: OUTLAWS, hand: ['schofield', 'bang', 'bang'], inPlay: { 0: ['volcanic'] } }, { card: 'schofield' }],
      ['a Winchester first', { roles: OUTLAWS, hand: ['winchester', 'bang', 'bang', 'bang'], inPlay: { 0: ['volcanic'] } }, { card: 'winchester' }],
      ['a Remington first', { roles: TWO, hand: ['remington', 'bang', 'bang'], inPlay: { 0: ['volcanic'] }, life: LAST_TWO }, { card: 'remington' }],
    ],
    fine: [
      ['one BANG! only', { roles: OUTLAWS, hand: ['schofield', 'bang'], inPlay: { 0: ['volcanic'] } }, { card: 'schofield' }],
      ['nobody in reach', { roles: OUTLAWS, hand: ['schofield', 'bang', 'bang'], inPlay: { 0: ['volcanic'], 1: ['mustang'], 4: ['mustang'] } }, { card: 'schofield' }],
      ['a BANG! first', { roles: OUTLAWS, hand: ['schofield', 'bang', 'bang'], inPlay: { 0: ['volcanic'] } }, { card: 'bang', at: 1 }],
    ],
  },
  'poor-prey': {
    blunders: [
      ['a Schofield beside a Barrel', { roles: OUTLAWS, hand: ['cat-balou'], inPlay: { 1: ['schofield', 'barrel'] } }, { card: 'cat-balou', at: 1, prey: 'schofield' }],
      ['a Remington beside a Mustang', { roles: OUTLAWS, hand: ['panic'], inPlay: { 1: ['remington', 'mustang'] }, character: 'rose-doolan' }, { card: 'panic', at: 1, prey: 'remington' }],
      ['a Schofield beside a Scope', { roles: TWO, hand: ['cat-balou'], inPlay: { 1: ['schofield', 'scope'] }, life: LAST_TWO }, { card: 'cat-balou', at: 1, prey: 'schofield' }],
    ],
    fine: [
      ['the Barrel', { roles: OUTLAWS, hand: ['cat-balou'], inPlay: { 1: ['schofield', 'barrel'] } }, { card: 'cat-balou', at: 1, prey: 'barrel' }],
      ['a hand card beside a Volcanic', { roles: TWO, hand: ['cat-balou'], inPlay: { 1: ['volcanic'] }, life: LAST_TWO }, { card: 'cat-balou', at: 1, prey: 'hand' }],
      ['nothing better in play', { roles: OUTLAWS, hand: ['cat-balou'], inPlay: { 1: ['schofield'] } }, { card: 'cat-balou', at: 1, prey: 'schofield' }],
    ],
  },
  'shot-before-strip': {
    blunders: [
      ['Cat Balou in hand', { roles: OUTLAWS, hand: ['bang', 'cat-balou'], inPlay: { 1: ['barrel'] }, life: { 1: 1 } }, { card: 'bang', at: 1 }],
      ['Panic! in hand', { roles: OUTLAWS, hand: ['bang', 'panic'], inPlay: { 1: ['barrel'] }, life: { 1: 1 } }, { card: 'bang', at: 1 }],
      ['the last foe', { roles: TWO, hand: ['bang', 'cat-balou'], inPlay: { 1: ['barrel'] }, life: { 1: 1, ...LAST_TWO } }, { card: 'bang', at: 1 }],
    ],
    fine: [
      ['no card to strip with', { roles: OUTLAWS, hand: ['bang'], inPlay: { 1: ['barrel'] }, life: { 1: 1 } }, { card: 'bang', at: 1 }],
      ['no Barrel', { roles: OUTLAWS, hand: ['bang', 'cat-balou'], life: { 1: 1 } }, { card: 'bang', at: 1 }],
      ['two life points', { roles: OUTLAWS, hand: ['bang', 'cat-balou'], inPlay: { 1: ['barrel'] }, life: { 1: 2 } }, { card: 'bang', at: 1 }],
    ],
  },
  'last-life-duel': {
    blunders: [
      ['against a card', { roles: LAW, hand: ['duel'], life: { 0: 1 } }, { card: 'duel', at: 2 }],
      ['with a Missed!', { roles: OUTLAWS, hand: ['duel', 'missed'], life: { 0: 1 } }, { card: 'duel', at: 1 }],
      ['two left, and the other healthy', { roles: TWO, hand: ['duel'], life: { 0: 1, ...LAST_TWO } }, { card: 'duel', at: 1 }],
    ],
    fine: [
      ['a BANG! in hand', { roles: LAW, hand: ['duel', 'bang'], life: { 0: 1 } }, { card: 'duel', at: 2 }],
      ['no card on the other side', { roles: LAW, hand: ['duel'], life: { 0: 1 }, cards: { 2: 0 } }, { card: 'duel', at: 2 }],
      ['a kill that wins', { roles: OUTLAWS, hand: ['duel'], life: { 0: 1, 1: 1 } }, { card: 'duel', at: 1 }],
      ['a Beer in hand', { roles: LAW, hand: ['duel', 'beer'], life: { 0: 1 } }, { card: 'duel', at: 2 }],
    ],
  },
  'spares-last-life': {
    blunders: [
      ['the Sheriff spares a sure Outlaw', { roles: LAW, hand: ['bang'], life: { 2: 1 }, inPlay: { 0: ['schofield'] } }, END, HOSTILE],
      ['an Outlaw spares the Sheriff', { roles: OUTLAWS, hand: ['bang', 'missed'], life: { 1: 1 } }, END],
      ['the last foe is spared', { roles: TWO, hand: ['bang'], life: { 1: 1, ...LAST_TWO } }, END],
    ],
    fine: [
      ['a Renegade spares the Sheriff', { roles: ['renegade', 'sheriff', 'outlaw', 'deputy', 'outlaw'], hand: ['bang'], life: { 1: 1 } }, END],
      ['the foe is healthy', { roles: OUTLAWS, hand: ['bang'] }, END],
      ['the foe is out of reach', { roles: OUTLAWS, hand: ['bang'], life: { 1: 1 }, inPlay: { 1: ['mustang'] } }, END],
    ],
  },
  'healthy-target': {
    blunders: [
      ['one of two Outlaws has one life point', { roles: LAW, hand: ['bang'], life: { 2: 1 }, inPlay: { 0: ['schofield'] } }, { card: 'bang', at: 3 }, HOSTILE],
      ['the other one has', { roles: LAW, hand: ['bang'], life: { 3: 1 }, inPlay: { 0: ['schofield'] } }, { card: 'bang', at: 2 }, HOSTILE],
      ['both with a Winchester', { roles: LAW, hand: ['bang', 'beer'], life: { 3: 1 }, inPlay: { 0: ['winchester'] } }, { card: 'bang', at: 2 }, HOSTILE],
    ],
    fine: [
      ['the weak one', { roles: LAW, hand: ['bang'], life: { 2: 1 }, inPlay: { 0: ['schofield'] } }, { card: 'bang', at: 2 }, HOSTILE],
      ['the weak one has a Barrel', { roles: LAW, hand: ['bang'], life: { 2: 1 }, inPlay: { 0: ['schofield'], 2: ['barrel'] } }, { card: 'bang', at: 3 }, HOSTILE],
      ['both are healthy', { roles: LAW, hand: ['bang'], inPlay: { 0: ['schofield'] } }, { card: 'bang', at: 3 }, HOSTILE],
    ],
  },
  'unspent-draw': {
    blunders: [
      ['a Stagecoach', { roles: LAW, hand: ['stagecoach'] }, END],
      ['Wells Fargo', { roles: OUTLAWS, hand: ['wells-fargo', 'bang'] }, END],
      ['a Stagecoach when two are left', { roles: TWO, hand: ['stagecoach'], life: LAST_TWO }, END],
    ],
    fine: [
      ['the Stagecoach is played', { roles: LAW, hand: ['stagecoach'] }, { card: 'stagecoach' }],
      ['no such card', { roles: LAW, hand: ['missed', 'bang'] }, END],
      ['a BANG! comes first', { roles: OUTLAWS, hand: ['wells-fargo', 'bang'] }, { card: 'bang', at: 1 }],
    ],
  },
  thirst: {
    blunders: [
      ['a Beer and a Missed!', { roles: LAW, hand: ['beer', 'missed'], life: { 0: 1 } }, END],
      ['two Beers', { roles: OUTLAWS, hand: ['beer', 'beer'], life: { 0: 1 } }, END],
      ['a Beer and a BANG!', { roles: LAW, hand: ['beer', 'bang', 'bang'], life: { 0: 1 } }, END],
    ],
    fine: [
      ['the Beer is played', { roles: LAW, hand: ['beer', 'missed'], life: { 0: 1 } }, { card: 'beer' }],
      ['the Beer can be kept', { roles: LAW, hand: ['beer'], life: { 0: 1 } }, END],
      ['two are left', { roles: TWO, hand: ['beer', 'missed'], life: { 0: 1, ...LAST_TWO } }, END],
    ],
  },
};

describe.each(CARD_FLAGS)('the flag $id', (flag) => {
  const { blunders, fine } = CASES[flag.id] ?? { blunders: [], fine: [] };

  test('every flag of the card game is tested in three positions of each sort', () => {
    expect(blunders.length).toBeGreaterThanOrEqual(3);
    expect(fine.length).toBeGreaterThanOrEqual(3);
  });

  for (const [about, position, choice, deeds = []] of blunders)
    test(`${flag.id} sees the blunder: ${about}`, () => {
      const s = situation(position, deeds);
      expect(flag.isBlunder(s, chosen(s, choice))).toBe(true);
      const isLeftOut = !withoutBlunders(CARD_FLAGS, s).includes(chosen(s, choice));
      if (flag.isNever) expect(isLeftOut).toBe(true);
    });

  for (const [about, position, choice, deeds = []] of fine)
    test(`${flag.id} sees no blunder: ${about}`, () => {
      const s = situation(position, deeds);
      expect(flag.isBlunder(s, chosen(s, choice))).not.toBe(true);
    });
});
