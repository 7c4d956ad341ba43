// What happens in the dice game: a sentence for every kind of fact.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type FactKind, type Facts, sideOfGhost, type View } from '@posse/dice';
import type { Role } from '@posse/engine';
import { victory } from '../../telling/victory.ts';
import { arrowsSentence } from './arrows.ts';
import type { SeenFact } from './facts.ts';
import type { DiceTeller } from './teller.ts';

/** How things stand as the story goes. */
export interface Scene {
  readonly lives: number[];
  /** As far as they are known. */
  readonly roles: (Role | null)[];
  readonly tokens: { readonly arrows: number; readonly chief: boolean }[];
  /** In the pile, the Chief's arrow counted as one. */
  pile: number;
  rolls: number;
  /** The Indians have attacked: all arrows go back. */
  attacked: boolean;
}

export const sceneOf = ({ players, pile, chiefInPile, rolls }: View): Scene => ({
  lives: players.map(({ life }) => life),
  roles: players.map(({ role }) => role),
  tokens: players.map(({ arrows, chief }) => ({ arrows, chief })),
  pile: pile + (chiefInPile ? 1 : 0),
  rolls,
  attacked: false,
});

/** To be called after a fact was told. */
export function follow(scene: Scene, fact: SeenFact): void {
  if (fact.kind !== 'tokens') scene.attacked = fact.kind === 'attack';
  if (fact.kind === 'turn') scene.rolls = 0;
  if (fact.kind === 'dice') scene.rolls = fact.rolls;
  if (fact.kind === 'life') scene.lives[fact.who] = fact.life;
  if (fact.kind === 'hurt') scene.lives[fact.who] = (scene.lives[fact.who] ?? 0) - fact.points;
  if (fact.kind === 'eliminated') scene.roles[fact.who] = fact.role;
  if (fact.kind === 'tokens') {
    scene.tokens[fact.who] = { arrows: fact.arrows, chief: fact.chief };
    scene.pile = fact.pile + (fact.chiefInPile ? 1 : 0);
  }
}

type Sentence<F> = (t: DiceTeller, fact: F, scene: Scene) => MessageDescriptor | null;

const SENTENCES: { readonly [K in FactKind]: Sentence<Facts[K]> } = {
  turn(t, { who, extra }) {
    const name = t.name(who);
    if (extra) return t.isYou(who) ? msg`Another turn for you` : msg`Another turn for ${name}`;
    return t.isYou(who) ? msg`Your turn` : msg`${name}’s turn`;
  },
  saloon(t, { who, die }) {
    const name = t.name(who);
    if (die === 'loudmouth')
      return t.isYou(who) ? msg`You take the Loudmouth die.` : msg`${name} takes the Loudmouth die.`;
    if (die === 'coward') return t.isYou(who) ? msg`You take the Coward die.` : msg`${name} takes the Coward die.`;
    return null;
  },
  dice(t, { who, faces: all, fresh, rolls }, scene) {
    const [name, faces] = [t.name(who), t.faces(all.filter((_, place) => fresh.includes(place)))];
    if (rolls === scene.rolls) {
      const now = t.faces(all);
      return msg`The dice now show ${now}.`;
    }
    if (rolls > 1) return t.isYou(who) ? msg`You roll again: ${faces}.` : msg`${name} rolls again: ${faces}.`;
    return t.isYou(who) ? msg`You roll ${faces}.` : msg`${name} rolls ${faces}.`;
  },
  tokens: arrowsSentence,
  attack: () => msg`No arrow is left: the Indians attack, and all arrows go back.`,
  shot(t, { by, at, face: shown }) {
    const [name, target, face] = [t.name(by), t.name(at), t.face(shown)];
    if (t.isYou(by)) return msg`You shoot ${target} with ${face}.`;
    return t.isYou(at) ? msg`${name} shoots you with ${face}.` : msg`${name} shoots ${target} with ${face}.`;
  },
  poured(t, { by, at }) {
    const [name, target] = [t.name(by), t.name(at)];
    if (by === at) return t.isYou(by) ? msg`You drink a beer.` : msg`${name} drinks a beer.`;
    if (t.isYou(by)) return msg`You pour ${target} a beer.`;
    return t.isYou(at) ? msg`${name} pours you a beer.` : msg`${name} pours ${target} a beer.`;
  },
  gatling(t, { who }) {
    const [name, gatling] = [t.name(who), t.face('gatling')];
    return t.isYou(who)
      ? msg`You fire ${gatling} at everybody else.`
      : msg`${name} fires ${gatling} at everybody else.`;
  },
  hurt: hurtSentence,
  life(t, { who, life }, { lives }) {
    const [name, gain] = [t.name(who), life - (lives[who] ?? life)];
    if (gain <= 0) return null;
    return t.isYou(who)
      ? msg`${plural(gain, { one: 'You gain # life.', other: 'You gain # life.' })}`
      : msg`${plural(gain, { one: `${name} gains # life.`, other: `${name} gains # life.` })}`;
  },
  ability(t, { who, of }) {
    const [name, character] = [t.name(who), t.character(of)];
    return t.isYou(who) ? msg`You use the ability of ${character}.` : msg`${name} uses the ability of ${character}.`;
  },
  revealed(t, { who, special: id, role: known }) {
    const [name, special, role] = [t.name(who), t.special(id), t.role(known)];
    return t.isYou(who) ? msg`You show ${special}, ${role}.` : msg`${name} shows ${special}, ${role}.`;
  },
  starMoved(t, { from, to }) {
    const [name, target] = [t.name(from), t.name(to)];
    if (t.isYou(from)) return msg`You hand the star to ${target}.`;
    return t.isYou(to) ? msg`${name} hands you the star.` : msg`${name} hands the star to ${target}.`;
  },
  eliminated(t, { who, by, role: known }) {
    const [name, role] = [t.name(who), t.role(known)];
    if (by === null || by === who) return t.isYou(who) ? msg`You are out.` : msg`${name} falls: ${role}.`;
    const killer = t.name(by);
    if (t.isYou(who)) return msg`${killer} brings you down.`;
    return t.isYou(by) ? msg`You bring down ${name}: ${role}.` : msg`${killer} brings down ${name}: ${role}.`;
  },
  ghost(t, { who }, { roles }) {
    const [name, role] = [t.name(who), roles[who] ?? 'outlaw'];
    const joined = sideOfGhost(role, roles.length);
    if (role === joined)
      return t.isYou(who)
        ? msg`You stay as a ghost, without ability or special role: each turn you roll two dice and haunt somebody.`
        : msg`${name} stays as a ghost, without ability or special role: each turn two dice, to haunt somebody.`;
    const side = t.role(joined);
    return t.isYou(who)
      ? msg`You stay as a ghost, without ability or special role: each turn you roll two dice and haunt somebody. You win as ${side} from now on.`
      : msg`${name} stays as a ghost, without ability or special role: each turn two dice, to haunt somebody. The side is now: ${side}.`;
  },
  haunting: hauntingSentence,
  over: (t, { winners, roles }) => victory(t, winners, roles),
};

export const sentenceOf = (t: DiceTeller, fact: SeenFact, scene: Scene): MessageDescriptor | null =>
  (SENTENCES[fact.kind] as Sentence<SeenFact>)(t, fact, scene);

/** Shots, the Gatling and the attack are told by themselves; what else hurts is named. */
function hurtSentence(t: DiceTeller, { who, points, cause }: Facts['hurt']): MessageDescriptor {
  const name = t.name(who);
  if (cause === 'dynamite' || cause === 'bullet') {
    const face = t.face(cause);
    return t.isYou(who)
      ? msg`${plural(points, { one: `${face}: you lose # life.`, other: `${face}: you lose # life.` })}`
      : msg`${plural(points, { one: `${face}: ${name} loses # life.`, other: `${face}: ${name} loses # life.` })}`;
  }
  return t.isYou(who)
    ? msg`${plural(points, { one: 'You lose # life.', other: 'You lose # life.' })}`
    : msg`${plural(points, { one: `${name} loses # life.`, other: `${name} loses # life.` })}`;
}

function hauntingSentence(t: DiceTeller, { haunting }: Facts['haunting']): MessageDescriptor | null {
  if (haunting === null) return null;
  const [name, face, count] = [t.name(haunting.who), t.face(haunting.face), haunting.twice ? 2 : 1];
  return t.isYou(haunting.who)
    ? msg`${plural(count, { one: `Your next turn begins with # die on ${face}.`, other: `Your next turn begins with # dice on ${face}.` })}`
    : msg`${plural(count, { one: `${name}’s next turn begins with # die on ${face}.`, other: `${name}’s next turn begins with # dice on ${face}.` })}`;
}
