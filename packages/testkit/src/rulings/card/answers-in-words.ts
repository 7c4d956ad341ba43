// Describes answers of the card game in the words of the rulings.

import type { Answer } from '@posse/card';
import { letterOf } from '../ruling-vocabulary.ts';
import { nameOfCard, nameOfKind } from './card-vocabulary.ts';

/** An answer in the words of the rulings, for example `play BANG! Q♥ on B`. */
export function answerText(answer: Answer, pick: string | null = answer.pick): string {
  const { card, as, cost, at, prey } = answer;
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
