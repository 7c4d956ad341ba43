// The words for an unfinished answer: target, card to take, and cost.

import { type CardId, kindOf } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Status, spoken, yours } from '../narrator.ts';
import { type Message, msg, type Words } from '../text-types.ts';
import { aimedQuestion, type Purpose, purposeOf } from './aiming-words.ts';
import type { CardNarrator } from './card-narrator.ts';

export type ChoosingStep = 'target' | 'prey' | 'cost' | 'confirm';

export interface Choosing {
  /** The key of the card (of the one it is played as), or the id of an event or of a character. */
  readonly what: string;
  /** The possible targets at the step `target`; later the chosen ones. */
  readonly players?: readonly Seat[];
  /** The chosen card of the target; null if there is none, or none yet. */
  readonly prey?: CardId | 'hand' | null;
  /** The range; null for any distance. */
  readonly reach?: number | null;
  /** The distance of the target; null if it does not matter. */
  readonly distance?: number | null;
  /** The weapon that gives this range; null without a weapon card. */
  readonly weapon?: CardId | null;
  /** The number of cards picked as a cost, and the number needed. */
  readonly picked?: number;
  readonly of?: number;
  /** The cards picked as a cost. */
  readonly cost?: readonly CardId[];
}

export function choosingWords(t: CardNarrator, step: ChoosingStep, choosing: Choosing): Status {
  const [title, sub] = STEPS[step](t, choosing);
  return spoken(t, yours(title, sub));
}

type Step = (t: CardNarrator, choosing: Choosing) => readonly [title: Words, sub: Words];

const STEPS: Readonly<Record<ChoosingStep, Step>> = {
  target: (t, choosing) => [TARGETS[purposeOf(t, choosing.what)], targetSub(t, choosing)],
  prey(t, { what, players: [at] = [] }) {
    const title = PREY[purposeOf(t, what)];
    const [source, name] = [t.source(what), at === undefined ? '' : t.name(at)];
    if (at === undefined) return [title, source];
    if (t.isYou(at)) return [title, msg('One in front of you')];
    return what in t.here.catalogue.kinds
      ? [title, msg('{name}: a card in play, or a random one from the hand', { name })]
      : [title, msg('{source}: one in front of {name}', { source, name })];
  },
  cost(t, { what, players: [at] = [], picked = 0, of = 1 }) {
    const [source, left] = [t.source(what), of - picked];
    const name = at === undefined ? '' : t.name(at);
    return [
      picked === 0
        ? msg('{of, plural, one {Pick a card to discard} other {Pick # cards to discard}}', { of })
        : msg('{left, plural, one {Pick # more card to discard} other {Pick # more cards to discard}}', { left }),
      at === undefined || t.isYou(at)
        ? msg('For {source}', { source })
        : msg('For {source} on {name}', { source, name }),
    ];
  },
  confirm(t, choosing) {
    const { what, players: [at] = [], prey = null } = choosing;
    const source = t.source(what);
    if (at !== undefined) return [aimedQuestion(t, { what, at, prey }), aimedSub(t, choosing, at)];
    return what in t.here.catalogue.kinds
      ? [msg('Play {source} now?', { source }), priceOf(t, choosing) ?? t.names.kind(what).text]
      : [msg('Use {source} now?', { source }), priceOf(t, choosing) ?? msg('Choose it again to confirm')];
  },
};

const TARGETS: Readonly<Record<Purpose, Message>> = {
  shoot: msg('Choose who to shoot'),
  take: msg('Choose who to take from'),
  scrap: msg('Choose who loses a card'),
  duel: msg('Choose your opponent'),
  jail: msg('Choose who to lock up'),
  heal: msg('Choose who gets the drink'),
  other: msg('Choose a player'),
};

const PREY: Readonly<Record<Purpose, Message>> = {
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

/** The cost, if there is one; else the distance and the range. */
function aimedSub(t: CardNarrator, choosing: Choosing, at: Seat): Words {
  const { what, reach = null, weapon = null, distance = null } = choosing;
  const price = priceOf(t, choosing);
  if (price !== null) return price;
  const [source, name] = [t.source(what), t.name(at)];
  if (distance === null) return source;
  if (reach === null)
    return msg('{name} is at distance {distance}, {source} works at any distance', { name, distance, source });
  if (weapon === null)
    return msg('{name} is at distance {distance}, {source} reaches {reach}', { name, distance, source, reach });
  const gun = t.kind(kindOf(t.here, weapon).key);
  return msg('{name} is at distance {distance}, your {gun} reaches {reach}', { name, distance, gun, reach });
}

function priceOf(t: CardNarrator, { what, cost = [] }: Choosing): Words | null {
  const [source, cards] = [t.source(what), t.cards(cost)];
  return cost.length === 0 ? null : msg('{source}: you discard {cards}', { source, cards });
}
