// Random requests of a cheater with many identities.

import { below } from '@posse/engine';
import type { FromClient } from '@posse/protocol';
import type { Cheater, Followed } from './cheater.ts';

type RandomAction = (cheater: Cheater) => FromClient;

const seatAt = (cheater: Cheater): number => below(cheater.random, cheater.table?.seats.length ?? 1);

/** The id of an identity, or of somebody else. */
const guestAt = (cheater: Cheater): string =>
  cheater.any([...cheater.all.map(({ you }) => you), ...cheater.otherPeople()].filter((id) => id !== '')) ?? 'nobody';

const friendOf = (cheater: Cheater): string => cheater.any(cheater.all)?.you ?? '';

const isHeads = (cheater: Cheater): boolean => below(cheater.random, 2) === 0;

/** Actions that are allowed during and between games. */
const ACTIONS: readonly RandomAction[] = [
  () => ({ type: 'sit' }),
  (cheater) => ({ type: 'sit', seat: seatAt(cheater) }),
  (cheater) => ({ type: 'sit', seat: seatAt(cheater) }),
  () => ({ type: 'leave' }),
  () => ({ type: 'move' }),
  (cheater) => ({ type: 'claim', seat: seatAt(cheater) }),
  (cheater) => ({ type: 'claim', seat: seatAt(cheater) }),
  (cheater) => ({ type: 'vouch', guest: guestAt(cheater), on: true }),
  (cheater) => ({ type: 'vouch', guest: guestAt(cheater), on: isHeads(cheater) }),
  (cheater) => ({ type: 'bot', seat: seatAt(cheater) }),
  (cheater) => ({ type: 'free', seat: seatAt(cheater) }),
  (cheater) => ({ type: 'kick', guest: guestAt(cheater) }),
  (cheater) => ({ type: 'pardon', guest: guestAt(cheater) }),
  (cheater) => ({ type: 'pardon', guest: guestAt(cheater) }),
  (cheater) => ({ type: 'host', guest: below(cheater.random, 8) === 0 ? guestAt(cheater) : friendOf(cheater) }),
  (cheater) => ({ type: 'rename', name: cheater.any(['Ann', 'Bob', 'Cleo', 'Spy']) ?? 'Ann' }),
  () => ({ type: 'back' }),
  (cheater) => ({ type: 'automatic', on: isHeads(cheater) }),
  (cheater) => ({ type: 'explain', step: cheater.all[0]?.client.game?.step ?? 0, attempt: { card: seatAt(cheater) } }),
  (cheater) => ({ type: 'answer', step: cheater.all[0]?.client.game?.step ?? 0, option: 0 }),
  (cheater) => ({ type: 'say', channel: isHeads(cheater) ? 'gallery' : 'watchers', text: 'Psst' }),
  (cheater) => ({ type: 'ready', on: isHeads(cheater), keep: isHeads(cheater) }),
  () => ({ type: 'not-yet' }),
  (cheater) => ({ type: 'queue', on: isHeads(cheater) }),
  (cheater) => ({ type: 'sit-out', on: isHeads(cheater) }),
  () => ({ type: 'evening', from: 0 }),
  () => ({ type: 'predict', side: 'outlaws' }),
  (cheater) => ({ type: 'chat', on: isHeads(cheater) }),
  () => ({ type: 'voice', link: 'https://voice.example/cheats' }),
  (cheater) => ({ type: 'report', guest: guestAt(cheater), remove: isHeads(cheater) }),
  (cheater) => ({ type: 'report', line: below(cheater.random, 40) }),
];

/** Actions that are refused during a game. */
const REFUSED_ACTIONS: readonly RandomAction[] = [
  () => ({ type: 'start' }),
  () => ({ type: 'again' }),
  () => ({ type: 'mix-seats' }),
  (cheater) => ({ type: 'arrange', plan: { seats: 4 + below(cheater.random, 3), latecomers: true, gallery: true } }),
];

/** Makes one random request with a random identity. */
export async function tryRandomAction(cheater: Cheater, followed: Followed): Promise<void> {
  const { random } = cheater;
  const person = cheater.any(cheater.all);
  const die = below(random, 20);
  if (die === 0) person?.cut();
  else if (die === 1)
    await cheater.probes(person, { since: { game: cheater.any(followed) ?? '0', step: below(random, 200) } });
  else if (die === 2) await useTicket(cheater);
  else if (die === 3 && cheater.table?.phase === 'playing') await cheater.does(person, pauseOf(cheater));
  else {
    const thoughts = cheater.table?.phase === 'playing' ? [...ACTIONS, ...REFUSED_ACTIONS] : ACTIONS;
    const thought = cheater.any(thoughts);
    if (thought !== undefined) await cheater.does(person, thought(cheater));
  }
}

const pauseOf = (cheater: Cheater): FromClient => ({ type: 'pause', on: below(cheater.random, 4) === 0 });

/** Uses a new ticket, or an old one. */
async function useTicket(cheater: Cheater): Promise<void> {
  const ticket = cheater.any(cheater.all.flatMap(({ tickets }) => tickets));
  if (ticket !== undefined) await cheater.probes(cheater.any(cheater.all), { ticket });
}
