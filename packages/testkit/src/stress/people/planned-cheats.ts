// Cunning plans, each from beginning to end: what somebody would do who has read how seats are given.

import { below, shuffle } from '@posse/engine';
import type { Cheater, Followed } from './cheater.ts';

type Trick = (driver: Cheater, followed: Followed) => Promise<void>;

const seatsOf = ({ table }: Cheater): readonly number[] => [...(table?.seats.keys() ?? [])];

/** Sits down here, stands up, sits down there. */
const goRound: Trick = async (driver) => {
  const spy = driver.any(driver.standing);
  for (const seat of shuffle(driver.random, [...seatsOf(driver)])) {
    await driver.does(spy, { type: 'sit', seat });
    await driver.does(spy, { type: 'leave' });
  }
};

/** The host empties the chairs of others for his friend. */
const emptyChairs: Trick = async (driver) => {
  const [host, spy] = [driver.host, driver.any(driver.standing)];
  for (const [seat, { guest }] of (driver.table?.seats ?? []).entries()) {
    if (guest !== null && driver.guests.has(guest)) continue;
    if (guest !== null && below(driver.random, 3) === 0) await driver.does(host, { type: 'kick', guest });
    await driver.does(host, { type: 'bot', seat });
    await driver.does(host, { type: 'free', seat });
    await driver.does(spy, { type: 'sit', seat });
    if (guest !== null) await driver.does(host, { type: 'pardon', guest });
    await driver.does(spy, { type: 'sit', seat });
  }
};

/** One's own seat goes from hand to hand, and perhaps it leaves another one behind. */
const passTickets: Trick = async (driver) => {
  const ticket = await driver.ticket();
  if (ticket === null) return;
  for (const person of shuffle(driver.random, [...driver.all]).slice(0, 3)) {
    await driver.probes(person, { ticket });
    person.arrive();
    await driver.does(person, { type: 'sit', seat: driver.any(seatsOf(driver)) ?? 0 });
  }
  const token = driver.any(driver.all.flatMap(({ tokens }) => tokens));
  if (token !== undefined) await driver.probes(driver.any(driver.all), { ticket, token });
};

/** Who was sent away, or has left, hands on his seat. */
const ticketOfTheBanished: Trick = async (driver) => {
  const ticket = await driver.ticket();
  const giver = driver.seated.find(({ tickets }) => tickets.includes(ticket ?? ''));
  if (ticket === null || giver === undefined) return;
  if (giver === driver.host) await driver.does(giver, { type: 'leave' });
  else await driver.does(driver.host, { type: 'kick', guest: giver.you });
  await driver.probes(driver.any(driver.standing), { ticket });
  await driver.does(driver.host, { type: 'pardon', guest: giver.you });
  giver.arrive();
};

/** They all swear that this seat is one of theirs, and whoever could object is sent away. */
const swear: Trick = async (driver) => {
  const claimant = driver.any(driver.standing);
  const strangers = driver.strangers();
  const lost = (driver.table?.seats ?? []).findIndex(({ guest }) => strangers.includes(guest ?? ''));
  if (claimant === undefined || lost < 0) return;
  const { host } = driver;
  const owner = driver.table?.seats[lost]?.guest ?? '';
  if (below(driver.random, 2) === 0) {
    await driver.does(host, { type: 'kick', guest: owner });
    await driver.does(host, { type: 'pardon', guest: owner });
  }
  await driver.does(claimant, { type: 'claim', seat: lost });
  for (const guest of strangers.slice(0, 2)) if (guest !== owner) await driver.does(host, { type: 'kick', guest });
  for (const person of driver.all) await driver.does(person, { type: 'vouch', guest: claimant.you, on: true });
  for (const guest of strangers) await driver.does(host, { type: 'pardon', guest });
};

/** Claims one seat and takes another, in whatever way, before all have vouched. */
const claimAndSit: Trick = async (driver) => {
  const claimant = driver.any(driver.standing);
  for (const seat of seatsOf(driver)) await driver.does(claimant, { type: 'claim', seat });
  await driver.does(claimant, { type: 'sit' });
  const ticket = await driver.ticket();
  if (ticket !== null) await driver.probes(claimant, { ticket });
  for (const person of driver.all) await driver.does(person, { type: 'vouch', guest: claimant?.you ?? '', on: true });
};

/** Where latecomers may come: all at once, and each into more than one seat, and sooner than it is asked. */
const comeLate: Trick = async (driver) => {
  for (const person of driver.standing.slice(0, 2)) {
    await driver.does(person, { type: 'sit' });
    await driver.does(person, { type: 'leave' });
    await driver.does(person, { type: 'sit', seat: driver.any(seatsOf(driver)) ?? 0 });
    await driver.does(person, { type: 'sit' });
    await driver.does(person, { type: 'move' });
  }
};

/** Listens to the dead, and wants to play. */
const eavesdrop: Trick = async (driver) => {
  for (const person of driver.all)
    await driver.does(person, { type: 'say', channel: 'gallery', text: 'Who is the Renegade?' });
  const listener = driver.any(driver.standing);
  for (const seat of seatsOf(driver)) await driver.does(listener, { type: 'sit', seat });
  const ticket = await driver.ticket();
  if (ticket !== null) await driver.probes(listener, { ticket });
};

/** Says that he has seen the game up to here, this one or the last, from his seat or another. */
const pretendToFollow: Trick = async (driver, followed) => {
  const person = driver.any(driver.all);
  const now = person?.client.game?.step ?? 0;
  const tokens = driver.all.flatMap(({ tokens: own }) => own);
  for (const game of followed)
    for (const step of [0, Math.max(0, now - below(driver.random, 30)), now, now + 1]) {
      const token = below(driver.random, 3) === 0 ? driver.any(tokens) : undefined;
      await driver.probes(person, { since: { game, step }, ...(token !== undefined && { token }) });
    }
};

/** Tokens of earlier games, of other seats, and such as never were. */
const tryKeys: Trick = async (driver) => {
  const tokens = driver.all.flatMap(({ tokens: own }) => own);
  const secret = (driver.any(tokens) ?? '0.abc').split('.')[1] ?? '';
  for (const seat of seatsOf(driver)) await driver.probes(driver.any(driver.all), { token: `${seat}.${secret}` });
  for (const token of shuffle(driver.random, [...tokens]).slice(0, 4))
    await driver.probes(driver.any(driver.all), { token });
};

/** The powers go round, also to those who watch; each of them tries what he can. */
const passPowers: Trick = async (driver) => {
  for (const heir of shuffle(driver.random, [...driver.all]).slice(0, 3)) {
    await driver.does(driver.host, { type: 'host', guest: heir.you });
    await driver.does(heir, { type: 'arrange', plan: { seats: seatsOf(driver).length, latecomers: true } });
    await driver.does(heir, { type: 'free', seat: driver.any(seatsOf(driver)) ?? 0 });
    await driver.does(heir, { type: 'again' });
    if (driver.table?.phase === 'playing') await driver.does(heir, { type: 'start' });
  }
  const [first] = driver.seated;
  if (first !== undefined) await driver.does(driver.host, { type: 'host', guest: first.you });
};

export const PLANNED_CHEATS: readonly Trick[] = [
  goRound,
  emptyChairs,
  passTickets,
  ticketOfTheBanished,
  swear,
  claimAndSit,
  comeLate,
  eavesdrop,
  pretendToFollow,
  tryKeys,
  passPowers,
];
