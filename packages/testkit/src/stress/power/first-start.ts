// A server's first start, broken off at any point by a loss of power: the next start finds nothing, or something whole.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@posse/engine';
import { openSqliteStore } from '@posse/server/store';
import { ServerProcess } from '../server-process.ts';
import type { Shim } from '../shim.ts';
import { must } from '../stress-test.ts';
import { PowerSupply } from './power-supply.ts';
import { type Files, SimulatedDisk } from './simulated-disk.ts';

/** How often the power fails after each thing that was done. */
const TIMES = 4;
/** Characters of a secret that is whole. */
const SECRET = 43;

/** How many losses were tried. Throws StressTestFailed. */
export async function checkFirstStarts(shim: Shim): Promise<number> {
  const line = PowerSupply.with(shim);
  const server = await ServerProcess.start(line.settings);
  await server.kill();
  const deeds = line.deeds;
  await server.remove();
  line.remove();
  const random = randomFrom('beginnings');
  const disk = new SimulatedDisk([]);
  for (const [number, deed] of deeds.entries()) {
    disk.take(deed);
    for (let time = 0; time < TIMES; time++) {
      const trouble = await troubleWith(disk.afterLoss(random));
      must(trouble === null, () => `after a loss at ${number} of ${deeds.length} in its first start: ${trouble}`);
    }
  }
  return deeds.length * TIMES;
}

/** Why a server would not start with these files; null if it would. */
async function troubleWith(files: Files): Promise<string | null> {
  const secret = files.get('secret')?.length ?? SECRET;
  if (secret !== SECRET) return `the secret has ${secret} characters`;
  const folder = mkdtempSync(join(tmpdir(), 'posse-beginning-'));
  try {
    for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
    await openSqliteStore(join(folder, 'posse.db')).close();
    return null;
  } catch (error) {
    return `${error} (${[...files].map(([name, bytes]) => `${name}: ${bytes.length}`).join(', ')})`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
