// Sentences for the facts of the card game, except moves and turns.

import { type CardId, type FactKind, type Facts, isFeared, ownerOf, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { victory } from '../story.ts';
import { type Message, msg } from '../text-types.ts';
import type { CardScene, SeenFact } from './answer-story.ts';
import { dodgesWith, plays, uses } from './card-move-sentences.ts';
import { type CardNarrator, named } from './card-narrator.ts';

type Sentence<F> = (t: CardNarrator, fact: F, scene: CardScene) => Message | null;
type ToldKind = Exclude<FactKind, 'moved' | 'turn'>;

const SENTENCES: { readonly [K in ToldKind]: Sentence<Facts[K]> } = {
  played(t, { who, card, as, at, prey }, { facts }) {
    const [printed, kind] = [t.card(card), as === null ? '' : t.kind(as)];
    const what = as === null ? printed : t.say(msg('{printed} as {kind}', { printed, kind }));
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
    return msg('New event: {event}.', { event });
  },
  shuffled: () => msg('The discards are shuffled into a new draw pile.'),
  drew: drewSentence,
  dodged(t, { who }) {
    const name = t.name(who);
    return t.isYou(who) ? msg('You dodge.') : msg('{name} dodges.', { name });
  },
  hurt(t, { who, points }) {
    const name = t.name(who);
    return t.isYou(who)
      ? msg('{points, plural, one {You lose # life.} other {You lose # life.}}', { points })
      : msg('{points, plural, one {{name} loses # life.} other {{name} loses # life.}}', { points, name });
  },
  life: lifeSentence,
  bangs: () => null,
  ability(t, { who, of }) {
    if (!(of in t.here.catalogue.characters)) return uses(t, { who, what: t.source(of), at: null, prey: null });
    const [name, character] = [t.name(who), t.character(of)];
    return t.isYou(who)
      ? msg('You use the ability of {character}.', { character })
      : msg('{name} uses the ability of {character}.', { name, character });
  },
  named(t, { who, pick }) {
    const name = t.name(who);
    const what = t.say(named(pick)?.said ?? t.source(pick));
    return t.isYou(who) ? msg('You call {what}.', { what }) : msg('{name} calls {what}.', { name, what });
  },
  shown(t, { who, card: id }) {
    if (id === null) return null;
    const [name, card] = [t.name(who), t.card(id)];
    return t.isYou(who)
      ? msg('You show {card}: it must be played this turn.', { card })
      : msg('{name} shows {card}: it must be played this turn.', { name, card });
  },
  became: becameSentence,
  chose(t, { who, character: id }) {
    const name = t.name(who);
    if (id === null) return t.isYou(who) ? msg('You have chosen.') : msg('{name} has chosen.', { name });
    const character = t.character(id);
    return t.isYou(who)
      ? msg('You choose {character}.', { character })
      : msg('{name} chooses {character}.', { name, character });
  },
  begun: (_t, { roles }) => (roles.length === 0 ? null : msg('The cards are dealt, the game begins.')),
  role(t, { who, role: known }) {
    if (known === null) return null;
    const [name, role] = [t.name(who), t.role(known)];
    return t.isYou(who) ? msg('Your role: {role}.', { role }) : msg('{name}’s role: {role}.', { name, role });
  },
  returned(t, { who, undead }) {
    const name = t.name(who);
    if (undead)
      return t.isYou(who)
        ? msg('You are back as a ghost, for one turn.')
        : msg('{name} is back as a ghost, for one turn.', { name });
    return t.isYou(who) ? msg('You are back from the dead.') : msg('{name} is back from the dead.', { name });
  },
  eliminated: eliminatedSentence,
  over: (t, { winners, roles }) => victory(t, winners, roles),
};

export const sentenceOf = (t: CardNarrator, fact: Exclude<SeenFact, { kind: 'moved' | 'turn' }>, scene: CardScene) =>
  (SENTENCES[fact.kind] as Sentence<SeenFact>)(t, fact, scene);

/** Did the card make the player dodge? */
export const dodges = (facts: readonly SeenFact[], who: Seat): boolean =>
  facts.some((fact) => fact.kind === 'dodged' && fact.who === who);

/** A card that is taken or discarded at once is named by its move, not by its aim. */
function aimToTell(facts: readonly SeenFact[], at: Seat | null, prey: CardId | 'hand' | null) {
  const isGone = facts.some(
    (fact) =>
      fact.kind === 'moved' && fact.fromSeat === at && (prey === 'hand' ? fact.from === 'hand' : fact.card === prey),
  );
  return prey !== null && isGone ? { at: null, prey: null } : { at, prey };
}

export function drewSentence(t: CardNarrator, { who, card, luck, lucky }: Facts['drew']): Message {
  const name = t.name(who);
  if (card === null) return msg('No card is left to turn up.');
  const value = t.value(card);
  const isDynamite = luck === 'spades 2 to 9';
  if (lucky && isDynamite)
    return t.isYou(who)
      ? msg('You draw! {value}: it blows up.', { value })
      : msg('{name} draws! {value}: it blows up.', { name, value });
  if (isDynamite)
    return t.isYou(who)
      ? msg('You draw! {value}: nothing happens.', { value })
      : msg('{name} draws! {value}: nothing happens.', { name, value });
  if (lucky !== isFeared(luck))
    return t.isYou(who)
      ? msg('You draw! {value}: lucky.', { value })
      : msg('{name} draws! {value}: lucky.', { name, value });
  return t.isYou(who)
    ? msg('You draw! {value}: no luck.', { value })
    : msg('{name} draws! {value}: no luck.', { name, value });
}

/** The sentence about a gain of life. A new or revived player has life points rather than gains them. */
export function lifeSentence(t: CardNarrator, { who, life }: Facts['life'], scene: CardScene): Message | null {
  const [name, gain] = [t.name(who), life - (scene.lives[who] ?? life)];
  if (life <= 0) return null;
  const isFresh =
    !scene.before.players[who]?.alive || scene.facts.some((one) => one.kind === 'became' && one.who === who);
  if (gain > 0 && !isFresh)
    return t.isYou(who)
      ? msg('{gain, plural, one {You gain # life.} other {You gain # life.}}', { gain })
      : msg('{gain, plural, one {{name} gains # life.} other {{name} gains # life.}}', { gain, name });
  return t.isYou(who)
    ? msg('{life, plural, one {You now have # life.} other {You now have # life.}}', { life })
    : msg('{life, plural, one {{name} now has # life.} other {{name} now has # life.}}', { life, name });
}

/** A new character, or another's ability; the end of a copy is not told. */
export function becameSentence(
  t: CardNarrator,
  { who, character: id, abilities }: Facts['became'],
  { before }: CardScene,
) {
  const name = t.name(who);
  const copied = abilities.map((ability) => ownerOf(t.here, ability).id).filter((owner) => owner !== id);
  if (copied.length > 0) {
    const characters = t.all(copied.map(t.character));
    return t.isYou(who)
      ? msg('You have the ability of {characters} until your next turn.', { characters })
      : msg('{name} has the ability of {characters} for now.', { name, characters });
  }
  if (before.players[who]?.character === id) return null;
  const character = t.character(id);
  return t.isYou(who)
    ? msg('You are now {character}.', { character })
    : msg('{name} is now {character}.', { name, character });
}

export function eliminatedSentence(
  t: CardNarrator,
  { who, by, role: known }: Facts['eliminated'],
  { before }: CardScene,
) {
  const [name, role] = [t.name(who), t.role(known)];
  if (isGhost(before, who))
    return t.isYou(who) ? msg('Your ghost leaves the table.') : msg('{name}’s ghost leaves the table.', { name });
  if (by === null || by === who)
    return t.isYou(who) ? msg('You are out.') : msg('{name} falls: {role}.', { name, role });
  const killer = t.name(by);
  if (t.isYou(who)) return msg('{killer} brings you down.', { killer });
  return t.isYou(by)
    ? msg('You bring down {name}: {role}.', { name, role })
    : msg('{killer} brings down {name}: {role}.', { killer, name, role });
}

const isGhost = ({ players }: View, who: Seat): boolean => players[who]?.undead ?? false;
