// Tests of tables with house cards: name clashes, restarts, missing files.
// Runs apart: house sets stay in the catalogue.

import { addHouseSet, type CardSet, houseSets } from '@posse/card';
import * as door from '@posse/card/house';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { elixirFile, houseFile } from '../testing/house-files.ts';
import { type Party, playOn, Rig } from '../testing/test-tables.ts';
import { servedHouse } from './browser-modules.ts';
import { addHouseFiles, houseValue, putAway } from './house-card-loader.ts';

const RED = elixirFile('house-red', 'draw(me, 2)');
const BLUE = elixirFile('house-blue', 'hurt(me, 1, null)');
/** A house set whose id sorts before all others in the catalogue. */
const OTHER = houseFile(
  'other.ts',
  `import { houseSet } from '@posse/card/house';
const text = { name: 'Lodger', text: 'Lives here.' };
export default houseSet({ id: 'house-other', deck: { beer: 'A♥' }, characters: { lodger: { bullets: 4, power: {} } }, texts: { set: text, characters: { lodger: text } } });
`,
);

describe('two tables with a card of one name', () => {
  let rig: Rig;
  let sets: CardSet[];
  beforeEach(async () => {
    sets = await addHouseFiles([RED, BLUE]);
    rig = new Rig();
    rig.slowBots();
  });
  afterEach(async () => {
    await rig.close();
    putAway(houseSets());
  });

  /** Chooses the last option, which is the most peaceful one, or sometimes another, so that cards are played. */
  let turn = 0;
  const peaceful = (options: number): number => (turn++ % 3 === 0 ? 0 : options - 1);

  const dealt = async (set: string): Promise<Party> => rig.deal(4, 'card', { seats: 4, sets: ['base', set] });

  /** Restarts the server with the files in another order and one more before them. */
  async function restart(): Promise<void> {
    const values = await Promise.all([OTHER, BLUE, RED].map(async (file) => [await houseValue(file), file] as const));
    await rig.restart(() => {
      putAway(sets);
      for (const [value, file] of values) addHouseSet(value, file);
    });
  }

  test('tables with house cards of one name go on after a restart with the card files in another order', async () => {
    const parties = [await dealt('house-red'), await dealt('house-blue')];
    for (const { guests, host } of parties) {
      await playOn(guests, () => host.view.step >= 60 || host.info.phase === 'over', peaceful);
      await host.isHeard();
    }
    await restart();
    for (const { guests, code } of parties) {
      const back = await Promise.all(guests.map(({ id }) => rig.come(id, code)));
      for (const [place, guest] of back.entries()) expect(guest.view).toEqual(guests[place]?.view);
      await playOn(back);
    }
    expect(rig.errors).toEqual([]);
  });

  test('a table whose house set is missing waits, names the set, and disturbs no other table', async () => {
    const { code, host, guests } = await dealt('house-red');
    const gathering = await rig.gather(2, 'card', { seats: 4, sets: ['base', 'house-red'] });
    const other = await dealt('house-blue');
    await playOn(guests, () => host.view.step >= 10, peaceful);
    await rig.restart(() => putAway(sets.slice(0, 1)));
    for (const waiting of [code, gathering.code])
      await expect(rig.tables.info(waiting)).rejects.toThrow(
        expect.objectContaining({ code: 'missing-set', set: 'house-red', message: expect.stringMatching(/house-red/) }),
      );
    expect((await rig.tables.info(other.code))?.phase).toBe('playing');
    const value = await houseValue(RED);
    await rig.restart(() => void addHouseSet(value, RED));
    expect((await rig.come('host', code)).view).toEqual(host.view);
    expect((await rig.tables.info(gathering.code))?.phase).toBe('gathering');
  });

  test('refuses two house sets with a card of one name at one table, and a set that the server does not have', async () => {
    const plan = (...more: string[]) => rig.create('card', { seats: 4, sets: ['base', ...more] });
    await expect(plan('house-red', 'house-blue')).rejects.toThrow(/"house-red" and "house-blue" both have "elixir"/);
    await expect(plan('house-green')).rejects.toThrow(/There is no set "house-green": take one of .*house-blue/);
  });
});

test('the module that a server makes for a page gives it the same set of house cards', async () => {
  const sets = await addHouseFiles([RED]);
  const { list, modules } = servedHouse([RED], sets);
  putAway(sets);
  const [frame, source] = [...modules.values()] as [string, string];
  const written = houseFile('served.mjs', source.replace(/"\/house\/door[^"]*"/, '"./door.mjs"'));
  houseFile('door.mjs', frame);
  vi.stubGlobal('posseHouse', door);
  expect(await houseValue(written)).toMatchObject({ id: list.sets[0]?.id, deck: { elixir: expect.anything() } });
  vi.unstubAllGlobals();
});
