// Tests of pictures by chance.

import { checkPack, type Pack } from '@posse/card/packs';
import { below, randomFrom } from '@posse/engine';
import { expect, test } from 'vitest';
import { type Chance, surpriseLikeness, surpriseScene } from './surprise-pictures.ts';
import type { Entry } from './thing-place.ts';

const chanceFrom = (seed: string): Chance => {
  const random = randomFrom(seed);
  return () => below(random, 1000) / 1000;
};

const SHOT: Entry = { border: 'brown', aim: 'in reach', play: [{ do: 'shoot' }], copies: '7♥' };

test('every picture by chance is one that packs may have', () => {
  for (let round = 0; round < 200; round++) {
    const chance = chanceFrom(`picture ${round}`);
    const pack = {
      posse: 1,
      kinds: { 'card-1': SHOT },
      characters: { 'character-1': { bullets: 4, power: { wounded: [{ do: 'draw', n: 1 }] } } },
      events: {},
      face: {
        name: 'Mine',
        things: {
          'card-1': { name: 'A', picture: surpriseScene(SHOT, chance) },
          'character-1': { name: 'B', picture: surpriseLikeness(chance) },
        },
      },
    } as unknown as Pack;
    expect(() => checkPack(pack)).not.toThrow();
  }
});

test('a card that shoots gets a picture of a shot', () => {
  const guns = /revolver|pistol|derringer|pepperbox|rifle|shooter/;
  for (let round = 0; round < 20; round++)
    expect(surpriseScene(SHOT, chanceFrom(`shot ${round}`)).parts.at(-1)?.part).toMatch(guns);
});
