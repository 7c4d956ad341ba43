// A local npm registry with our tarballs, which redirects for all other packages.
// With it, `npm install posse` works as in the documents, although nothing is published.

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';

export interface Registry {
  /** For example http://127.0.0.1:40123/ */
  readonly address: string;
  close(): void;
}

export async function openRegistry(tarballs: readonly string[]): Promise<Registry> {
  // The registry in the settings of the current user.
  const others = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  const files = new Map(tarballs.map((file) => [basename(file), file]));
  const manifests = new Map(tarballs.map((file) => [nameOf(file), file]));
  const server = createServer(({ url = '/' }, reply) => {
    const path = decodeURIComponent(url.slice(1));
    const [tarball, described] = [files.get(path), manifests.get(path)];
    if (tarball !== undefined) reply.end(readFileSync(tarball));
    else if (described !== undefined) reply.end(JSON.stringify(packument(described, address)));
    else reply.writeHead(302, { location: new URL(url.slice(1), others).href }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The registry has no port.');
  const address = `http://127.0.0.1:${bound.port}/`;
  return { address, close: () => void server.close() };
}

const manifestIn = (file: string): { readonly name: string; readonly version: string } =>
  JSON.parse(execFileSync('tar', ['-xOzf', file, 'package/package.json'], { encoding: 'utf8' }));

const nameOf = (file: string): string => manifestIn(file).name;

function packument(file: string, address: string) {
  const manifest = manifestIn(file);
  const { name, version } = manifest;
  const dist = { tarball: `${address}${basename(file)}` };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
