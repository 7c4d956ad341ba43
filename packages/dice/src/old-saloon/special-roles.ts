// The nine special roles. Each is revealed once, and then spent.

import type { Seat } from '@posse/engine';
import { reveal, revealOn, revealOnTwo, turnDie } from '../answers.ts';
import { bury } from '../base/rules/elimination.ts';
import { pointsOf } from '../base/rules/life-loss.ts';
import { restartMoment } from '../base/rules/reveal-moment.ts';
import { turn } from '../base/rules/turn-phases.ts';
import { FACES } from '../entry-registry.ts';
import type { SpecialEntry } from '../special-role.ts';
import { isOn } from '../state.ts';
import { isFinal } from '../table/rolled-dice.ts';
import { livingFrom } from '../table/seat-order.ts';

export const specials = {
  /** One bullet more than other Sheriffs, from the start. */
  orso: { role: 'sheriff' },
  /** Takes the star from the Sheriff. */
  buono: {
    role: 'deputy',
    moments: ['turn starts'],
    list: (_t, me, _here, list) => list.push(reveal(me, 'buono')),
    use: (_t, { seat }) => [{ op: 'swapStar', who: seat }],
    struck: () => [],
  },
  /** Turns a die of any roll. That may make it the last roll, so everybody may react once more (DR-172). */
  dottore: {
    role: 'deputy',
    moments: ['rolled'],
    list(t, me, _here, list) {
      for (const [place, { kind, face }] of t.dice.entries())
        for (const other of FACES[kind]) if (other !== face) list.push(turnDie(me, 'dottore', place, other));
    },
    use(t, answer, rest) {
      if (answer.face === null) return [rest];
      const [die] = answer.dice;
      return [{ op: 'turnedDie', who: t.turn, die, face: answer.face }, restartMoment(t, rest)];
    },
  },
  /** Cancels the power of another role. */
  giudice: {
    role: 'deputy',
    moments: ['revealed'],
    fits: (_t, me, { who }) => me !== who,
    list: (_t, me, _here, list) => list.push(reveal(me, 'giudice')),
    use: (_t, _answer, { struck }) => struck,
  },
  /** Makes another player roll all dice again after their last roll. */
  baro: {
    role: 'outlaw',
    moments: ['rolled', 'stopped'],
    fits: (t, me, { who, moment }) => me !== who && (moment === 'stopped' || isFinal(t)),
    list: (_t, me, _here, list) => list.push(reveal(me, 'baro')),
    use: (_t, _answer, { who }) => [{ op: 'rethrow', who }],
  },
  /** Exchanges all arrows of two players. */
  brutto: {
    role: 'outlaw',
    moments: ['turn starts'],
    list(t, me, _here, list) {
      const living = livingFrom(t, me);
      for (const [place, one] of living.entries())
        for (const other of living.slice(place + 1)) list.push(revealOnTwo(me, 'brutto', one, other));
    },
    use: (_t, { at, also }) => (also === null ? [] : [{ op: 'swapArrows', one: at, other: also }]),
    struck: () => [],
  },
  /** Spoils another player's gain of life. */
  cattivo: {
    role: 'outlaw',
    moments: ['gaining'],
    fits: (_t, me, { points }) => points.some(([who]) => who !== me),
    list(_t, me, { points }, list) {
      for (const at of new Set(points.map(([who]) => who))) if (at !== me) list.push(revealOn(me, 'cattivo', at));
    },
    use(t, { at }, { points }) {
      const spoilt = points.findIndex(([who]) => who === at);
      const isSpoilt = (who: Seat, place: number): boolean =>
        isOn(t, 'one-spoilt-beer') ? place === spoilt : who === at;
      return [{ op: 'gained', points: points.filter(([who], place) => !isSpoilt(who, place)) }];
    },
  },
  /** Plays another turn. */
  'mano-destra': {
    role: 'renegade',
    moments: ['turn over'],
    fits: (_t, me, { who }) => me === who,
    list: (_t, me, _here, list) => list.push(reveal(me, 'mano-destra')),
    use: (_t, { seat }) => [turn(seat, true)],
  },
  /** Saves a player from elimination, possibly its holder. */
  'mano-sinistra': {
    role: 'renegade',
    moments: ['dying'],
    list(_t, me, { fallen }, list) {
      for (const { who } of fallen) list.push(revealOn(me, 'mano-sinistra', who));
    },
    use(_t, { at }, { fallen, points }) {
      if (at === null) return [bury(fallen)];
      const others = fallen.filter(({ who }) => who !== at);
      return [{ op: 'rescue', who: at, lost: pointsOf(points, at) }, ...(others.length === 0 ? [] : [bury(others)])];
    },
  },
} satisfies Record<string, SpecialEntry>;
