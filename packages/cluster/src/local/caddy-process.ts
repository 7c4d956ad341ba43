// Caddy with https in front of a server, with the Caddyfile of docs/hosting.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-ports.ts';
import { filledIn } from './host-files.ts';
import { where } from './program-path.ts';
import { openProxy, proxyFolder, type RunningProxy } from './proxy-process.ts';

export async function openCaddy(root: string): Promise<RunningProxy> {
  const folder = proxyFolder('caddy');
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  // No certificate is requested, nothing is installed on this machine, and port 80 stays free.
  const around = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n';
  const site = filledIn('hosting/Caddyfile', [
    [/^\{\n/m, around],
    [/^posse\.example \{\n/m, `localhost:${port} {\n\tbind 127.0.0.1\n\ttls internal\n`],
    [/127\.0\.0\.1:8080/, new URL(root).host],
  ]);
  writeFileSync(file, site);
  return openProxy({
    folder,
    address: `https://localhost:${port}`,
    command: where('caddy'),
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    // Caddy's folders for certificates and settings.
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    certificate: () => readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8'),
  });
}
