// Files with house cards in a folder of their own, for tests.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'posse-house-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export function houseFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A set with ten copies of a card that has the same name in every set, and another effect in each. */
export const elixirFile = (id: string, does: string): string =>
  houseFile(
    `${id}.ts`,
    `import { draw, heal, houseSet, hurt, type Seat } from '@posse/card/house';
const does = (me: Seat) => [${does}];
void [draw, heal, hurt];
export default houseSet({
  id: '${id}',
  kinds: { elixir: { border: 'brown', play: (_t, me) => does(me) } },
  deck: { elixir: '2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥' },
  texts: { set: { name: 'Elixir', text: 'An elixir.' }, cards: { elixir: { name: 'Elixir', text: 'Who knows.' } } },
});
`,
  );
