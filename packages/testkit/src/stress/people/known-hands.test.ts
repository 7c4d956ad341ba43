// Tests that a second hand and forbidden chat are found in forged logs.

import { below, type Kinds, randomFrom, seatsOf } from '@posse/engine';
import { commitmentOf, gameIdOf, PROTOCOL_VERSION, type Proof, seedOf, type TableInfo } from '@posse/protocol';
import { inGame, matchOf, type TableGame } from '@posse/server/games';
import { describe, expect, test } from 'vitest';
import { TrueGame } from '../leaks/true-game.ts';
import { ExpectedUpdates } from './expected-updates.ts';
import { checkHands, checkListeners, checkWaiting, knowledgeFrom } from './known-hands.ts';
import { MessageLog } from './message-log.ts';

const SEATS = 4;

/** A finished game, and the messages to each seat and to a spectator. */
const played = (id: 'card' | 'dice') =>
  inGame(id, <K extends Kinds>(tableGame: TableGame<K>) => {
    const secret = 'ab'.repeat(32);
    const commitment = commitmentOf(secret);
    const game = gameIdOf(commitment);
    const lucks = ['', '', '', ''];
    const seed = seedOf(secret, game, lucks);
    const setup = tableGame.wishes({ seats: SEATS });
    const match = matchOf(tableGame, tableGame.game.deal(setup, seed));
    const random = randomFrom('played');
    const whole = (seat: number | null): string =>
      `{"type":"game","id":"${game}","n":${match.step},"left":null,"lucks":[],"open":${match.open()},"own":${match.own(seat === null ? null : (seatsOf(SEATS)[seat] ?? null))}}`;
    const wholes: string[][] = [];
    const updates: (readonly (string | null)[])[] = [];
    const opens: string[] = [];
    const answers: unknown[] = [];
    while (match.asked !== null) {
      wholes.push([...seatsOf(SEATS).map((seat) => whole(seat)), whole(null)]);
      const options = match.options(match.asked);
      const answer = options[below(random, options.length)];
      if (answer === undefined) throw new Error('Nobody can answer.');
      answers.push(answer);
      match.apply(match.asked, answer);
      const { open, own } = match.update({ bank: 5, left: null });
      opens.push(open);
      updates.push(own);
    }
    const replay = { game: id, setup, seed, answers, winners: match.winners } as unknown as Proof['replay'];
    const proof = { version: 1, id: game, secret, commitment, lucks, replay } as unknown as Proof;
    const trueGame = new TrueGame(tableGame, proof);
    const told = (n: number, seat: number | null): string =>
      (seat === null ? null : updates[n]?.[seat]) ?? opens[n] ?? '';
    return {
      game,
      expected: new ExpectedUpdates(trueGame),
      asked: (n: number) => tableGame.game.pending(trueGame.state(n))?.asked ?? null,
      length: answers.length,
      whole: (n: number, seat: number | null) => wholes[n]?.[seat ?? SEATS] ?? '',
      told,
      /** All messages to this seat, or to a spectator. */
      follows: (seat: number | null) => [wholes[0]?.[seat ?? SEATS] ?? '', ...opens.map((_, n) => told(n, seat))],
    };
  });

const welcome = (game: string, you = 'ann', lines: readonly object[] = []): string =>
  JSON.stringify({
    type: 'welcome',
    version: PROTOCOL_VERSION,
    you,
    pass: null,
    seat: null,
    table: table(game),
    lines,
  });

const table = (gameId: string): TableInfo => ({
  code: 'DUSTY',
  game: 'card',
  plan: { seats: SEATS },
  isPublic: false,
  clock: { answer: 45, bank: 0 },
  phase: 'playing',
  paused: false,
  host: 'host',
  seats: [],
  claims: [],
  knocks: [],
  startsIn: null,
  beginsIn: null,
  botIn: null,
  played: [],
  staged: false,
  watchers: 1,
  gameId,
  commitment: '',
  start: null,
  dealAnyway: null,
});

const line = (game: string, channel: string): object => ({
  number: 1,
  channel,
  game,
  seat: null,
  name: 'Boot',
  text: 'Bob is the Renegade',
  at: 1,
});

const logOf = (...texts: readonly string[]): MessageLog => {
  const log = new MessageLog();
  for (const text of texts) log.note(text);
  return log;
};

describe.each(['card', 'dice'] as const)('in a %s game', (id) => {
  const { game, expected, asked, length, whole, told, follows } = played(id);
  const handsIn = (allowed: readonly number[], ...logs: readonly (readonly string[])[]): number => {
    const all = logs.map((texts) => logOf(welcome(game), ...texts));
    return checkHands(knowledgeFrom(all, expected), new Set(allowed), 'the cheater');
  };

  test('a spectator sees no hand, and a player sees their own', () => {
    expect(handsIn([], follows(null))).toBe(0);
    for (const seat of seatsOf(SEATS)) expect(handsIn([seat], follows(seat), follows(null))).toBe(1);
  });

  test('the view of the whole game from a second seat is a second hand', () => {
    expect(() => handsIn([1], follows(1), [whole(length - 1, 2)])).toThrow('the hand of seat 2');
    expect(() => handsIn([], [whole(0, 3)])).toThrow('may see no hand');
  });

  test('a single update from a second seat is a second hand', () => {
    const secret = follows(2).findIndex((text, place) => place > 0 && text !== follows(null)[place]);
    expect(secret).toBeGreaterThan(0);
    expect(() => handsIn([1], follows(1), [told(secret - 1, 2)])).toThrow('the hand of seat 2');
  });

  test('an announced latecomer may see the hand of their seat', () => {
    expect(handsIn([1, 2], follows(1), follows(2))).toBe(2);
  });

  test('a message that no seat may receive is noticed, with an additional card or an internal field', () => {
    const [first = ''] = follows(1);
    const both = { ...JSON.parse(first), own: { ...JSON.parse(whole(0, 2)).own, viewer: 1 } };
    expect(() => handsIn([1], [JSON.stringify(both)])).toThrow('no seat may know');
    expect(() => handsIn([1], [JSON.stringify({ type: 'pong', seed: 'abc' })])).toThrow('more than the protocol');
  });

  test('a latecomer sees their hand when the seat is asked, and not earlier', () => {
    const seat = asked(0) === 0 ? 1 : 0;
    const late = JSON.stringify({
      type: 'line',
      line: { ...line(game, 'table'), text: '', seat, notice: 'latecomer' },
    });
    const steps = Array.from({ length: length - 1 }, (_, n) => n + 1);
    const turn = steps.find((n) => asked(n) === seat) ?? 0;
    const comes = (from: number): void => {
      const follower = logOf(welcome(game), whole(0, null), late, whole(from, seat));
      checkWaiting(knowledgeFrom([follower], expected), asked, 'the cheater');
    };
    expect(turn).toBeGreaterThan(0);
    expect(() => comes(turn)).not.toThrow();
    expect(() => comes(turn + 1)).not.toThrow();
    expect(() => comes(turn - 1)).toThrow('came late');
    expect(() => comes(0)).toThrow('came late');
  });

  test('no role or hand is a secret when the game is over', () => {
    const last = follows(2).at(-1) ?? '';
    expect(handsIn([1], follows(1), [last])).toBe(1);
  });

  test('a reader of the chat of eliminated players must not take a seat afterwards', () => {
    const listener = [JSON.stringify({ type: 'line', line: line(game, 'gallery') })];
    const check = (...logs: readonly MessageLog[]): number =>
      checkListeners(knowledgeFrom(logs, expected), 'the cheater');
    expect(check(logOf(welcome(game), ...follows(1).slice(0, 3), ...listener, whole(2, 1)))).toBe(1);
    expect(check(logOf(welcome(game, 'bob'), ...listener), logOf(welcome(game), whole(2, 1)))).toBe(1);
    expect(() => check(logOf(welcome(game), ...listener, whole(2, 1)))).toThrow('then sat in seat 1');
    expect(() =>
      check(logOf(welcome(game, 'ann', [line(game, 'gallery')])), logOf(welcome(game), whole(2, 3))),
    ).toThrow('then sat in seat 3');
    expect(check(logOf(welcome(game, 'ann', [line('another', 'gallery'), line(game, 'watchers')]), whole(2, 3)))).toBe(
      0,
    );
  });
});
