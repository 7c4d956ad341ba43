// The game in the words of the rulings: answers, refusals, questions. For messages that a player can read.

import { type Answer, cardGame, type Frame, type State } from '@posse/card';
import { type Pending, type Refusal, seat } from '@posse/engine';
import { letterOf, nameOfCard, nameOfKind } from './words.ts';

/** An expectation that the game does not meet. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';

  constructor(expected: string, actual: string) {
    super(`expected: ${expected}\nactual:   ${actual.replaceAll('\n', '\n          ')}`);
  }
}

/** `play BANG! Q♥ on B` */
export function answerText(answer: Answer): string {
  const { card, as, cost, at, prey, pick } = answer;
  const subject = card !== null ? nameOfCard(card) : (pick ?? '');
  const words = [
    verbOf(answer),
    answer.kind === 'ability' || answer.kind === 'event' ? '' : subject,
    as === null ? '' : `as ${nameOfKind(as)}`,
    cost.length === 0 ? '' : `discarding ${cost.map(nameOfCard).join(', ')}`,
    at === null ? '' : `${answer.kind === 'choose' ? '' : 'on '}${letterOf(at)}${preyText(prey)}`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

function verbOf({ kind, card }: Answer): string {
  if (kind === 'end') return 'end the turn';
  if (kind === 'event') return 'use the event';
  if (kind === 'ability' || (kind === 'barrel' && card === null)) return 'use the ability';
  return kind === 'barrel' ? 'use' : kind;
}

const preyText = (prey: Answer['prey']): string =>
  prey === null ? '' : prey === 'hand' ? "'s hand" : `'s ${nameOfCard(prey)}`;

/** `out-of-reach (card BANG!, distance 2, reach 1)` */
export function refusalText({ code, ...details }: Refusal): string {
  const list = Object.entries(details).map(([name, value]) => {
    if (name === 'asked' && typeof value === 'number') return `asked ${letterOf(seat(value))}`;
    return `${name} ${name === 'card' ? nameOfKind(String(value)) : value}`;
  });
  return list.length === 0 ? code : `${code} (${list.join(', ')})`;
}

/** Who is asked what, and all that may be answered. */
export function situation(t: State, pending: Pending<Frame, Answer> | null): string {
  if (pending === null) return t.winners === null ? 'nobody is asked yet' : 'the game is over';
  const { seat: asked, why, options, asides } = pending;
  const lines = options.map((answer) => `  ${answerText(answer)}`);
  const others = asides.map((answer) => `  ${letterOf(answer.seat)}: ${answerText(answer)}`);
  return [`${letterOf(asked)} is asked (${why.op}) and may`, ...lines, ...others].join('\n');
}

/** The winners as a ruling lists them. */
export function winnersText(t: State): string {
  const winners = cardGame.result(t);
  if (winners === null) return 'the game goes on';
  return winners.length === 0 ? 'nobody' : winners.map(letterOf).join(', ');
}
