// Describes answers of the dice game in the words of the rulings.

import type { Answer, AnswerKind, Die } from '@posse/dice';
import { letterOf } from '../ruling-vocabulary.ts';
import { nameOfSpecial, SALOON_DICE } from './dice-vocabulary.ts';

/** An answer in the words of the rulings, for example `shoot B with 1`. */
export const answerText = (answer: Answer): string => TEXT[answer.kind](answer);

type Say = (answer: Answer) => string;

const TEXT: Readonly<Record<AnswerKind, Say>> = {
  take: ({ pick }) => `take ${Object.keys(SALOON_DICE).find((name) => SALOON_DICE[name] === pick) ?? pick}`,
  roll: () => 'roll',
  reroll: ({ dice }) => `reroll ${dice.map((die) => die + 1).join(', ')}`,
  stop: () => 'stop',
  shoot: ({ at, face }) => `shoot ${seatsText(at)} with ${face}`,
  pour: ({ at }) => `give beer to ${seatsText(at)}`,
  ability: ({ at, also }) => `use the ability${onText(at, also)}`,
  reveal: ({ pick, at, also, dice, face }) =>
    `reveal the role${onText(at, also)}${face === null ? '' : ` turning die ${(dice[0] ?? 0) + 1} to ${face}`} (${nameOfSpecial(pick ?? '')})`,
  choose: ({ at, also, pick }) => `choose ${pick ?? seatsText(at, also)}`,
  assign: ({ face, twice, at }) => `assign ${twice ? `${face}, ${face}` : face} to ${seatsText(at)}`,
  pass: () => 'pass',
  never: () => 'pass for good',
};

const seatsText = (...seats: readonly Answer['at'][]): string =>
  seats
    .filter((seat) => seat !== null)
    .map(letterOf)
    .join(', ');

const onText = (...seats: readonly Answer['at'][]): string =>
  seats.every((seat) => seat === null) ? '' : ` on ${seatsText(...seats)}`;

export const diceText = (dice: readonly Die[]): string =>
  dice.length === 0 ? 'no dice' : dice.map(({ face }) => face).join(', ');
