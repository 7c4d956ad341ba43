// Tests of recordings against the engine, and of games by older rules.

import { readFileSync } from 'node:fs';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { type FactBase, type Game, type Kinds, RULES, seatsOf, seenBy, type Viewer } from '@posse/engine';
import type { Proof, Replay } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { whyOf } from '../bot-reasons/answer-explanation.ts';
import { tallyOfRecording } from '../result/use-deed-tally.ts';
import { finishedGame, PARTIES } from '../testing/finished-bot-games.ts';
import { marksOf } from './key-moments.ts';
import { Playback } from './playback.ts';
import { BrokenRecording, openRecording, perspectiveFrom } from './replayed-game.ts';

interface Position {
  view(viewer: Viewer): unknown;
  readonly facts: readonly FactBase[];
}

/** All positions of a game, computed by the engine alone. */
function positionsOf<K extends Kinds>(game: Game<K>, { setup, seed, answers }: Replay): Position[] {
  const state = game.deal(setup as unknown as K['wishes'], seed);
  const positions = answers.map((answer): Position => {
    const before = game.clone(state);
    return {
      view: (viewer) => game.view(before, viewer),
      facts: game.apply(state, answer as unknown as K['answer']),
    };
  });
  return [...positions, { view: (viewer) => game.view(state, viewer), facts: [] }];
}

describe.each(PARTIES)('the recording of a $game game for $seats', (party) => {
  const replay = finishedGame(party, 'film');
  const viewers = [...seatsOf(party.seats), 'spectator' as const];
  const positions = party.game === 'card' ? positionsOf(cardGame, replay) : positionsOf(diceGame, replay);

  test('a recording of a finished game shows every position as the engine does, in any order', async () => {
    const recording = await openRecording(replay);
    expect(recording.length).toBe(positions.length - 1);
    const order = [...positions.keys()].sort((one, other) => ((one * 7919) % 101) - ((other * 7919) % 101));
    const seen = new Map(order.map((at) => [at, viewers.map((viewer) => recording.view(at, viewer))]));
    for (const [at, { view }] of positions.entries()) expect(seen.get(at)).toEqual(viewers.map(view));
  });

  test('a recording of a finished game shows each viewer exactly what they may know', async () => {
    const recording = await openRecording(replay);
    for (const [at, { facts }] of positions.entries())
      for (const viewer of viewers)
        expect(recording.told(at, viewer)).toEqual(facts.map((fact) => seenBy(fact, viewer)));
  });

  test('a recording of a finished game can be seen with all roles and hands', async () => {
    const recording = await openRecording(replay);
    const { players } = recording.view(Math.floor(recording.length / 2), 'all');
    expect(players.every(({ role }) => role !== null)).toBe(true);
    for (const player of players) if ('hand' in player) expect(player.hand.every(Number.isInteger)).toBe(true);
  });

  test('a recording of a finished game ends with its winners', async () => {
    expect((await openRecording(replay)).winners).toEqual(replay.winners);
  });
});

describe('an impossible replay', () => {
  const replay = finishedGame({ game: 'card', seats: 4 }, 'broken');

  test('a replay with an impossible answer is refused, and the error names that answer', async () => {
    const answers = replay.answers.with(10, { ...replay.answers[10], seat: 3, kind: 'nonsense' });
    await expect(openRecording({ ...replay, answers })).rejects.toMatchObject({ name: 'BrokenRecording', answer: 10 });
  });

  test('refuses a replay that can’t be dealt', async () => {
    const broken = openRecording({ ...replay, setup: { seats: 12 } });
    await expect(broken).rejects.toBeInstanceOf(BrokenRecording);
    await expect(broken).rejects.toMatchObject({ answer: -1, lack: 'unreadable' });
  });
});

/** A stored game of an older program. */
function kept(name: string): Replay {
  const path = new URL(`../../../../testkit/games/${name}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as Proof).replay;
}

describe('a replay of older rules', () => {
  const whole = { ...finishedGame({ game: 'card', seats: 4 }, 'older'), rules: RULES - 1 };
  const { answers } = whole;
  const changed = answers.with(10, { ...answers[10], seat: 3, kind: 'nonsense' });

  test('a replay of a game by older rules is shown to its end if today’s rules lead to the same game', async () => {
    expect(await openRecording(whole)).toMatchObject({ length: answers.length, winners: whole.winners, parting: null });
    const { rules: _, ...unnumbered } = whole;
    expect((await openRecording(unnumbered)).parting).toBeNull();
  });

  test.each([
    ['an answer is not possible', { answers: changed }, 10],
    ['the first answer is not possible', { answers: answers.slice(1) }, 0],
    ['it is over too soon', { answers: [...answers, ...answers.slice(-1)] }, answers.length],
    ['others won', { winners: [0, 1, 2, 3] }, answers.length - 1],
    ['it was given up', { winners: null }, answers.length - 1],
    ['it is not over', { answers: answers.slice(0, -1) }, answers.length - 1],
  ])('a replay of older rules is shown up to the point where today’s rules differ: %s', async (_, changes, length) => {
    const replay: Replay = { ...whole, ...changes };
    const recording = await openRecording(replay);
    expect(recording).toMatchObject({ length, winners: replay.winners, parting: { answers: length } });
    expect(recording.view(length, 'all').winners === null).toBe(length < answers.length);
    // Everything that uses a recording works with a partial one.
    expect(marksOf(recording).every(({ position }) => position <= length)).toBe(true);
    expect(tallyOfRecording(recording).deeds).toHaveLength(4);
    const playback = new Playback(recording, 'server', 'g', { position: 1e6, perspective: 'all' }, () => 0);
    expect(playback.store.getState().position).toBe(length);
    expect(playback.session.store.getState().story).toHaveLength(length);
    playback.stop();
  });

  test.each([
    ['first-rules-card', 120, [1, 3]],
    ['first-rules-dice', 3, [0, 1, 3]],
    ['second-rules-card', 43, [0, 4]],
    ['second-rules-dice', 44, [3, 4]],
  ])(
    'a stored replay of older rules is shown up to the point where today’s rules differ: %s',
    async (name, length, winners) => {
      const replay = kept(name);
      const recording = await openRecording(replay);
      expect(recording).toMatchObject({ length, winners, parting: { at: 'answer', answers: length } });
      expect(recording.view(length, 'all').winners).toBeNull();
      // Bots explain the answers up to there, and nothing after.
      const bots = replay.answers.map(() => 'deputy');
      expect(whyOf({ replay: { ...replay, bots }, answer: length - 1 })).not.toBeNull();
    },
  );

  test('a stored replay of a game by older rules is shown to its end if today’s rules lead to the same game', async () => {
    const replay = kept('second-rules-same');
    const recording = await openRecording(replay);
    expect(recording).toMatchObject({ length: replay.answers.length, winners: replay.winners, parting: null });
  });

  test('refuses to show a replay of older rules that can’t be dealt any more', async () => {
    const broken = openRecording({ ...whole, setup: { seats: 12 } });
    await expect(broken).rejects.toMatchObject({ answer: -1, lack: 'older-rules' });
  });

  test('refuses to show a replay of newer rules that leads elsewhere by this page’s rules', async () => {
    const newer = { ...whole, rules: RULES + 1 };
    expect((await openRecording(newer)).parting).toBeNull();
    await expect(openRecording({ ...newer, answers: changed })).rejects.toMatchObject({
      answer: 10,
      lack: 'newer-rules',
    });
    await expect(openRecording({ ...newer, winners: [] })).rejects.toMatchObject({ lack: 'newer-rules' });
  });
});

test('a replay’s address gives a perspective only if it names all, the spectator or an existing seat', () => {
  expect(['all', 'spectator', '0', '3', '4', '-1', 'x', '', null].map((text) => perspectiveFrom(text, 4))).toEqual([
    'all',
    'spectator',
    0,
    3,
    null,
    null,
    null,
    null,
    null,
  ]);
});
