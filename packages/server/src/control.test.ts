import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { giveOrder, listenForOrders, type Orders } from './control.ts';

test.each(['constructor', 'toString', '__proto__', 'dance', ''])(
  'an order "%s" that nobody knows is refused',
  async (order) => {
    const folder = mkdtempSync(join(tmpdir(), 'posse-'));
    const server = await listenForOrders(folder, { backup: async (file) => `In ${file}.` });
    await expect(giveOrder(folder, order as keyof Orders, 'a')).rejects.toThrow(`The server does not know "${order}".`);
    expect(await giveOrder(folder, 'backup', 'a')).toBe('In a.');
    server?.close();
    rmSync(folder, { recursive: true });
  },
);
