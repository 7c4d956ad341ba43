// Floods of well-formed requests and messages from one address, as fast as the server allows.

import { setTimeout as pause } from 'node:timers/promises';
import { PACKS, PROTOCOL_VERSION } from '@posse/protocol';
import { FloodConnection, type FloodCounts } from './flood-connection.ts';

export interface Target {
  readonly address: string;
  /** The codes of other players' tables, which anybody may watch. */
  readonly codes: readonly string[];
}

/** Connections for each kind of attack. */
const CONNECTIONS_OF_A_KIND = 3;
/** Milliseconds between two messages of a joined connection: far more than the limit allows. */
const MESSAGE_INTERVAL_MS = 10;
/** Milliseconds until a handshake is abandoned. */
const HANDSHAKE_MS = 5;
const WISH = {
  game: 'card',
  plan: { seats: 7, bot: 'gunslinger' },
  clock: { answer: 86_400, bank: 86_400 },
  isPublic: true,
};

/** A pack that is as costly to check as one can be, in parts. */
const PACK_PARTS: readonly string[] = partsOf(JSON.stringify(largePack()));

function largePack(): object {
  const play = Array.from({ length: 12 }, () => ({ do: 'shoot' }));
  const keys = Array.from({ length: 24 }, (_, number) => `kind-${number}`);
  const kinds = keys.map((key) => [key, { border: 'brown', aim: 'another player', play, copies: '7♥ 8♥' }]);
  const things = keys.map((key) => [key, { name: `Nuisance ${key}` }]);
  return { posse: 1, kinds: Object.fromEntries(kinds), face: { name: 'Nuisance', things: Object.fromEntries(things) } };
}

function partsOf(text: string): readonly string[] {
  const count = Math.ceil(text.length / PACKS.partLength);
  return Array.from({ length: count }, (_, place) =>
    text.slice(place * PACKS.partLength, (place + 1) * PACKS.partLength),
  );
}

export async function flood(target: Target, harvest: FloodCounts): Promise<void> {
  const attacks = new Attacks(target, harvest);
  await Promise.all(
    attacks.all.flatMap((attack) => Array.from({ length: CONNECTIONS_OF_A_KIND }, (_, hand) => attack(hand))),
  );
}

class Attacks {
  /** All attacks, each a loop that one connection runs. */
  readonly all: readonly ((hand: number) => Promise<void>)[] = [
    () => this.ask('POST /api/tables', JSON.stringify(WISH)),
    () => this.ask('GET /api/tables'),
    () => this.ask('GET /api/rules/card'),
    () => this.ask('GET /healthz'),
    () => this.ask('POST /api/tables', `{"game":"${'x'.repeat(15_000)}"}`),
    (hand) => this.ask(`GET /api/tables/GUESS${hand}`),
    (hand) => this.come(hand),
    () => this.sayNothing(),
    (hand) => this.chatter(hand, (number) => ({ type: 'rename', name: `Nuisance ${number}` })),
    (hand) => this.chatter(hand, (number) => ({ type: 'face', face: `f${number}` })),
    (hand) => this.chatter(hand, () => ({ type: 'say', channel: 'watchers', text: 'x'.repeat(400) })),
    (hand) => this.chatter(hand, () => ({ type: 'gesture', gesture: 'howdy' })),
    (hand) => this.chatter(hand, () => ({ type: 'predict', side: 'law' })),
    (hand) => this.chatter(hand, () => ({ type: 'report', line: 1 })),
    (hand) => this.chatter(hand, () => ({ type: 'ping' })),
    (hand) => this.chatter(hand, (number) => ({ type: 'story', before: 1 + ((number * 50) % 1000) })),
    (hand) => this.chatter(hand, () => 'nonsense'),
    (hand) => this.chatter(hand, () => `{"type":"say","text":"${'x'.repeat(8000)}"}`),
    (hand) => this.chatter(hand, () => ({ type: 'report-pack', pack: '0'.repeat(64) })),
    () => this.playAlone(),
    () => this.addPacks(),
    () => this.ring(),
  ];
  private readonly target: Target;
  private readonly harvest: FloodCounts;

  constructor(target: Target, harvest: FloodCounts) {
    this.target = target;
    this.harvest = harvest;
  }

  private call(): FloodConnection {
    return new FloodConnection(this.target.address, this.harvest);
  }

  private codeFor(hand: number): string {
    return this.target.codes[hand % this.target.codes.length] as string;
  }

  /** Sends one request after the other, on a new connection whenever the last one is closed. */
  private async ask(head: string, body = ''): Promise<void> {
    for (;;) {
      const call = this.call();
      while (!call.isClosed) await call.request(head, body);
      call.hangUp();
      await pause(1);
    }
  }

  private async joined(code: string, pass?: string): Promise<FloodConnection | null> {
    const call = this.call();
    if (!(await call.open())) {
      call.hangUp();
      await pause(1);
      return null;
    }
    call.say({ type: 'join', version: PROTOCOL_VERSION, table: code, name: 'Nuisance', pass });
    await call.until(() => call.body !== '');
    return call;
  }

  /** Joins and leaves other players' tables without end. */
  private async come(hand: number): Promise<void> {
    for (;;) (await this.joined(this.codeFor(hand)))?.hangUp();
  }

  /** Opens connections that never join. */
  private async sayNothing(): Promise<void> {
    for (;;) {
      const call = this.call();
      if (!(await call.open())) call.hangUp();
      await pause(1);
    }
  }

  /** Sends messages to the table of other players without end. */
  private async chatter(hand: number, message: (number: number) => object | string): Promise<void> {
    for (;;) {
      const call = await this.joined(this.codeFor(hand));
      for (let number = 0; call !== null && !call.isClosed; number++) {
        call.say(message(number));
        await pause(MESSAGE_INTERVAL_MS);
      }
      call?.hangUp();
    }
  }

  /** Opens tables, and starts games of bots there. */
  private async playAlone(): Promise<void> {
    for (;;) {
      const asking = this.call();
      await asking.request('POST /api/tables', JSON.stringify(WISH));
      asking.hangUp();
      const code = /"code":"(\w+)"/.exec(asking.body)?.[1];
      const pass = /"pass":"([^"]+)"/.exec(asking.body)?.[1];
      const call = code === undefined ? null : await this.joined(code, pass);
      for (const type of ['sit', 'start', 'leave']) call?.say({ type });
      await pause(code === undefined ? 1 : 50);
      call?.hangUp();
    }
  }

  /** Adds packs of the largest size to a table of their own, one after the other. */
  private async addPacks(): Promise<void> {
    for (;;) {
      const asking = this.call();
      await asking.request('POST /api/tables', JSON.stringify(WISH));
      asking.hangUp();
      const code = /"code":"(\w+)"/.exec(asking.body)?.[1];
      const pass = /"pass":"([^"]+)"/.exec(asking.body)?.[1];
      const call = code === undefined ? null : await this.joined(code, pass);
      for (let number = 0; call !== null && !call.isClosed; number++) {
        const part = number % PACK_PARTS.length;
        call.say({ type: 'add-pack', text: PACK_PARTS[part], part, last: part === PACK_PARTS.length - 1 });
        await pause(MESSAGE_INTERVAL_MS);
      }
      await pause(1);
    }
  }

  /** Opens connections and closes them at once, some hundred times a second. More is a matter for firewalls. */
  private async ring(): Promise<void> {
    for (;;) {
      const call = this.call();
      await pause(HANDSHAKE_MS);
      call.hangUp();
    }
  }
}
