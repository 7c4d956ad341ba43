// Rules of thumb: a score for every option, by who is likely a friend and who a foe, and the best one is taken.

import { below, type Pending, type Random, type Role, type Seat } from '@posse/engine';
import { Beliefs } from './beliefs.ts';
import type { Bot } from './bot.ts';
import type { Kinds, Lore } from './lore.ts';
import type { Manner } from './manner.ts';
import type { Memory } from './memory.ts';
import type { Reason } from './reason.ts';

/** How one game is played by rules of thumb. What a player takes in before he answers is its `Glance`. */
export interface Thumbs<K extends Kinds, Glance> {
  readonly lore: Lore<K>;
  glance(view: K['view'], beliefs: Beliefs, manner: Manner, memory: Memory): Glance;
  /** The same in an imagined world, as the one who is asked there sees it. */
  imagine(state: K['state'], asked: Pending<K['frame'], K['answer']>, beliefs: Beliefs, manner: Manner): Glance;
  /** Higher is better; to do nothing is worth 0. */
  score(glance: Glance, answer: K['answer']): number;
  reason(glance: Glance, answer: K['answer']): Reason;
}

/** No game is so long, unless two bots do the same to each other for ever: then they try something else now and then. */
const ENDLESS = 2000;
const RESTLESS = 5;

/** A bot that follows them, in some manner. */
export function thumbBot<K extends Kinds, Glance>(
  thumbs: Thumbs<K, Glance>,
  id: string,
  manner: Manner,
): Bot<K['view'], K['answer']> {
  const look = (view: K['view'], memory: Memory): Glance =>
    thumbs.glance(view, beliefsFrom(thumbs.lore, view, memory, manner), manner, memory);
  return {
    id,
    answer(view, memory, random) {
      return slip(view, manner, random) ?? best(thumbs, look(view, memory), view.options, random);
    },
    reason(view, memory, answer) {
      return thumbs.reason(look(view, memory), answer);
    },
  };
}

/** Any answer at all, if this is one of those moments; else null. */
export function slip<K extends Kinds>(
  { step, options }: K['view'],
  manner: Manner,
  random: Random,
): K['answer'] | null {
  const slips = step > ENDLESS ? Math.max(RESTLESS, manner.slips) : manner.slips;
  return slips > 0 && below(random, 100) < slips ? anyOf(options, random) : null;
}

const anyOf = <Answer>(options: readonly Answer[], random: Random): Answer =>
  options[below(random, options.length)] as Answer;

/** The best option; among equals any one, or the first where chance does not matter. */
export function best<K extends Kinds, Glance>(
  thumbs: Thumbs<K, Glance>,
  glance: Glance,
  options: readonly K['answer'][],
  random: Random | null,
): K['answer'] {
  let found = options[0] as K['answer'];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const option of options) {
    const score = thumbs.score(glance, option);
    if (score > highest) {
      highest = score;
      found = option;
      equals = 1;
    } else if (score === highest && random !== null) {
      equals++;
      if (below(random, equals) === 0) found = option;
    }
  }
  return found;
}

// --- beliefs, kept up to date with a memory that is only ever added to ---

interface Kept {
  readonly sheriff: number;
  readonly beliefs: Beliefs;
  heard: number;
}

const kept = new WeakMap<readonly object[], Kept>();

/** What these deeds make a seat believe; for whoever draws no conclusions, what he believed at the start. */
export function beliefsFrom<K extends Kinds>(lore: Lore<K>, view: K['view'], memory: Memory, manner: Manner): Beliefs {
  const sheriff = sheriffIn(view.players);
  if (!manner.infers) return unsuspecting(lore, view.players.length, sheriff);
  let found = kept.get(memory.deeds);
  if (found === undefined || found.sheriff !== sheriff) {
    found = { sheriff, beliefs: fresh(lore, view.players.length, sheriff), heard: 0 };
    kept.set(memory.deeds, found);
  }
  for (; found.heard < memory.deeds.length; found.heard++) {
    const deed = memory.deeds[found.heard];
    if (deed !== undefined) found.beliefs.hear(deed, lore.harmOf(deed.what));
  }
  return found.beliefs;
}

const fresh = <K extends Kinds>({ urges }: Lore<K>, seats: number, sheriff: number): Beliefs =>
  Beliefs.at(seats, sheriff < 0 ? null : sheriff, urges);

/** For whoever never concludes anything: made once for each table. */
const never = new Map<string, Beliefs>();

function unsuspecting<K extends Kinds>(lore: Lore<K>, seats: number, sheriff: number): Beliefs {
  const key = `${seats} ${sheriff}`;
  const found = never.get(key) ?? fresh(lore, seats, sheriff);
  never.set(key, found);
  return found;
}

/** The seat that wears the star; -1 where nobody does, or nobody does yet. */
const sheriffIn = (players: readonly { readonly role: Role | null }[]): Seat | -1 =>
  players.findIndex(({ role }) => role === 'sheriff') as Seat | -1;
