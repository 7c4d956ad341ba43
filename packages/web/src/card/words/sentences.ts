// What happens in the card game: a sentence for every kind of fact but moves and turns.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CardId, FactKind, Facts } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../../catalogue.ts';
import { victory } from '../../telling/victory.ts';
import { dodgesWith, plays, uses } from './aims.ts';
import type { SeenFact } from './facts.ts';
import { becameSentence, drewSentence, eliminatedSentence, lifeSentence } from './fortunes.ts';
import type { Scene } from './scene.ts';
import { named } from './suits.ts';
import type { CardTeller } from './teller.ts';

type Sentence<F> = (t: CardTeller, fact: F, scene: Scene) => MessageDescriptor | null;
type Told = Exclude<FactKind, 'moved' | 'turn'>;

const SENTENCES: { readonly [K in Told]: Sentence<Facts[K]> } = {
  played(t, { who, card, as, at, prey }, { facts }) {
    const [printed, kind] = [t.card(card), as === null ? '' : t.kind(as)];
    const what = as === null ? printed : t.say(msg`${printed} as ${kind}`);
    if (at === null && dodges(facts, who)) return dodgesWith(t, who, what);
    return plays(t, { who, what, ...aimToTell(facts, at, prey) });
  },
  used(t, { who, card, at, prey }, { facts }) {
    const what = t.card(card);
    if (at === null && dodges(facts, who)) return dodgesWith(t, who, what);
    return uses(t, { who, what, ...aimToTell(facts, at, prey) });
  },
  eventUsed: (t, { who, at, prey }, { before, facts }) =>
    uses(t, { who, what: t.event(before.event ?? ''), ...aimToTell(facts, at, prey) }),
  event(t, { event: id }) {
    const event = t.event(id);
    return msg`New event: ${event}.`;
  },
  shuffled: () => msg`The discards are shuffled into a new draw pile.`,
  drew: drewSentence,
  dodged(t, { who }) {
    const name = t.name(who);
    return t.isYou(who) ? msg`You dodge.` : msg`${name} dodges.`;
  },
  hurt(t, { who, points }) {
    const name = t.name(who);
    return t.isYou(who)
      ? msg`${plural(points, { one: 'You lose # life.', other: 'You lose # life.' })}`
      : msg`${plural(points, { one: `${name} loses # life.`, other: `${name} loses # life.` })}`;
  },
  life: lifeSentence,
  bangs: () => null,
  ability(t, { who, of }) {
    if (!(of in catalogue().characters)) return uses(t, { who, what: t.source(of), at: null, prey: null });
    const [name, character] = [t.name(who), t.character(of)];
    return t.isYou(who) ? msg`You use the ability of ${character}.` : msg`${name} uses the ability of ${character}.`;
  },
  named(t, { who, pick }) {
    const name = t.name(who);
    const what = t.say(named(pick)?.said ?? t.source(pick));
    return t.isYou(who) ? msg`You call ${what}.` : msg`${name} calls ${what}.`;
  },
  shown(t, { who, card: id }) {
    if (id === null) return null;
    const [name, card] = [t.name(who), t.card(id)];
    return t.isYou(who)
      ? msg`You show ${card}: it must be played this turn.`
      : msg`${name} shows ${card}: it must be played this turn.`;
  },
  became: becameSentence,
  chose(t, { who, character: id }) {
    const name = t.name(who);
    if (id === null) return t.isYou(who) ? msg`You have chosen.` : msg`${name} has chosen.`;
    const character = t.character(id);
    return t.isYou(who) ? msg`You choose ${character}.` : msg`${name} chooses ${character}.`;
  },
  begun: (_t, { roles }) => (roles.length === 0 ? null : msg`The cards are dealt, the game begins.`),
  role(t, { who, role: known }) {
    if (known === null) return null;
    const [name, role] = [t.name(who), t.role(known)];
    return t.isYou(who) ? msg`Your role: ${role}.` : msg`${name}’s role: ${role}.`;
  },
  returned(t, { who, undead }) {
    const name = t.name(who);
    if (undead)
      return t.isYou(who)
        ? msg`You are back as a ghost, for one turn.`
        : msg`${name} is back as a ghost, for one turn.`;
    return t.isYou(who) ? msg`You are back from the dead.` : msg`${name} is back from the dead.`;
  },
  eliminated: eliminatedSentence,
  over: (t, { winners, roles }) => victory(t, winners, roles),
};

export const sentenceOf = (t: CardTeller, fact: Exclude<SeenFact, { kind: 'moved' | 'turn' }>, scene: Scene) =>
  (SENTENCES[fact.kind] as Sentence<SeenFact>)(t, fact, scene);

export function turnSentence(t: CardTeller, who: Seat): MessageDescriptor {
  const name = t.name(who);
  return t.isYou(who) ? msg`Your turn` : msg`${name}’s turn`;
}

/** Was it the card that saved him? */
export const dodges = (facts: readonly SeenFact[], who: Seat): boolean =>
  facts.some((fact) => fact.kind === 'dodged' && fact.who === who);

/** A card that is taken or discarded at once is told of by its move. */
function aimToTell(facts: readonly SeenFact[], at: Seat | null, prey: CardId | 'hand' | null) {
  const isGone = facts.some(
    (fact) =>
      fact.kind === 'moved' && fact.fromSeat === at && (prey === 'hand' ? fact.from === 'hand' : fact.card === prey),
  );
  return prey !== null && isGone ? { at: null, prey: null } : { at, prey };
}
