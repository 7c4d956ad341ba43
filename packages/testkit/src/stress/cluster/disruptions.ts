// The blows that a town must stand: each says from which moments on people were looked at, and for how long nothing could go on anyway.

import { must } from '../stress-test.ts';
import { anyOf } from './cluster-server.ts';
import type { ClusterSetup, Ways } from './cluster-setup.ts';
import { ForeignClient } from './foreign-client.ts';
import type { Direction } from './relay.ts';
import type { Moment } from './stalls.ts';

export interface Disruption {
  readonly moments: readonly Moment[];
  /** In milliseconds. */
  readonly down: number;
}

type Strike = (scene: ClusterSetup) => Promise<Disruption>;

/** Milliseconds. Far more than it ever takes on a busy machine: whoever sees nothing for so long was forgotten, and only a line that was cut by chance has helped him. */
const LONGEST = 15_000;
/** Shorter texts may occur in encrypted packets by chance. */
const MIN_SECRET_LENGTH = 6;
/** Words of packets, of people and of games, hands among them. */
const WORDS = ['"items"', '"beat"', '"kind"', '"guest"', '"name"', '"view"', '"hand"', '"cards"', '"token"'];
/** In seconds. */
const HOUR = 3600;
const JUMPS = [-10 * 365 * 24 * HOUR, -24 * HOUR, -HOUR, HOUR, 24 * HOUR, 10 * 365 * 24 * HOUR];

/** The first of them are enough to try a little of everything. */
const DISRUPTIONS = {
  /** A node is gone in the middle of whatever it does. */
  async kill(scene) {
    const node = scene.anyNode;
    const moment = scene.standstills.begin();
    await node.kill();
    await scene.between(0, 1500);
    await node.start();
    return { moments: [moment], down: 0 };
  },
  /** Somebody reaches the broker who is no node. */
  async stranger(scene) {
    const { server } = scene;
    const client = await ForeignClient.open(server.town);
    try {
      const people = scene.tables.flatMap((table) => table.people);
      const livesBefore = server.town.nodes.map(({ lives }) => lives);
      await scene.between(1500, 2500);
      const secrets = people
        .flatMap(({ client: { table, token, game, you } }) => [
          ...[table?.code, token, game?.id, you],
          ...(table?.seats ?? []).map(({ name }) => name),
        ])
        .filter((secret) => typeof secret === 'string')
        .filter(({ length }) => length >= MIN_SECRET_LENGTH);
      must(client.count > 0 && secrets.length > 0, () => 'somebody on the broker has seen nothing to attack with');
      client.checkUnread([...secrets, ...WORDS]);
      const moment = scene.standstills.begin();
      await client.attack();
      await scene.between(1500, 2500);
      const lives = server.town.nodes.map((node) => node.lives);
      must(lives.join() === livesBefore.join(), () => 'somebody on the broker has ended a node');
      return { moments: [moment], down: 0 };
    } finally {
      await client.close();
    }
  },
  /** The database is gone, and has to recover from its log. */
  async postgres(scene) {
    const { postgres } = scene.server.town;
    const moment = scene.standstills.begin();
    await postgres.crash();
    await scene.between(200, 800);
    await postgres.start();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  /** A node stands still for longer than it may, and then wants to go on as if nothing had been. */
  async freeze(scene) {
    const node = scene.anyNode;
    const asleep = scene.standstills.begin();
    node.freeze();
    await scene.between(2500, 5000);
    const awake = scene.standstills.begin();
    node.thaw();
    await scene.between(500, 1500);
    return { moments: [asleep, awake], down: 0 };
  },
  async nats(scene) {
    const { nats } = scene.server.town;
    const moment = scene.standstills.begin();
    await nats.crash();
    await scene.between(100, 800);
    await nats.start();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  'cut-store-to': cut('store', 'to'),
  /** A node is told to stop, and started anew. */
  async stop(scene) {
    return { moments: [await restarted(scene, scene.anyNode)], down: 0 };
  },
  'cut-bus-to': cut('bus', 'to'),
  /** All people of some tables go, and come back later; perhaps nobody looked after their table meanwhile. */
  async leave(scene) {
    const leaving = scene.tables.filter(
      ({ people }) => Math.random() < 0.4 && people.every(({ client, isAway }) => client.token !== null && !isAway),
    );
    const people = leaving.flatMap((table) => table.people);
    for (const person of people) person.leave();
    const node = Math.random() < 0.5 ? scene.anyNode : null;
    const staying = scene.standstills.begin(scene.tables.filter((table) => !leaving.includes(table)));
    await node?.kill();
    await scene.between(500, 3500);
    const back = scene.standstills.begin(leaving);
    for (const person of people) person.comeBack();
    await node?.start();
    return { moments: [staying, back], down: 0 };
  },
  /** One node after the other is replaced by a newer program, which adds to the database. */
  async upgrade(scene) {
    scene.version++;
    const moments: Moment[] = [];
    for (const node of scene.server.town.nodes) {
      node.extra = { STRESS_MIGRATIONS: String(scene.version) };
      moments.push(await restarted(scene, node));
      await scene.areAllUp();
    }
    return { moments, down: 0 };
  },
  'cut-store-from': cut('store', 'from'),
  /** Somebody sets the clock of the database's machine. */
  async clock(scene) {
    must(scene.clock !== null, () => 'the clock of the database can’t be set here');
    const moment = scene.standstills.begin();
    scene.clock.set(anyOf(JUMPS));
    await scene.between(2000, 4000);
    return { moments: [moment], down: 0 };
  },
  'cut-bus-from': cut('bus', 'from'),
  /** The PostgreSQL that takes writes dies for good, and its synchronous standby takes over. */
  async failover(scene) {
    const pair = redundant(scene.server.town.pair);
    if (!pair.hasStandby) await pair.rebuildStandby();
    const moment = scene.standstills.begin();
    await pair.failOver();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  /** One of three NATS servers is gone for a while. */
  async 'nats-server'(scene) {
    redundant(scene.server.town.pair);
    const nats = anyOf(scene.server.town.brokers);
    const moment = scene.standstills.begin();
    await nats.crash();
    await scene.between(1500, 3000);
    await nats.start();
    return { moments: [moment], down: 0 };
  },
  /** Nothing happens: what the others are held against. */
  async none(scene) {
    const moment = scene.standstills.begin();
    await scene.between(500, 1500);
    return { moments: [moment], down: 0 };
  },
} satisfies Readonly<Record<string, Strike>>;

export type Kind = keyof typeof DISRUPTIONS;
/** Kinds that need a standby of PostgreSQL and three NATS servers. */
export const REDUNDANT_KINDS: readonly Kind[] = ['failover', 'nats-server'];
export const KINDS = (Object.keys(DISRUPTIONS) as Kind[]).filter(
  (kind) => kind !== 'none' && !REDUNDANT_KINDS.includes(kind),
);

/** Resolves when everything and everybody is there again, to the milliseconds in which a service was away. */
export async function disrupt(scene: ClusterSetup, kind: Kind): Promise<number> {
  const { moments, down } = await DISRUPTIONS[kind](scene);
  await scene.areAllUp();
  await scene.goOn(moments, kind);
  const longest = scene.standstills.settle(kind, moments, down);
  must(longest <= LONGEST, () => `after a blow (${kind}) somebody saw nothing happen for ${Math.round(longest)} ms`);
  return down;
}

function redundant<T>(pair: T | null): T {
  if (pair === null) throw new Error('This disruption needs a cluster with a standby and three NATS servers.');
  return pair;
}

/** One node is cut off from one service, in one direction; the bytes are late or lost. */
function cut(service: keyof Ways, direction: Direction): Strike {
  return async (scene) => {
    const way = scene.waysOf(scene.anyNode)[service];
    const before = scene.standstills.begin();
    way.cut(direction, Math.random() < 0.5 ? 'late' : 'lost');
    await scene.between(3000, 6000);
    const after = scene.standstills.begin();
    way.mend();
    await scene.between(500, 1500);
    return { moments: [before, after], down: 0 };
  };
}

async function restarted(scene: ClusterSetup, node: ClusterSetup['anyNode']): Promise<Moment> {
  const moment = scene.standstills.begin();
  const code = await node.stop();
  must(code === 0, () => `${node.name} did not stop as it should: exit code ${code}`);
  await node.start();
  return moment;
}
