// Tests of the face of a pack: pictures, authors, flavours, and names that look alike.

import { describe, expect, test } from 'vitest';
import { packOf } from '../../testing/pack-table.ts';
import { mistakenName } from './mistaken-names.ts';
import { isInOneAlphabet, lookAlike } from './name-skeletons.ts';
import { checkPack } from './pack-check.ts';
import { BadPack } from './pack-refusal.ts';
import { identityOf } from './set-from-pack.ts';

const PACK = packOf({
  kinds: { trick: { border: 'brown', play: [{ do: 'draw', n: 1 }] } },
  characters: { jane: { bullets: 4, power: { barrel: true } } },
});

const SCENE = {
  ground: 'rays',
  inks: ['sand', 'paleSand'],
  parts: [{ part: 'revolver', x: 60, y: 50, size: 90, turn: -14, flip: true, ink: 'wine' }],
};
const LIKENESS = {
  inks: ['teal', 'paleTeal'],
  skin: 'tan',
  head: 'oval',
  hair: ['braids', 'ochre'],
  hat: ['stetson', 'bark', 'ochre'],
  clothes: ['scarf', 'clay', 'rust'],
  beard: ['none', 'black'],
  lips: true,
  mark: 'scar',
};

const withFaces = (trick: object, jane: object = {}, more: object = {}): object => ({
  ...PACK,
  face: { name: 'Trial', ...more, things: { trick: { name: 'Trick', ...trick }, jane: { name: 'Jane', ...jane } } },
});

function refusal(value: object): string {
  try {
    checkPack(value);
    return 'none';
  } catch (error) {
    if (error instanceof BadPack) return error.message;
    throw error;
  }
}

describe('pictures', () => {
  test('a scene and a likeness are part of the face, and change no rule', () => {
    const drawn = checkPack(withFaces({ picture: SCENE }, { picture: LIKENESS }));
    expect(drawn.face.things.trick?.picture).toEqual(SCENE);
    expect(drawn.face.things.jane?.picture).toEqual(LIKENESS);
    const plain = checkPack(withFaces({}));
    expect(identityOf(drawn).rules).toBe(identityOf(plain).rules);
    expect(identityOf(drawn).face).not.toBe(identityOf(plain).face);
  });

  test.each([
    ['a ground that does not exist', { ...SCENE, ground: 'sea' }, /picture, ground: it should be "rays" or/],
    ['an ink that does not exist', { ...SCENE, inks: ['sand', '#ff0000'] }, /inks: it should be "black"/],
    ['a single ink', { ...SCENE, inks: ['sand'] }, /it should have 2 parts, not 1/],
    [
      'a part that does not exist',
      { ...SCENE, parts: [{ part: '<svg>', x: 1, y: 1, size: 50 }] },
      /part: it should be/,
    ],
    ['too many parts', { ...SCENE, parts: Array(5).fill(SCENE.parts[0]) }, /at most 4 parts/],
    ['a part outside', { ...SCENE, parts: [{ part: 'mug', x: 900, y: 1, size: 50 }] }, /1, x: .* from 0 to 120/],
    ['a part without a size', { ...SCENE, parts: [{ part: 'mug', x: 9, y: 1 }] }, /it needs "size"/],
    ['a field too many', { ...SCENE, href: 'x' }, /it has no field "href"/],
    ['a portrait', LIKENESS, /it has no field "skin"/],
    ['a text', 'M0 0H120', /it should be an object/],
  ])('%s is refused as the picture of a card', (_what, picture, reason) => {
    expect(refusal(withFaces({ picture }))).toMatch(reason);
  });

  test.each([
    ['a hat that does not exist', { ...LIKENESS, hat: ['crown', 'gold', 'gold'] }, /hat: it should be "none" or/],
    ['a hat without a ribbon', { ...LIKENESS, hat: ['cap', 'gold'] }, /it should have 3 parts, not 2/],
    ['a face without skin', { ...LIKENESS, skin: undefined }, /it needs "skin"/],
    ['a mark as code', { ...LIKENESS, mark: '<path/>' }, /mark: it should be "scar"/],
    ['a scene', SCENE, /it has no field "ground"/],
  ])('%s is refused as the portrait of a character', (_what, picture, reason) => {
    expect(refusal(withFaces({}, { picture }))).toMatch(reason);
  });
});

describe('texts', () => {
  test.each([
    ['markup in a name', withFaces({ name: '<b>Trick</b>' }), /which are for code/],
    ['a name that turns the direction of text', withFaces({ name: 'ab\u202ecd' }), /can’t be seen/],
    ['a name with a pile of accents', withFaces({ name: 'a\u0301\u0302\u0303\u0304' }), /can’t be seen/],
    ['a name with an invisible letter', withFaces({ name: 'ab\u3164cd' }), /can’t be seen/],
    ['a name of Latin and Cyrillic letters', withFaces({ name: 'BАNG' }), /mixes alphabets/],
    ['a name in a rare alphabet', withFaces({ name: 'ꓐꓮꓠꓖ' }), /mixes alphabets, or is in a rare one/],
    ['an author in letters of phonetics', withFaces({}, {}, { author: 'Ʌɴɴ' }), /author: it mixes alphabets/],
    ['a long flavour', withFaces({ flavour: 'x'.repeat(81) }), /81 letters, and at most 80/],
    ['markup in an author', withFaces({}, {}, { author: 'A<script>' }), /author: .*which are for code/],
    ['an author in several languages', withFaces({}, {}, { author: { en: 'Ann' } }), /author: it should be a text/],
  ])('%s is refused', (_what, value, reason) => {
    expect(refusal(value)).toMatch(reason);
  });

  test('a pack names its author', () => {
    expect(checkPack(withFaces({}, {}, { author: 'Ann' })).face.author).toBe('Ann');
  });
});

describe('names that look alike', () => {
  test.each([
    ['the same letters', 'Beer', 'Beer'],
    ['another case and other signs', 'bang', 'BANG!'],
    ['Cyrillic letters', 'Вееr', 'Beer'],
    ['Greek capitals', 'ΡΑΝΙC', 'Panic!'],
    ['accents', 'Bèér', 'Beer'],
    ['full-width letters', 'Ｂｅｅｒ', 'Beer'],
    ['digits for letters', 'B3er', 'Beer'],
    ['l for I', 'lndians!', 'Indians!'],
    ['rn for m', 'Rerningtoп', 'Remington'],
    ['spaces', 'Wells  Fargo ', 'Wells Fargo'],
    ['signs for letters', 'Wh!sk€y', 'Whiskey'],
    ['one letter for two', 'Cæsar', 'Caesar'],
  ])('%s make a name look like another', (_how, name, other) => {
    expect(lookAlike([name], ['Stagecoach', other])).toEqual({ name, other });
  });

  test.each([
    ['Beer', 'Bear'],
    ['Beer 2', 'Beer'],
    ['Jane', 'Joe'],
    ['Birra', 'Bar'],
    ['酒', '肉'],
  ])('"%s" and "%s" look unlike each other', (name, other) => {
    expect(lookAlike([name], [other])).toBeNull();
  });

  test.each(['Ölkanne', 'Caffè corretto', 'Łódź 45', 'Быстрая рука', 'Φωτιά', '酒とタバコ', 'סוס פרא', 'Dead-Eye Dan'])(
    'the name "%s" is in one alphabet',
    (name) => {
      expect(isInOneAlphabet(name)).toBe(true);
    },
  );
});

describe('names at a table', () => {
  const named = (trick: unknown, jane = 'Jane', pack = 'Trial') =>
    checkPack(withFaces({ name: trick }, { name: jane }, { name: pack }));

  test.each([
    ['of our card', named('BEER'), 'Beer'],
    ['of our card in another language, said in English', named({ en: 'Birra!', it: 'Grappa' }), 'Birra'],
    ['of our event', named('High N00n'), 'High Noon'],
    ['of a role', named('$heriff'), 'Sheriff'],
    ['of another thing in the pack', named('Jane'), 'Jane'],
    ['of our set', named('Trick', 'Jane', 'D0dge City'), 'Dodge City'],
  ])('a pack has no name that looks like that %s', (_whose, pack, other) => {
    expect(mistakenName(pack)?.other).toBe(other);
  });

  test('two packs have no names that look alike, in any language', () => {
    const one = named({ en: 'Whirlwind', it: 'Turbine' }, 'Jane', 'Storms');
    expect(mistakenName(named('Turb1ne', 'Joan', 'Winds'), [one])).toEqual({ name: 'Turb1ne', other: 'Turbine' });
    expect(mistakenName(named('Trick', 'Joan', 'st0rms'), [one])).toEqual({ name: 'st0rms', other: 'Storms' });
    expect(mistakenName(named('Trick', 'Joan', 'Winds'), [one])).toBeNull();
  });

  test('the translations of one name may look alike', () => {
    expect(mistakenName(named({ en: 'Tornado', it: 'Tornado', de: 'TORNADO' }))).toBeNull();
  });
});
