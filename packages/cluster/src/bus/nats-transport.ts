// Carries sealed packets over NATS. Packets sent while it is unreachable are lost.

import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import { type ConnectionOptions, connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { BadConfig } from '@posse/server/infrastructure';
import { type AccessPolicy, allowsOpenAccess } from '../access-policy.ts';
import { tlsProblem } from '../tls-errors.ts';
import { type Channel, subjectOf, type Transport, type TransportHandler } from './broker-interface.ts';

/** The interval of pings. A connection on which nobody answers is given up after about three. */
const PING_INTERVAL_MS = 1000;
const MAX_UNANSWERED_PINGS = 2;
const CONNECT_TIMEOUT_MS = 2000;
/** Wait between attempts to reconnect. The jitter keeps the nodes from reconnecting all at once. */
const MIN_RECONNECT_MS = 50;
const RECONNECT_JITTER_MS = 50;
const NO_RESPONDERS = 503;

export interface NatsSettings {
  /** The address, for example nats://host:4222, or several, separated by commas. */
  readonly url: string;
  readonly password: string | null;
  /** The file of the CA that signs the certificate of NATS; demands TLS. */
  readonly ca: string | null;
}

interface NatsLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

export class NatsTransport implements Transport {
  private readonly node: string;
  private readonly nats: NatsConnection;
  private readonly log: NatsLog;
  private isDisconnected = false;

  private constructor(node: string, nats: NatsConnection, log: NatsLog) {
    this.node = node;
    this.nats = nats;
    this.log = log;
    void this.watchStatus();
  }

  /**
   * Connects to NATS. Throws BadConfig if nobody answers, or if it lets anybody in and the policy does not allow that
   * there.
   */
  static async open(node: string, settings: NatsSettings, log: NatsLog, access: AccessPolicy): Promise<NatsTransport> {
    const nats = await NatsTransport.connected(node, settings);
    const { hostname } = new URL(`nats://${nats.getServer()}`);
    const wantsNobody = nats.info?.auth_required !== true && nats.info?.tls_verify !== true;
    if (wantsNobody && !allowsOpenAccess(access, hostname)) {
      await nats.close();
      throw new BadConfig(
        `NATS at ${addressesOf(settings.url).join(', ')} lets anybody in: set a user and a password in its nats.conf, and give them to this server. If nobody else reaches it, POSSE_OPEN_CLUSTER=1 uses it all the same.`,
      );
    }
    return new NatsTransport(node, nats, log);
  }

  private static async connected(node: string, settings: NatsSettings): Promise<NatsConnection> {
    try {
      return await connect({ ...optionsFrom(settings), name: node });
    } catch (error) {
      const [place, { message }] = [addressesOf(settings.url).join(', '), error as Error];
      throw new BadConfig(
        tlsProblem(`NATS at ${place}`, 'POSSE_BUS_CA', error) ??
          (/authoriz|authent/i.test(message)
            ? `NATS at ${place} does not let this server in (${message}): give its user in --bus, and the password in POSSE_BUS_PASSWORD or POSSE_BUS_PASSWORD_FILE.`
            : `NATS does not answer at ${place} (${message}): start it, or say where it is with --bus.`),
      );
    }
  }

  get isEncrypted(): boolean {
    const { tls_required: isRequired, tls_available: isAvailable } = this.nats.info ?? {};
    return isRequired === true || isAvailable === true;
  }

  async listen(handler: TransportHandler): Promise<void> {
    const on = (subject: string, hear: (message: Msg) => void): void => {
      this.nats.subscribe(subject, {
        callback: (error, message) => this.guard(() => error === null && hear(message)),
      });
    };
    for (const channel of ['node', 'ask', 'answer', 'all'] as const)
      on(subjectOf(channel, channel === 'all' ? null : this.node), ({ data }) => handler.receive(channel, data));
    on(`posse.nobody.${this.node}.*`, (message) => {
      if (message.headers?.code === NO_RESPONDERS) handler.noResponders(message.subject.split('.').at(-1) ?? '');
    });
    await this.nats.flush();
  }

  send(channel: Channel, node: string | null, bytes: Uint8Array): void {
    if (this.isDisconnected || this.nats.isClosed() || this.nats.isDraining()) return;
    const reply = channel === 'node' ? { reply: `posse.nobody.${this.node}.${node}` } : {};
    this.guard(() => this.nats.publish(subjectOf(channel, node), bytes, reply));
  }

  /** Sends what is queued, and disconnects. */
  async close(): Promise<void> {
    if (!this.isDisconnected) await this.nats.flush().catch(() => undefined);
    await this.nats.close();
  }

  /**
   * Runs a callback without letting it throw, which would end the client's reader. The numbers of the packets show what
   * was lost.
   */
  private guard(work: () => unknown): void {
    try {
      work();
    } catch (error) {
      this.log.warn({ err: error }, 'a message between nodes was lost');
    }
  }

  private async watchStatus(): Promise<void> {
    for await (const { type } of this.nats.status()) {
      if (type === 'disconnect') {
        this.isDisconnected = true;
        this.log.warn({}, 'the broker is away');
      } else if (type === 'reconnect') {
        this.isDisconnected = false;
        this.log.info({}, 'the broker is back');
      }
    }
  }
}

const addressesOf = (url: string): readonly string[] => url.split(',').map((each) => new URL(each).host);

/**
 * Options for checking certificates. The library checks a server with a numeric address as if it were localhost; a
 * certificate for any of the addresses is accepted.
 */
const identityCheck = (hosts: readonly string[]): object => ({
  checkServerIdentity: (_: string, certificate: PeerCertificate): Error | undefined => {
    const found = hosts.map((host) => checkServerIdentity(host.replace(/^\[|\]$/g, ''), certificate));
    return found.includes(undefined) ? undefined : found[0];
  },
});

/**
 * The options of a connection. The password may also come from a setting, so that it does not show in the list of
 * processes.
 */
function optionsFrom({ url, password, ca }: NatsSettings): ConnectionOptions {
  const urls = url.split(',').map((each) => new URL(each));
  const user = decodeURIComponent(urls[0]?.username ?? '');
  const pass = password ?? decodeURIComponent(urls[0]?.password ?? '');
  const isSecure = ca !== null || urls.some(({ protocol }) => protocol === 'tls:');
  return {
    servers: urls.map(({ host }) => host),
    ...(user !== '' ? { user, pass } : pass !== '' && { token: pass }),
    ...(isSecure && {
      tls: { ...(ca !== null && { caFile: ca }), ...identityCheck(urls.map(({ hostname }) => hostname)) },
    }),
    reconnect: true,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: () => MIN_RECONNECT_MS + Math.random() * RECONNECT_JITTER_MS,
    ignoreAuthErrorAbort: true,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: MAX_UNANSWERED_PINGS,
    timeout: CONNECT_TIMEOUT_MS,
  };
}
