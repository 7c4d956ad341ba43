// Describes both games in the words of the rulings, for messages.

import { type Pending, type Refusal, type Seat, seat } from '@posse/engine';
import { letterOf } from './ruling-vocabulary.ts';

/** An expectation that the game does not meet. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  constructor(expected: string, actual: string) {
    super(`expected: ${expected}\nactual:   ${actual.replaceAll('\n', '\n          ')}`);
  }
}

export function expectSame(what: string, expected: string | number, actual: string | number): void {
  if (expected !== actual) throw new Mismatch(`${what} ${expected}`, `${what} ${actual}`);
}

/** A refusal in words, for example `out-of-reach (card BANG!, distance 2, reach 1)`. */
export function refusalText({ code, ...details }: Refusal, nameOfCard: (key: string) => string = String): string {
  const list = Object.entries(details).map(([name, value]) => {
    if (name === 'asked' && typeof value === 'number') return `asked ${letterOf(seat(value))}`;
    return `${name} ${name === 'card' ? nameOfCard(String(value)) : value}`;
  });
  return list.length === 0 ? code : `${code} (${list.join(', ')})`;
}

/** The seat that is asked, the question, and all legal answers. */
export function questionText<F extends { readonly op: string }, A extends { readonly seat: Seat }>(
  { asked, why, options, asides }: Pending<F, A>,
  answerText: (answer: A) => string,
): string {
  const lines = options.map((answer) => `  ${answerText(answer)}`);
  const others = asides.map((answer) => `  ${letterOf(answer.seat)}: ${answerText(answer)}`);
  return [`${letterOf(asked)} is asked (${why.op}) and may`, ...lines, ...others].join('\n');
}

/** The winners as a ruling lists them. */
export function winnersText(winners: readonly Seat[] | null): string {
  if (winners === null) return 'the game goes on';
  return winners.length === 0 ? 'nobody' : winners.map(letterOf).join(', ');
}
