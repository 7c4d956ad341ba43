// An answer in the making: whom to aim at, which card to take, what to pay.

import type { MessageDescriptor } from '@lingui/core';
import { type CardId, kindOf, type Verb } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Status, spoken, yours } from '../narrator.ts';
import { msg, type Words } from '../words.ts';
import { deedsOf } from './names.ts';
import type { CardNarrator } from './narrator.ts';

export type ChoosingStep = 'target' | 'prey' | 'cost' | 'confirm';

export interface Choosing {
  /** What is played or used: the key of a card (as what it is played), or the id of an event or of a character. */
  readonly what: string;
  /** Whom one may choose, at the step of targets; who was chosen, at the step of prey. */
  readonly players?: readonly Seat[];
  /** How far it goes; null for any distance. */
  readonly reach?: number | null;
  /** The weapon that makes it reach so far; null for bare hands. */
  readonly weapon?: CardId | null;
  /** How many cards were picked as a price, and of how many. */
  readonly picked?: number;
  readonly of?: number;
}

export function choosingWords(t: CardNarrator, step: ChoosingStep, choosing: Choosing): Status {
  const [title, sub] = STEPS[step](t, choosing);
  return spoken(t, yours(title, sub));
}

type Step = (t: CardNarrator, choosing: Choosing) => readonly [title: Words, sub: Words];

const STEPS: Readonly<Record<ChoosingStep, Step>> = {
  target: (t, choosing) => [TARGETS[purposeOf(t, choosing.what)], targetSub(t, choosing)],
  prey(t, { what, players: [at] = [] }) {
    const name = at === undefined ? '' : t.name(at);
    if (at === undefined || !(what in t.here.catalogue.kinds)) return [PREY[purposeOf(t, what)], t.source(what)];
    return [
      PREY[purposeOf(t, what)],
      t.isYou(at)
        ? msg('One that lies in front of you')
        : msg('{name}: a card in play, or one at random from the hand', { name }),
    ];
  },
  cost(t, { what, picked = 0, of = 1 }) {
    const source = t.source(what);
    return [
      msg('{of, plural, one {Pick the card to give up} other {Pick # cards to give up}}', { of }),
      msg('{source}: {picked} of {of} picked', { source, picked, of }),
    ];
  },
  confirm(t, { what }) {
    const source = t.source(what);
    return what in t.here.catalogue.kinds
      ? [msg('Play {source}?', { source }), t.names.kind(what).text]
      : [msg('Use {source}?', { source }), msg('Choose it again to go on')];
  },
};

/** What a card is for, where that changes how one asks. */
type Purpose = 'shoot' | 'take' | 'scrap' | 'duel' | 'jail' | 'heal' | 'other';

const PURPOSES: Readonly<Partial<Record<Verb, Purpose>>> = {
  shoot: 'shoot',
  take: 'take',
  scrap: 'scrap',
  challenge: 'duel',
  hold: 'jail',
  heal: 'heal',
};

function purposeOf(t: CardNarrator, what: string): Purpose {
  const aimed = deedsOf(t.here, what).find(({ whom }) => whom === 'target');
  return (aimed === undefined ? undefined : PURPOSES[aimed.verb]) ?? 'other';
}

const TARGETS: Readonly<Record<Purpose, MessageDescriptor>> = {
  shoot: msg('Choose whom to shoot'),
  take: msg('Choose whom to take from'),
  scrap: msg('Choose who loses a card'),
  duel: msg('Choose your opponent'),
  jail: msg('Choose whom to lock up'),
  heal: msg('Choose who gets the drink'),
  other: msg('Choose a player'),
};

const PREY: Readonly<Record<Purpose, MessageDescriptor>> = {
  shoot: msg('Which card do you shoot at?'),
  take: msg('Which card do you take?'),
  scrap: msg('Which card must go?'),
  duel: msg('Which card?'),
  jail: msg('Which card?'),
  heal: msg('Which card?'),
  other: msg('Which card?'),
};

function targetSub(t: CardNarrator, { what, players = [], reach = null, weapon = null }: Choosing): Words {
  const [source, names] = [t.source(what), t.any(players.map(t.listed))];
  if (reach === null) return msg('{source}: {names}', { source, names });
  if (weapon === null) return msg('{source} reaches distance {reach}: {names}', { source, reach, names });
  const gun = t.kind(kindOf(t.here, weapon).key);
  return msg('Your {gun} reaches distance {reach}: {names}', { gun, reach, names });
}
