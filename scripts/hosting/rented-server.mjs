// Follows docs/rented.md in a folder that stands for the machine, behind a real Caddy.
// Packages of Debian are not installed, and systemd is not there: its unit says what is started.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openCaddy } from '../../packages/cluster/src/local/index.ts';
import { unitFrom } from '../../packages/testkit/src/hosting/systemd-unit-parser.ts';
import { cleanEnvironment, ended } from '../../packages/testkit/src/hosting/user-shell.ts';
import { trust } from './evening-behind-nginx.mjs';
import { played } from './host-files.mjs';
import { Served } from './installed-server.mjs';

const DOCUMENT = 'docs/rented.md';
const MAX_COMMANDS = 12;

/** @param {import('../hosting-test.mjs').Place} place */
export async function onRentedMachine({ tarballs }) {
  const root = mkdtempSync(join(tmpdir(), 'posse-rented-'));
  const inRoot = (/** @type {string} */ text) => text.replaceAll(/(?<=^|\s)\/(etc|opt)\b/g, `${root}/$1`);
  for (const folder of ['root', 'etc/systemd/system', 'etc/caddy', 'var/lib/posse'])
    mkdirSync(join(root, folder), { recursive: true });
  // The tarballs are packed already, from this very tree.
  symlinkSync(dirname(tarballs[0] ?? ''), join(root, 'root/tarballs'));
  // The Node of Debian is older than the one that Posse needs, so that of the document has to do.
  const env = {
    ...cleanEnvironment(join(root, 'root')),
    PATH: `/usr/local/bin:/usr/bin:/bin:${dirname(process.execPath)}`,
  };
  const commands = commandsIn();
  if (commands.length > MAX_COMMANDS) throw new Error(`${DOCUMENT} has ${commands.length} commands.`);
  let cwd = join(root, 'root');
  const machine = new Machine(root);
  for (const command of commands) {
    if (/^apt-get install |^npm run pack -- \.\.\/tarballs$/.test(command)) continue;
    if (command.startsWith('git clone ')) copyHosting(join(cwd, 'posse'));
    else if (command.startsWith('cd ')) cwd = resolve(cwd, inRoot(command).slice('cd '.length));
    else if (command === 'systemctl enable --now posse') await machine.startPosse();
    else if (command === 'systemctl reload caddy') await machine.startCaddy();
    else {
      const typed = inRoot(command).replace('https://posse.example', machine.address);
      const { status, said } = await ended(typed, { cwd, env: { ...env, ...machine.env } });
      if (status !== 0) throw new Error(`\`${command}\` ended with ${status}:\n${said}`);
    }
  }
  const answers = await played(machine.address);
  await machine.stop();
  rmSync(root, { recursive: true, force: true });
  return `${commands.length} commands, and ${answers} answers over wss`;
}

class Machine {
  /** @type {Served | null} */
  server = null;
  /** @type {Awaited<ReturnType<typeof openCaddy>> | null} */
  caddy = null;
  /** @type {Record<string, string>} */
  env = {};

  /** @param {string} root */
  constructor(root) {
    this.root = root;
  }

  get address() {
    return this.caddy?.address ?? '';
  }

  async startPosse() {
    const { command } = unitFrom(readFileSync(join(this.root, 'etc/systemd/system/posse.service'), 'utf8'));
    this.server = await Served.in(join(this.root, 'var/lib/posse'));
    await this.server.start({ program: join(this.root, command[0] ?? ''), args: [] });
  }

  async startCaddy() {
    const file = readFileSync(join(this.root, 'etc/caddy/Caddyfile'), 'utf8');
    if (file !== readFileSync('docs/hosting/Caddyfile', 'utf8'))
      throw new Error(`${DOCUMENT} changes more of the Caddyfile than the name.`);
    this.caddy = await openCaddy(this.server?.address ?? '');
    trust(this.caddy.certificate);
    const certificate = join(this.root, 'trusted.pem');
    writeFileSync(certificate, this.caddy.certificate);
    this.env = {
      NODE_EXTRA_CA_CERTS: certificate,
      HOST: '127.0.0.1',
      PORT: String(this.server?.port),
      POSSE_DATA: this.server?.data ?? '',
      POSSE_TRUST_PROXY: '1',
    };
  }

  async stop() {
    await this.caddy?.close();
    await this.server?.stop();
  }
}

/** @param {string} clone */
function copyHosting(clone) {
  mkdirSync(join(clone, 'docs/hosting'), { recursive: true });
  for (const name of ['posse.service', 'Caddyfile'])
    copyFileSync(join('docs/hosting', name), join(clone, 'docs/hosting', name));
}

const commandsIn = () => (/```sh\n(.*?)```/s.exec(readFileSync(DOCUMENT, 'utf8'))?.[1] ?? '').trim().split('\n');
