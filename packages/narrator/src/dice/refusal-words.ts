// The words for refusals in the dice game: short, and as a full sentence.

import type { Face } from '@posse/dice';
import type { Refusal, Seat } from '@posse/engine';
import type { RefusalWords } from '../narrator.ts';
import { msg, type Words } from '../text-types.ts';
import type { DiceNarrator } from './dice-narrator.ts';

export function diceRefusalWords(t: DiceNarrator, refusal: Refusal): RefusalWords {
  const { code } = refusal;
  const words = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  const [short, long] = (words ?? notNow)(t, refusal);
  return { short: t.say(short), long: t.say(long) };
}

type Refused = (t: DiceNarrator, refusal: Refusal) => readonly [short: Words, long: Words];

const notNow: Refused = () => [msg('Not now'), msg('You can’t do that right now.')];

export const REFUSALS: Readonly<Record<string, Refused>> = {
  'game-over': () => [msg('Game over'), msg('The game is over.')],
  eliminated: () => [msg('You are out'), msg('You are out of the game.')],
  'not-asked'(t, { asked }) {
    const name = t.name(asked as Seat);
    return [msg('Not your move'), msg('Waiting for {name}.', { name })];
  },
  locked(t, { dice }) {
    const face = t.face('dynamite');
    return Array.isArray(dice) && dice.length > 0
      ? [msg('Locked'), msg('{face} can’t be rolled again.', { face })]
      : [msg('No dice'), msg('Pick the dice to roll again.')];
  },
  'out-of-reach'(t, { face: shown, reaches }) {
    const face = t.face(shown as Face);
    const names = t.all((Array.isArray(reaches) ? (reaches as Seat[]) : []).map(t.name));
    return [msg('Out of reach'), msg('{face} reaches only {names}.', { face, names })];
  },
  'no-arrow'(t, { at }) {
    const name = t.name(at as Seat);
    return [
      msg('No arrow'),
      t.isYou(at as Seat) ? msg('You have no arrow to put back.') : msg('{name} has no arrow to put back.', { name }),
    ];
  },
  overkill(t, { at }) {
    const name = t.name(at as Seat);
    return [msg('Hit enough'), msg('{name} has been hit enough: shoot somebody else.', { name })];
  },
  'no-special-role': () => [msg('No special role'), msg('You have no special role to show.')],
  'nothing-to-show': () => [msg('Not now'), msg('Special roles may be shown now, but you have none.')],
  'not-now': notNow,
  'not-among-answers': () => [msg('Not now'), msg('That doesn’t answer the question.')],
};
