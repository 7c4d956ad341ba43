// Abilities, events and prices: what one gives, and what for.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Ability, Answer, CardId, FrameView, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { kindOf } from '../../catalogue.ts';
import type { Option } from '../../telling/option.ts';
import type { Words } from '../../telling/teller.ts';
import type { CardTeller } from './teller.ts';

/** On whom, or on which card; empty for nobody. */
export function targetWords(t: CardTeller, at: Seat | null, prey: CardId | 'hand' | null): Words {
  if (at === null) return '';
  const [name, isYou] = [t.name(at), t.isYou(at)];
  if (prey === null) return isYou ? msg`on yourself` : msg`on ${name}`;
  if (prey === 'hand') return msg`a card from ${name}’s hand, at random`;
  const card = t.kind(kindOf(prey).key);
  return isYou ? msg`your own ${card}` : msg`${name}’s ${card}`;
}

/** The same with the cards that it costs. */
export function costWords(t: CardTeller, cost: readonly CardId[], target: Words): Words {
  if (cost.length === 0) return target;
  const [cards, aim] = [t.cards(cost), t.say(target)];
  return aim === '' ? msg`discarding ${cards}` : msg`${aim}, discarding ${cards}`;
}

type Trade = (cards: string, name: string) => MessageDescriptor;

const TRADES: Readonly<Record<string, Trade>> = {
  'sid-ketchum': (cards) => msg`${cards} for 1 life`,
  'chuck-wengam': () => msg`1 life for 2 cards`,
  'doc-holyday': (cards, name) => msg`${cards} for a shot at ${name}`,
  'jose-delgado': (cards) => msg`${cards} for 2 cards`,
};

export function abilityWords(t: CardTeller, { pick: id, cost, at }: Ability): Option {
  const trade = Object.hasOwn(TRADES, id) ? TRADES[id] : undefined;
  const name = at === null ? '' : t.name(at);
  return [t.source(id), trade?.(t.cards(cost), name) ?? costWords(t, cost, targetWords(t, at, null))];
}

export function eventWords(t: CardTeller, { at, prey, cost }: Answer, why: FrameView, view: View): Option {
  const life = view.viewer === 'spectator' ? 0 : (view.players[view.viewer]?.life ?? 0);
  const left = life - 1;
  switch (why.op) {
    case 'ranch':
      return [msg`Exchange`, '', t.cards(cost)];
    case 'hardLiquor':
      return [msg`Take a drink`, msg`gain 1 life, draw no cards`];
    case 'bloodBrothers': {
      const name = at === null ? '' : t.name(at);
      return [
        msg`Give 1 life to ${name}`,
        msg`${plural(left, { one: `${life} to # life`, other: `${life} to # life` })}`,
      ];
    }
    default:
      return [t.event(view.event ?? ''), costWords(t, cost, targetWords(t, at, prey))];
  }
}
