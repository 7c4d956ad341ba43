// All that there is to be told about in the card game.

import {
  type Agreed,
  type Answer,
  inVain,
  kindOf,
  type State,
  type Translated,
  textsFor,
  type VainCode,
} from '@posse/card';
import { told } from '../names.ts';

export function allTexts(table: Agreed): readonly Translated[] {
  const { characters, cards, events } = textsFor(table);
  return [characters, cards, events].flatMap((things) => Object.values(things));
}

const IN_VAIN: Readonly<Record<VainCode, string>> = {
  'two-left': 'Only two are left: a Beer does nothing.',
  'full-life': 'No life point is missing: it would do nothing.',
  'nobody-hurt': 'Nobody is hurt: it would do nothing.',
  'no-healing': 'Ghosts get no life back: it would do nothing.',
  immune: 'It cannot touch whom it is meant for: it would do nothing.',
};

/** About the cards and the character that an answer names, the event that it uses, and why it is in vain if it is. */
export function aboutAnswer(answer: Answer, t: State): string[] {
  const { kind, card, as, prey, cost, pick } = answer;
  const all = textsFor(t.setup);
  const vain = inVain(t, answer);
  const cards = [card, ...cost, prey].filter((one) => one !== null && one !== 'hand');
  const keys = new Set([...cards.map((one) => kindOf(t, one).key), ...(as === null ? [] : [as])]);
  const texts = [...keys].map((key) => all.cards[key]);
  if (pick !== null) texts.unshift(all.characters[pick]);
  if (kind === 'event' && t.event !== null) texts.unshift(all.events[t.event]);
  const sentences = texts.flatMap((found) => (found === undefined ? [] : [told(found)]));
  return vain === null ? sentences : [...sentences, IN_VAIN[vain.code]];
}
