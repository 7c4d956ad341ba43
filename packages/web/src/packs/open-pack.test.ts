// Tests of opening packs from links, files and texts.

import { deflateRawSync } from 'node:zlib';
import { identityOf, type Pack } from '@posse/card/packs';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from './examples/example-packs.ts';
import { acceptable, packFrom, packFromFile, packFromLink } from './open-pack.ts';
import { linkTo } from './pack-link.ts';
import { PackRefused } from './pack-refusal.ts';

const packWith = (key: string, name: string, kind: object): Pack =>
  ({
    posse: 1,
    kinds: { [key]: kind },
    characters: {},
    events: {},
    face: { name: `Pack of ${name}`, things: { [key]: { name } } },
  }) as unknown as Pack;

const SHOT = { border: 'brown', aim: 'another player', play: [{ do: 'shoot' }], copies: '7♥' };
const TORNADO = packWith('tornado', 'Tornado', SHOT);

const fragmentOf = (text: string): string => deflateRawSync(Buffer.from(text)).toString('base64url');

async function refusal(open: () => unknown): Promise<string> {
  try {
    await open();
  } catch (error) {
    if (error instanceof PackRefused) return error.code;
    throw error;
  }
  return 'none';
}

describe('a link with a pack', () => {
  test.each(EXAMPLES)('leads to the example $id again, without any change', async ({ pack }) => {
    const opened = await packFromLink(`https://posse.example${await linkTo(pack)}`);
    expect(identityOf(opened)).toEqual(identityOf(acceptable(pack)));
  });

  test('has letters that addresses keep as they are', async () => {
    expect(await linkTo(TORNADO)).toMatch(/^\/pack#[\w-]+$/);
  });

  test.each([
    ['inflates to ten megabytes', fragmentOf(' '.repeat(10_000_000)), 'too-large'],
    ['inflates to a little more than a pack may have', fragmentOf(' '.repeat(12_289)), 'too-large'],
    ['is endless', 'A'.repeat(1_000_000), 'too-large'],
    ['is cut off', fragmentOf(JSON.stringify(TORNADO)).slice(0, -9), 'broken'],
    ['is no base64', '%%%', 'broken'],
    ['is empty', '', 'broken'],
    ['holds bytes that are no text', deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url'), 'broken'],
    ['holds no JSON', fragmentOf('{"posse":'), 'broken'],
    ['holds other JSON', fragmentOf('[1]'), 'form'],
    ['holds a pack of a later version', fragmentOf('{"posse":2}'), 'newer'],
  ])('is refused if it %s', async (_how, fragment, code) => {
    expect(await refusal(() => packFromLink(`#${fragment}`))).toBe(code);
  });
});

describe('a pack', () => {
  test('is opened from a file with spaces, and a large file is not even read', async () => {
    expect((await packFromFile(new Blob([JSON.stringify(TORNADO, null, 2)]))).face.name).toBe('Pack of Tornado');
    expect(await refusal(() => packFromFile(new Blob(['x'.repeat(100_000)])))).toBe('too-large');
  });

  test.each([
    ['markup in a name', packWith('x', '<b>Tornado</b>', SHOT), 'texts'],
    ['the name of our card in other letters', packWith('x', 'B33r', SHOT), 'mistaken'],
    [
      'a circle of reactions',
      packWith('x', 'Tornado', {
        border: 'blue',
        power: { emptied: [{ do: 'discard', who: 'all', cards: 1 }] },
        copies: '7♥',
      }),
      'circles',
    ],
    ['a key that would change all objects', JSON.parse('{"posse":1,"kinds":{"__proto__":{}},"face":{}}'), 'form'],
  ])('is refused if it has %s', async (_what, pack, code) => {
    expect(await refusal(() => packFrom(JSON.stringify(pack)))).toBe(code);
  });

  test('is refused beside another one with a name that looks alike', async () => {
    const other = packWith('storm', 'T0rnado', SHOT);
    expect(await refusal(() => acceptable(other, [TORNADO]))).toBe('mistaken');
  });

  test('is refused beside another one if both together could keep a game from ending', async () => {
    const ban = (suits: readonly string[]) => ({
      border: 'blue',
      aim: 'anybody',
      power: { forbids: [{ cards: { kind: 'bang', suits } }] },
      copies: '7♥',
    });
    const red = packWith('red', 'Red Light', ban(['hearts', 'diamonds']));
    const black = packWith('black', 'Black Out', ban(['clubs', 'spades']));
    expect(await refusal(() => acceptable(red))).toBe('none');
    expect(await refusal(() => acceptable(black))).toBe('none');
    expect(await refusal(() => acceptable(black, [red]))).toBe('together');
  });
});
