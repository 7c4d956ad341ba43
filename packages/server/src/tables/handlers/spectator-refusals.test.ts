// Tests that a table refuses spectators as the table of messages says.

import { fromWire, MESSAGES, type MessageEntry, spectatorRefusal, type TableMessageType } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';
import { afterEach, expect, test } from 'vitest';
import type { Said } from '../../testing/recording-guest.ts';
import { Rig } from '../../testing/test-tables.ts';

let rig: Rig;
afterEach(() => rig.close());

const isForTable = (type: string, { sender }: MessageEntry): type is TableMessageType => sender !== 'connection';

test('a spectator of a running game is refused every message meant for players or the host', async () => {
  rig = new Rig();
  rig.slowBots();
  const { code } = await rig.deal(2, 'card', { seats: 4 });
  const spectator = await rig.come('spectator', code);
  const wrong: string[] = [];
  for (const [type, entry] of Object.entries(MESSAGES)) {
    if (!isForTable(type, entry)) continue;
    const codes = spectatorRefusal(type);
    const sample: Said = fromWire(MESSAGE_DOCS[type].sample);
    const refused = codes === null ? null : await spectator.does(sample);
    if (codes !== null && !codes.some((known) => known === refused)) wrong.push(`${type}: ${refused}`);
  }
  expect(wrong).toEqual([]);
});
