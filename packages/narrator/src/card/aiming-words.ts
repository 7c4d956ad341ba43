// The words for aiming a card: the question, the button, and the warning.

import { type Answer, type CardId, kindOf, type Verb, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Message, msg, type Words } from '../text-types.ts';
import { deedsOf } from './card-names.ts';
import type { CardNarrator } from './card-narrator.ts';

/** The purpose of a card, as far as it changes the question. */
export type Purpose = 'shoot' | 'take' | 'scrap' | 'duel' | 'jail' | 'heal' | 'other';

const PURPOSES: Readonly<Partial<Record<Verb, Purpose>>> = {
  shoot: 'shoot',
  take: 'take',
  scrap: 'scrap',
  challenge: 'duel',
  hold: 'jail',
  heal: 'heal',
};

export function purposeOf(t: CardNarrator, what: string): Purpose {
  const aimed = deedsOf(t.here, what).find(({ whom }) => whom === 'target');
  return (aimed === undefined ? undefined : PURPOSES[aimed.verb]) ?? 'other';
}

export interface Aimed {
  /** The key of a card (of the one it is played as), or the id of an event or of a character. */
  readonly what: string;
  readonly at: Seat;
  readonly prey: CardId | 'hand' | null;
}

type Deed = readonly [question: Message, button: Message];

export const aimedQuestion = (t: CardNarrator, aimed: Aimed): Message => deedOf(t, aimed)[0];

/** The label of the button. */
export const aimedLabel = (t: CardNarrator, aimed: Aimed): string => t.say(deedOf(t, aimed)[1]);

function deedOf(t: CardNarrator, { what, at, prey }: Aimed): Deed {
  const purpose = purposeOf(t, what);
  const [name, isYou] = [t.name(at), t.isYou(at)];
  if (prey === 'hand')
    return purpose === 'take'
      ? [msg('Take a card from {name}’s hand?', { name }), msg('Take from the hand')]
      : [msg('Discard a card from {name}’s hand?', { name }), msg('Discard from the hand')];
  if (prey !== null) {
    const card = t.kind(kindOf(t.here, prey).key);
    if (purpose === 'take')
      return [
        isYou ? msg('Take your own {card}?', { card }) : msg('Take {name}’s {card}?', { name, card }),
        msg('Take {card}', { card }),
      ];
    return [
      isYou ? msg('Discard your own {card}?', { card }) : msg('Discard {name}’s {card}?', { name, card }),
      msg('Discard {card}', { card }),
    ];
  }
  return isYou ? onYourself(t, purpose, what) : onAnother(t, purpose, what, name);
}

function onYourself(t: CardNarrator, purpose: Purpose, what: string): Deed {
  const source = t.source(what);
  if (purpose === 'heal') return [msg('Have the drink yourself?'), msg('Drink')];
  if (purpose === 'jail') return [msg('Lock yourself up?'), msg('Yes, lock me up')];
  return [msg('{source} on yourself?', { source }), msg('Yes, on me')];
}

function onAnother(t: CardNarrator, purpose: Purpose, what: string, name: string): Deed {
  const source = t.source(what);
  switch (purpose) {
    case 'shoot':
      return [msg('Shoot {name}?', { name }), msg('Shoot {name}', { name })];
    case 'take':
      return [msg('Take a card from {name}?', { name }), msg('Take from {name}', { name })];
    case 'scrap':
      return [msg('Make {name} lose a card?', { name }), msg('Yes, {name}', { name })];
    case 'duel':
      return [msg('Challenge {name}?', { name }), msg('Challenge {name}', { name })];
    case 'jail':
      return [msg('Lock {name} up?', { name }), msg('Lock {name} up', { name })];
    case 'heal':
      return [msg('A drink for {name}?', { name }), msg('Give it to {name}', { name })];
    case 'other':
      return [msg('{source} on {name}?', { source, name }), msg('Yes, {name}', { name })];
  }
}

/** The gain from an ability or an event for this many cards; empty if a few words can't say it. */
export function offerWords(t: CardNarrator, what: string, count: number): string {
  const verb = deedsOf(t.here, what)[0]?.verb;
  const words = count === 0 || verb === undefined ? undefined : OFFERS[verb];
  return words === undefined ? '' : t.say(words(count));
}

const OFFERS: Readonly<Partial<Record<Verb, (count: number) => Message>>> = {
  shoot: (count) => msg('{count, plural, one {# card for a shot} other {# cards for a shot}}', { count }),
  heal: (count) => msg('{count, plural, one {# card for 1 life} other {# cards for 1 life}}', { count }),
  scrap: (count) =>
    msg('{count, plural, one {# card against a card in play} other {# cards against a card in play}}', { count }),
};

/** A warning about an answer that the reader may regret: the effect, and on whom. */
export function warningWords(t: CardNarrator, { kind, card, prey }: Answer, view: View): string {
  if (kind === 'pass') return t.say(passedOver(t, view));
  const own = typeof prey === 'number' ? prey : card;
  const name = own === null ? '' : t.kind(kindOf(t.here, own).key);
  return t.say(
    prey === null ? msg('{name} would be in front of you', { name }) : msg('You would lose your own {name}', { name }),
  );
}

/** The warning about a pass that would be fatal. */
function passedOver(t: CardNarrator, { stack }: View): Words {
  const why = stack.at(-1);
  switch (why?.op) {
    case 'shot':
    case 'indians': {
      const source = why.op === 'shot' ? t.source(why.with) : t.kind('indians');
      if (why.by === null) return msg('{source} would take your last life', { source });
      const name = t.name(why.by);
      return msg('{name}’s {source} would take your last life', { name, source });
    }
    case 'duel': {
      const name = t.name(why.next);
      return msg('{name} would win the duel and take your last life', { name });
    }
    case 'dying':
      return msg('You would be out of the game');
    default:
      return msg('It would cost your last life');
  }
}
