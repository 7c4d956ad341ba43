// A statistic over 10,000 games: how Outlaws fare, by their distance from the Sheriff.

import { botNamed, CARD_BOTS, cardClues, playGame } from '@posse/bots';
import { seatsOf, sure } from '@posse/engine';

const SEATS = 6;
const games = Number(process.argv[2] ?? 10_000);
const level = process.argv[3] ?? 'random';
const bot = sure(botNamed(CARD_BOTS, level) ?? undefined, `bot "${level}"`);
/** By clockwise distance from the Sheriff: how often an Outlaw sat there, and how often they won. */
const tally = Array.from({ length: SEATS }, () => ({ sat: 0, won: 0 }));

for (let number = 0; number < games; number++) {
  const { roles, winners } = playGame(cardClues, { seats: SEATS }, `statistic ${number}`, () => bot);
  const sheriff = roles.indexOf('sheriff');
  for (const seat of seatsOf(SEATS)) {
    if (roles[seat] !== 'outlaw') continue;
    const line = sure(tally[(seat - sheriff + SEATS) % SEATS], 'such distance');
    line.sat += 1;
    if (winners.includes(seat)) line.won += 1;
  }
}

console.log(`${games} games, ${SEATS} seats, ${level} bots`);
for (const [distance, { sat, won }] of tally.entries()) {
  if (sat === 0) continue;
  const share = won / sat;
  const error = Math.sqrt((share * (1 - share)) / sat);
  const percent = (part: number): string => (100 * part).toFixed(1);
  console.log(`${distance} after the Sheriff: ${percent(share)} % ± ${percent(error)} of ${sat}`);
}
