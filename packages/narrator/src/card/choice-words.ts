// The words for choices in the card game, and for their costs.

import { type Ability, type Answer, type CardId, type FrameView, kindOf, PLAIN, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Option } from '../narrator.ts';
import { type Message, msg, type Words } from '../text-types.ts';
import { type CardNarrator, named } from './card-narrator.ts';

/** Labels of one word for the use of a card. The same words name piles and decks elsewhere. */
export const DISCARD = msg('Discard', {}, 'what one does with a card');
export const DRAW = msg('Draw', {}, 'what one does with a card');
export const KEEP = msg('Keep', {}, 'what one does with a card');
export const PLAY = msg('Play', {}, 'what one does with a card');
export const TAKE = msg('Take', {}, 'what one does with a card');
export const USE = msg('Use', {}, 'what one does with a card');

export function choiceWords(t: CardNarrator, { card, at, prey, pick }: Answer, why: FrameView, view: View): Option {
  if (card !== null) return cardWords(t, card, why);
  if (at !== null && prey !== null) return preyWords(t, at, prey, why);
  if (at !== null) return playerWords(t, at, why, view);
  return pickWords(t, pick ?? '', why, view);
}

const VERBS: { readonly [op: string]: Message } = {
  store: TAKE,
  keep: KEEP,
  chooseFlip: msg('Let it count'),
};

function cardWords(t: CardNarrator, id: CardId, why: FrameView): Option {
  const card = t.card(id);
  if (why.op === 'gift' && 'to' in why) {
    const name = t.name(why.to[0] as Seat);
    return [msg('Give to {name}', { name }), '', card];
  }
  if (why.op === 'giveCards') {
    const name = t.name(why.to);
    return [msg('Give to {name}', { name }), '', card];
  }
  return [VERBS[why.op] ?? msg('Choose'), '', card];
}

function preyWords(t: CardNarrator, at: Seat, prey: CardId | 'hand', why: FrameView): Option {
  const [name, isYou] = [t.name(at), t.isYou(at)];
  const isTaken = why.op !== 'brawl';
  if (prey === 'hand')
    return [isTaken ? msg('Take from the hand') : msg('Discard from the hand'), msg('{name}, at random', { name })];
  const from = isYou ? msg('your own') : msg('from {name}', { name });
  return [isTaken ? TAKE : DISCARD, from, t.card(prey)];
}

function playerWords(t: CardNarrator, at: Seat, why: FrameView, { players }: View): Option {
  const [name, character] = [t.name(at), t.character(players[at]?.character ?? PLAIN)];
  if (why.op === 'copy') return [msg('Copy {character}', { character }), name];
  if (why.op === 'firstCard') return [msg('Take from {name}', { name }), msg('a card from the hand, at random')];
  return [name, character];
}

function pickWords(t: CardNarrator, pick: string, why: FrameView, { players, discard }: View): Option {
  const count = 'count' in why ? why.count : 0;
  if (pick === 'draw pile')
    return [DRAW, msg('{count, plural, one {# card from the pile} other {# cards from the pile}}', { count })];
  if (pick === 'discard pile') {
    const card = discard.top === null ? '' : t.card(discard.top);
    return [msg('Take the top discard'), '', card];
  }
  if (why.op === 'newIdentity') {
    const player = players[why.who];
    const [spare, character] = [t.character(player?.spare ?? PLAIN), t.character(player?.character ?? PLAIN)];
    return pick === 'yes'
      ? [msg('Become {spare}', { spare }), msg('for good, with 2 life')]
      : [msg('Stay who you are'), character];
  }
  if (why.op === 'mayDo') {
    const source = t.source(why.with);
    return pick === 'yes' ? [USE, source] : [msg('Let it be'), source];
  }
  if (why.op === 'reward')
    return pick === 'yes' ? [DRAW, msg('your 3 cards')] : [msg('Decline the reward'), msg('draw nothing')];
  if (pick in t.here.catalogue.characters) return [t.character(pick), t.names.character(pick).text];
  return [named(pick)?.shown ?? msg('Choose'), ''];
}

/** The target player or card; empty for nobody. */
export function targetWords(t: CardNarrator, at: Seat | null, prey: CardId | 'hand' | null): Words {
  if (at === null) return '';
  const [name, isYou] = [t.name(at), t.isYou(at)];
  if (prey === null) return isYou ? msg('on yourself') : msg('on {name}', { name });
  if (prey === 'hand') return msg('a card from {name}’s hand, at random', { name });
  const card = t.kind(kindOf(t.here, prey).key);
  return isYou ? msg('your own {card}', { card }) : msg('{name}’s {card}', { name, card });
}

/** The target, with the cards that it costs. */
export function costWords(t: CardNarrator, cost: readonly CardId[], target: Words): Words {
  if (cost.length === 0) return target;
  const [cards, aim] = [t.cards(cost), t.say(target)];
  return aim === '' ? msg('discarding {cards}', { cards }) : msg('{aim}, discarding {cards}', { aim, cards });
}

type Trade = (cards: string, name: string) => Message;

const TRADES: Readonly<Record<string, Trade>> = {
  'sid-ketchum': (cards) => msg('{cards} for 1 life', { cards }),
  'chuck-wengam': () => msg('1 life for 2 cards'),
  'doc-holyday': (cards, name) => msg('{cards} for a shot at {name}', { cards, name }),
  'jose-delgado': (cards) => msg('{cards} for 2 cards', { cards }),
};

export function abilityWords(t: CardNarrator, { pick: id, cost, at }: Ability): Option {
  const trade = Object.hasOwn(TRADES, id) ? TRADES[id] : undefined;
  const name = at === null ? '' : t.name(at);
  return [t.source(id), trade?.(t.cards(cost), name) ?? costWords(t, cost, targetWords(t, at, null))];
}

export function eventWords(t: CardNarrator, { at, prey, cost }: Answer, why: FrameView, view: View): Option {
  const life = view.viewer === 'spectator' ? 0 : (view.players[view.viewer]?.life ?? 0);
  const left = life - 1;
  switch (why.op) {
    case 'ranch':
      return [msg('Exchange'), '', t.cards(cost)];
    case 'hardLiquor':
      return [msg('Take a drink'), msg('gain 1 life, draw no cards')];
    case 'bloodBrothers': {
      const name = at === null ? '' : t.name(at);
      return [
        msg('Give 1 life to {name}', { name }),
        msg('{left, plural, one {{life} to # life} other {{life} to # life}}', { left, life }),
      ];
    }
    default:
      return [t.event(view.event ?? ''), costWords(t, cost, targetWords(t, at, prey))];
  }
}
