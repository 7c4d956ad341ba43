// Plans of a cheater who knows how seats are given, as sequences of requests.

import { below, shuffle } from '@posse/engine';
import type { Cheater, Followed } from './cheater.ts';

type Plan = (cheater: Cheater, followed: Followed) => Promise<void>;

const seatsOf = ({ table }: Cheater): readonly number[] => [...(table?.seats.keys() ?? [])];

/** The plan to change seats repeatedly. */
const changeSeats: Plan = async (cheater) => {
  const spy = cheater.any(cheater.standing);
  for (const seat of shuffle(cheater.random, [...seatsOf(cheater)])) {
    await cheater.does(spy, { type: 'sit', seat });
    await cheater.does(spy, { type: 'leave' });
  }
};

/** The plan of a host to free other players' seats for another identity. */
const freeSeats: Plan = async (cheater) => {
  const [host, spy] = [cheater.host, cheater.any(cheater.standing)];
  for (const [seat, { guest }] of (cheater.table?.seats ?? []).entries()) {
    if (guest !== null && cheater.guests.has(guest)) continue;
    if (guest !== null && below(cheater.random, 3) === 0) await cheater.does(host, { type: 'kick', guest });
    await cheater.does(host, { type: 'bot', seat });
    await cheater.does(host, { type: 'free', seat });
    await cheater.does(spy, { type: 'sit', seat });
    if (guest !== null) await cheater.does(host, { type: 'pardon', guest });
    await cheater.does(spy, { type: 'sit', seat });
  }
};

/** The plan to transfer their own seat from identity to identity, with leftover tickets. */
const transferSeats: Plan = async (cheater) => {
  const ticket = await cheater.ticket();
  if (ticket === null) return;
  for (const person of shuffle(cheater.random, [...cheater.all]).slice(0, 3)) {
    await cheater.probes(person, { ticket });
    person.arrive();
    await cheater.does(person, { type: 'sit', seat: cheater.any(seatsOf(cheater)) ?? 0 });
  }
  const token = cheater.any(cheater.all.flatMap(({ tokens }) => tokens));
  if (token !== undefined) await cheater.probes(cheater.any(cheater.all), { ticket, token });
};

/** The plan to transfer a seat whose holder was removed or has left. */
const transferBannedSeat: Plan = async (cheater) => {
  const ticket = await cheater.ticket();
  const giver = cheater.seated.find(({ tickets }) => tickets.includes(ticket ?? ''));
  if (ticket === null || giver === undefined) return;
  if (giver === cheater.host) await cheater.does(giver, { type: 'leave' });
  else await cheater.does(cheater.host, { type: 'kick', guest: giver.you });
  await cheater.probes(cheater.any(cheater.standing), { ticket });
  await cheater.does(cheater.host, { type: 'pardon', guest: giver.you });
  giver.arrive();
};

/** The plan that all identities vouch for a claim to this seat, and everybody who could object is removed. */
const vouchForEachOther: Plan = async (cheater) => {
  const claimant = cheater.any(cheater.standing);
  const otherPeople = cheater.otherPeople();
  const lost = (cheater.table?.seats ?? []).findIndex(({ guest }) => otherPeople.includes(guest ?? ''));
  if (claimant === undefined || lost < 0) return;
  const { host } = cheater;
  const owner = cheater.table?.seats[lost]?.guest ?? '';
  if (below(cheater.random, 2) === 0) {
    await cheater.does(host, { type: 'kick', guest: owner });
    await cheater.does(host, { type: 'pardon', guest: owner });
  }
  await cheater.does(claimant, { type: 'claim', seat: lost });
  for (const guest of otherPeople.slice(0, 2)) if (guest !== owner) await cheater.does(host, { type: 'kick', guest });
  for (const person of cheater.all) await cheater.does(person, { type: 'vouch', guest: claimant.you, on: true });
  for (const guest of otherPeople) await cheater.does(host, { type: 'pardon', guest });
};

/** The plan to claim a seat and take another one before everybody has vouched. */
const claimAndSit: Plan = async (cheater) => {
  const claimant = cheater.any(cheater.standing);
  for (const seat of seatsOf(cheater)) await cheater.does(claimant, { type: 'claim', seat });
  await cheater.does(claimant, { type: 'sit' });
  const ticket = await cheater.ticket();
  if (ticket !== null) await cheater.probes(claimant, { ticket });
  for (const person of cheater.all) await cheater.does(person, { type: 'vouch', guest: claimant?.you ?? '', on: true });
};

/** The plan of latecomers to ask for several seats at once, and for views before the seat's next question. */
const joinLate: Plan = async (cheater) => {
  for (const person of cheater.standing.slice(0, 2)) {
    await cheater.does(person, { type: 'sit' });
    await cheater.does(person, { type: 'leave' });
    await cheater.does(person, { type: 'sit', seat: cheater.any(seatsOf(cheater)) ?? 0 });
    await cheater.does(person, { type: 'sit' });
    await cheater.does(person, { type: 'move' });
  }
};

/** The plan to read the chat of eliminated players, and then ask for a seat. */
const readDeadChat: Plan = async (cheater) => {
  for (const person of cheater.all)
    await cheater.does(person, { type: 'say', channel: 'gallery', text: 'Who is the Renegade?' });
  const listener = cheater.any(cheater.standing);
  for (const seat of seatsOf(cheater)) await cheater.does(listener, { type: 'sit', seat });
  const ticket = await cheater.ticket();
  if (ticket !== null) await cheater.probes(listener, { ticket });
};

/** The plan to claim to follow this game or the last one, from their own seat or another. */
const pretendToFollow: Plan = async (cheater, followed) => {
  const person = cheater.any(cheater.all);
  const now = person?.client.game?.step ?? 0;
  const tokens = cheater.all.flatMap(({ tokens: own }) => own);
  for (const game of followed)
    for (const step of [0, Math.max(0, now - below(cheater.random, 30)), now, now + 1]) {
      const token = below(cheater.random, 3) === 0 ? cheater.any(tokens) : undefined;
      await cheater.probes(person, { since: { game, step }, ...(token !== undefined && { token }) });
    }
};

/** The plan to try tokens of earlier games, of other seats, and made-up ones. */
const tryTokens: Plan = async (cheater) => {
  const tokens = cheater.all.flatMap(({ tokens: own }) => own);
  const secret = (cheater.any(tokens) ?? '0.abc').split('.')[1] ?? '';
  for (const seat of seatsOf(cheater)) await cheater.probes(cheater.any(cheater.all), { token: `${seat}.${secret}` });
  for (const token of shuffle(cheater.random, [...tokens]).slice(0, 4))
    await cheater.probes(cheater.any(cheater.all), { token });
};

/** The plan to pass the host's powers around, also to spectators, of whom each tries something. */
const passHostPowers: Plan = async (cheater) => {
  for (const heir of shuffle(cheater.random, [...cheater.all]).slice(0, 3)) {
    await cheater.does(cheater.host, { type: 'host', guest: heir.you });
    await cheater.does(heir, { type: 'arrange', plan: { seats: seatsOf(cheater).length, latecomers: true } });
    await cheater.does(heir, { type: 'free', seat: cheater.any(seatsOf(cheater)) ?? 0 });
    await cheater.does(heir, { type: 'again' });
    if (cheater.table?.phase === 'playing') await cheater.does(heir, { type: 'start' });
  }
  const [first] = cheater.seated;
  if (first !== undefined) await cheater.does(cheater.host, { type: 'host', guest: first.you });
};

export const PLANNED_CHEATS: readonly Plan[] = [
  changeSeats,
  freeSeats,
  transferSeats,
  transferBannedSeat,
  vouchForEachOther,
  claimAndSit,
  joinLate,
  readDeadChat,
  pretendToFollow,
  tryTokens,
  passHostPowers,
];
