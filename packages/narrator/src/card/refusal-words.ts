// The words for refusals in the card game: short, and as a full sentence.
// Besides, the words for answers that would have no effect.

import type { UselessCode, UselessReason, View } from '@posse/card';
import type { Refusal, Seat } from '@posse/engine';
import type { RefusalWords } from '../narrator.ts';
import { msg, type Words } from '../text-types.ts';
import type { CardNarrator } from './card-narrator.ts';

export function refusalWords(t: CardNarrator, refusal: Refusal, view: View): RefusalWords {
  const { code } = refusal;
  const words = Object.hasOwn(REFUSALS, code) ? REFUSALS[code] : undefined;
  const [short, long] = (words ?? ofAHouseSet)(t, refusal, view);
  return { short: t.say(short), long: t.say(long) };
}

type Pair = readonly [short: Words, long: Words];
type Refused = (t: CardNarrator, refusal: Refusal, view: View) => Pair;

export const REFUSALS: Readonly<Record<string, Refused>> = {
  'game-over': () => [msg('Game over'), msg('The game is over.')],
  /** The words about an eliminated player: the reader, or the target of a card. */
  eliminated: (_t, { card }) =>
    card === undefined
      ? [msg('You are out'), msg('You are out of the game.')]
      : [msg('Out'), msg('This player is out of the game.')],
  'not-asked'(t, { asked }) {
    const name = t.name(asked as Seat);
    return [msg('Not your move'), msg('Waiting for {name}.', { name })];
  },
  'not-among-answers': () => [msg('Not now'), msg('That doesn’t answer the question.')],
  'not-now': () => [msg('Not now'), msg('You can’t do that right now.')],

  'no-such-ability': () => [msg('No ability'), msg('Your character has no ability that can be used like that.')],
  'no-abilities-now': (t, _refusal, { event }) => [msg('No abilities'), noneNow(t, event)],
  'full-life': () => [msg('Full life'), msg('You already have full life.')],
  'no-such-event': () => [msg('No such event'), msg('The current event doesn’t allow that.')],

  'no-such-card': () => [msg('No such card'), msg('There is no such card in this game.')],
  'not-in-hand': about((card) => [msg('Not in hand'), msg('{card} is not in your hand.', { card })]),
  'not-in-play': about((card) => [msg('Not in play'), msg('{card} is not in front of you.', { card })]),
  'not-as'(t, { card: key, as }) {
    const [card, kind] = [t.kind(String(key)), typeof as === 'string' ? t.kind(as) : ''];
    return [msg('Not as that'), msg('You can’t play {card} as {kind}.', { card, kind })];
  },
  'does-not-help': about((card) => [msg('No help'), msg('{card} doesn’t help against this.', { card })]),
  'only-in-answer': about((card) => [
    msg('Response only'),
    msg('{card} can only be played in response to something.', { card }),
  ]),
  'not-to-be-used': about((card) => [
    msg('Always works'),
    msg('{card} works automatically while it is in play.', { card }),
  ]),
  'laid-this-turn': about((card) => [
    msg('From next turn'),
    msg('You laid {card} this turn: you can use it from your next turn.', { card }),
  ]),
  'no-cards-now': about((card) => [
    msg('No effect now'),
    msg('{card} has no effect right now, like all cards in play.', { card }),
  ]),

  'no-target': about((card) => [msg('No target'), msg('There is nobody to play {card} on.', { card })]),
  'out-of-reach'(t, { card: key, distance, reach }) {
    const [card, far, near] = [t.kind(String(key)), Number(distance), Number(reach)];
    return [
      msg('{far}: too far', { far }),
      msg('Distance {far}, but {card} reaches only {near}.', { far, card, near }),
    ];
  },
  yourself: about((card) => [msg('Not yourself'), msg('You can’t play {card} on yourself.', { card })]),
  'own-hand': about((card) => [
    msg('Nothing in play'),
    msg('You have no card in play for {card}, and your own hand doesn’t count.', { card }),
  ]),
  'no-card': about((card) => [msg('No cards'), msg('There is no card here to use {card} on.', { card })]),
  'same-name': about((card) => [
    msg('Has one already'),
    msg('{card} is already there: no two cards of the same name.', { card }),
  ]),
  sheriff: about((card) => [msg('The Sheriff'), msg('{card} can’t be played on the Sheriff.', { card })]),

  'bang-limit'(t, { limit }) {
    const [bang, count] = [t.kind('bang'), Number(limit)];
    return [
      msg('{count, plural, one {# per turn} other {# per turn}}', { count }),
      msg('{count, plural, one {You may play # {bang} per turn.} other {You may play # {bang} per turn.}}', {
        count,
        bang,
      }),
    ];
  },
  'costs-a-card': about((card) => [
    msg('Costs a card'),
    msg('{card} costs another card from your hand, and you have none.', { card }),
  ]),
  'two-left': about((card) => [msg('Two left'), msg('With two players left, {card} can’t be played.', { card })]),

  judge: byOrderOf('judge', (card, event) => [
    msg('Forbidden'),
    msg('{event}: {card} can’t be put into play.', { event, card }),
  ]),
  reverend: byOrderOf('reverend', (card, event) => [
    msg('Forbidden'),
    msg('{event}: nobody can play {card}.', { event, card }),
  ]),
  handcuffs: byOrderOf('handcuffs', (card, event) => [
    msg('Wrong suit'),
    msg('{event}: {card} is not of the suit you named.', { event, card }),
  ]),
  sermon: byOrderOf('sermon', (card, event) => [
    msg('Forbidden'),
    msg('{event}: you can’t use {card} during your own turn.', { event, card }),
  ]),
  costs: byOrderOf('sermon', (card, event) => [
    msg('Forbidden'),
    msg('{event}: {card} can’t be discarded as a cost either.', { event, card }),
  ]),
};

/** A refusal that depends only on the card. */
function about(words: (card: string) => Pair): Refused {
  return (t, { card }) => words(t.kind(String(card)));
}

/** A refusal because of an event. */
function byOrderOf(id: string, words: (card: string, event: string) => Pair): Refused {
  return (t, { card }) => words(t.kind(String(card)), t.event(id));
}

function noneNow(t: CardNarrator, id: string | null): Words {
  if (id === null) return msg('No ability works right now.');
  const event = t.event(id);
  return msg('{event}: no ability works right now.', { event });
}

/** House sets have refusals of their own, of which only the card is known. */
const ofAHouseSet: Refused = (t, { card: key }) => {
  if (typeof key !== 'string') return [msg('Not now'), msg('You can’t do that right now.')];
  const card = t.kind(key);
  return [msg('Not now'), msg('{card} can’t be played like that right now.', { card })];
};

export function uselessWords(t: CardNarrator, vain: UselessReason, view: View): string {
  return t.say(VAIN[vain.code](t, vain, view));
}

const VAIN: Readonly<Record<UselessCode, (t: CardNarrator, vain: UselessReason, view: View) => Words>> = {
  'two-left'(t) {
    const beer = t.kind('beer');
    return msg('Only two players are left: {beer} does nothing.', { beer });
  },
  'full-life'(t, { at }) {
    if (at === null || t.isYou(at)) return msg('You have full life: it would do nothing.');
    const name = t.name(at);
    return msg('{name} has full life: it would do nothing.', { name });
  },
  'nobody-hurt': () => msg('Nobody is hurt: it would do nothing.'),
  'no-healing'(t, _vain, { event }) {
    const name = event === null ? '' : t.event(event);
    return msg('{name}: ghosts can’t gain life, so it would do nothing.', { name });
  },
  immune(t, { at }) {
    if (at === null) return msg('It doesn’t affect anybody: it would do nothing.');
    const name = t.name(at);
    return msg('It doesn’t affect {name}: it would do nothing.', { name });
  },
};
