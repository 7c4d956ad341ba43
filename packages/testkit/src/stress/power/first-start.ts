// Cuts the power at every point of a server's first start.
// The next start must find nothing, or something complete.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@posse/engine';
import { openSqliteStore } from '@posse/store/sqlite';
import type { Shim } from '../call-interceptors.ts';
import { ServerProcess } from '../server-process.ts';
import { must } from '../stress-test.ts';
import { PowerSupply } from './power-supply.ts';
import { type Files, SimulatedDisk } from './simulated-disk.ts';

/** How often the power fails after each file operation. */
const LOSSES_AFTER_EACH = 4;
/** The length of a complete secret. */
const SECRET_LENGTH = 43;

/** Checks first starts. Returns the number of power losses. Throws StressTestFailed. */
export async function checkFirstStarts(shim: Shim): Promise<number> {
  const line = PowerSupply.with(shim);
  const server = await ServerProcess.start(line.settings);
  await server.kill();
  const operations = line.operations;
  await server.remove();
  line.remove();
  const random = randomFrom('beginnings');
  const disk = new SimulatedDisk([]);
  for (const [number, operation] of operations.entries()) {
    disk.take(operation);
    for (let time = 0; time < LOSSES_AFTER_EACH; time++) {
      const trouble = await faultIn(disk.afterLoss(random));
      must(trouble === null, () => `after a loss at ${number} of ${operations.length} in its first start: ${trouble}`);
    }
  }
  return operations.length * LOSSES_AFTER_EACH;
}

/** The reason why a server would not start with these files; null if it would. */
async function faultIn(files: Files): Promise<string | null> {
  const secret = files.get('secret')?.length ?? SECRET_LENGTH;
  if (secret !== SECRET_LENGTH) return `the secret has ${secret} characters`;
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
