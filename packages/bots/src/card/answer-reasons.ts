// Reasons for answers in the card game, from the scores that chose them.

import { type Answer, type CardId, deedsOf, kindOf, type Play, type Use, type Verb } from '@posse/card';
import type { Role, Seat } from '@posse/engine';
import { plainly, type Reason, type ReasonCode } from '../answer-reason.ts';
import { ROLE_LIST } from '../role-beliefs.ts';
import { scoreOf } from './answer-scores.ts';
import { kindPlayed, offerIn } from './answer-source.ts';
import { playerOf, type Situation } from './card-situation.ts';
import { preyWorth } from './card-worth.ts';
import { foe } from './harm-scores.ts';

export function reasonFor(s: Situation, answer: Answer): Reason {
  if (s.options.length === 1) return plainly('forced');
  if (s.style.slips > 0 && isWhim(s, answer)) return plainly('whim');
  return reasonOf(s, answer);
}

/** Would another answer have scored more? */
function isWhim(s: Situation, answer: Answer): boolean {
  const score = scoreOf(s, answer);
  return s.options.some((other) => scoreOf(s, other) > score);
}

function reasonOf(s: Situation, answer: Answer): Reason {
  const { op } = s.why;
  switch (answer.kind) {
    case 'play':
      return op === 'phase2' ? played(s, answer) : plainly(op === 'dying' ? 'heal' : 'dodge');
    case 'use':
      return op === 'phase2' ? effect(s, answer) : plainly('dodge');
    case 'barrel':
      return plainly('dodge');
    case 'ability':
    case 'event':
      return traded(s, answer, reasonIn(s, answer));
    case 'discard':
      return plainly(op === 'indians' || op === 'duel' ? 'dodge' : 'least-needed');
    case 'choose':
      return chosen(s, answer);
    case 'pass':
      return passed(s, answer);
    case 'end':
      return ended(s);
  }
}

// --- cards ---

const EFFECTS: Readonly<Partial<Record<Verb, ReasonCode>>> = { heal: 'heal', draw: 'draw', share: 'draw' };

function played(s: Situation, answer: Play): Reason {
  const kind = kindPlayed(s, answer);
  const isLaid = kind.border === 'green' || (kind.border === 'blue' && kind.bots.burden === null);
  return isLaid ? plainly('equip') : effect(s, answer);
}

function effect(s: Situation, answer: Play | Use): Reason {
  const { at, prey } = answer;
  const [first] = deedsOf(s, kindPlayed(s, answer));
  if (first === undefined) return at === null ? plainly('power') : hostile(s, at);
  const { verb, whom } = first;
  if (whom !== 'target') return plainly(EFFECTS[verb] ?? (whom === 'me' ? 'power' : 'sweep'));
  if (at === null) return plainly('power');
  if (verb === 'heal') return at === s.me ? plainly('heal') : toward(s, 'help', at);
  if (verb === 'hold') return toward(s, 'hold-up', at);
  return prey === null ? hostile(s, at) : robbed(s, at, prey);
}

/** The reason for taking a card. Removing a Dynamite or a Jail helps its owner; removing any other card is robbery. */
function robbed(s: Situation, at: Seat, prey: CardId | 'hand'): Reason {
  if (at === s.me) return plainly('dodge');
  return toward(s, preyWorth(s, prey) < 0 ? 'help' : 'rob', at);
}

/** The reason for a shot or a Duel. */
function hostile(s: Situation, at: Seat): Reason {
  if (s.others.length === 1) return toward(s, 'showdown', at);
  const grudge = s.grudges?.[at] ?? 0;
  if (grudge > 0 && foe(s, at) <= 2 * grudge) return toward(s, 'grudge', at);
  if (playerOf(s.view, at).life <= 1) return toward(s, 'finish', at);
  return toward(s, s.role === 'renegade' && s.style.foresight > 0 ? 'balance' : 'harm', at);
}

// --- abilities and events ---

const OFFERS: Readonly<Partial<Record<Verb, ReasonCode>>> = {
  heal: 'heal',
  draw: 'draw',
  shoot: 'harm',
  take: 'rob',
  scrap: 'rob',
};
/** The reason for a choice, by the question. */
const CHOICES: Readonly<Record<string, ReasonCode>> = {
  ranch: 'least-needed',
  bloodBrothers: 'help',
  hardLiquor: 'heal',
};

/** The reason for an answer. The last verb of an offer is its purpose. */
function reasonIn(s: Situation, answer: Answer): ReasonCode {
  const offer = offerIn(s, s.view.event, s.why, answer);
  const last = offer?.does?.at(-1);
  return (offer === null ? CHOICES[s.why.op] : last === undefined ? undefined : OFFERS[last.verb]) ?? 'power';
}

function traded(s: Situation, { at }: Answer, code: ReasonCode): Reason {
  if (at === null) return plainly(code);
  return code === 'harm' ? hostile(s, at) : toward(s, code, at);
}

// --- choices ---

function chosen(s: Situation, { at, card }: Answer): Reason {
  const { op } = s.why;
  if (op === 'gift') return plainly(card === null ? 'pick-best' : 'least-needed');
  const isTaken = op === 'brawl' || op === 'firstCard' || op === 'fromATable';
  return isTaken && at !== null && at !== s.me ? toward(s, 'rob', at) : plainly('pick-best');
}

// --- to let something be ---

function passed(s: Situation, { seat }: Answer): Reason {
  const { why, options } = s;
  if (why.op === 'duel' && why.next !== seat && foe(s, why.next) < 0) return toward(s, 'spare', why.next);
  if (why.op === 'hardLiquor') return plainly('draw');
  if (why.op === 'ranch' || why.op === 'bloodBrothers') return plainly('keep-back');
  const isBearable = why.op === 'shot' || why.op === 'duel' || why.op === 'indians';
  return plainly(isBearable && options.length > 1 ? 'take-hit' : 'nothing-better');
}

/** Explains the end of a turn by the next best answer, and the objection to it. */
function ended(s: Situation): Reason {
  let next: Answer | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of s.options) {
    if (option.kind === 'end') continue;
    const score = scoreOf(s, option);
    if (score <= highest) continue;
    highest = score;
    next = option;
  }
  if (next === null) return plainly('nothing-better');
  const { at, kind, card } = next;
  if (at !== null && at !== s.me && foe(s, at) < 0) return toward(s, 'spare', at);
  return plainly(kind === 'play' && card !== null && isUseful(s, card) ? 'keep-back' : 'nothing-better');
}

/** Is the card worth keeping back? Only brown cards are: a weapon no better than mine is not. */
const isUseful = (s: Situation, card: CardId): boolean => kindOf(s, card).border === 'brown';

/** Adds the likely role of the target to the reason. */
function toward(s: Situation, code: ReasonCode, at: Seat): Reason {
  const odds = s.beliefs.odds(s.known)[at] ?? [];
  let best = 0;
  for (const [role, chance] of odds.entries()) if (chance > (odds[best] as number)) best = role;
  const role: Role | null = ROLE_LIST[best] ?? null;
  return { code, at, role, percent: Math.round(100 * (odds[best] ?? 0)) };
}
