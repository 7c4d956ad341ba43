// Writes a whole game as text: deal, answers with their outcome, turns and end.

import { createHash } from 'node:crypto';
import { below, type FactBase, type Kinds, randomFrom } from '@posse/engine';
import { answerLine, seatsText, type Wording, wrapped } from './game-wording.ts';
import { RENEW } from './text-difference.ts';

const INDENT = '    ';
/** The second line of each text, for its readers. */
const LEGEND = `In brackets: what was asked, and dice that fell just now. Answers by chance; written by ${RENEW}.`;
/** The maximum number of answers of a game that is written down: a longer one is too long to read. */
const MAX_ANSWERS = 5000;

/** Leaves out the pool from JSON: an appended entry of a set changes it in every game, but nothing else. */
const withoutPool = (field: string, value: unknown): unknown => (field === 'pool' ? undefined : value);

/**
 * Plays a random game, in which the answers follow from the seed too, and writes it down. The hash in the line of each
 * turn covers all questions and facts since the last one, and the saved game, so that every change shows.
 */
export function playthrough<K extends Kinds>(wording: Wording<K>, wishes: K['wishes'], seed: string): string {
  const { game } = wording;
  const random = randomFrom(`${seed}, answers`);
  const state = game.deal(wishes, seed);
  let hash = createHash('sha256');

  const table = (): string[] => {
    const sum = hash.update(JSON.stringify(game.save(state), withoutPool)).digest('hex');
    hash = createHash('sha256');
    return wrapped([...wording.table(state), `sum ${sum.slice(0, 10)}`], ' | ', INDENT, INDENT);
  };

  const lines = [`${wording.setup(state)}; seed "${seed}"`, LEGEND, '', ...wording.seats(state), ...table(), ''];
  for (let step = 0, asked = game.pending(state); asked !== null; asked = game.pending(state), step++) {
    if (step === MAX_ANSWERS)
      throw new Error(`The game with the seed "${seed}" is not over after ${MAX_ANSWERS} answers.`);
    const { asked: seat, why, options, asides } = asked;
    const choice = [...options, ...asides];
    const answer = choice[below(random, choice.length)] as K['answer'];
    const facts = game.apply(state, answer);
    hash.update(JSON.stringify([seat, why, options, asides, answer, facts]));
    const said = answerLine(answer.seat, wording.answer(answer), why.op);
    for (const [place, part] of byTurns(facts).entries()) {
      const texts = part.filter((fact) => !wording.isSaid(fact, answer)).map((fact) => wording.fact(fact));
      if (place === 0) lines.push(...wrapped(texts, '; ', texts.length === 0 ? said : `${said}: `, INDENT));
      else lines.push('', ...wrapped(texts, '; ', '== ', INDENT));
    }
    if (facts.some(({ kind }) => kind === 'turn')) lines.push(...table());
  }
  const winners = game.result(state) ?? [];
  return [...lines, '', `Won by ${seatsText(winners) || 'nobody'}`, ...wording.seats(state), ...table(), ''].join('\n');
}

/** The facts up to the first new turn, then those of each new turn. */
function byTurns<T extends FactBase>(facts: readonly T[]): T[][] {
  const parts: T[][] = [[]];
  for (const fact of facts)
    if (fact.kind === 'turn') parts.push([fact]);
    else parts.at(-1)?.push(fact);
  return parts;
}
