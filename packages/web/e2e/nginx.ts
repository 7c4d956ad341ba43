// A real nginx with https before servers of the tests, set up from the very files that docs/hosting shows.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shown = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../docs/hosting/${name}`, import.meta.url)), 'utf8');

export interface Nginx {
  /** Such as https://localhost:40123 */
  readonly address: string;
  close(): Promise<void>;
}

/** One server at the root of the host, and perhaps one at /posse/ beside it, each by its own port. */
export async function openNginx(program: string, root: string, beside: string | null): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'posse-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  makeCertificate(folder);
  writeFileSync(join(folder, 'nginx.conf'), configured(folder, plain, secure, root, beside));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await listening(child, secure);
  return {
    address: `https://localhost:${secure}`,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What the files leave to whoever uses them: names, ports, the certificate, and nginx's own settings around them. */
function configured(folder: string, plain: number, secure: number, root: string, beside: string | null): string {
  const second = beside === null ? '' : shown('nginx-path.conf').replace('127.0.0.1:8081', new URL(beside).host);
  const sites = shown('nginx.conf')
    .replaceAll('posse.example', 'localhost')
    .replace('/etc/letsencrypt/live/localhost/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/letsencrypt/live/localhost/privkey.pem', join(folder, 'key.pem'))
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;`)
    .replace('127.0.0.1:8080', new URL(root).host)
    .replace('  location / {', `${second}\n  location / {`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return `pid ${folder}/pid; error_log stderr error; events {} http { access_log off; ${temporary.join(' ')}\n${sites}\n}\n`;
}

const makeCertificate = (folder: string): void =>
  void execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'cert.pem'],
    ],
    { cwd: folder, stdio: 'pipe' },
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    try {
      await fetch(`http://127.0.0.1:${port}`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
