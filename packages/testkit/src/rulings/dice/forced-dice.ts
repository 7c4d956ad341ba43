// Makes dice show the faces of a line, by a place in the random stream.
// The game knows nothing of it.

import { type Answer, type Die, diceGame, diceInFact, FACES, type Face, type State } from '@posse/dice';
import { below, type Random, randomFrom } from '@posse/engine';
import { BadRuling } from '../ruling-vocabulary.ts';
import { nameOfDie } from './dice-vocabulary.ts';

/** Makes the dice that this answer rolls show these faces, in the order of the dice. */
export function letFall(faces: readonly Face[], answer: Answer, t: State): void {
  const thrown = thrownBy(answer, t);
  if (thrown.length !== faces.length)
    throw new BadRuling(`${thrown.length} dice are thrown, and the line names ${faces.length}: ${faces.join(', ')}.`);
  const wanted = thrown.map(({ kind }, place) => {
    const face = faces[place] as Face;
    const side = FACES[kind].indexOf(face);
    if (side < 0) throw new BadRuling(`The ${nameOfDie(kind)} has no face "${face}".`);
    return side;
  });
  t.random = { key: STREAM.key, at: placeWhere(wanted) };
  if (thrownBy(answer, t).some(({ face }, place) => face !== faces[place]))
    throw new Error('The dice do not show the faces of the line.');
}

/** The dice that this answer rolls, found on a copy by the numbers that it draws. Dice that are set come first. */
function thrownBy(answer: Answer, t: State): readonly Die[] {
  const copy = diceGame.clone(t);
  const { at } = copy.random;
  const fallen = diceGame.apply(copy, answer).find((fact) => fact.kind === 'dice');
  if (fallen === undefined) throw new BadRuling('No dice are thrown here.');
  const fresh = diceInFact(fallen.open).filter((die) => die.fresh);
  return fresh.slice(fresh.length - (copy.random.at - at));
}

const STREAM: Random = randomFrom('the dice of the rulings');
/** The random stream so far, as sides of dice. */
const sides: number[] = [];

/** The first place in the random stream from which these sides follow. */
function placeWhere(wanted: readonly number[]): number {
  for (let at = 0; ; at++) {
    while (sides.length < at + wanted.length) sides.push(below(STREAM, 6));
    if (wanted.every((side, step) => sides[at + step] === side)) return at;
  }
}
