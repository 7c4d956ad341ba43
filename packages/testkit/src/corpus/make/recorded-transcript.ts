// Records every message of a short game with the client of this release.

import type { SocketLike } from '@posse/protocol';
import type { TranscriptLine } from '../client-transcript.ts';
import { makeTable, Person, playOn, until } from '../corpus-person.ts';
import { CLOCK, openServer } from './corpus-server.ts';

class Recorder {
  readonly lines: TranscriptLine[] = [];
  /** The latest socket of each person, by name. */
  private readonly sockets = new Map<string, SocketLike>();
  private readonly server: string;
  private readonly code: string;

  constructor(server: string, code: string) {
    this.server = server;
    this.code = code;
  }

  person(name: string, pass?: string): Person {
    return new Person(this.server, this.code, { name, ...(pass && { pass }) }, (url) => {
      const socket = new WebSocket(url);
      const send = socket.send.bind(socket);
      const recorded: SocketLike = {
        get readyState() {
          return socket.readyState;
        },
        send: (text) => {
          this.lines.push({ who: name, sent: JSON.parse(text) });
          send(text);
        },
        close: (code) => socket.close(code),
        addEventListener: (...given: unknown[]) => (socket.addEventListener as (...given: unknown[]) => void)(...given),
      };
      socket.addEventListener('message', ({ data }) => {
        this.lines.push({ who: name, heard: JSON.parse(String(data)) });
      });
      this.sockets.set(name, recorded);
      return recorded;
    });
  }

  /** Does something as this person, and waits until the table has handled it. */
  async step({ name, client }: Person, act: (verbs: Person['client']) => void): Promise<void> {
    act(client);
    await this.settle(name);
  }

  async settle(name: string): Promise<void> {
    const before = this.settled(name);
    this.sockets.get(name)?.send(JSON.stringify({ type: 'settle' }));
    while (this.settled(name) === before) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  private settled(name: string): number {
    return this.lines.filter(({ who, heard }) => who === name && heard?.type === 'settled').length;
  }
}

export async function makeTranscript(data: string): Promise<readonly TranscriptLine[]> {
  const { address, stop } = await openServer(data);
  const { code, pass } = await makeTable(address, { game: 'dice', plan: { seats: 4 }, clock: CLOCK });
  const recorder = new Recorder(address, code);
  const ann = await recorder.person('Ann', pass).isThere();
  const bea = await recorder.person('Bea').isThere();
  const cleo = await recorder.person('Cleo').isThere();

  // Before the game.
  await recorder.step(ann, (client) => client.sit(0));
  await recorder.step(bea, (client) => client.sit());
  await recorder.step(ann, (client) => client.rename('Anna'));
  await recorder.step(ann, (client) => client.face('fox'));
  await recorder.step(bea, (client) => client.say('table', 'Howdy.'));
  await recorder.step(bea, (client) => client.gesture('howdy'));
  await recorder.step(bea, (client) => client.gesture('nonsense'));
  await recorder.step(bea, (client) => client.automatic(true));
  await recorder.step(bea, (client) => client.move());
  await recorder.step(bea, (client) => client.start());
  await recorder.step(ann, (client) => client.arrange({ plan: { seats: 4, options: {} }, isPublic: true }));
  await recorder.step(ann, (client) => client.bot(2, 'greenhorn'));
  await recorder.step(ann, (client) => client.bot(2, 'nobody'));
  await recorder.step(ann, (client) => client.free(2));
  await recorder.step(ann, (client) => client.host(bea.client.you ?? ''));
  await recorder.step(bea, (client) => client.host(ann.client.you ?? ''));
  await recorder.step(cleo, (client) => client.leave());
  await recorder.step(cleo, (client) => client.claim(1));
  await recorder.step(ann, (client) => client.vouch(cleo.client.you ?? '', true));
  await recorder.step(ann, (client) => client.notYet());
  await recorder.step(bea, (client) => client.ready(true, { keep: true }));
  await recorder.step(bea, (client) => client.ready(true));

  // During the game, while everything waits.
  await recorder.step(ann, (client) => client.start());
  await until([ann, bea], () => ann.client.game !== null && bea.client.game !== null, 'the game is dealt');
  await recorder.step(ann, (client) => client.pause(true));
  await recorder.step(ann, (client) => client.roleSeen());
  await recorder.step(ann, (client) => client.explain({ kind: 'shoot', at: 2 }));
  await recorder.step(bea, (client) => client.quiet(true));
  await recorder.step(bea, (client) => client.moreTime());
  await recorder.step(bea, (client) => client.back());
  await recorder.step(cleo, (client) => client.sit(3));
  await recorder.step(ann, (client) => client.kick(cleo.client.you ?? ''));
  await until([cleo], () => cleo.client.status === 'stopped', 'a guest is sent away');
  await recorder.step(ann, (client) => client.pardon(cleo.client.you ?? ''));
  await recorder.step(ann, (client) => client.pause(false));
  await playOn([ann, bea]);

  // After the game.
  await recorder.step(bea, (client) => client.ready(true));
  await recorder.step(ann, (client) => client.again());
  await recorder.step(bea, (client) => client.leave());
  for (const { client } of [ann, bea, cleo]) client.stop();
  await stop();
  return recorder.lines;
}
