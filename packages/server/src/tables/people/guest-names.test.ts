// Tests of names of guests, unique at each table.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Rig } from '../../testing/test-tables.ts';

let rig: Rig;
beforeEach(() => {
  rig = new Rig();
  rig.slowBots();
});
afterEach(() => rig.close());

/** The names that the table gives to guests who come one after the other with these names. */
async function called(...names: readonly string[]): Promise<readonly string[]> {
  const code = await rig.create('dice', { seats: 8 });
  const guests = [];
  for (const [place, name] of names.entries()) {
    const guest = await rig.come(`guest-${place}`, code, { name });
    await guest.does({ type: 'sit', seat: place });
    guests.push(guest);
  }
  return (
    guests
      .at(-1)
      ?.info.seats.slice(0, names.length)
      .map((seat) => seat.name ?? '') ?? []
  );
}

describe('two guests with one name are told apart', () => {
  test.each([
    [
      ['Ann', 'Ann', 'Ann'],
      ['Ann', 'Ann 2', 'Ann 3'],
    ],
    [
      ['Ann', 'ANN', 'ann'],
      ['Ann', 'ANN 2', 'ann 3'],
    ],
    [
      ['Ann', 'Ａｎｎ'],
      ['Ann', 'Ａｎｎ 2'],
    ],
    [
      ['Ann', 'Ann 2', 'Ann'],
      ['Ann', 'Ann 2', 'Ann 3'],
    ],
    [
      ['Ann', 'An\u034fn'],
      ['Ann', 'An\u034fn 2'],
    ],
    [
      ['x'.repeat(24), 'x'.repeat(24)],
      ['x'.repeat(24), `${'x'.repeat(22)} 2`],
    ],
    [
      ['🤠'.repeat(12), '🤠'.repeat(12)],
      ['🤠'.repeat(12), `${'🤠'.repeat(11)} 2`],
    ],
    [
      ['Ann', 'Anna', 'Hann'],
      ['Ann', 'Anna', 'Hann'],
    ],
    // The second ones are written with letters of another alphabet.
    [
      ['Rosa', 'Rоsа', 'ROSА'],
      ['Rosa', 'Rоsа 2', 'ROSА 3'],
    ],
    [
      ['Ann', 'Αnn'],
      ['Ann', 'Αnn 2'],
    ],
    [
      ['Jill', 'JiII', 'Ji11', 'JILL'],
      ['Jill', 'JiII 2', 'Ji11 3', 'JILL 2'],
    ],
    [
      ['Tom', 'Torn', 'T0m'],
      ['Tom', 'Torn 2', 'T0m'],
    ],
    [
      ['Otto', '0tto'],
      ['Otto', '0tto 2'],
    ],
    [
      ['Ann', 'Ann\ufe0f'],
      ['Ann', 'Ann\ufe0f 2'],
    ],
    [
      ['Ali', 'All', 'Иван', 'Олег'],
      ['Ali', 'All', 'Иван', 'Олег'],
    ],
    // A bot called Hank is to play in the fifth seat.
    [
      ['Ann', 'hank'],
      ['Ann', 'hank 2'],
    ],
  ] as const)('guests with the names %j are shown as %j', async (given, taken) => {
    expect(await called(...given)).toEqual(taken);
  });

  test('players who rename themselves and spectators get a number if their name is taken', async () => {
    const { code, host, other } = await rig.gather();
    await host.does({ type: 'rename', name: 'Ann' });
    await other.does({ type: 'rename', name: 'ann' });
    expect(host.info.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', 'ann 2']);
    const watcher = await rig.come('watcher', code, { name: 'Ann' });
    await watcher.does({ type: 'say', channel: 'table', text: 'hello' });
    expect(host.last('line').line.name).toBe('Ann 3');
  });

  test('a guest who comes back keeps the name with its number, and gets no second number', async () => {
    const { code, host, other } = await rig.gather();
    await host.does({ type: 'rename', name: 'Ann' });
    await other.does({ type: 'rename', name: 'Ann' });
    other.hangUp();
    const back = await rig.come('bob', code, { name: 'Ann' });
    const again = await rig.come('host', code, { name: 'Ann' });
    expect(back.info.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', 'Ann 2']);
    expect(again.info.seats[0]?.name).toBe('Ann');
  });
});

describe('a face', () => {
  test('a guest’s chosen face is shown to everybody, and is kept over a restart', async () => {
    const { code, host, other } = await rig.gather();
    await other.does({ type: 'face', face: 'miner' });
    expect(host.info.seats[1]).toMatchObject({ face: 'miner', persona: null });
    await rig.restart();
    const back = await rig.come('bob', code);
    expect(back.info.seats[1]?.face).toBe('miner');
    const anew = await rig.come('bob', code, { face: 'singer' });
    expect(anew.info.seats[1]?.face).toBe('singer');
    await anew.does({ type: 'face', face: null });
    expect(anew.info.seats[1]?.face).toBeNull();
  });

  test('a face that a guest brought is not shown at the seat any more once they leave it', async () => {
    const code = await rig.create();
    const ann = await rig.come('ann', code, { face: 'miner' });
    await ann.does({ type: 'sit', seat: 1 });
    expect(ann.info.seats[1]?.face).toBe('miner');
    await ann.does({ type: 'leave' });
    expect(ann.info.seats[1]?.face).toBeNull();
  });
});
