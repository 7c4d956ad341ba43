// Why an answer was given in the card game, from the same scores and beliefs that chose it.

import { type Answer, type CardId, deedsOf, kindOf, type Play, type Use, type Verb } from '@posse/card';
import type { Role, Seat } from '@posse/engine';
import { ROLE_LIST } from '../beliefs.ts';
import { plainly, type Reason, type ReasonCode } from '../reason.ts';
import { type Glance, playerOf } from './glance.ts';
import { foe } from './harm.ts';
import { scoreOf } from './scores.ts';
import { kindPlayed, offerIn } from './source.ts';
import { preyWorth } from './worth.ts';

export function reasonFor(g: Glance, answer: Answer): Reason {
  if (g.options.length === 1) return plainly('forced');
  if (g.manner.slips > 0 && isWhim(g, answer)) return plainly('whim');
  return reasonOf(g, answer);
}

/** Would another answer have scored more? */
function isWhim(g: Glance, answer: Answer): boolean {
  const score = scoreOf(g, answer);
  return g.options.some((other) => scoreOf(g, other) > score);
}

function reasonOf(g: Glance, answer: Answer): Reason {
  const { op } = g.why;
  switch (answer.kind) {
    case 'play':
      return op === 'phase2' ? played(g, answer) : plainly(op === 'dying' ? 'heal' : 'dodge');
    case 'use':
      return op === 'phase2' ? effect(g, answer) : plainly('dodge');
    case 'barrel':
      return plainly('dodge');
    case 'ability':
    case 'event':
      return traded(g, answer, reasonIn(g, answer));
    case 'discard':
      return plainly(op === 'indians' || op === 'duel' ? 'dodge' : 'least-needed');
    case 'choose':
      return chosen(g, answer);
    case 'pass':
      return passed(g, answer);
    case 'end':
      return ended(g);
  }
}

// --- cards ---

const EFFECTS: Readonly<Partial<Record<Verb, ReasonCode>>> = { heal: 'heal', draw: 'draw', share: 'draw' };

function played(g: Glance, answer: Play): Reason {
  const kind = kindPlayed(g, answer);
  const isLaid = kind.border === 'green' || (kind.border === 'blue' && kind.bots.burden === null);
  return isLaid ? plainly('equip') : effect(g, answer);
}

function effect(g: Glance, answer: Play | Use): Reason {
  const { at, prey } = answer;
  const [first] = deedsOf(g, kindPlayed(g, answer));
  if (first === undefined) return at === null ? plainly('power') : hostile(g, at);
  const { verb, whom } = first;
  if (whom !== 'target') return plainly(EFFECTS[verb] ?? (whom === 'me' ? 'power' : 'sweep'));
  if (at === null) return plainly('power');
  if (verb === 'heal') return at === g.me ? plainly('heal') : toward(g, 'help', at);
  if (verb === 'hold') return toward(g, 'hold-up', at);
  return prey === null ? hostile(g, at) : robbed(g, at, prey);
}

/** Whoever takes a Dynamite or a Jail away helps; else it is robbery. */
function robbed(g: Glance, at: Seat, prey: CardId | 'hand'): Reason {
  if (at === g.me) return plainly('dodge');
  return toward(g, preyWorth(g, prey) < 0 ? 'help' : 'rob', at);
}

/** A shot or a Duel. */
function hostile(g: Glance, at: Seat): Reason {
  if (g.others.length === 1) return toward(g, 'showdown', at);
  const grudge = g.grudges?.[at] ?? 0;
  if (grudge > 0 && foe(g, at) <= 2 * grudge) return toward(g, 'grudge', at);
  if (playerOf(g.view, at).life <= 1) return toward(g, 'finish', at);
  return toward(g, g.role === 'renegade' && g.manner.foresight > 0 ? 'balance' : 'harm', at);
}

// --- abilities and events ---

const OFFERS: Readonly<Partial<Record<Verb, ReasonCode>>> = {
  heal: 'heal',
  draw: 'draw',
  shoot: 'harm',
  take: 'rob',
  scrap: 'rob',
};
/** What is chosen, by the question. */
const CHOICES: Readonly<Record<string, ReasonCode>> = {
  ranch: 'least-needed',
  bloodBrothers: 'help',
  hardLiquor: 'heal',
};

/** What comes last is what it is done for. */
function reasonIn(g: Glance, answer: Answer): ReasonCode {
  const offer = offerIn(g, g.view.event, g.why, answer);
  const last = offer?.does?.at(-1);
  return (offer === null ? CHOICES[g.why.op] : last === undefined ? undefined : OFFERS[last.verb]) ?? 'power';
}

function traded(g: Glance, { at }: Answer, code: ReasonCode): Reason {
  if (at === null) return plainly(code);
  return code === 'harm' ? hostile(g, at) : toward(g, code, at);
}

// --- choices ---

function chosen(g: Glance, { at, card }: Answer): Reason {
  const { op } = g.why;
  if (op === 'gift') return plainly(card === null ? 'pick-best' : 'least-needed');
  const isTaken = op === 'brawl' || op === 'firstCard' || op === 'fromATable';
  return isTaken && at !== null && at !== g.me ? toward(g, 'rob', at) : plainly('pick-best');
}

// --- to let something be ---

function passed(g: Glance, { seat }: Answer): Reason {
  const { why, options } = g;
  if (why.op === 'duel' && why.next !== seat && foe(g, why.next) < 0) return toward(g, 'spare', why.next);
  if (why.op === 'hardLiquor') return plainly('draw');
  if (why.op === 'ranch' || why.op === 'bloodBrothers') return plainly('keep-back');
  const isBearable = why.op === 'shot' || why.op === 'duel' || why.op === 'indians';
  return plainly(isBearable && options.length > 1 ? 'take-hit' : 'nothing-better');
}

/** What would have been the next best thing to do, and what speaks against it. */
function ended(g: Glance): Reason {
  let next: Answer | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of g.options) {
    if (option.kind === 'end') continue;
    const score = scoreOf(g, option);
    if (score <= highest) continue;
    highest = score;
    next = option;
  }
  if (next === null) return plainly('nothing-better');
  const { at, kind, card } = next;
  if (at !== null && at !== g.me && foe(g, at) < 0) return toward(g, 'spare', at);
  return plainly(kind === 'play' && card !== null && isUseful(g, card) ? 'keep-back' : 'nothing-better');
}

/** A weapon that is no better than mine is no card to keep. */
const isUseful = (g: Glance, card: CardId): boolean => kindOf(g, card).border === 'brown';

/** With what it takes that player for. */
function toward(g: Glance, code: ReasonCode, at: Seat): Reason {
  const odds = g.beliefs.odds(g.known)[at] ?? [];
  let best = 0;
  for (const [role, chance] of odds.entries()) if (chance > (odds[best] as number)) best = role;
  const role: Role | null = ROLE_LIST[best] ?? null;
  return { code, at, role, percent: Math.round(100 * (odds[best] ?? 0)) };
}
