// Why something is not possible in the card game: in two words on a seat or a card, and in a full sentence.

import { msg, plural } from '@lingui/core/macro';
import type { View } from '@posse/card';
import type { Refusal, Seat } from '@posse/engine';
import type { RefusalWords } from '../../telling/refusal.ts';
import type { Words } from '../../telling/teller.ts';
import { type CardTeller, useCardTellers } from './teller.ts';

export function useRefusalWords(): (refusal: Refusal, view: View) => RefusalWords {
  const tellers = useCardTellers();
  return (refusal, view) => refusalWords(tellers(view.viewer), refusal, view);
}

export function refusalWords(t: CardTeller, refusal: Refusal, view: View): RefusalWords {
  const { code } = refusal;
  const words = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  const [short, long] = (words ?? ofAHouseSet)(t, refusal, view);
  return { short: t.say(short), long: t.say(long) };
}

type Pair = readonly [short: Words, long: Words];
type Refused = (t: CardTeller, refusal: Refusal, view: View) => Pair;

export const REFUSALS: Readonly<Record<string, Refused>> = {
  'game-over': () => [msg`Game over`, msg`The game is over.`],
  /** Yourself, or whom a card is aimed at. */
  eliminated: (_t, { card }) =>
    card === undefined
      ? [msg`You are out`, msg`You are out of the game.`]
      : [msg`Out`, msg`This player is out of the game.`],
  'not-asked'(t, { asked }) {
    const name = t.name(asked as Seat);
    return [msg`Not your move`, msg`It is ${name} who is asked now.`];
  },
  'not-among-answers': () => [msg`Not now`, msg`That is no answer to what you are asked.`],
  'not-now': () => [msg`Not now`, msg`That is not possible now.`],

  'no-such-ability': () => [msg`No ability`, msg`Your character has no ability to be used like that.`],
  'no-abilities-now': (t, _refusal, { event }) => [msg`No abilities`, noneNow(t, event)],
  'full-life': () => [msg`Full life`, msg`You have all your life points.`],
  'no-such-event': () => [msg`No such event`, msg`The event in force does not allow that.`],

  'no-such-card': () => [msg`No such card`, msg`There is no such card in this game.`],
  'not-in-hand': about((card) => [msg`Not in hand`, msg`${card} is not in your hand.`]),
  'not-in-play': about((card) => [msg`Not in play`, msg`${card} does not lie in front of you.`]),
  'not-as'(t, { card: key, as }) {
    const [card, kind] = [t.kind(String(key)), typeof as === 'string' ? t.kind(as) : ''];
    return [msg`Not as that`, msg`You cannot play ${card} as ${kind}.`];
  },
  'does-not-help': about((card) => [msg`No help`, msg`${card} does not help against this.`]),
  'only-in-answer': about((card) => [msg`In answer only`, msg`${card} is only played in answer to something.`]),
  'not-to-be-used': about((card) => [msg`Works by itself`, msg`${card} works by itself as long as it lies in play.`]),
  'laid-this-turn': about((card) => [
    msg`From next turn`,
    msg`${card} was laid this turn: use it from your next turn on.`,
  ]),
  'no-cards-now': about((card) => [msg`No effect now`, msg`${card} has no effect now, like all cards in play.`]),

  'no-target': about((card) => [msg`No target`, msg`${card} has no one to be played on.`]),
  'out-of-reach'(t, { card: key, distance, reach }) {
    const [card, far, near] = [t.kind(String(key)), Number(distance), Number(reach)];
    return [msg`${far}, too far`, msg`Distance ${far}: ${card} reaches no farther than ${near}.`];
  },
  yourself: about((card) => [msg`Not yourself`, msg`You cannot play ${card} on yourself.`]),
  'own-hand': about((card) => [
    msg`Nothing in play`,
    msg`You have no card in play for ${card}, and your own hand does not count.`,
  ]),
  'no-card': about((card) => [msg`No cards`, msg`There is no card here for ${card}.`]),
  'same-name': about((card) => [msg`Has one already`, msg`${card} lies there already: no two of the same name.`]),
  sheriff: about((card) => [msg`The Sheriff`, msg`${card} cannot be played on the Sheriff.`]),

  'bang-limit'(t, { limit }) {
    const [bang, count] = [t.kind('bang'), Number(limit)];
    return [
      msg`${plural(count, { one: '# a turn', other: '# a turn' })}`,
      msg`${plural(count, { one: `You may play # ${bang} a turn.`, other: `You may play # ${bang} a turn.` })}`,
    ];
  },
  'costs-a-card': about((card) => [
    msg`Costs a card`,
    msg`${card} costs another card from your hand, and you have none.`,
  ]),
  'two-left': about((card) => [msg`Two left`, msg`With two players left, ${card} cannot be played.`]),

  judge: byOrderOf('judge', (card, event) => [msg`Forbidden`, msg`${event}: ${card} cannot be put into play.`]),
  reverend: byOrderOf('reverend', (card, event) => [msg`Forbidden`, msg`${event}: nobody can play ${card}.`]),
  handcuffs: byOrderOf('handcuffs', (card, event) => [
    msg`Wrong suit`,
    msg`${event}: ${card} is not of the suit that you named.`,
  ]),
  sermon: byOrderOf('sermon', (card, event) => [
    msg`Forbidden`,
    msg`${event}: you cannot use ${card} in your own turn.`,
  ]),
  costs: byOrderOf('sermon', (card, event) => [
    msg`Forbidden`,
    msg`${event}: ${card} cannot even be discarded as a price.`,
  ]),
};

/** Where all there is to know is the card. */
function about(words: (card: string) => Pair): Refused {
  return (t, { card }) => words(t.kind(String(card)));
}

/** Where an event forbids it. */
function byOrderOf(id: string, words: (card: string, event: string) => Pair): Refused {
  return (t, { card }) => words(t.kind(String(card)), t.event(id));
}

function noneNow(t: CardTeller, id: string | null): Words {
  if (id === null) return msg`No ability works now.`;
  const event = t.event(id);
  return msg`${event}: no ability works now.`;
}

/** House sets have reasons of their own; what they know is the card. */
const ofAHouseSet: Refused = (t, { card: key }) => {
  if (typeof key !== 'string') return [msg`Not now`, msg`That is not possible now.`];
  const card = t.kind(key);
  return [msg`Not now`, msg`${card} cannot be played like that now.`];
};
