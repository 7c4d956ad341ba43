// Caches the beliefs that follow from a list of deeds, which only grows.

import type { Kinds, Role } from '@posse/engine';
import type { Clues } from './clue-interface.ts';
import type { PlayStyle } from './play-style.ts';
import { Beliefs } from './role-beliefs.ts';
import type { SeenDeed } from './seat-memory.ts';

type Deeds = readonly SeenDeed[];
type Players = readonly { readonly role: Role | null }[];

interface Kept {
  readonly sheriff: number;
  readonly beliefs: Beliefs;
  heard: number;
}

/** The cached beliefs: of styles that only follow deeds, and of styles that also compare answers with roles. */
const listened = new WeakMap<Deeds, Kept>();
const read = new WeakMap<Deeds, Kept>();

/** The beliefs of a player of this style after these deeds. A style that infers nothing keeps those of the start. */
export function beliefsFrom<K extends Kinds>(
  clues: Clues<K>,
  players: Players,
  deeds: Deeds,
  { infers, reads }: Pick<PlayStyle, 'infers' | 'reads'>,
): Beliefs {
  const sheriff = sheriffIn(players);
  if (!infers) return unsuspecting(clues, players.length, sheriff);
  const kept = reads ? read : listened;
  let found = kept.get(deeds);
  if (found === undefined || found.sheriff !== sheriff) {
    found = { sheriff, beliefs: fresh(clues, players.length, sheriff), heard: 0 };
    kept.set(deeds, found);
  }
  for (; found.heard < deeds.length; found.heard++) {
    const deed = deeds[found.heard];
    if (deed === undefined) continue;
    if (reads && deed.fits !== undefined) found.beliefs.read(deed.who, deed.fits);
    else found.beliefs.hear(deed);
  }
  return found.beliefs;
}

const fresh = <K extends Kinds>({ urges }: Clues<K>, seats: number, sheriff: number): Beliefs =>
  Beliefs.at(seats, sheriff < 0 ? null : sheriff, urges);

/** The beliefs of styles that infer nothing, by table. */
const never = new Map<string, Beliefs>();

function unsuspecting<K extends Kinds>(clues: Clues<K>, seats: number, sheriff: number): Beliefs {
  const key = `${seats} ${sheriff}`;
  const before = never.get(key);
  if (before !== undefined) return before;
  const found = fresh(clues, seats, sheriff);
  never.set(key, found);
  return found;
}

/** The seat of the Sheriff; -1 if there is none, or not yet. */
const sheriffIn = (players: Players): number => players.findIndex(({ role }) => role === 'sheriff');
