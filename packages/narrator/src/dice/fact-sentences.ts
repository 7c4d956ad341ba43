// Sentences for the facts of the dice game.

import { type FactKind, type Facts, sideOfGhost, type View } from '@posse/dice';
import type { Role } from '@posse/engine';
import { turnWords, victory } from '../story.ts';
import { type Message, msg } from '../text-types.ts';
import type { SeenFact } from './answer-story.ts';
import type { DiceNarrator } from './dice-narrator.ts';

/** The table at this point of the story. */
export interface DiceScene {
  readonly lives: number[];
  /** The roles by seat; null if unknown. */
  readonly roles: (Role | null)[];
  readonly tokens: { readonly arrows: number; readonly chief: boolean }[];
  /** The tokens in the pile, counting the Chief's arrow as one. */
  pile: number;
  rolls: number;
  /** True if the Indians have just attacked, so that all arrows go back. */
  attacked: boolean;
}

export const sceneOf = ({ players, pile, chiefInPile, rolls }: View): DiceScene => ({
  lives: players.map(({ life }) => life),
  roles: players.map(({ role }) => role),
  tokens: players.map(({ arrows, chief }) => ({ arrows, chief })),
  pile: pile + (chiefInPile ? 1 : 0),
  rolls,
  attacked: false,
});

/** Updates the scene. Call it after a fact was told. */
export function follow(scene: DiceScene, fact: SeenFact): void {
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

type Sentence<F> = (t: DiceNarrator, fact: F, scene: DiceScene) => Message | null;

const SENTENCES: { readonly [K in FactKind]: Sentence<Facts[K]> } = {
  turn(t, { who, extra }) {
    if (!extra) return turnWords(t, who);
    const name = t.name(who);
    return t.isYou(who) ? msg('Another turn for you') : msg('Another turn for {name}', { name });
  },
  saloon(t, { who, die }) {
    const name = t.name(who);
    if (die === 'loudmouth')
      return t.isYou(who) ? msg('You take the Loudmouth die.') : msg('{name} takes the Loudmouth die.', { name });
    if (die === 'coward')
      return t.isYou(who) ? msg('You take the Coward die.') : msg('{name} takes the Coward die.', { name });
    return null;
  },
  dice(t, { who, faces: all, fresh, rolls }, scene) {
    const [name, faces] = [t.name(who), t.faces(all.filter((_, place) => fresh.includes(place)))];
    if (rolls === scene.rolls) {
      const now = t.faces(all);
      return msg('The dice now show {now}.', { now });
    }
    if (rolls > 1)
      return t.isYou(who)
        ? msg('You roll again: {faces}.', { faces })
        : msg('{name} rolls again: {faces}.', { name, faces });
    return t.isYou(who) ? msg('You roll {faces}.', { faces }) : msg('{name} rolls {faces}.', { name, faces });
  },
  tokens: arrowsSentence,
  attack: () => msg('No arrow is left: the Indians attack, and all arrows go back.'),
  shot(t, { by, at, face: shown }) {
    const [name, target, face] = [t.name(by), t.name(at), t.face(shown)];
    if (t.isYou(by)) return msg('You shoot {target} with {face}.', { target, face });
    return t.isYou(at)
      ? msg('{name} shoots you with {face}.', { name, face })
      : msg('{name} shoots {target} with {face}.', { name, target, face });
  },
  poured(t, { by, at }) {
    const [name, target] = [t.name(by), t.name(at)];
    if (by === at) return t.isYou(by) ? msg('You drink a beer.') : msg('{name} drinks a beer.', { name });
    if (t.isYou(by)) return msg('You pour {target} a beer.', { target });
    return t.isYou(at)
      ? msg('{name} pours you a beer.', { name })
      : msg('{name} pours {target} a beer.', { name, target });
  },
  gatling(t, { who }) {
    const [name, gatling] = [t.name(who), t.face('gatling')];
    return t.isYou(who)
      ? msg('You fire {gatling} at everybody else.', { gatling })
      : msg('{name} fires {gatling} at everybody else.', { name, gatling });
  },
  hurt: hurtSentence,
  life(t, { who, life }, { lives }) {
    const [name, gain] = [t.name(who), life - (lives[who] ?? life)];
    if (gain <= 0) return null;
    return t.isYou(who)
      ? msg('{gain, plural, one {You gain # life.} other {You gain # life.}}', { gain })
      : msg('{gain, plural, one {{name} gains # life.} other {{name} gains # life.}}', { gain, name });
  },
  ability(t, { who, of }) {
    const [name, character] = [t.name(who), t.character(of)];
    return t.isYou(who)
      ? msg('You use the ability of {character}.', { character })
      : msg('{name} uses the ability of {character}.', { name, character });
  },
  revealed(t, { who, special: id, role: known }) {
    const [name, special, role] = [t.name(who), t.special(id), t.role(known)];
    return t.isYou(who)
      ? msg('You show {special}, {role}.', { special, role })
      : msg('{name} shows {special}, {role}.', { name, special, role });
  },
  starMoved(t, { from, to }) {
    const [name, target] = [t.name(from), t.name(to)];
    if (t.isYou(from)) return msg('You hand the star to {target}.', { target });
    return t.isYou(to)
      ? msg('{name} hands you the star.', { name })
      : msg('{name} hands the star to {target}.', { name, target });
  },
  eliminated(t, { who, by, role: known }) {
    const [name, role] = [t.name(who), t.role(known)];
    if (by === null || by === who)
      return t.isYou(who) ? msg('You are out.') : msg('{name} falls: {role}.', { name, role });
    const killer = t.name(by);
    if (t.isYou(who)) return msg('{killer} brings you down.', { killer });
    return t.isYou(by)
      ? msg('You bring down {name}: {role}.', { name, role })
      : msg('{killer} brings down {name}: {role}.', { killer, name, role });
  },
  ghost(t, { who }, { roles }) {
    const [name, role] = [t.name(who), roles[who] ?? 'outlaw'];
    const joined = sideOfGhost(role, roles.length);
    if (role === joined)
      return t.isYou(who)
        ? msg('You stay as a ghost, without ability or special role: each turn you roll two dice and haunt somebody.')
        : msg('{name} stays as a ghost, without ability or special role: each turn two dice, to haunt somebody.', {
            name,
          });
    const side = t.role(joined);
    return t.isYou(who)
      ? msg(
          'You stay as a ghost, without ability or special role: each turn you roll two dice and haunt somebody. You win as {side} from now on.',
          { side },
        )
      : msg(
          '{name} stays as a ghost, without ability or special role: each turn two dice, to haunt somebody. The side is now: {side}.',
          { name, side },
        );
  },
  haunting: hauntingSentence,
  over: (t, { winners, roles }) => victory(t, winners, roles),
};

export const sentenceOf = (t: DiceNarrator, fact: SeenFact, scene: DiceScene): Message | null =>
  (SENTENCES[fact.kind] as Sentence<SeenFact>)(t, fact, scene);

/** Shots, the Gatling and the attack are told by their own facts; other causes are named here. */
function hurtSentence(t: DiceNarrator, { who, points, cause }: Facts['hurt']): Message {
  const name = t.name(who);
  if (cause === 'dynamite' || cause === 'bullet') {
    const face = t.face(cause);
    return t.isYou(who)
      ? msg('{points, plural, one {{face}: you lose # life.} other {{face}: you lose # life.}}', { points, face })
      : msg('{points, plural, one {{face}: {name} loses # life.} other {{face}: {name} loses # life.}}', {
          points,
          face,
          name,
        });
  }
  return t.isYou(who)
    ? msg('{points, plural, one {You lose # life.} other {You lose # life.}}', { points })
    : msg('{points, plural, one {{name} loses # life.} other {{name} loses # life.}}', { points, name });
}

export function hauntingSentence(t: DiceNarrator, { haunting }: Facts['haunting']): Message | null {
  if (haunting === null) return null;
  const [name, face, count] = [t.name(haunting.who), t.face(haunting.face), haunting.twice ? 2 : 1];
  return t.isYou(haunting.who)
    ? msg(
        '{count, plural, one {Your next turn begins with # die on {face}.} other {Your next turn begins with # dice on {face}.}}',
        { count, face },
      )
    : msg(
        '{count, plural, one {{name}’s next turn begins with # die on {face}.} other {{name}’s next turn begins with # dice on {face}.}}',
        { count, name, face },
      );
}

/** The change since the last count. Arrows that go back after an attack are not told. */
export function arrowsSentence(
  t: DiceNarrator,
  { who, arrows, chief, pile, chiefInPile }: Facts['tokens'],
  { tokens, pile: before, attacked }: DiceScene,
): Message | null {
  const held = tokens[who] ?? { arrows: 0, chief: false };
  const left = pile + (chiefInPile ? 1 : 0);
  const name = t.name(who);
  if (left === before) {
    const now = tokensText(t, arrows, chief);
    return t.isYou(who) ? msg('You now have {now}.', { now }) : msg('{name} now has {now}.', { name, now });
  }
  if (left > before) {
    if (attacked) return null;
    const back = tokensText(t, held.arrows - arrows, held.chief && !chief);
    return t.isYou(who) ? msg('You put back {back}.', { back }) : msg('{name} puts back {back}.', { name, back });
  }
  const taken = tokensText(t, arrows - held.arrows, chief && !held.chief);
  if (left === 0)
    return t.isYou(who) ? msg('You take {taken}.', { taken }) : msg('{name} takes {taken}.', { name, taken });
  return t.isYou(who)
    ? msg('{left, plural, one {You take {taken}, # is left.} other {You take {taken}, # are left.}}', { left, taken })
    : msg('{left, plural, one {{name} takes {taken}, # is left.} other {{name} takes {taken}, # are left.}}', {
        left,
        name,
        taken,
      });
}

/** `2 arrows and the Chief’s arrow` */
function tokensText(t: DiceNarrator, arrows: number, chief: boolean): string {
  const plain = t.say(msg('{arrows, plural, =0 {no arrow} one {# arrow} other {# arrows}}', { arrows }));
  if (!chief) return plain;
  const chiefs = t.say(msg('the Chief’s arrow'));
  return arrows === 0 ? chiefs : t.all([plain, chiefs]);
}
