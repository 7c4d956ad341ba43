// The disruptions that a cluster must survive.
// Each returns the moments from which stalls are measured, and for how long no progress was possible.

import { must } from '../stress-test.ts';
import { anyOf } from './cluster-server.ts';
import type { ClusterSetup, NodeRelays } from './cluster-setup.ts';
import type { Direction } from './cuttable-relay.ts';
import { ForeignClient } from './foreign-client.ts';
import type { Moment } from './stalls.ts';

export interface Disruption {
  readonly moments: readonly Moment[];
  /** Milliseconds without possible progress. */
  readonly down: number;
}

type Disrupt = (setup: ClusterSetup) => Promise<Disruption>;

/**
 * The maximum stall in milliseconds, far more than recovery takes on a busy machine: a player who waits longer was
 * forgotten.
 */
const MAX_STALL_MS = 15_000;
/** The minimum length of a secret that is searched for. Shorter texts may occur in encrypted packets by chance. */
const MIN_SECRET_LENGTH = 6;
/** Field names of packets, people and games. */
const WORDS = ['"items"', '"beat"', '"kind"', '"guest"', '"name"', '"view"', '"hand"', '"cards"', '"token"'];
/** Seconds. */
const HOUR = 3600;
const JUMPS = [-10 * 365 * 24 * HOUR, -24 * HOUR, -HOUR, HOUR, 24 * HOUR, 10 * 365 * 24 * HOUR];

/** All disruptions. The first ones are enough for a short run. */
const DISRUPTIONS = {
  /** Kills a node, whatever it is doing. */
  async kill(setup) {
    const node = setup.anyNode;
    const moment = setup.stalls.begin();
    await node.kill();
    await setup.between(0, 1500);
    await node.start();
    return { moments: [moment], down: 0 };
  },
  /** Connects a client that is no node to the NATS server. */
  async stranger(setup) {
    const { server } = setup;
    const client = await ForeignClient.open(server.town);
    try {
      const people = setup.tables.flatMap((table) => table.people);
      const livesBefore = server.town.nodes.map(({ lives }) => lives);
      await setup.between(1500, 2500);
      const secrets = people
        .flatMap(({ client: { table, token, game, you } }) => [
          ...[table?.code, token, game?.id, you],
          ...(table?.seats ?? []).map(({ name }) => name),
        ])
        .filter((secret) => typeof secret === 'string')
        .filter(({ length }) => length >= MIN_SECRET_LENGTH);
      must(client.count > 0 && secrets.length > 0, () => 'somebody on the broker has seen nothing to attack with');
      client.checkUnread([...secrets, ...WORDS]);
      const moment = setup.stalls.begin();
      await client.attack();
      await setup.between(1500, 2500);
      const lives = server.town.nodes.map((node) => node.lives);
      must(lives.join() === livesBefore.join(), () => 'somebody on the broker has ended a node');
      return { moments: [moment], down: 0 };
    } finally {
      await client.close();
    }
  },
  /** Kills the database, which recovers from its log. */
  async postgres(setup) {
    const { postgres } = setup.server.town;
    const moment = setup.stalls.begin();
    await postgres.crash();
    await setup.between(200, 800);
    await postgres.start();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  /** Freezes a node for longer than allowed, after which it tries to go on. */
  async freeze(setup) {
    const node = setup.anyNode;
    const asleep = setup.stalls.begin();
    node.freeze();
    await setup.between(2500, 5000);
    const awake = setup.stalls.begin();
    node.thaw();
    await setup.between(500, 1500);
    return { moments: [asleep, awake], down: 0 };
  },
  async nats(setup) {
    const { nats } = setup.server.town;
    const moment = setup.stalls.begin();
    await nats.crash();
    await setup.between(100, 800);
    await nats.start();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  'cut-store-to': cut('store', 'to'),
  /** Stops and restarts a node. */
  async stop(setup) {
    return { moments: [await restarted(setup, setup.anyNode)], down: 0 };
  },
  'cut-bus-to': cut('bus', 'to'),
  /** Lets all players of some tables leave and come back later. Meanwhile the table may have been released. */
  async leave(setup) {
    const leaving = setup.tables.filter(
      ({ people }) => Math.random() < 0.4 && people.every(({ client, isAway }) => client.token !== null && !isAway),
    );
    const people = leaving.flatMap((table) => table.people);
    for (const person of people) person.leave();
    const node = Math.random() < 0.5 ? setup.anyNode : null;
    const staying = setup.stalls.begin(setup.tables.filter((table) => !leaving.includes(table)));
    await node?.kill();
    await setup.between(500, 3500);
    const back = setup.stalls.begin(leaving);
    for (const person of people) person.comeBack();
    await node?.start();
    return { moments: [staying, back], down: 0 };
  },
  /** Replaces the nodes one by one with a newer version, which migrates the database. */
  async upgrade(setup) {
    setup.version++;
    const moments: Moment[] = [];
    for (const node of setup.server.town.nodes) {
      node.extra = { STRESS_MIGRATIONS: String(setup.version) };
      moments.push(await restarted(setup, node));
      await setup.areAllUp();
    }
    return { moments, down: 0 };
  },
  'cut-store-from': cut('store', 'from'),
  /** Lets the clock of the database's machine jump. */
  async clock(setup) {
    must(setup.clock !== null, () => 'the clock of the database can’t be set here');
    const moment = setup.stalls.begin();
    setup.clock.set(anyOf(JUMPS));
    await setup.between(2000, 4000);
    return { moments: [moment], down: 0 };
  },
  'cut-bus-from': cut('bus', 'from'),
  /** Kills the PostgreSQL that takes writes for good, and its synchronous standby takes over. */
  async failover(setup) {
    const pair = redundant(setup.server.town.pair);
    if (!pair.hasStandby) await pair.rebuildStandby();
    const moment = setup.stalls.begin();
    await pair.failOver();
    return { moments: [moment], down: performance.now() - moment.at };
  },
  /** Stops one of three NATS servers for a while. */
  async 'nats-server'(setup) {
    redundant(setup.server.town.pair);
    const nats = anyOf(setup.server.town.brokers);
    const moment = setup.stalls.begin();
    await nats.crash();
    await setup.between(1500, 3000);
    await nats.start();
    return { moments: [moment], down: 0 };
  },
  /** Does nothing, for comparison. */
  async none(setup) {
    const moment = setup.stalls.begin();
    await setup.between(500, 1500);
    return { moments: [moment], down: 0 };
  },
} satisfies Readonly<Record<string, Disrupt>>;

export type Kind = keyof typeof DISRUPTIONS;
/** Kinds that need a standby of PostgreSQL and three NATS servers. */
export const REDUNDANT_KINDS: readonly Kind[] = ['failover', 'nats-server'];
export const KINDS = (Object.keys(DISRUPTIONS) as Kind[]).filter(
  (kind) => kind !== 'none' && !REDUNDANT_KINDS.includes(kind),
);

/**
 * Makes a disruption. Resolves when everything and everybody is there again, with the milliseconds in which a service
 * was away.
 */
export async function disrupt(setup: ClusterSetup, kind: Kind): Promise<number> {
  const { moments, down } = await DISRUPTIONS[kind](setup);
  await setup.areAllUp();
  await setup.goOn(moments, kind);
  const longest = setup.stalls.settle(kind, moments, down);
  must(
    longest <= MAX_STALL_MS,
    () => `after a blow (${kind}) somebody saw nothing happen for ${Math.round(longest)} ms`,
  );
  return down;
}

function redundant<T>(pair: T | null): T {
  if (pair === null) throw new Error('This disruption needs a cluster with a standby and three NATS servers.');
  return pair;
}

/** Cuts the connection of a node to a service in one direction, so that bytes are late or lost. */
function cut(service: keyof NodeRelays, direction: Direction): Disrupt {
  return async (setup) => {
    const way = setup.waysOf(setup.anyNode)[service];
    const before = setup.stalls.begin();
    way.cut(direction, Math.random() < 0.5 ? 'late' : 'lost');
    await setup.between(3000, 6000);
    const after = setup.stalls.begin();
    way.mend();
    await setup.between(500, 1500);
    return { moments: [before, after], down: 0 };
  };
}

async function restarted(setup: ClusterSetup, node: ClusterSetup['anyNode']): Promise<Moment> {
  const moment = setup.stalls.begin();
  const code = await node.stop();
  must(code === 0, () => `${node.name} did not stop as it should: exit code ${code}`);
  await node.start();
  return moment;
}
