// Tests of the tally in whole games.

import { type Seat, seatsOf } from '@posse/engine';
import { awardsOf, dealtBy, shootersOf, sufferedBy, tallyOf } from '@posse/protocol/evening';
import { describe, expect, test } from 'vitest';
import { openRecording, type Recording } from '../replay/replayed-game.ts';
import { finishedGame, PARTIES } from '../testing/finished-bot-games.ts';

const GAMES = 25;

const toldTo = (recording: Recording, perspective: 'all' | 'spectator') =>
  Array.from({ length: recording.length }, (_, at) => recording.told(at, perspective));

const recordingsOf = (party: (typeof PARTIES)[number]): Promise<Recording[]> =>
  Promise.all(
    Array.from({ length: GAMES }, (_, number) =>
      openRecording(finishedGame(party, `tally ${number}`, number % 2 === 0 ? 'gunslinger' : 'random')),
    ),
  );

describe.each(PARTIES)('the tally of a $game game for $seats', (party) => {
  const seats = seatsOf(party.seats);
  const recordings = recordingsOf(party);

  test('the tally of a finished game counts every lost life point once', async () => {
    for (const recording of await recordings) {
      const told = toldTo(recording, 'all');
      const tally = tallyOf(recording.view(0, 'all'), told);
      const hurts = told.flat().filter(({ kind }) => kind === 'hurt') as unknown as { who: Seat; points: number }[];
      for (const who of seats) {
        const lost = hurts.filter((hurt) => hurt.who === who).reduce((sum, { points }) => sum + points, 0);
        expect(sufferedBy(tally, who)).toBe(lost);
      }
      const fromOthers = seats.map((who) => sufferedBy(tally, who) - (tally.deeds[who]?.misfortune ?? 0));
      const all = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);
      expect(all(seats.map((who) => dealtBy(tally, who)))).toBe(all(fromOthers));
    }
  });

  test('the tally of a finished game lists every eliminated player, and who eliminated them', async () => {
    for (const recording of await recordings) {
      const { players } = recording.view(recording.length, 'all');
      const { deeds, rounds } = tallyOf(recording.view(0, 'all'), toldTo(recording, 'all'));
      for (const who of seats) {
        const fall = deeds[who]?.fall ?? null;
        if (players[who]?.alive === false) expect(fall).not.toBeNull();
        if (fall === null) continue;
        expect(fall.round).toBeLessThanOrEqual(rounds);
        if (fall.by !== null && fall.by !== who) expect(deeds[fall.by]?.kills).toContain(who);
      }
    }
  });

  test('the tally of a finished game is the same for a spectator as for a viewer who sees everything', async () => {
    for (const recording of await recordings) {
      const open = tallyOf(recording.view(0, 'spectator'), toldTo(recording, 'spectator'));
      expect(open).toEqual(tallyOf(recording.view(0, 'all'), toldTo(recording, 'all')));
    }
  });

  test('the awards after a game are earned by its tally, and no player gets two', async () => {
    for (const recording of await recordings) {
      const tally = tallyOf(recording.view(0, 'all'), toldTo(recording, 'all'));
      const alive = recording.view(recording.length, 'all').players.map((player) => player.alive);
      const awards = awardsOf(tally, alive);
      expect(new Set(awards.map(({ who }) => who)).size).toBe(awards.length);
      const given = Object.fromEntries(awards.map((award) => [award.id, award]));
      const { deadliest, hardToKill, peacemaker, popularTarget, firstToFall } = given;
      const others = (who: Seat): Seat[] => seats.filter((seat) => seat !== who);
      if (deadliest) {
        expect(deadliest.count).toBe(dealtBy(tally, deadliest.who));
        for (const who of others(deadliest.who)) expect(dealtBy(tally, who)).toBeLessThanOrEqual(deadliest.count);
      }
      if (hardToKill) expect(alive[hardToKill.who]).toBe(true);
      if (peacemaker) expect(dealtBy(tally, peacemaker.who)).toBe(0);
      if (popularTarget) expect(shootersOf(tally, popularTarget.who)).toBe(popularTarget.count);
      if (firstToFall) expect(tally.deeds[firstToFall.who]?.fall?.order).toBe(0);
    }
  });

  test('most finished games give at least one award', async () => {
    const numbers = (await recordings).map(
      (recording) =>
        awardsOf(
          tallyOf(recording.view(0, 'all'), toldTo(recording, 'all')),
          recording.view(recording.length, 'all').players.map(({ alive }) => alive),
        ).length,
    );
    expect(numbers.filter((number) => number >= 2).length).toBeGreaterThan(GAMES / 2);
  });
});
