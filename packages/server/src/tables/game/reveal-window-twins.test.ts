// Tests that twin tables, which differ in a hidden role, look the same to others.

import { type Answer, diceGame, SPECIALS, type State, type View } from '@posse/dice';
import { below, type Random, randomFrom, type Seat, seatsOf, shuffle } from '@posse/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from '../../games/bot-questions.ts';
import { diceTableGame } from '../../games/playable-games.ts';
import { holdersIn } from '../../games/shown-view.ts';
import { DealtTable, type Text } from '../../testing/dealt-table.ts';
import { stopTime } from '../../testing/fake-clocks.ts';

/** Seeds with every sort of reveal window, with people and bots as holders. */
const DEALS = [11, 12, 14, 15, 20];
const LASTS = 12_000;

beforeEach(stopTime);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const isMoment = (options: readonly Answer[]): boolean =>
  options.some(({ kind }) => kind === 'reveal') && options.some(({ kind }) => kind === 'pass');

/** Is there a real choice? Rolling one's own dice always is. */
const isReal = (options: readonly Answer[]): boolean =>
  isMoment(options) ||
  options[0]?.kind === 'roll' ||
  (options.length > 1 && options.every(({ kind }) => kind !== 'never'));

/** A choice that is the same in every twin, because it depends only on public information. */
function choiceOf({ options, step }: View): number {
  if (isMoment(options)) return options.findIndex(({ kind }) => kind === 'pass');
  const others = options.filter(({ kind }) => kind !== 'reveal');
  return options.indexOf(others[(step * 7919) % others.length] as Answer);
}

/** Bots think for various times, always shorter than a reveal window. */
const thinker: Thinker = {
  think: ({ view }) =>
    new Promise((resolve) => setTimeout(() => resolve(choiceOf(view as View)), 20 + (((view as View).step * 37) % 70))),
};

interface RecordedGame {
  readonly texts: readonly Text[];
  readonly answers: readonly Answer[];
}

/**
 * Plays a game. People pass in the first half of a reveal window; `shows` reveals a role in the second half of every
 * third one.
 */
async function play(state: State, people: readonly number[], shows: string): Promise<RecordedGame> {
  const draws = randomFrom('draws');
  vi.spyOn(Math, 'random').mockImplementation(() => below(draws, 1000) / 1000);
  vi.setSystemTime(0);
  const table = new DealtTable();
  table.rig.config.pause = [100, 300];
  table.rig.config.moment = [400, 700];
  table.rig.thinker = thinker;
  const asked = new Map<string, number>();
  try {
    await table.open(state, people);
    while (Date.now() < LASTS && table.round.match.winners === null) {
      for (const guest of table.guests) {
        const view = table.view(guest.id);
        if (view.options.length === 0 || asked.get(guest.id) === view.step) continue;
        expect(view.options).toSatisfy(isReal);
        asked.set(guest.id, view.step);
        const shown = guest.id === shows && view.step % 3 === 0;
        const option = isMoment(view.options) && shown ? 0 : choiceOf(view);
        const after = isMoment(view.options) ? (shown ? 350 : 40 + ((view.step * 13) % 200)) : 60;
        setTimeout(() => guest.answer(option), after);
      }
      await table.toNext();
    }
    const answers = (await table.answers()).map(({ answer }) => JSON.parse(answer) as Answer);
    return { texts: table.texts, answers };
  } finally {
    await table.close();
  }
}

/**
 * A dealt game: everybody has enough life for the whole test, or so little that somebody soon dies and may be rescued.
 */
function dealt(seats: number, number: number): State {
  const t = diceGame.deal({ seats, modules: [1, 2, 3], options: { 'mixed-roles': true } }, `twins ${number}`);
  const life = number % 2 === 0 ? 30 : 2;
  for (const player of t.players) Object.assign(player, { life, maxLife: 40 });
  return t;
}

/** The same position, but these seats hold other roles or none. */
function twinOf(t: State, others: readonly Seat[], random: Random): State {
  const twin = diceGame.clone(t);
  const taken = t.players.flatMap(({ special }, seat) => (others.includes(seat as Seat) ? [] : [special]));
  for (const seat of others) {
    const player = twin.players[seat] as State['players'][number];
    const kinds = Object.entries(SPECIALS).flatMap(([id, { role }]) => (role === player.role ? [id] : []));
    const free = [null, ...kinds]
      .filter((id) => id === null || !taken.includes(id))
      .filter((id) => id !== t.players[seat]?.special);
    player.special = free[below(random, free.length)] ?? null;
    taken.push(player.special);
  }
  return twin;
}

interface Seen {
  readonly kinds: Set<string>;
  /**
   * The number of reveal windows in which other people than in the twin held something, and in which other bots did.
   */
  people: number;
  bots: number;
}

/** Finds the first step at which everybody sees that these games differ, and returns what was compared until then. */
function whereTheyPart(
  twins: readonly State[],
  played: readonly RecordedGame[],
  people: readonly number[],
  seen: Seen,
): number {
  const [one, other] = twins.map((twin) => diceGame.clone(twin)) as [State, State];
  const open = (t: State): string => JSON.stringify(diceGame.view(t, 'spectator'));
  for (let n = 0; ; n++) {
    const [given, too] = played.map(({ answers }) => answers[n]);
    if (given === undefined || too === undefined || JSON.stringify(given) !== JSON.stringify(too)) return n + 1;
    const frame = one.stack.at(-1);
    if (frame?.op === 'react') {
      const holders = [one, other].map((t) => holdersIn(diceTableGame, t));
      const apart = holders[0]?.filter((seat) => !holders[1]?.includes(seat)) ?? [];
      seen.kinds.add(frame.moment);
      if (apart.some((seat) => people.includes(seat))) seen.people++;
      if (apart.some((seat) => !people.includes(seat))) seen.bots++;
    }
    const facts = [diceGame.apply(one, given), diceGame.apply(other, too)].map((told) => JSON.stringify(told));
    if (open(one) !== open(other) || facts[0] !== facts[1]) return n + 1;
  }
}

/** The messages to these guests until this step. */
function heardUntil({ texts }: RecordedGame, step: number, by: readonly string[]): readonly Text[] {
  const end = texts.findIndex(({ text }) => text.startsWith('{"type":"update"') && JSON.parse(text).n >= step);
  return texts.slice(0, end < 0 ? texts.length : end).filter(({ to }) => by.includes(to));
}

test('players without a role to reveal, and spectators, receive the same messages whoever holds such a role', async () => {
  const seen: Seen = { kinds: new Set(), people: 0, bots: 0 };
  let compared = 0;
  for (const number of DEALS) {
    const random = randomFrom(`twins ${number}`);
    const seats = 6 + (number % 3);
    const t = dealt(seats, number);
    const hidden = shuffle(
      random,
      seatsOf(seats).filter((seat) => !t.players[seat]?.roleShown),
    );
    // Both people and bots are among those who differ, and among those who do not.
    const others = hidden.slice(0, 3);
    const people = [
      ...seatsOf(seats)
        .filter((seat) => !others.includes(seat))
        .slice(0, -1),
      others[0] as Seat,
    ];
    const shows = `p${hidden.slice(3).find((seat) => t.players[seat]?.special !== null && people.includes(seat))}`;
    const twins = [t, twinOf(t, others, random)];
    const played: RecordedGame[] = [];
    for (const twin of twins) played.push(await play(twin, people, shows));
    const step = whereTheyPart(twins, played, people, seen);
    const listeners = ['w', ...people.filter((seat) => !others.includes(seat as Seat)).map((seat) => `p${seat}`)];
    const [one, other] = played.map((each) => heardUntil(each, step, listeners));
    expect(other).toEqual(one);
    compared += one?.length ?? 0;
  }
  expect([...seen.kinds].sort()).toEqual(['dying', 'gaining', 'revealed', 'rolled', 'stopped', 'turn over']);
  expect(compared).toBeGreaterThan(1000);
  expect(Math.min(seen.people, seen.bots)).toBeGreaterThan(10);
});
