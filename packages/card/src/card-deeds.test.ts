// Tests of the deeds of all our cards, and of those derived for house cards.
// Runs apart: house sets stay in the catalogue.

import { expect, test } from 'vitest';
import { deedsOf } from './card-deeds.ts';
import { OURS } from './catalogue/built-in-catalogue.ts';
import { kindOf } from './catalogue/catalogue.ts';
import type { Deed } from './deed.ts';
import { check, heal, houseSet, hurt } from './house-card-authoring.ts';
import { addHouseSet, catalogueOf } from './index.ts';

const told = ({ verb, whom, count, byChance }: Deed): string =>
  `${verb} ${whom}${count === 1 ? '' : ` ${count}`}${byChance ? ' by chance' : ''}`;

const DEEDS: Readonly<Record<string, string>> = {
  bang: 'shoot target',
  beer: 'heal me',
  panic: 'take target',
  'cat-balou': 'scrap target',
  duel: 'challenge target',
  'general-store': 'share all',
  indians: 'raid others',
  stagecoach: 'draw me 2',
  gatling: 'shoot others',
  saloon: 'heal all',
  'wells-fargo': 'draw me 3',
  dynamite: 'threaten all 3',
  jail: 'hold target',
  punch: 'shoot target',
  springfield: 'shoot target',
  brawl: 'scrap others',
  'rag-time': 'take target',
  tequila: 'heal target',
  whisky: 'heal me 2',
  dodge: 'draw me',
  bible: 'draw me',
  'buffalo-rifle': 'shoot target',
  'can-can': 'scrap target',
  canteen: 'heal me',
  conestoga: 'take target',
  derringer: 'shoot target, draw me',
  howitzer: 'shoot others',
  knife: 'shoot target',
  pepperbox: 'shoot target',
  'pony-express': 'draw me 3',
};

test.each(Object.values(OURS.kinds))(
  '$key has the deeds that its text says, or none if it only lies in play',
  (kind) => {
    expect(deedsOf({ catalogue: OURS }, kind).map(told).join(', ')).toBe(DEEDS[kind.key] ?? '');
  },
);

test('the deeds of a house card are derived from its effect, or empty if that fails', () => {
  const text = { name: 'Gamble', text: 'Perhaps.' };
  addHouseSet(
    houseSet({
      id: 'house-gamble',
      kinds: {
        gamble: { border: 'brown', play: (_t, me) => [check(me, 'hearts', [heal(me, 2)], [hurt(me, 1, null)])] },
        moody: {
          border: 'brown',
          play: () => {
            throw new Error('not at a plain table');
          },
        },
      },
      deck: { gamble: '7♥', moody: '8♥' },
      texts: { set: text, cards: { gamble: text, moody: text } },
    }),
    'gamble.ts',
  );
  const catalogue = catalogueOf({ sets: ['house-gamble'] });
  const deeds = catalogue.cards
    .filter(({ set }) => set === 'house-gamble')
    .map(({ id }) => deedsOf({ catalogue }, kindOf({ catalogue }, id)).map(told));
  expect(deeds).toEqual([['heal me 2 by chance', 'hurt me by chance'], []]);
});
