// Tests that each static rule alone refuses a pack that would do harm without it.

import { addHouseSet, cardGame, removeSet, type State } from '@posse/card';
import { BadPack, checkPack, LIMITS, STATIC_RULES, type StaticRule, setFromPack } from '@posse/card/packs';
import { below, randomFrom, seat } from '@posse/engine';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_DECISIONS } from './pack-games.ts';

const face = (name: string) => ({ name: 'x', things: { [name]: { name: 'x' } } });
const COPIES = '7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥';
const brown = (play: readonly object[], more: object = {}) => ({
  posse: 1,
  kinds: { trick: { border: 'brown', play, copies: COPIES, ...more } },
  face: face('trick'),
});
const lastEvent = (power: object) => ({ posse: 1, events: { storm: { final: true, power } }, face: face('storm') });
const person = (power: object) => ({ posse: 1, characters: { jane: { bullets: 4, power } }, face: face('jane') });

/** The most that one play of the only card can lead to. */
const MAX_FRAMES = 40;
const MAX_HAND = 40;
const MAX_USES = 3;

/** A pack for each rule that only this rule refuses. */
const PACKS: Readonly<Record<StaticRule, object>> = {
  size: brown([{ do: 'draw', n: 1 }], { copies: Array(61).fill('7♥').join(' ') }),
  texts: { ...brown([{ do: 'draw', n: 1 }]), face: { ...face('trick'), name: 'x\u202ey' } },
  sentences: brown(Array.from({ length: 13 }, () => ({ do: 'raid', at: 'others' }))),
  'nested loops': brown([
    { do: 'each', of: 'all', run: [{ do: 'each', of: 'all', run: [{ do: 'draw', who: 'each', n: 1 }] }] },
  ]),
  'bound words': brown([{ do: 'shoot' }]),
  amounts: brown([{ do: 'draw', n: 60 }]),
  healing: lastEvent({ turnStarts: [{ do: 'heal', who: 'all', n: 3 }] }),
  circles: lastEvent({ emptied: [{ do: 'take', from: 'left', card: 'hand' }] }),
  offers: person({ offer: { price: {}, when: 'any time', run: [{ do: 'draw', n: 1 }] } }),
  bans: lastEvent({ forbids: [{ cards: {} }] }),
  'empty draws': lastEvent({ drawCount: { sum: ['usual', -2], most: 3 } }),
};

/** The harm that this pack does if the rule is switched off; null if there is none. */
function harmWithout(rule: StaticRule, value: object): string | null {
  const set = setFromPack(checkPack(value, rule));
  const { id } = addHouseSet(set, 'harmful.json');
  onTestFinished(() => removeSet(id));
  if (
    Object.values(set.deck ?? {})
      .join(' ')
      .split(' ').length > LIMITS.copies
  )
    return 'too many cards';
  if (/[\u202a-\u202e]/.test(JSON.stringify(set.texts))) return 'a text that turns round';
  for (let game = 0; game < 6; game++) {
    const people = Object.keys(set.characters ?? {});
    const characters = [people[0] ?? null, null, null, null, null, null, null];
    const t = cardGame.deal({ seats: 7, sets: ['base', id], characters }, `harm ${game}`);
    const frames = framesOfTrick(t);
    if (frames > MAX_FRAMES) return 'too many effects';
    const harm = harmIn(t, `harm ${game}`);
    if (harm !== null) return harm;
  }
  return null;
}

function framesOfTrick(t: State): number {
  const trick = t.catalogue.cards.find(({ kind }) => kind.key.startsWith('trick-'));
  return trick === undefined ? 0 : trick.kind.play(t, seat(0), seat(0), null, trick.id, null).length;
}

function harmIn(t: State, seed: string): string | null {
  const random = randomFrom(seed);
  try {
    for (let step = 0; step <= MAX_DECISIONS; step++) {
      const asked = cardGame.pending(t);
      if (asked === null) return null;
      if (t.stack.some((frame) => frame.op === 'shot' && frame.with.startsWith('trick-') && frame.at === t.turn))
        return 'a shot at its own player';
      if (t.players.some(({ hand }) => hand.length > MAX_HAND)) return 'a hand without end';
      if (t.uses.some(({ times }) => times > MAX_USES)) return 'an offer without end';
      const answers = [...asked.options, ...asked.asides];
      const answer = answers[below(random, answers.length)];
      if (answer === undefined) return 'a question that nobody can answer';
      cardGame.apply(t, answer);
    }
  } catch (error) {
    return error instanceof Error ? error.name : 'a failure';
  }
  return 'a game without end';
}

const HARM: Readonly<Record<StaticRule, string>> = {
  size: 'too many cards',
  texts: 'a text that turns round',
  sentences: 'too many effects',
  'nested loops': 'too many effects',
  'bound words': 'a shot at its own player',
  amounts: 'a hand without end',
  healing: 'a game without end',
  circles: 'EndlessEffects',
  offers: 'an offer without end',
  bans: 'a game without end',
  'empty draws': 'a game without end',
};

test.each(STATIC_RULES)(
  'the rule "%s" is needed: without it a pack does harm',
  (rule) => {
    const value = PACKS[rule];
    expect(() => checkPack(value)).toThrow(BadPack);
    expect(harmWithout(rule, value)).toBe(HARM[rule]);
  },
  60_000,
);
