import { seat } from '@posse/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Film, openFilm } from './film.ts';
import { Projector } from './projector.ts';
import { finishedGame } from './testing/games.ts';

const films = new Map<string, Film>();
for (const game of ['card', 'dice'] as const) films.set(game, await openFilm(finishedGame({ game, seats: 5 }, 'run')));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['card', 'dice'])('a film of a %s game', (game) => {
  const film = films.get(game) as Film;
  const at = (position = 0) => new Projector(film, 'server', 'id', { position, eyes: 'all' }, () => 1);
  const shown = (projector: Projector) => projector.session.store.getState();

  test('begins where it is told to, at rest', () => {
    const projector = at(7);
    expect(shown(projector)).toMatchObject({ beat: null, seat: null, shown: { n: 7 }, game: null });
    expect(shown(projector).story.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('a step on shows what the answer brings about, and comes to rest', () => {
    const number = Array.from({ length: film.length }).findIndex((_, place) => film.told(place, 'all').length > 0);
    const projector = at(number);
    projector.step(1);
    const n = number + 1;
    expect(shown(projector)).toMatchObject({ shown: { n }, beat: { number, facts: film.told(number, 'all') } });
    vi.advanceTimersByTime(3000);
    expect(shown(projector)).toMatchObject({ shown: { n }, beat: null });
  });

  test('a step back shows only where things stood', () => {
    const projector = at(3);
    projector.step(-1);
    expect(shown(projector)).toMatchObject({ shown: { n: 2 }, beat: null });
    projector.seek(-5);
    expect(shown(projector).shown?.n).toBe(0);
  });

  test('plays to the end, every answer once, and stops', () => {
    const projector = at(film.length - 12);
    const numbers: number[] = [];
    projector.session.store.subscribe(({ shown: now }, before) => {
      if (now !== before.shown) numbers.push(now?.n ?? -1);
    });
    projector.play();
    vi.advanceTimersByTime(12 * 3000);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, step) => film.length - 11 + step));
    expect(projector.store.getState().isPlaying).toBe(false);
    projector.play();
    expect(shown(projector).shown?.n).toBe(0);
    projector.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('pauses where it is', () => {
    const projector = at(0);
    projector.play();
    vi.advanceTimersByTime(4000);
    projector.pause();
    const { position } = projector.store.getState();
    expect(position).toBeGreaterThan(0);
    vi.advanceTimersByTime(10_000);
    expect(projector.store.getState().position).toBe(position);
    expect(shown(projector).beat).toBeNull();
  });

  test('goes from turn to turn', () => {
    const projector = at(0);
    const starts: number[] = [];
    for (let before = -1; projector.store.getState().position !== before; projector.turn(1)) {
      before = projector.store.getState().position;
      starts.push(before);
    }
    const turns = projector.marks.filter(({ kind }) => kind === 'turn').map(({ position }) => position);
    expect(starts.slice(0, -1)).toEqual([...new Set(turns)].filter((start) => start < film.length));
    projector.turn(-1);
    expect(projector.store.getState().position).toBe(turns.findLast((start) => start < film.length));
  });

  test('nobody who looks on can answer, through whosever eyes he looks', () => {
    const projector = at(0);
    for (const eyes of ['all', 'spectator', seat(2)] as const) {
      projector.look(eyes);
      expect(shown(projector)).toMatchObject({
        seat: typeof eyes === 'number' ? eyes : null,
        shown: { view: { options: [] } },
      });
    }
    expect(projector.session.answer({ seat: seat(0), kind: 'pass' })).toBe(false);
    expect(projector.session.client.start()).toBe(false);
  });
});
