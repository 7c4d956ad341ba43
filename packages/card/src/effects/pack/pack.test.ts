// Tests of packs: refusals, identity, names, saving and restoring.
// Runs apart: house sets stay in the catalogue.

import { BadSave, below, type Json, randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { cardGame } from '../../game.ts';
import { addHouseSet } from '../../house-sets/house-set-check.ts';
import { houseSets, removeSet } from '../../index.ts';
import { packOf } from '../../testing/pack-table.ts';
import { checkPack } from './pack-check.ts';
import { BadPack } from './pack-refusal.ts';
import { identityOf, packSet } from './set-from-pack.ts';
import { sha256 } from './sha256.ts';

const brown = (...play: readonly object[]) => packOf({ kinds: { trick: { border: 'brown', play } } });
const withPower = (power: object) => packOf({ characters: { jane: { bullets: 4, power } } });
const event = (power: object, more: object = {}) => packOf({ events: { storm: { power, ...more } } });

const refusal = (value: unknown): string => {
  try {
    checkPack(value);
  } catch (error) {
    if (error instanceof BadPack) return error.message;
    throw error;
  }
  return 'none';
};

const deep = { do: 'may', yes: [{ do: 'may', yes: [{ do: 'may', yes: [{ do: 'draw', n: 1 }] }] }] };

describe('a pack is refused with the card and the reason', () => {
  test.each([
    ['no pack', 7, /pack: it should be an object, not 7/],
    ['another version', { ...brown({ do: 'draw', n: 1 }), posse: 2 }, /version of the language, which is 1, not 2/],
    ['a field too many', { ...brown({ do: 'draw', n: 1 }), code: 'x' }, /it has no field "code"/],
    ['nothing in it', { posse: 1, face: { name: 'x', things: {} } }, /pack: it is empty/],
    [
      'an unknown verb',
      brown({ do: 'win' }),
      /card "trick", play, sentence 1: "do" should be a verb, and "win" is none/,
    ],
    ['a field of another verb', brown({ do: 'draw', n: 1, luck: 'hearts' }), /sentence 1: it has no field "luck"/],
    ['a missing field', brown({ do: 'draw' }), /"draw" needs the field "n"/],
    ['too many cards', brown({ do: 'draw', n: 9 }), /sentence 1, n: it should be a whole number from 1 to 4, not 9/],
    ['a number without a limit', brown({ do: 'draw', n: 'hand' }), /"hand" has no limit/],
    ['a sum without a limit', brown({ do: 'draw', n: { sum: ['hand'] } }), /the sum has no limit: add "most"/],
    ['a target of a card without', brown({ do: 'shoot' }), /"target" means nothing here/],
    ['the shooter of no shot', brown({ do: 'hurt', who: 'by', n: 1 }), /"by" means nothing here/],
    ['a card that is not aimed at', brown({ do: 'take', from: 'left', card: 'aimed' }), /"aimed" means nothing here/],
    ['this card of a brown card', brown({ do: 'explode' }), /"explode" means nothing here: there is no this card/],
    ['sentences too deep', brown(deep), /at most|3 deep/],
    ['too many sentences', brown(...Array.from({ length: 13 }, () => ({ do: 'draw', n: 1 }))), /at most 12 sentences/],
    [
      'a loop in a loop',
      brown({ do: 'each', of: 'all', run: [{ do: 'each', of: 'all', run: [{ do: 'draw', n: 1 }] }] }),
      /"each" may not stand in another/,
    ],
    ['an unknown kind', event({ forbids: [{ cards: { kind: 'cannon' } }] }), /there is no kind of card "cannon"/],
    ['healing in every turn', withPower({ turnStarts: [{ do: 'heal', n: 1 }] }), /"heal" would heal again and again/],
    [
      'healing for every wound, inside a draw!',
      withPower({ wounded: [{ do: 'check', luck: 'hearts', yes: [{ do: 'heal', n: 1 }] }] }),
      /character "jane", wounded|would heal again and again/,
    ],
    [
      'reactions in a circle',
      event({ emptied: [{ do: 'take', from: 'left', card: 'hand' }] }),
      /set each other off for ever: emptied → emptied/,
    ],
    [
      'an offer for nothing',
      withPower({ offer: { price: {}, perTurn: 1, run: [{ do: 'draw', n: 1 }] } }),
      /it costs nothing/,
    ],
    [
      'an offer without end',
      withPower({ offer: { price: { life: 1 }, run: [{ do: 'draw', n: 1 }] } }),
      /used without end/,
    ],
    [
      'a lasting ban on BANG!',
      event({ forbids: [{ cards: { bang: true } }] }, { final: true }),
      /may not forbid BANG!/,
    ],
    [
      'a lasting ban on brown cards',
      event({ forbids: [{ cards: { border: 'brown' } }] }, { final: true }),
      /may not forbid BANG!/,
    ],
    [
      'a ban on BANG! in a deck without a last event',
      event({ forbids: [{ cards: { bang: true } }] }),
      /stays to the end if the pack has none with "final": true, so it may not forbid BANG!/,
    ],
    [
      'a character without BANG!',
      withPower({ forbids: [{ cards: { missed: false } }] }),
      /kept from every BANG! for good/,
    ],
    [
      'bans that leave no suit together',
      packOf({
        characters: { jane: { bullets: 4, power: { forbids: [{ cards: { suits: ['hearts', 'spades'] } }] } } },
        events: { storm: { power: { forbids: [{ cards: { bang: true, suits: ['clubs', 'diamonds'] } }] } } },
      }),
      /bans together could forbid every BANG! \(hearts, spades, clubs, diamonds\)/,
    ],
    [
      'a banned suit to which all cards are turned',
      packOf({
        characters: { jane: { bullets: 4, power: { forbids: [{ cards: { suits: ['hearts'] } }] } } },
        events: { storm: { power: { suit: 'hearts' } } },
      }),
      /bans together could forbid every BANG!/,
    ],
    [
      'cards that all draw two',
      withPower({ countsAs: [{ cards: {}, as: 'stagecoach' }] }),
      /"stagecoach" heals or draws cards, so it could be used without end: add "perTurn"/,
    ],
    [
      'cards lost as soon as they are drawn',
      event({ drew: [{ do: 'each', of: 'all', run: [{ do: 'discard', who: 'each', cards: 2 }] }] }),
      /whoever has just drawn keeps the cards/,
    ],
    [
      'a way to draw for others',
      event({ draws: [{ do: 'draw', who: 'others', n: 1 }] }),
      /should bring the player on turn/,
    ],
    [
      'a way to draw that may bring no card',
      event({ draws: [{ do: 'draw', n: { sum: ['in play'], most: 4 } }] }, { final: true }),
      /should bring at least one card: add "least": 1/,
    ],
    [
      'a card that takes turns and goes round',
      packOf({ kinds: { trick: { border: 'blue', power: { turnStarts: [{ do: 'pass-on' }, { do: 'lose-turn' }] } } } }),
      /could take all turns for ever/,
    ],
    ['no cards in phase 1', event({ drawCount: { sum: ['usual', -2], most: 3 } }), /at least one card: add "least": 1/],
    ['a hook of code', withPower({ curbs: [] }), /it has no field "curbs"/],
    ['a hook at the wrong place', withPower({ revealed: [{ do: 'draw', n: 1 }] }), /that hook is for event only/],
    ['a way to draw elsewhere', brown({ do: 'look', n: 3 }), /"look" is only for the hook "draws"/],
    [
      'a blue card that is played',
      packOf({ kinds: { trick: { border: 'blue', play: [{ do: 'draw', n: 1 }] } } }),
      /works through its "power"/,
    ],
    [
      'a name with a hidden letter',
      { ...brown({ do: 'draw', n: 1 }), face: { name: 'a\u202eb', things: { trick: { name: 'x' } } } },
      /can’t be seen/,
    ],
    [
      'a name that is too long',
      { ...brown({ do: 'draw', n: 1 }), face: { name: 'x'.repeat(29), things: { trick: { name: 'x' } } } },
      /29 letters, and at most 28/,
    ],
    [
      'a thing without a name',
      { ...brown({ do: 'draw', n: 1 }), face: { name: 'x', things: {} } },
      /card "trick", face: it should be an object/,
    ],
    [
      'a key that could harm',
      packOf({ kinds: JSON.parse('{"constructor":{"border":"brown"}}') as Record<string, object> }),
      /"constructor" is no name/,
    ],
    [
      'too many copies',
      packOf({
        kinds: { trick: { border: 'brown', play: [{ do: 'draw', n: 1 }], copies: Array(61).fill('7♥').join(' ') } },
      }),
      /61 copies of cards, and at most 60/,
    ],
    [
      'a value that no card has',
      packOf({ kinds: { trick: { border: 'brown', play: [{ do: 'draw', n: 1 }], copies: '1♥' } } }),
      /"1♥" is none/,
    ],
  ])('%s', (_what, value, reason) => {
    expect(refusal(value)).toMatch(reason);
  });
});

test('a pack of few letters that take many bytes is refused as too large', () => {
  const keys = Array.from({ length: 24 }, (_, place) => `card-${place}`);
  const pack = packOf({
    kinds: Object.fromEntries(
      keys.map((key) => [key, { border: 'brown', play: [{ do: 'draw', n: 1 }], copies: '7♥' }]),
    ),
  });
  const faceWith = (flavour: string) => ({
    name: 'Hills',
    flavour: { en: flavour.repeat(240), it: flavour.repeat(240), de: flavour.repeat(240) },
    things: Object.fromEntries(
      keys.map((key) => [key, { name: key, flavour: { en: flavour.repeat(80), de: flavour.repeat(80) } }]),
    ),
  });
  expect(refusal({ ...pack, face: faceWith('m') })).toBe('none');
  expect(refusal({ ...pack, face: faceWith('山') })).toMatch(/bytes, and at most 12288 are allowed/);
});

describe('identity', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('SHA-256 of "%s" is that of the standard', (text, hash) => {
    expect(sha256(text)).toBe(hash);
  });

  test('the order of fields and the form of letters do not change it', () => {
    const pack = checkPack(brown({ do: 'draw', n: 2, who: 'all' }));
    const other = checkPack({ ...brown({ who: 'all', n: 2, do: 'draw' }) });
    expect(identityOf(other)).toEqual(identityOf(pack));
    const named = (name: string) => identityOf(checkPack({ ...pack, face: { ...pack.face, name } }));
    expect(named('é')).toEqual(named('e\u0301'));
  });

  test('another name changes only the face, another rule only the rules', () => {
    const pack = checkPack(brown({ do: 'draw', n: 2 }));
    const face = identityOf(checkPack({ ...pack, face: { ...pack.face, name: 'Other' } }));
    const rules = identityOf(checkPack(brown({ do: 'draw', n: 3 })));
    expect([face.rules, rules.face]).toEqual([identityOf(pack).rules, identityOf(pack).face]);
    expect([face.face === identityOf(pack).face, rules.rules === identityOf(pack).rules]).toEqual([false, false]);
  });
});

const PACK = packOf({
  kinds: {
    tornado: {
      border: 'brown',
      copies: '2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥',
      play: [
        {
          do: 'each',
          of: 'all',
          run: [
            { do: 'discard', who: 'each', cards: 1 },
            { do: 'draw', who: 'each', n: 2 },
          ],
        },
      ],
    },
  },
  characters: { jane: { bullets: 3, power: { countsAs: [{ cards: { bang: true }, as: 'tornado', perTurn: 3 }] } } },
});

/** All answers of a random game, with a save after each. */
function played(seed: string, packs: readonly object[]): { readonly answers: unknown[]; readonly last: Json } {
  const t = cardGame.deal({ seats: 5, packs }, seed);
  const random = randomFrom(seed);
  const answers: unknown[] = [];
  for (let asked = cardGame.pending(t); asked !== null; asked = cardGame.pending(t)) {
    const one = asked.options[below(random, asked.options.length)];
    if (one === undefined) throw new Error('nothing to answer');
    answers.push(one);
    cardGame.apply(t, one);
  }
  return { answers, last: cardGame.save(t) };
}

describe('a game with a pack', () => {
  test('a game with a pack is replayed from its stored setup alone, with the pack loaded nowhere', () => {
    expect(houseSets()).toEqual([]);
    const { answers, last } = played('replay', [PACK]);
    const stored = JSON.parse(JSON.stringify(cardGame.withPool({ seats: 5, packs: [PACK] }))) as object;
    const t = cardGame.deal(cardGame.storedWishes(stored), 'replay');
    for (const one of answers) cardGame.apply(t, one as never);
    expect(cardGame.save(t)).toEqual(last);
  });

  test('a game with a pack is saved and restored with the pack', () => {
    const t = cardGame.deal({ seats: 4, packs: [PACK] }, 'save');
    const again = cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(t))) as Json);
    expect(cardGame.pending(again)?.options).toEqual(cardGame.pending(t)?.options);
    expect(again.catalogue.cards.length).toBe(t.catalogue.cards.length);
  });

  test('a game is not restored with a pack that was changed', () => {
    const saved = JSON.stringify(cardGame.save(cardGame.deal({ seats: 4, packs: [PACK] }, 'save')));
    const changed = saved.replaceAll('"do":"draw","who":"each","n":2', '"do":"draw","who":"each","n":3');
    expect(changed).not.toBe(saved);
    expect(() => cardGame.restore(JSON.parse(changed) as Json)).toThrow(BadSave);
  });

  test('a game can have two packs that name their cards alike', () => {
    const other = packOf({ kinds: { tornado: { border: 'brown', play: [{ do: 'draw', n: 1 }] } } });
    const { catalogue } = cardGame.deal({ seats: 4, packs: [PACK, other] }, 'two');
    expect(Object.keys(catalogue.kinds).filter((key) => key.startsWith('tornado-')).length).toBe(2);
  });

  test('a game has at most three packs', () => {
    const packs = [1, 2, 3, 4].map((n) => brown({ do: 'draw', n }));
    expect(() => cardGame.deal({ seats: 4, packs }, 'four')).toThrow('A game has at most 3 packs, not 4.');
  });

  test('the catalogue finds a loaded pack by its id, and its setup holds the pack', () => {
    const { id } = addHouseSet(PACK, 'pack.json');
    try {
      const t = cardGame.deal({ seats: 4, sets: ['base', id] }, 'loaded');
      expect(t.setup.packs).toEqual([packSet(PACK).pack]);
    } finally {
      removeSet(id);
    }
  });
});

test('packs that are valid one by one are refused at one table if their bans together leave no BANG!', () => {
  const banning = (key: string, suits: readonly string[]) =>
    packOf({ characters: { [key]: { bullets: 4, power: { forbids: [{ cards: { suits } }] } } } });
  const [red, black] = [banning('jane', ['hearts', 'diamonds']), banning('jack', ['clubs', 'spades'])];
  for (const pack of [red, black]) expect(cardGame.deal({ seats: 4, packs: [pack] }, 'alone').winners).toBeNull();
  expect(() => cardGame.deal({ seats: 4, packs: [red, black] }, 'together')).toThrow(/don’t go together/);
});

test('an event may forbid BANG! for a while, if another one is the last of the deck', () => {
  const pack = packOf({
    events: { truce: { power: { forbids: [{ cards: { bang: true } }] } }, noon: { power: { nearer: 1 }, final: true } },
  });
  expect(refusal(pack)).toBe('none');
});

test('a card that takes cards from others in "drew", or lets the player decline, is valid', () => {
  expect(refusal(event({ drew: [{ do: 'discard', who: 'others', cards: 1 }] }))).toBe('none');
  expect(refusal(event({ drew: [{ do: 'pay', cards: 1, yes: [{ do: 'draw', n: 2 }] }] }))).toBe('none');
});
