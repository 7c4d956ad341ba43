// Tests of posse serve in its own process, with posse verify as its client.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIN, posse } from '../testing/posse-command.ts';

const MOONSHINE = fileURLToPath(new URL('../../../../docs/house-cards/moonshine.ts', import.meta.url));
const ARGS = ['--conditions=source', MAIN];
const folder = mkdtempSync(join(tmpdir(), 'posse-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('posse serve', () => {
  async function opened(...flags: readonly string[]): Promise<{ child: ChildProcess; address: string }> {
    const data = join(folder, 'data');
    const args = [...ARGS, 'serve', '--port', '0', '--host', '127.0.0.1', '--data', data, ...flags];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    return { child, address: String(line).replace('Posse is open at ', '') };
  }

  test('posse serve starts, answers, knows no game of another name, and stops after a signal', async () => {
    const { child, address } = await opened();
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const { status, stderr } = await posse(['verify', 'nothing', '--server', address]);
    expect(status).toBe(2);
    expect(stderr).toContain('There is no game "nothing"');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('posse serve starts with house cards, but not with a file that a page could not load', async () => {
    const { child, address } = await opened('--with', MOONSHINE);
    expect(await (await fetch(`${address}/house/sets.json`)).json()).toMatchObject({
      sets: [{ id: 'house-moonshine' }],
    });
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    const path = join(folder, 'reads.ts');
    writeFileSync(path, `import 'node:fs';\n${readFileSync(MOONSHINE, 'utf8')}`);
    const { status, stderr } = await posse(['serve', '--port', '0', '--data', join(folder, 'data'), '--with', path]);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^posse: .* imports "node:fs", which a page can't: .*\.\n$/),
    ]);
  });

  test('posse serve explains faults in its settings', async () => {
    const saysOf = async (...flags: readonly string[]): Promise<string> => (await posse(['serve', ...flags])).stderr;
    expect(await saysOf('--port', 'http')).toContain('--port takes a whole number');
    expect(await saysOf('--keep-days', 'chat=3')).toContain('--keep-days takes a number of days');
    expect(await saysOf('--own-network', 'school')).toContain('--own-network takes addresses and networks');
    const { status, stderr } = spawnSync(process.execPath, [...ARGS, 'serve'], {
      encoding: 'utf8',
      env: { ...process.env, POSSE_PAUSE: 'long' },
    });
    expect(status).toBe(2);
    expect(stderr).toContain('POSSE_PAUSE takes a range of milliseconds');
  });
});
