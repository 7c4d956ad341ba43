// The verbs about life points, shots and duels.

import { fireBang } from '../../base/rules/bang.ts';
import { duel as duelFrame } from '../../base/rules/duel.ts';
import { indians } from '../../base/rules/indians.ts';
import { drink as drinkFrame, heal as healFrame } from '../../base/rules/life-gain.ts';
import { hurt as hurtFrame } from '../../base/rules/life-loss.ts';
import { aimed, shot } from '../../base/rules/shot.ts';
import { deed } from '../../deed.ts';
import { amountIn } from '../effect-context.ts';
import { amount, block, count, optional, players, word } from '../sentence-fields.ts';
import { verb } from '../verb-interface.ts';
import { whomOf } from './deed-targets.ts';
import { forPlayers } from './each-player.ts';

export const heal = verb({
  do: 'heal',
  fields: { who: optional(players), n: amount(1, 3) },
  frames: ({ who = 'me', n }) => forPlayers(who, (one, cast) => [healFrame(one, amountIn(cast, n))]),
  causes: ['life gained'],
  deeds: ({ who = 'me', n }) => [deed('heal', whomOf(who), typeof n === 'number' ? n : 1)],
});

/** Sentence: players lose life points. I cause the loss of others, and nobody causes mine unless `by` says so. */
export const hurt = verb({
  do: 'hurt',
  fields: { who: optional(players), n: amount(1, 3), by: optional(word(['me', 'nobody'])) },
  frames: ({ who = 'me', n, by }) =>
    forPlayers(who, (one, cast) => [
      hurtFrame(one, amountIn(cast, n), (by ?? (one === cast.me ? 'nobody' : 'me')) === 'me' ? cast.me : null),
    ]),
  causes: ['life lost'],
  deeds: ({ who = 'me', n }) => [deed('hurt', whomOf(who), typeof n === 'number' ? n : 1)],
});

/** Sentence: a player regains what a Beer heals. With two players left it does nothing. */
export const drink = verb({
  do: 'drink',
  fields: {},
  frames: () => (cast) => [drinkFrame(cast.me)],
  causes: ['life gained'],
});

/** Sentence: a shot; one at me is fired by nobody. It costs a life point unless `hit` says what else happens. */
export const shoot = verb({
  do: 'shoot',
  fields: {
    at: optional(players),
    misses: optional(count(1, 2)),
    hit: optional(block('each')),
    dodged: optional(block('each')),
  },
  frames({ at = 'target', misses = 1, hit, dodged }, { of, block }) {
    if (hit === undefined && dodged === undefined)
      return forPlayers(at, (one, { me }) => [shot(one === me ? null : me, one, of, misses)]);
    const [ifHit, ifDodged] = [block(hit), block(dodged)];
    return forPlayers(at, (one, cast) => {
      const [by, own] = [one === cast.me ? null : cast.me, { ...cast, each: one }];
      const then = hit === undefined ? [hurtFrame(one, 1, by)] : ifHit(own);
      return [aimed(by, one, of, misses, then, ifDodged(own))];
    });
  },
  causes: ['life lost', 'cards lost', 'card answered'],
  deeds: ({ at = 'target', misses = 1 }) => [deed('shoot', whomOf(at), misses)],
});

/** Sentence: a shot that counts as the BANG! of the turn. */
export const bang = verb({
  do: 'bang',
  fields: {},
  needs: ['target'],
  frames:
    () =>
    ({ t, me, target }) =>
      target === null ? [] : fireBang(t, me, target),
  causes: ['life lost', 'cards lost', 'card answered'],
  deeds: () => [deed('shoot', 'target')],
});

/** Sentence: a Duel, which the other player answers first. */
export const duel = verb({
  do: 'duel',
  fields: { at: optional(players) },
  frames: ({ at = 'target' }) => forPlayers(at, (one, { me }) => (one === me ? [] : [duelFrame(me, one, me)])),
  causes: ['life lost', 'cards lost', 'card answered'],
  deeds: ({ at = 'target' }) => [deed('challenge', whomOf(at))],
});

/** Sentence: players discard a BANG! or lose a life point. */
export const raid = verb({
  do: 'raid',
  fields: { at: optional(players) },
  frames: ({ at = 'target' }) => forPlayers(at, (one, { me }) => [indians(me, one)]),
  causes: ['life lost', 'cards lost', 'card answered'],
  deeds: ({ at = 'target' }) => [deed('raid', whomOf(at))],
});
