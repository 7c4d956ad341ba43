// What is chosen: a card, a player, one of his cards, a pile, a suit, a character.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type Answer, type CardId, type FrameView, PLAIN, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../../catalogue.ts';
import type { Option } from '../../telling/option.ts';
import { named } from './suits.ts';
import type { CardTeller } from './teller.ts';
import { DISCARD, DRAW, KEEP, TAKE } from './verbs.ts';

export function choiceWords(t: CardTeller, { card, at, prey, pick }: Answer, why: FrameView, view: View): Option {
  if (card !== null) return cardWords(t, card, why);
  if (at !== null && prey !== null) return preyWords(t, at, prey, why);
  if (at !== null) return playerWords(t, at, why, view);
  return pickWords(t, pick ?? '', why, view);
}

const VERBS: { readonly [op: string]: MessageDescriptor } = {
  store: TAKE,
  keep: KEEP,
  chooseFlip: msg`Let it count`,
};

function cardWords(t: CardTeller, id: CardId, why: FrameView): Option {
  const card = t.card(id);
  if (why.op === 'gift' && 'to' in why) {
    const name = t.name(why.to[0] as Seat);
    return [msg`Give to ${name}`, '', card];
  }
  return [VERBS[why.op] ?? msg`Choose`, '', card];
}

function preyWords(t: CardTeller, at: Seat, prey: CardId | 'hand', why: FrameView): Option {
  const [name, isYou] = [t.name(at), t.isYou(at)];
  const isTaken = why.op !== 'brawl';
  if (prey === 'hand') return [isTaken ? msg`Take from the hand` : msg`Discard from the hand`, msg`${name}, at random`];
  const from = isYou ? msg`your own` : msg`from ${name}`;
  return [isTaken ? TAKE : DISCARD, from, t.card(prey)];
}

function playerWords(t: CardTeller, at: Seat, why: FrameView, { players }: View): Option {
  const [name, character] = [t.name(at), t.character(players[at]?.character ?? PLAIN)];
  if (why.op === 'copy') return [msg`Copy ${character}`, name];
  if (why.op === 'firstCard') return [msg`Take from ${name}`, msg`a card from the hand, at random`];
  return [name, character];
}

function pickWords(t: CardTeller, pick: string, why: FrameView, { players, discard }: View): Option {
  const count = 'count' in why ? why.count : 0;
  if (pick === 'draw pile')
    return [DRAW, msg`${plural(count, { one: '# card from the pile', other: '# cards from the pile' })}`];
  if (pick === 'discard pile') {
    const card = discard.top === null ? '' : t.card(discard.top);
    return [msg`Take the top discard`, '', card];
  }
  if (why.op === 'newIdentity') {
    const player = players[why.who];
    const [spare, character] = [t.character(player?.spare ?? PLAIN), t.character(player?.character ?? PLAIN)];
    return pick === 'yes' ? [msg`Become ${spare}`, msg`for good, with 2 life`] : [msg`Stay who you are`, character];
  }
  if (why.op === 'reward')
    return pick === 'yes' ? [DRAW, msg`your 3 cards`] : [msg`Leave the reward`, msg`draw nothing`];
  if (pick in catalogue().characters) return [t.character(pick), t.names.character(pick).text];
  return [named(pick)?.shown ?? msg`Choose`, ''];
}
