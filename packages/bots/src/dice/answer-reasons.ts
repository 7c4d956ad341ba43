// Reasons for answers in the dice game, from the scores that chose them.

import type { Answer } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { plainly, type Reason, type ReasonCode } from '../answer-reason.ts';
import { ROLE_LIST } from '../role-beliefs.ts';
import { scoreOf } from './answer-scores.ts';
import { foe, playerOf, type Situation } from './dice-situation.ts';
import { diceWorthOf } from './dice-worth.ts';
import { aimedAt } from './life-worth.ts';

type Why = (s: Situation, answer: Answer) => Reason;

export function reasonFor(s: Situation, answer: Answer): Reason {
  return s.options.length === 1 ? plainly('forced') : WHYS[answer.kind](s, answer);
}

const WHYS: Readonly<Record<Answer['kind'], Why>> = {
  take: () => plainly('pick-best'),
  roll: (s) => plainly(s.options.some(({ kind }) => kind === 'reveal') ? 'keep-back' : 'roll-on'),
  reroll: () => plainly('roll-on'),
  stop: (s) => plainly(s.me !== s.view.ghost && isGunReady(s) && diceWorthOf(s).gun > 0 ? 'sweep' : 'enough'),
  shoot: (s, { at }) => (at === null ? plainly('whim') : shotAt(s, at)),
  pour: (s, answer) => (scoreOf(s, answer) > 0 ? kindness(s, answer.at ?? s.me) : plainly('nothing-better')),
  ability: (s, answer) => (answer.at === null ? plainly('power') : done(s, answer.at, scoreOf(s, answer))),
  reveal: (s, { at }) => (at === null || at === s.me ? plainly('power') : about(s, 'power', at)),
  choose: (s, { at }) => (at === null ? plainly('pick-best') : kindness(s, at)),
  assign: (s, { at }) => (at === null ? plainly('pick-best') : about(s, foe(s, at) > 0 ? 'harm' : 'help', at)),
  pass: (s) => plainly(s.options.some(({ kind }) => kind === 'reveal') ? 'keep-back' : 'nothing-better'),
  never: () => plainly('nothing-better'),
};

const isGunReady = (s: Situation): boolean => diceWorthOf(s).guns >= s.power.fires;

function shotAt(s: Situation, at: Seat): Reason {
  if (s.left.living === 2) return about(s, 'showdown', at);
  if (foe(s, at) <= 0) return about(s, 'nothing-better', at);
  if (playerOf(s.view, at).life - aimedAt(s.why, at) === 1) return about(s, 'finish', at);
  if ((s.owed?.[at] ?? 0) > foe(s, at) / 2) return about(s, 'grudge', at);
  return about(s, s.role === 'renegade' ? 'balance' : 'harm', at);
}

/** The reason for helping a player: friendship, or that the help does the least good there. */
function kindness(s: Situation, at: Seat): Reason {
  if (at === s.me) return plainly('heal');
  return about(s, foe(s, at) < 0 ? 'help' : 'nothing-better', at);
}

/** The reason for an answer that was good for me. */
function done(s: Situation, at: Seat, score: number): Reason {
  if (at === s.me) return plainly('heal');
  return about(s, score <= 0 ? 'nothing-better' : foe(s, at) > 0 ? 'harm' : 'help', at);
}

/** Adds the player's likely role to the reason, and how sure it is. */
function about(s: Situation, code: ReasonCode, at: Seat): Reason {
  const odds = s.beliefs.odds(s.known)[at] ?? [];
  let best = 0;
  for (let role = 1; role < odds.length; role++) if ((odds[role] as number) > (odds[best] as number)) best = role;
  return { code, at, role: ROLE_LIST[best] ?? null, percent: Math.round(100 * (odds[best] ?? 0)) };
}
