// Whatever comes to somebody's mind who has many identities: any verb, by any of them, about anybody.

import { below } from '@posse/engine';
import type { FromClient } from '@posse/protocol';
import type { Cheater, Followed } from './cheater.ts';

type Thought = (driver: Cheater) => FromClient;

const seatAt = (driver: Cheater): number => below(driver.random, driver.table?.seats.length ?? 1);

/** One of his own, or somebody else. */
const guestAt = (driver: Cheater): string =>
  driver.any([...driver.all.map(({ you }) => you), ...driver.strangers()].filter((id) => id !== '')) ?? 'nobody';

const friendOf = (driver: Cheater): string => driver.any(driver.all)?.you ?? '';

const isHeads = (driver: Cheater): boolean => below(driver.random, 2) === 0;

/** In a game and between two of them. */
const THOUGHTS: readonly Thought[] = [
  () => ({ type: 'sit' }),
  (driver) => ({ type: 'sit', seat: seatAt(driver) }),
  (driver) => ({ type: 'sit', seat: seatAt(driver) }),
  () => ({ type: 'leave' }),
  () => ({ type: 'move' }),
  (driver) => ({ type: 'claim', seat: seatAt(driver) }),
  (driver) => ({ type: 'claim', seat: seatAt(driver) }),
  (driver) => ({ type: 'vouch', guest: guestAt(driver), on: true }),
  (driver) => ({ type: 'vouch', guest: guestAt(driver), on: isHeads(driver) }),
  (driver) => ({ type: 'bot', seat: seatAt(driver) }),
  (driver) => ({ type: 'free', seat: seatAt(driver) }),
  (driver) => ({ type: 'kick', guest: guestAt(driver) }),
  (driver) => ({ type: 'pardon', guest: guestAt(driver) }),
  (driver) => ({ type: 'pardon', guest: guestAt(driver) }),
  (driver) => ({ type: 'host', guest: below(driver.random, 8) === 0 ? guestAt(driver) : friendOf(driver) }),
  (driver) => ({ type: 'rename', name: driver.any(['Ann', 'Bob', 'Cleo', 'Spy']) ?? 'Ann' }),
  () => ({ type: 'back' }),
  (driver) => ({ type: 'automatic', on: isHeads(driver) }),
  (driver) => ({ type: 'explain', step: driver.all[0]?.client.game?.step ?? 0, attempt: { card: seatAt(driver) } }),
  (driver) => ({ type: 'answer', step: driver.all[0]?.client.game?.step ?? 0, option: 0 }),
  (driver) => ({ type: 'say', channel: isHeads(driver) ? 'gallery' : 'watchers', text: 'Psst' }),
  (driver) => ({ type: 'ready', on: isHeads(driver), keep: isHeads(driver) }),
  () => ({ type: 'not-yet' }),
];

/** Only while a game is played: they are refused then. */
const NOT_NOW: readonly Thought[] = [
  () => ({ type: 'start' }),
  () => ({ type: 'again' }),
  (driver) => ({ type: 'arrange', plan: { seats: 4 + below(driver.random, 3), latecomers: true, gallery: true } }),
];

/** One thing, by any of them. */
export async function tryRandomAction(driver: Cheater, followed: Followed): Promise<void> {
  const { random } = driver;
  const person = driver.any(driver.all);
  const die = below(random, 20);
  if (die === 0) person?.cut();
  else if (die === 1)
    await driver.probes(person, { since: { game: driver.any(followed) ?? '0', step: below(random, 200) } });
  else if (die === 2) await useTicket(driver);
  else if (die === 3 && driver.table?.phase === 'playing') await driver.does(person, pauseOf(driver));
  else {
    const thoughts = driver.table?.phase === 'playing' ? [...THOUGHTS, ...NOT_NOW] : THOUGHTS;
    const thought = driver.any(thoughts);
    if (thought !== undefined) await driver.does(person, thought(driver));
  }
}

const pauseOf = (driver: Cheater): FromClient => ({ type: 'pause', on: below(driver.random, 4) === 0 });

/** One that is new, or one of long ago. */
async function useTicket(driver: Cheater): Promise<void> {
  const ticket = driver.any(driver.all.flatMap(({ tickets }) => tickets));
  if (ticket !== undefined) await driver.probes(driver.any(driver.all), { ticket });
}
