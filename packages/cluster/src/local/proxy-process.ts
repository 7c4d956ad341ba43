// Runs a private proxy with a self-signed certificate.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child-process.ts';
import { holdsWithin } from './leftover-processes.ts';

export interface RunningProxy {
  /** The address, for example https://localhost:20123 */
  readonly address: string;
  /** The certificate that a caller has to trust, as PEM. */
  readonly certificate: string;
  close(): Promise<void>;
}

interface ProxySettings {
  readonly folder: string;
  readonly address: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the certificate. Call it once the proxy answers. */
  readonly certificate: () => string;
}

const READY_TIMEOUT_MS = 60_000;

/** Makes a folder that the proxy's unprivileged account can enter. */
export function proxyFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `posse-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

export async function openProxy({
  folder,
  address,
  command,
  args,
  env,
  certificate,
}: ProxySettings): Promise<RunningProxy> {
  const log: string[] = [];
  const child = new Child({
    command,
    args,
    ...(env && { env }),
    ready: null,
    noted: (line) => {
      log.push(line);
      if (log.length > 50) log.shift();
    },
  });
  await child.start();
  const answers = await holdsWithin(READY_TIMEOUT_MS, async () => !child.isAlive || (await isAnswered(address)));
  if (!answers || !child.isAlive) throw new Error(`${command} does not start: ${log.slice(-5).join(' ')}`);
  return {
    address,
    certificate: certificate(),
    async close() {
      await child.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Is there any answer over https? The certificate is not trusted yet. */
const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    (error: unknown) => /self-signed|unable to (?:verify|get)/i.test(String((error as Error).cause)),
  );
