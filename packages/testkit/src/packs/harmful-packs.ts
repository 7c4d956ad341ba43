// A harmful pack for each static rule, which refuses it.

import { addHouseSet, cardGame, removeSet, type State } from '@posse/card';
import { checkPack, LIMITS, type StaticRule, setFromPack } from '@posse/card/packs';
import { below, randomFrom, seat } from '@posse/engine';
import { MAX_DECISIONS } from './pack-games.ts';

const face = (name: string) => ({ name: 'x', things: { [name]: { name: 'x' } } });
const COPIES = '7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥';
const brown = (play: readonly object[], more: object = {}) => ({
  posse: 1,
  kinds: { trick: { border: 'brown', play, copies: COPIES, ...more } },
  face: face('trick'),
});
const blue = (power: object) => ({
  posse: 1,
  kinds: { trick: { border: 'blue', power, copies: COPIES } },
  face: face('trick'),
});
const lastEvent = (power: object) => ({ posse: 1, events: { storm: { final: true, power } }, face: face('storm') });
const person = (power: object) => ({ posse: 1, characters: { jane: { bullets: 4, power } }, face: face('jane') });

/** The most that one play of the only card can lead to. */
const MAX_FRAMES = 40;
const MAX_HAND = 40;
const MAX_USES = 3;

export interface HarmfulPack {
  readonly pack: object;
  readonly harm: string;
}

const ENDLESS = 'a game without end';

export const HARMFUL_PACKS: Readonly<Record<StaticRule, HarmfulPack>> = {
  size: {
    pack: brown([{ do: 'draw', n: 1 }], { copies: Array(61).fill('7♥').join(' ') }),
    harm: 'too many cards',
  },
  texts: {
    pack: { ...brown([{ do: 'draw', n: 1 }]), face: { ...face('trick'), name: 'x\u202ey' } },
    harm: 'a text that turns round',
  },
  sentences: {
    pack: brown(Array.from({ length: 13 }, () => ({ do: 'raid', at: 'others' }))),
    harm: 'too many effects',
  },
  'nested loops': {
    pack: brown([
      { do: 'each', of: 'all', run: [{ do: 'each', of: 'all', run: [{ do: 'draw', who: 'each', n: 1 }] }] },
    ]),
    harm: 'too many effects',
  },
  'bound words': { pack: brown([{ do: 'shoot' }]), harm: 'a shot at its own player' },
  amounts: { pack: brown([{ do: 'draw', n: 60 }]), harm: 'a hand without end' },
  healing: { pack: lastEvent({ turnStarts: [{ do: 'heal', who: 'all', n: 3 }] }), harm: ENDLESS },
  circles: { pack: lastEvent({ emptied: [{ do: 'take', from: 'left', card: 'hand' }] }), harm: 'EndlessEffects' },
  offers: {
    pack: person({ offer: { price: {}, when: 'any time', run: [{ do: 'draw', n: 1 }] } }),
    harm: 'an offer without end',
  },
  bans: { pack: lastEvent({ forbids: [{ cards: {} }] }), harm: ENDLESS },
  'empty draws': { pack: lastEvent({ drawCount: { sum: ['usual', -2], most: 3 } }), harm: ENDLESS },
  conversions: { pack: lastEvent({ countsAs: [{ cards: {}, as: 'stagecoach' }] }), harm: 'an offer without end' },
  'kept cards': { pack: lastEvent({ drew: [{ do: 'discard', cards: 3 }] }), harm: ENDLESS },
  'lost turns': { pack: blue({ turnStarts: [{ do: 'pass-on' }, { do: 'lose-turn' }] }), harm: 'EndlessEffects' },
};

/** The harm that its pack does if the rule is switched off; null if there is none. */
export function harmWithout(rule: StaticRule): string | null {
  const set = setFromPack(checkPack(HARMFUL_PACKS[rule].pack, rule));
  const copies = Object.values(set.deck ?? {})
    .join(' ')
    .split(' ').length;
  if (copies > LIMITS.copies) return 'too many cards';
  if (/[\u202a-\u202e]/.test(JSON.stringify(set.texts))) return 'a text that turns round';
  const { id } = addHouseSet(set, 'harmful.json');
  try {
    for (let game = 0; game < MAX_GAMES; game++) {
      const people = Object.keys(set.characters ?? {});
      const characters = [people[0] ?? null, null, null, null, null, null, null];
      const t = cardGame.deal({ seats: 7, sets: ['base', id], characters }, `harm ${game}`);
      if (framesOfTrick(t) > MAX_FRAMES) return 'too many effects';
      const harm = harmIn(t, `harm ${game}`);
      if (harm !== null) return harm;
    }
  } finally {
    removeSet(id);
  }
  return null;
}

const MAX_GAMES = 6;

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
  return ENDLESS;
}
