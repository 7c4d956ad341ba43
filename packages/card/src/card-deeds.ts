// The deeds of a card, for drawing, sorting, targeting and bots.
// They are derived from the frames of its effect at a plain table. An entry states those that can't be derived.

import { randomFrom, type Seat, seat } from '@posse/engine';
import { type Catalogue, type Catalogued, PLAIN } from './catalogue/catalogue.ts';
import type { CardKind } from './catalogue/entry-types.ts';
import { type Deed, deed, type Verb, type Whom } from './deed.ts';
import type { Frame } from './frames.ts';
import { emptyTable, newPlayer } from './setup/deal.ts';
import { setupFrom } from './setup/setup.ts';

const known = new WeakMap<CardKind, readonly Deed[]>();

/** The deeds in order; none for cards that only lie in play. */
export function deedsOf({ catalogue }: Catalogued, kind: CardKind): readonly Deed[] {
  const before = known.get(kind);
  if (before !== undefined) return before;
  const found = kind.does ?? deriveDeeds(catalogue, kind);
  known.set(kind, found);
  return found;
}

// --- derivation ---

const SEATS = 4;
const ME = seat(0);
const TARGET = seat(2);

interface Struck {
  readonly verb: Verb;
  readonly who: Seat;
  readonly count: number;
}

/** The deed of a frame; null if the frame alone does not tell. */
function deedOfFrame(frame: Frame): Struck | null {
  switch (frame.op) {
    case 'shot':
      return { verb: 'shoot', who: frame.at, count: frame.need };
    case 'duel':
      return { verb: 'challenge', who: frame.now, count: 1 };
    case 'indians':
      return { verb: 'raid', who: frame.at, count: 1 };
    case 'hurt':
      return { verb: 'hurt', who: frame.who, count: frame.points };
    case 'heal':
      return { verb: 'heal', who: frame.who, count: frame.points };
    case 'drink':
      return { verb: 'heal', who: frame.who, count: 1 };
    case 'draw':
      return { verb: 'draw', who: frame.who, count: frame.count };
    case 'take':
      return { verb: 'take', who: frame.from, count: 1 };
    case 'scrap':
      return { verb: 'scrap', who: frame.from, count: 1 };
    default:
      return null;
  }
}

/** Plays the card at a table of four without abilities. If that fails, a house card must state its deeds. */
function deriveDeeds(catalogue: Catalogue, kind: CardKind): readonly Deed[] {
  const card = catalogue.cards.find((one) => one.kind === kind)?.id;
  if (card === undefined) return [];
  const players = Array.from({ length: SEATS }, (_, place) =>
    newPlayer(catalogue, place === ME ? 'sheriff' : 'outlaw', PLAIN),
  );
  const t = emptyTable(catalogue, setupFrom({ seats: SEATS }), randomFrom(kind.key), players);
  try {
    return gathered(kind.play(t, ME, TARGET, kind.aim.at === 'a card' ? 'hand' : null, card, null), false);
  } catch {
    return [];
  }
}

function gathered(frames: readonly Frame[], byChance: boolean): readonly Deed[] {
  const deeds: Deed[] = [];
  const sweeps = new Map<Verb, { readonly seats: Set<Seat>; readonly count: number }>();
  for (const frame of frames) {
    if (frame.op === 'check') deeds.push(...gathered(frame.then, true), ...gathered(frame.otherwise, true));
    if (frame.op === 'stock') deeds.push(deed('share', 'all'));
    const struck = deedOfFrame(frame);
    if (struck === null) continue;
    const { verb, who, count } = struck;
    const sweep = sweeps.get(verb) ?? { seats: new Set<Seat>(), count };
    sweeps.set(verb, sweep);
    sweep.seats.add(who);
  }
  for (const [verb, { seats, count }] of sweeps) deeds.push(deed(verb, whomOf(seats), count, byChance));
  return deeds;
}

function whomOf(seats: ReadonlySet<Seat>): Whom {
  if (seats.size === 1) return seats.has(ME) ? 'me' : 'target';
  return seats.has(ME) ? 'all' : 'others';
}
