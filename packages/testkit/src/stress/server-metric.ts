// Reads a metric of a server.

import type { ServerUnderTest } from './server-under-test.ts';

/** The sum of a metric over all processes of the server. */
export async function metric({ processes }: ServerUnderTest, name: string): Promise<number> {
  const numbers = processes.map(async (address) => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  });
  return (await Promise.all(numbers)).reduce((sum, number) => sum + number, 0);
}
