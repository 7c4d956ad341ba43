// Tests of commands to a running server through its control socket.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ControlCommands, listenForCommands, sendCommand } from './control-socket.ts';

test.each(['constructor', 'toString', '__proto__', 'dance', ''])(
  'the control socket refuses the unknown order "%s"',
  async (order) => {
    const folder = mkdtempSync(join(tmpdir(), 'posse-'));
    const server = await listenForCommands(folder, { backup: async (file) => `In ${file}.` });
    await expect(sendCommand(folder, order as keyof ControlCommands, 'a')).rejects.toThrow(
      `The server does not know "${order}".`,
    );
    expect(await sendCommand(folder, 'backup', 'a')).toBe('In a.');
    server?.close();
    rmSync(folder, { recursive: true });
  },
);
