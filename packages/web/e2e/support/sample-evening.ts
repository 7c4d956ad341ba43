// A sample evening with a line of waiting people, for pictures and checks.

import type { EveningGame } from '@posse/protocol/evening';
import type { EveningRecord } from '@posse/store';

const NOON = Date.UTC(2026, 0, 1, 12);
const NAMES = ['Ann', 'Bob', 'Wilhelmina Featherstone', 'Dan', 'Eve'] as const;
const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy'] as const;
const PARS = { sheriff: 0.4, deputy: 0.4, outlaw: 0.44, renegade: 0.15 } as const;
const GAMES = 7;

/** The predictions of people who were out of the last game. */
const PREDICTIONS = [
  { person: 'wanda', name: 'Wanda', side: 'law' as const },
  { person: 'wilhelmina featherstone', name: 'Wilhelmina Featherstone', side: 'outlaws' as const },
  { person: 'dan', name: 'Dan', side: 'renegade' as const },
];

/** Game by game another role wins, and the roles go round. */
function gameOf(number: number): EveningGame {
  const winning = number % 3 === 0 ? ['sheriff', 'deputy'] : number % 3 === 1 ? ['outlaw'] : ['renegade'];
  const seats = NAMES.map((name, place): EveningGame['seats'][number] => {
    const role = ROLES[(place + number) % ROLES.length] ?? 'outlaw';
    const guest = name === 'Ann' ? 'ann' : name.toLowerCase();
    const isBot = number === 4 && place > 1;
    return {
      dealt: isBot ? null : { person: guest, name, face: null },
      name,
      role,
      character: 'bart-cassidy',
      alive: winning.includes(role),
      won: winning.includes(role),
      par: isBot ? null : PARS[role],
      left: false,
      kills: winning.includes(role) ? [(place + 1) % NAMES.length] : [],
      wounds: NAMES.map((_, at) => (at === (place + 1) % NAMES.length ? 2 : 0)),
    };
  });
  return {
    number,
    id: `sample-${number}`,
    game: number % 2 === 0 ? 'card' : 'dice',
    plan: { seats: NAMES.length },
    rules: 1,
    packs: 0,
    parVersion: 1,
    startedAt: NOON + number * 1_800_000,
    endedAt: NOON + number * 1_800_000 + 1_300_000,
    rounds: 6,
    answers: 140,
    winners: seats.flatMap(({ won }, place) => (won ? [place] : [])),
    seats,
    ...(number === GAMES - 1 && { predictions: PREDICTIONS }),
    awards: [],
  };
}

export const SAMPLE_GAMES: readonly EveningGame[] = Array.from({ length: GAMES }, (_, number) => gameOf(number));

export const SAMPLE_EVENING: EveningRecord = {
  games: GAMES,
  isShared: true,
  queue: [
    { guest: 'fay', name: 'Fay', rests: false },
    { guest: 'gus', name: 'Gustav-Adolf von Hohenstein', rests: true },
  ],
  rotation: 'longest',
  isDue: true,
  resting: ['ann'],
  streaks: [],
  losers: [],
};
