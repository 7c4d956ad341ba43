// Tests of the stages of `npm test`.

import { expect, test, vi } from 'vitest';
import { runStage } from '../../../scripts/test-stage.mjs';

const node = (script: string): string => `"${process.execPath}" -e "${script}"`;

function silenced(): { readonly printed: string[] } {
  const printed: string[] = [];
  const keep = (text: unknown): boolean => printed.push(String(text)) > 0;
  vi.spyOn(process.stdout, 'write').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  return { printed };
}

test('a stage of npm test prints its output under its name, and reports whether it passed', async () => {
  const { printed } = silenced();
  const passed = await runStage('greeting', node("console.log('hello')"));
  const failed = await runStage('refusal', node('process.exit(3)'));
  vi.restoreAllMocks();
  expect([passed.result, failed.result]).toEqual(['passed', 'failed']);
  expect(printed[0]).toBe('\n=== greeting ===\nhello\n');
  expect(printed.at(-1)).toBe('\nrefusal failed');
});

test.skipIf(process.platform === 'win32')(
  'a stage of npm test that hangs is ended with its children, and its output is printed',
  async () => {
    const { printed } = silenced();
    // The shell waits for a child that would survive if only the shell were killed.
    const { result } = await runStage('hang', node("console.log('here'); setInterval(() => undefined, 1000)"), {
      limit: 1000,
    });
    vi.restoreAllMocks();
    expect(result).toBe('failed');
    expect(printed.at(-1)).toBe('\nhang was ended: it took more than 1 seconds');
  },
);
