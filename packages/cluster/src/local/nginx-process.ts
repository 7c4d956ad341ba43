// nginx with https in front of servers, with the files of docs/hosting.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-ports.ts';
import { filledIn } from './host-files.ts';
import { where } from './program-path.ts';
import { openProxy, proxyFolder, type RunningProxy } from './proxy-process.ts';

/** One server at the root of the host, and perhaps one at /posse/, each by its own address. */
export async function openNginx(root: string, beside: string | null = null): Promise<RunningProxy> {
  const folder = proxyFolder('nginx');
  const secure = await freePort();
  const file = writeNginxConfig(folder, { plain: await freePort(), secure, root, beside });
  return openProxy({
    folder,
    address: `https://localhost:${secure}`,
    command: where('nginx'),
    args: ['-p', folder, '-c', file, '-g', 'daemon off;'],
    certificate: () => readFileSync(join(folder, 'cert.pem'), 'utf8'),
  });
}

export interface NginxPlaces {
  /** Ports for http and https. */
  readonly plain: number;
  readonly secure: number;
  readonly root: string;
  readonly beside: string | null;
}

/** Writes all that nginx needs into the folder, and returns the path of its settings. */
export function writeNginxConfig(folder: string, { plain, secure, root, beside }: NginxPlaces): string {
  makeCertificate(folder);
  const second =
    beside === null ? '' : filledIn('hosting/nginx-path.conf', [[/127\.0\.0\.1:8081/, new URL(beside).host]]);
  // The files leave names, ports, the certificate and nginx's own settings to the host.
  const sites = filledIn('hosting/nginx.conf', [
    [/\/etc\/letsencrypt\/live\/posse\.example\/fullchain\.pem/, join(folder, 'cert.pem')],
    [/\/etc\/letsencrypt\/live\/posse\.example\/privkey\.pem/, join(folder, 'key.pem')],
    [/(?<=server_name )posse\.example/g, 'localhost'],
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${secure} ssl http2;`],
    [/127\.0\.0\.1:8080/, new URL(root).host],
    [/ {2}location \/ \{/, `${second}\n  location / {`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log stderr error; events {} http { access_log off; ${temporary.join(' ')}\n${sites}\n}\n`,
  );
  return file;
}

const makeCertificate = (folder: string): void =>
  void execFileSync(
    where('openssl'),
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', 'key.pem', '-out', 'cert.pem'],
    ],
    { cwd: folder, stdio: 'pipe' },
  );
