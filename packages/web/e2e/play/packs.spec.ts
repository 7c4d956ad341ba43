// Packs at a table, in links, files and QR codes, on paper, and hostile ones.

import { deflateRawSync } from 'node:zlib';
import { test as base, type Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { playOn } from '../support/card-player.ts';
import { expect, type Guest, test, welcome } from '../support/fixtures.ts';
import { openServer } from '../support/test-server.ts';

const TOKEN = 'the-token-of-whoever-runs-it';

const shot = { border: 'brown', aim: 'another player', play: [{ do: 'shoot' }], copies: '7♥ 8♥ 9♥ 10♥ J♥ Q♥' };

const packOf = (name: string, kind: object = shot, more: object = {}): object => ({
  posse: 1,
  kinds: { tornado: kind },
  face: { name: `Pack of ${name}`, author: 'Ann', things: { tornado: { name } } },
  ...more,
});

const fileOf = (pack: object) => ({
  name: 'mine.posse.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(pack)),
});

const linkOf = (text: string): string => `/pack#${deflateRawSync(Buffer.from(text)).toString('base64url')}`;

async function withExample(page: Page, example: string): Promise<void> {
  await page.locator('[data-act="add-pack"]').click();
  await page.locator(`[data-example="${example}"] button`).click();
  await page.locator('[data-act="play-with-pack"]').click();
}

base(
  'two people and bots play packs to the end, through a reload and a restart, with replay and proof',
  async ({ browser }) => {
    const server = await openServer(undefined, { POSSE_ADMIN_TOKEN: TOKEN });
    const guests: Guest[] = [];
    const come = async (name: string, seats?: number): Promise<Page> => {
      const guest = await welcome(browser, server.address, { name, ...(seats !== undefined && { seats }) }, {});
      guests.push(guest);
      return guest.page;
    };
    const ann = await come('Ann', 4);
    await ann.goto('/workshop');
    await makeCardCharacterAndEvent(ann);
    await ann.goto('/');
    await ann.locator('[data-act="open-table"]').click();
    await ann.locator('[data-act="add-pack"]').click();
    await ann.locator('[data-act="choose-pack"]').filter({ hasText: 'My pack' }).click();
    await ann.locator('[data-act="play-with-pack"]').click();
    await expect(ann.locator('[data-table-pack]')).toContainText('2 cards, 1 character, 1 event');
    await withExample(ann, 'riverboat');
    await expect(ann.locator('[data-table-pack]')).toHaveCount(2);

    // Bob reads the cards before sitting down.
    const bob = await come('Bob');
    await bob.goto(ann.url());
    const riverboat = bob.locator('[data-table-pack]').filter({ hasText: 'Riverboat' });
    await expect(riverboat).toContainText('By Posse · 16 cards, 6 characters, 9 events');
    await riverboat.locator('[data-act="see-pack"]').click();
    await expect(bob.locator('[data-thing="river-chart"]')).toContainText('Draw 3 cards, then discard 1 card');
    expect(await objectionsTo(bob)).toEqual([]);
    await bob.keyboard.press('Escape');
    await bob.locator('[data-act="sit"]').first().click();
    await bob.locator('[data-act="ready"]').click();
    await expect(ann.locator('[data-ready="true"]')).toHaveCount(1);

    // Another pack, from a file: nobody is ready any more.
    await ann.locator('[data-act="add-pack"]').click();
    await ann.locator('[data-act="pack-file"]').setInputFiles(fileOf(packOf('River Char7')));
    await expect(ann.locator('[data-refused-pack]')).toContainText('“River Char7” looks like “River Chart”.');
    await ann.locator('[data-act="pack-file"]').setInputFiles(fileOf(packOf('Tornado')));
    await ann.locator('[data-act="play-with-pack"]').click();
    await expect(bob.locator('[data-table-pack]')).toHaveCount(3);
    await expect(ann.locator('[data-ready="true"]')).toHaveCount(0);
    await ann.locator('[data-act="start"]').click();

    let clicks = 0;
    const annPlays = async (): Promise<void> => {
      await playOn(ann, () => clicks++ > 4);
      await server.stop();
      await server.start();
      await ann.reload();
      await playOn(ann);
    };
    await Promise.all([annPlays(), playOn(bob)]);

    for (const page of [ann, bob]) {
      await page.locator('[data-act="proof"]').click();
      await expect(page.getByText('Fair: the shuffle was fixed before anyone saw a card')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await ann.locator('[data-act="replay"]').click();
    await ann.locator('[data-screen="replay"] input[type="range"]').fill('40');
    await expect(ann.locator('[data-screen="replay"] [data-spot="felt"]')).toBeVisible();
    await rulesShowPacksOf(bob);
    await operatorBars(await come('Eve'), 'Pack of Tornado');
    for (const { context, complaints } of guests) {
      // The server was away for a moment.
      expect(complaints.filter((complaint) => !/ERR_CONNECTION_REFUSED|WebSocket|503/.test(complaint))).toEqual([]);
      await context.close();
    }
    await server.close();
  },
);

/** Makes a pack in the workshop, by clicks alone. */
async function makeCardCharacterAndEvent(page: Page): Promise<void> {
  for (const [part, spot, choice] of [
    ['kinds', 'add', 'shoot'],
    ['characters', 'hooks', 'wounded'],
    ['events', 'hooks', 'drawCount'],
  ] as const) {
    await page.locator(`[data-new="${part}"]`).click();
    await page.locator(`[data-spot-of="${spot}"]`).click();
    await page.locator(`[data-choice="${choice}"]`).click();
    await expect(page.locator('[data-playable="true"]')).toBeVisible();
    await page.locator('[data-act="to-pack"]').click();
  }
  await expect(page.locator('[data-thing]')).toHaveCount(3);
}

/** The rules of this table, which the menu opens, have the cards of its packs. */
async function rulesShowPacksOf(page: Page): Promise<void> {
  const code = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/rules/card/cards?table=${code}`);
  for (const card of ['River Chart', 'Tornado', 'My card'])
    await expect(page.getByRole('heading', { name: card, exact: true })).toBeVisible();
  await page.goto(`/rules/card/events?table=${code}`);
  await expect(page.getByRole('heading', { name: 'The Boiler Bursts' })).toBeVisible();
}

async function operatorBars(page: Page, pack: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin token').fill(TOKEN);
  await page.getByLabel('Admin token').press('Enter');
  await page.locator('[data-table] summary').click();
  await page.getByRole('button', { name: `Bar the pack: ${pack}` }).click();
  await page.getByRole('button', { name: 'Bar it' }).click();
  await expect(page.locator('[data-barred]')).toHaveCount(1);
  expect(await objectionsTo(page)).toEqual([]);
  await page.locator('[data-act="allow-pack"]').click();
  await expect(page.locator('[data-barred]')).toHaveCount(0);
}

test('a pack goes from a link into the workshop, out as a link, a QR code and a file, and onto paper', async ({
  cachedPage: page,
}) => {
  const pack = packOf('Tornado');
  await page.goto(linkOf(JSON.stringify(pack)));
  await expect(page.getByRole('heading', { name: 'Pack of Tornado' })).toBeVisible();
  await expect(page.locator('[data-thing="tornado"]')).toContainText('At any other player');
  expect(await objectionsTo(page)).toEqual([]);
  // Nothing was stored yet.
  expect(await page.evaluate(() => indexedDB.databases().then((all) => all.map(({ name }) => name)))).not.toContain(
    'posse-packs',
  );
  await page.locator('[data-act="share-pack"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  const link = await dialog.getByLabel('Link to this pack').inputValue();
  const saving = page.waitForEvent('download');
  await dialog.locator('[data-act="save-pack"]').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('pack-of-tornado.posse.json');
  expect(await objectionsTo(page)).toEqual([]);

  // The link that was made leads to the same pack.
  await page.goto(`/pack${new URL(link).hash}`);
  await page.reload();
  await page.locator('[data-act="keep-pack"]').click();
  await expect(page.locator('[data-screen="workshop-pack"] [data-thing="tornado"]')).toBeVisible();
  await page.locator('[data-act="print-pack"]').click();
  await expect(page.locator('[data-sheet]')).toHaveCount(2);
  expect(await objectionsTo(page)).toEqual([]);
  await page.locator('[data-choice="a4"]').check();
  expect(await pagesIn(page)).toEqual(['595 842', '595 842']);
  await page.locator('[data-choice="letter"]').check();
  await page.locator('[data-act="with-backs"]').uncheck();
  expect(await pagesIn(page)).toEqual(['612 792']);

  // At a solo table, the saved file is the same pack as the one of the workshop.
  await page.goBack();
  await page.locator('[data-act="play-pack"]').click();
  await page.locator('[data-screen="table"]').waitFor();
  await page.locator('[data-act="menu"]').click();
  await expect(page.locator('[data-table-pack]')).toContainText('Pack of Tornado');
});

/** The sizes of the pages of the PDF that the browser makes of this page, in points. */
async function pagesIn(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round(Number(points))).join(' '),
  );
}

test('two packs that together would leave nobody a BANG! are not added to one table', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' });
  const drought = (name: string, suits: readonly string[]): object => ({
    posse: 1,
    events: { drought: { final: true, power: { forbids: [{ cards: { bang: true, suits } }] } } },
    face: { name: `Pack of ${name}`, things: { drought: { name } } },
  });
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  const add = async (pack: object): Promise<void> => {
    await page.locator('[data-act="add-pack"]').click();
    await page.locator('[data-act="pack-file"]').setInputFiles(fileOf(pack));
  };
  await add(drought('Dry Spell', ['hearts', 'diamonds']));
  await page.locator('[data-act="play-with-pack"]').click();
  await expect(page.locator('[data-table-pack]')).toHaveCount(1);
  await add(drought('Wet Powder', ['clubs', 'spades']));
  await expect(page.locator('[data-refused-pack]')).toContainText(
    'With the other packs of this table, a game might never end.',
  );
  await expect(page.locator('[data-act="play-with-pack"]')).toHaveCount(0);
});

test('hostile packs are refused with a sentence, and nothing of them is shown', async ({ cachedPage: page }) => {
  const deep = `${'['.repeat(6000)}${']'.repeat(6000)}`;
  for (const [text, sentence] of [
    [JSON.stringify(packOf('<img src=x onerror=alert(1)>')), 'A name or a text in this pack is too long, or has'],
    [JSON.stringify(packOf('Tor\u202enado')), 'A name or a text in this pack'],
    [JSON.stringify(packOf('ВЕЕR')), 'A name or a text in this pack'],
    [JSON.stringify(packOf('B33r')), '“B33r” looks like “Beer”.'],
    [JSON.stringify(packOf('Birra')), '“Birra” looks like “Birra”.'],
    [' '.repeat(10_000_000), 'This is too large for a pack'],
    [deep, 'This is not written as a pack should be.'],
    ['{"posse":', 'This is no pack, or it is damaged.'],
    ['{"posse":2}', 'This pack was made with a newer version of Posse.'],
    [JSON.stringify({ ...packOf('Tornado'), code: 'alert(1)' }), 'This is not written as a pack should be.'],
    [
      JSON.stringify(
        packOf('Tornado', {
          border: 'blue',
          power: { emptied: [{ do: 'discard', who: 'all', cards: 1 }] },
          copies: '7♥',
        }),
      ),
      'A game with this pack might never end.',
    ],
  ] as const) {
    await page.goto('/');
    await page.goto(linkOf(text));
    await expect(page.locator('[data-refused-pack]')).toContainText(sentence);
    await expect(page.locator('[data-pack-view]')).toHaveCount(0);
  }
  for (const broken of ['/pack', '/pack#', '/pack#%%%', `/pack#${'A'.repeat(100_000)}`]) {
    await page.goto('/');
    await page.goto(broken);
    await expect(page.locator('[data-refused-pack]')).toBeVisible();
  }
});
