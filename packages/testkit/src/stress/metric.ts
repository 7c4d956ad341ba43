// What a server tells about itself.

import type { ServerUnderTest } from './server-under-test.ts';

/** One number, by its name, of all its processes together. */
export async function metric({ processes }: ServerUnderTest, name: string): Promise<number> {
  const numbers = processes.map(async (address) => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  });
  return (await Promise.all(numbers)).reduce((sum, number) => sum + number, 0);
}
