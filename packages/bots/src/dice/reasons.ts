// Why an answer was given, from the same scores and beliefs that made it.

import type { Answer } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { ROLE_LIST } from '../beliefs.ts';
import { plainly, type Reason, type ReasonCode } from '../reason.ts';
import { foe, type Glance, playerOf } from './glance.ts';
import { handOf } from './hand.ts';
import { scoreOf } from './scores.ts';
import { aimedAt } from './stakes.ts';

type Why = (g: Glance, answer: Answer) => Reason;

export function reasonFor(g: Glance, answer: Answer): Reason {
  return g.options.length === 1 ? plainly('forced') : WHYS[answer.kind](g, answer);
}

const WHYS: Readonly<Record<Answer['kind'], Why>> = {
  take: () => plainly('pick-best'),
  roll: (g) => plainly(g.options.some(({ kind }) => kind === 'reveal') ? 'keep-back' : 'roll-on'),
  reroll: () => plainly('roll-on'),
  stop: (g) => plainly(g.me !== g.view.ghost && isGunReady(g) && handOf(g).gun > 0 ? 'sweep' : 'enough'),
  shoot: (g, { at }) => (at === null ? plainly('whim') : shotAt(g, at)),
  pour: (g, answer) => (scoreOf(g, answer) > 0 ? kindness(g, answer.at ?? g.me) : plainly('nothing-better')),
  ability: (g, answer) => (answer.at === null ? plainly('power') : done(g, answer.at, scoreOf(g, answer))),
  reveal: (g, { at }) => (at === null || at === g.me ? plainly('power') : about(g, 'power', at)),
  choose: (g, { at }) => (at === null ? plainly('pick-best') : kindness(g, at)),
  assign: (g, { at }) => (at === null ? plainly('pick-best') : about(g, foe(g, at) > 0 ? 'harm' : 'help', at)),
  pass: (g) => plainly(g.options.some(({ kind }) => kind === 'reveal') ? 'keep-back' : 'nothing-better'),
  never: () => plainly('nothing-better'),
};

const isGunReady = (g: Glance): boolean => handOf(g).guns >= g.power.fires;

function shotAt(g: Glance, at: Seat): Reason {
  if (g.left.living === 2) return about(g, 'showdown', at);
  if (foe(g, at) <= 0) return about(g, 'nothing-better', at);
  if (playerOf(g.view, at).life - aimedAt(g.why, at) === 1) return about(g, 'finish', at);
  if ((g.owed?.[at] ?? 0) > foe(g, at) / 2) return about(g, 'grudge', at);
  return about(g, g.role === 'renegade' ? 'balance' : 'harm', at);
}

/** Something good for him, whoever he is; at worst he is the one whom it helps least. */
function kindness(g: Glance, at: Seat): Reason {
  if (at === g.me) return plainly('heal');
  return about(g, foe(g, at) < 0 ? 'help' : 'nothing-better', at);
}

/** Something that was good for me to do to him. */
function done(g: Glance, at: Seat, score: number): Reason {
  if (at === g.me) return plainly('heal');
  return about(g, score <= 0 ? 'nothing-better' : foe(g, at) > 0 ? 'harm' : 'help', at);
}

/** What he is taken for, and how surely. */
function about(g: Glance, code: ReasonCode, at: Seat): Reason {
  const odds = g.beliefs.odds(g.known)[at] ?? [];
  let best = 0;
  for (let role = 1; role < odds.length; role++) if ((odds[role] as number) > (odds[best] as number)) best = role;
  return { code, at, role: ROLE_LIST[best] ?? null, percent: Math.round(100 * (odds[best] ?? 0)) };
}
