// Tests that every client sees the right view at every step of whole games.

import { below, type Kinds, type Random, randomFrom, samePlain, seatsOf, seenBy, type Viewer } from '@posse/engine';
import type { Update } from '@posse/protocol';
import { type GameId, type SeenIn, type SocketLike, TableClient, type TableInfo } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { type Match, newMatch } from './match.ts';
import { inGame } from './playable-games.ts';
import { holdersIn, shownTo } from './shown-view.ts';
import type { TableGame } from './table-game-interface.ts';

/** The number of games from which instructive ones are chosen, and the minimum number of those. */
const GAMES = 30;
const MIN_GAMES = 3;
const ID = 'g1';

const CASES = (['card', 'dice'] as const).flatMap((game) =>
  ['standard', 'everything'].flatMap((preset) => [5, 7].map((seats) => ({ game, preset, seats }))),
);

/** A client whose server is the test. */
class Listener {
  readonly viewer: Viewer;
  readonly client: TableClient;
  told: readonly SeenIn<GameId>[] = [];
  /** The view before. */
  last: unknown = null;
  private hear: (event: { readonly data: string }) => void = () => undefined;

  constructor(viewer: Viewer, table: TableInfo) {
    this.viewer = viewer;
    const socket = {
      send: () => undefined,
      close: () => undefined,
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'message') this.hear = listener as typeof this.hear;
      },
    };
    this.client = new TableClient({
      url: 'ws://posse.test',
      table: 'DUSTY',
      open: () => socket as SocketLike,
      on: {
        changed: (_, { facts }) => {
          if (facts !== null) this.told = facts;
        },
      },
    });
    const seat = viewer === 'spectator' ? null : viewer;
    this.tell(JSON.stringify({ type: 'welcome', version: 2, you: 'bob', pass: null, seat, table, lines: [] }));
  }

  /** Receives a message. A malformed one would stop the client. */
  tell(text: string): void {
    this.hear({ data: text });
    if (this.client.status !== 'open') throw new Error(`The client does not understand ${text}`);
  }

  /** Sends the game before its first answer. */
  begin(match: Match): void {
    const own = match.own(this.viewer === 'spectator' ? null : this.viewer);
    this.tell(`{"type":"game","id":"${ID}","n":0,"open":${match.open()},"own":${own},"left":null,"lucks":[]}`);
  }

  /** Sends the text for this client. */
  update({ open, own }: Update): void {
    this.tell(this.viewer === 'spectator' ? open : (own[this.viewer] ?? open));
  }
}

function tableOf(game: GameId, seats: number): TableInfo {
  const seat = {
    guest: null,
    name: null,
    by: 'nobody',
    persona: null,
    ownBot: false,
    bot: 'random',
    connected: false,
  } as const;
  const here = {
    face: null,
    ready: false,
    keep: false,
    away: false,
    standIn: null,
    gone: null,
    waiting: false,
    looking: false,
    botAllowed: false,
    claimable: false,
    lostBy: [],
    seenBy: [],
    adds: false,
    open: false,
    bank: 0,
  };
  return {
    code: 'DUSTY',
    game,
    plan: { seats },
    isPublic: false,
    clock: { answer: 45, bank: 180 },
    phase: 'playing',
    paused: false,
    host: 'ann',
    seats: seatsOf(seats).map(() => ({ ...seat, ...here })),
    claims: [],
    knocks: [],
    startsIn: null,
    beginsIn: null,
    botIn: null,
    played: [],
    staged: false,
    watchers: 0,
    gameId: ID,
    commitment: '',
    start: null,
    dealAnyway: null,
  };
}

/** Compares quickly first: most are equal. Only a difference is worth the slow comparison that explains it. */
function same(found: unknown, expected: unknown): void {
  if (!samePlain(found, expected)) expect(found).toEqual(expected);
}

function checkViews<K extends Kinds>(tableGame: TableGame<K>, state: K['state'], listeners: readonly Listener[]): void {
  const holders = new Set(holdersIn(tableGame, state));
  for (const listener of listeners) {
    const view = listener.client.game?.view;
    same(view, shownTo(tableGame, state, listener.viewer, holders));
    const anew = drawnAnew(listener.last, view);
    if (anew.length > 0) expect.fail(`what ${listener.viewer} sees is as it was, but another object: ${anew.join()}`);
    listener.last = view;
  }
}

/** The paths of unchanged parts of a view that would be drawn again: all parts, and those of each player. */
function drawnAnew(before: unknown, now: unknown, path = ''): string[] {
  if (!isObject(before) || !isObject(now) || before === now) return [];
  if (samePlain(before, now)) return [path];
  const isLookedInto = path === '' || path === '.players' || /^\.players\.\d+$/.test(path);
  return isLookedInto ? Object.keys(now).flatMap((key) => drawnAnew(before[key], now[key], `${path}.${key}`)) : [];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A random legal answer, now and then an aside. */
function anyAnswer<K extends Kinds>(game: TableGame<K>['game'], state: K['state'], random: Random) {
  const pending = game.pending(state);
  if (pending === null) return null;
  const all: readonly K['answer'][] =
    pending.asides.length > 0 && below(random, 3) === 0 ? pending.asides : pending.options;
  return all[below(random, all.length)] as K['answer'];
}

/** The contents of a game: questions with their answers, frames and facts. */
function contentsOf<K extends Kinds>({ game }: TableGame<K>, wishes: K['wishes'], seed: string): ReadonlySet<string> {
  const state = game.deal(wishes, seed);
  const random = randomFrom(seed);
  const contents = new Set<string>();
  for (let answer = anyAnswer(game, state, random); answer !== null; answer = anyAnswer(game, state, random)) {
    contents.add(`${game.pending(state)?.why.op} ${answer.kind}`);
    for (const { kind } of game.apply(state, answer)) contents.add(`fact ${kind}`);
    for (const { op } of state.stack) contents.add(`frame ${op}`);
  }
  return contents;
}

/** The seeds of games that show something new: other games would only repeat it, at ten times the cost. */
function instructiveSeeds<K extends Kinds>(tableGame: TableGame<K>, wishes: K['wishes']): readonly string[] {
  const seen = new Set<string>();
  return Array.from({ length: GAMES }, (_, number) => `told ${number}`).filter((seed, number) => {
    const { size } = seen;
    for (const thing of contentsOf(tableGame, wishes, seed)) seen.add(thing);
    return seen.size > size || number < MIN_GAMES;
  });
}

function playThrough<K extends Kinds>(tableGame: TableGame<K>, wishes: object, seats: number, seed: string): number {
  const match = newMatch(tableGame.id, wishes, seed);
  const state = tableGame.game.deal(tableGame.game.storedWishes(wishes), seed);
  const random = randomFrom(seed);
  const table = tableOf(tableGame.id, seats);
  const listeners = [...seatsOf(seats), 'spectator' as const].map((viewer) => new Listener(viewer, table));
  for (const listener of listeners) listener.begin(match);
  checkViews(tableGame, state, listeners);
  const { game } = tableGame;
  for (let answer = anyAnswer(game, state, random); answer !== null; answer = anyAnswer(game, state, random)) {
    const facts = tableGame.game.apply(state, answer);
    match.apply(answer.seat, answer);
    const update = match.update({ bank: null, left: null });
    for (const listener of listeners) {
      listener.update(update);
      same(
        listener.told,
        facts.map((fact) => seenBy(fact, listener.viewer)),
      );
    }
    checkViews(tableGame, state, listeners);
  }
  for (const { client } of listeners) client.stop();
  return match.step;
}

describe.each(CASES)('the $game game, $preset, for $seats', ({ game, preset, seats }) => {
  test('an update tells every seat and every spectator exactly what they may see', () => {
    const steps = inGame(game, (tableGame) => {
      const wishes = tableGame.wishes({ seats, preset });
      return instructiveSeeds(tableGame, wishes).map((seed) => playThrough(tableGame, wishes, seats, seed));
    });
    expect(Math.min(...steps)).toBeGreaterThan(10);
  });
});
