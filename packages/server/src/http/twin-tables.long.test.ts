// Tests that tables which differ in one hidden hand look the same to everybody else.

import { type CardKinds, cardGame, type State } from '@posse/card';
import { below, randomFrom, seat } from '@posse/engine';
import { fromWire, MESSAGES, type MessageEntry, type MessageType, type TableMessageType } from '@posse/protocol';
import { MESSAGE_DOCS } from '@posse/protocol/docs';
import { expect, test } from 'vitest';
import { BotThreads } from '../bot-threads/bot-threads.ts';
import { EvenThinker } from '../games/equal-answer-times.ts';
import { cardTableGame } from '../games/playable-games.ts';
import { Archive } from '../tables/lifecycle/finished-games.ts';
import { CODE, DealtTable, GAME } from '../testing/dealt-table.ts';
import { fakeServer } from '../testing/fake-server.ts';
import type { Guest, Said } from '../testing/recording-guest.ts';
import { until } from '../testing/wait-until.ts';

const LISTENER = seat(0);
/** Samples for parameters in addresses. A new parameter must be added here. */
const PARAMS: Readonly<Record<string, string>> = { code: CODE, id: GAME, module: 'fake.js' };

/** Two positions that look the same to the listener: a bot has a choice in the first, and none in the second. */
function twins(): readonly [State, State] {
  const random = randomFrom('hidden hands');
  for (let deal = 0; ; deal++) {
    const t = cardGame.deal({ seats: 4 }, `hidden hands ${deal}`);
    for (let question = cardGame.pending(t); question !== null; question = cardGame.pending(t)) {
      if (t.begun && question.asked !== LISTENER && question.options.length > 1 && question.asides.length === 0) {
        const twin = cardGame.redeal(cardGame.view(t, LISTENER), random);
        const other = cardGame.pending(twin);
        const isForced = cardGame.forcedAnswer(t) !== null || cardGame.forcedAnswer(twin) !== null;
        if (other?.asked === question.asked && other.options.length === 1 && !isForced)
          return [asDealt(t), asDealt(twin)];
      }
      cardGame.advance(t, question.options[below(random, question.options.length)] as never);
    }
  }
}

/** The position as if it were just dealt: the store has no earlier answers. */
const asDealt = (t: State): State => ({ ...t, step: 0 });

/**
 * Fields that differ between runs: times depend on the machine; backs, tickets and tokens are random. The stress test
 * `leaks` compares backs.
 */
const DRAWN = ['left', 'bank', 'banks', 'at', 'back', 'ticket', 'token', 'opensIn', 'botIn'];
const comparable = (text: string): unknown =>
  JSON.parse(text, (field, value) => (DRAWN.includes(field) ? null : value));

interface Seen {
  readonly bodies: Readonly<Record<string, unknown>>;
  /** The messages that the listener and a spectator receive before the bot's answer, replies included. */
  readonly heard: readonly unknown[];
}

const isForTable = (type: string): type is TableMessageType => {
  const { sender }: MessageEntry = MESSAGES[type as MessageType];
  return sender !== 'connection';
};

/** One message of each type. Those that end a game for their sender come last. */
function everyMessage(step: number): readonly Said[] {
  const types = Object.keys(MESSAGES).filter(isForTable);
  const isLast = (type: string): boolean => type === 'leave';
  const samples = [...types.filter((type) => !isLast(type)), ...types.filter(isLast)].map((type): Said => {
    const sample: Said = fromWire(MESSAGE_DOCS[type].sample);
    return 'step' in sample ? { ...sample, step } : sample;
  });
  // A paused table asks no bot.
  return samples.flatMap((sample): readonly Said[] =>
    sample.type === 'pause' ? [sample, { type: 'pause', on: false }] : [sample],
  );
}

async function sayEverything(guests: readonly Guest[], step: number): Promise<void> {
  for (const message of everyMessage(step)) for (const guest of guests) await guest.does(message);
}

/** Everything that others can read while one bot thinks, and after it has answered. */
async function seenOf(state: State): Promise<Seen> {
  const table = new DealtTable();
  const threads = new BotThreads({ limit: 20_000, now: () => 0 });
  const even = new EvenThinker(threads);
  const isSaid = Promise.withResolvers<void>();
  table.rig.thinker = {
    // The answers after the first one may differ, as hands do.
    think: async (question, asker) => {
      if ((question.view as { readonly step: number }).step !== state.step) return new Promise(() => undefined);
      await isSaid.promise;
      return even.think(question, asker);
    },
    get maxTables() {
      return even.maxTables;
    },
  };
  const { tables, store } = table.rig;
  const server = await fakeServer({}, { tables, archive: new Archive(store), store });
  try {
    const bodies: Record<string, unknown> = {};
    const readAll = async (when: string): Promise<void> => {
      for (const { method, url, shows } of server.routes) {
        if (method !== 'GET' || shows === 'token') continue;
        const address = url.replace(/:(\w+)/g, (_, name: string) => {
          const value = PARAMS[name];
          if (value === undefined) throw new Error(`Which "${name}" should ${url} be asked for? Add it to PARAMS.`);
          return value;
        });
        const { statusCode, body, headers } = await server.ask(address);
        const isJson = String(headers['content-type']).includes('json');
        bodies[`${when}: ${address}`] = [statusCode, isJson ? comparable(body) : body];
      }
    };
    await table.open<CardKinds>(state, [LISTENER], cardTableGame);
    const isUpdate = ({ text }: { readonly text: string }): boolean => text.startsWith('{"type":"update"');
    await sayEverything(table.guests, state.step);
    isSaid.resolve();
    await until(() => table.texts.some(isUpdate));
    await readAll('after the answer');
    const before = table.texts.slice(0, table.texts.findIndex(isUpdate));
    return { bodies, heard: before.map(({ to, text }) => [to, comparable(text)]) };
  } finally {
    await server.app.close();
    await table.close();
    await threads.stop();
  }
}

test('no public address and no message to others shows whether a bot had a choice', async () => {
  const [one, other] = twins();
  const [seen, too] = [await seenOf(one), await seenOf(other)];
  expect(Object.keys(seen.bodies).length).toBeGreaterThan(10);
  expect(too.bodies).toEqual(seen.bodies);
  expect(too.heard).toEqual(seen.heard);
  expect(seen.heard.length).toBeGreaterThan(Object.keys(MESSAGES).length);
});
