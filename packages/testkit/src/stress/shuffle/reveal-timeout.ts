// Ends the server's time to reveal on command.
// The module `reveal-timeout-plant.ts` inside the server receives the commands.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '../stress-test.ts';

/** Longer than any stress test, so that only the test ends the time to reveal. */
const REVEAL_MS = 600_000;
const PLANT = fileURLToPath(new URL('./reveal-timeout-plant.ts', import.meta.url));

export class ServerTime {
  private readonly folder = mkdtempSync(join(tmpdir(), 'posse-time-'));
  private readonly socket = join(this.folder, 'socket');

  /** Settings for the server's environment. `plants` are other modules to be loaded before it. */
  settings(plants: readonly string[]): Readonly<Record<string, string>> {
    return {
      POSSE_REVEAL_MS: String(REVEAL_MS),
      STRESS_TIME_SOCKET: this.socket,
      NODE_OPTIONS: [PLANT, ...plants].map((plant) => `--import=${plant}`).join(' '),
    };
  }

  /** Marks the starts that are open now: `pass` ends the time of these, and of no later one. */
  mark(): Promise<void> {
    return this.say('mark');
  }

  /** Ends the reveal timeout of the marked starts, if they are still open. */
  pass(): Promise<void> {
    return this.say('fire');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async say(command: string): Promise<void> {
    const line = connect(this.socket).end(command);
    let answer = '';
    line.on('data', (data) => {
      answer += String(data);
    });
    await once(line, 'close');
    must(answer === 'done', () => `the server does not take the command "${command}"`);
  }
}
