// Par: the share of games that a role wins at a table of deputies.

import { cardGame, setupFrom as cardSetup } from '@posse/card';
import { diceGame, setupFrom as diceSetup } from '@posse/dice';
import type { Role } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { PAR_SHARES } from './par-shares.ts';

/** A share below or above says more about the role than about its player. */
const HELD = { least: 0.1, most: 0.7 } as const;

/** A kind of table with a measured par: what its sets do to the roles. */
export interface ParKind {
  readonly game: GameId;
  readonly id: string;
  readonly seats: readonly number[];
  /** The wishes for the deals that are measured, besides the seats. */
  readonly wishes: (seats: number) => object;
}

const USUAL_SEATS = [4, 5, 6, 7];
const ALL_SEATS = [3, ...USUAL_SEATS, 8];
const ALL_MODULES = [1, 2, 3, 4, 5];
/** Module 5 needs so many players. */
const SEATS_WITH_GHOST = [5, 6, 7, 8];

const cardKind = (sets: readonly string[], seats = USUAL_SEATS, id = sets.join('+')): ParKind => ({
  game: 'card',
  id,
  seats,
  wishes: () => ({ sets: sets[0] === 'base' ? sets : ['base', ...sets] }),
});

/** Every kind that is measured. */
export const PAR_KINDS: readonly ParKind[] = [
  cardKind(['base']),
  { ...cardKind(['base'], USUAL_SEATS, 'first-game'), wishes: () => ({ preset: 'first-game' }) },
  cardKind(['base', 'tournament'], USUAL_SEATS, 'tournament'),
  { ...cardKind(['base'], ALL_SEATS, 'everything'), wishes: () => ({ preset: 'everything' }) },
  cardKind(['dodge-city'], ALL_SEATS),
  cardKind(['base', 'high-noon']),
  cardKind(['base', 'fistful']),
  cardKind(['base', 'high-noon', 'fistful']),
  cardKind(['dodge-city', 'high-noon'], ALL_SEATS),
  cardKind(['dodge-city', 'fistful'], ALL_SEATS),
  cardKind(['dodge-city', 'high-noon', 'fistful'], ALL_SEATS),
  { game: 'dice', id: 'standard', seats: ALL_SEATS, wishes: () => ({}) },
  { game: 'dice', id: 'everything', seats: ALL_SEATS, wishes: () => ({ preset: 'everything' }) },
  ...ALL_MODULES.map(
    (module): ParKind => ({
      game: 'dice',
      id: `module-${module}`,
      seats: module === 5 ? SEATS_WITH_GHOST : ALL_SEATS,
      wishes: () => ({ modules: [module] }),
    }),
  ),
];

/** The name of a table's row in the list of shares. */
export const parKey = ({ game, id }: Pick<ParKind, 'game' | 'id'>, seats: number): string => `${game} ${id} ${seats}`;

/**
 * The par of each role, between 10 and 70 %; null for a table that was not measured, as with cards that people have
 * made. Promo characters change no share that could be measured.
 */
export function parOf(game: GameId, setup: object): ((role: Role) => number | null) | null {
  const kind = game === 'card' ? cardKindOf(setup) : diceKindOf(setup);
  const shares: Partial<Record<Role, number>> | undefined = kind === null ? undefined : PAR_SHARES.shares[kind];
  if (shares === undefined) return null;
  return (role) => {
    const share = shares[role];
    return share === undefined ? null : Math.min(HELD.most, Math.max(HELD.least, share / 10_000));
  };
}

function cardKindOf(stored: object): string | null {
  const { seats, sets, options, packs } = cardSetup(cardGame.storedWishes(stored));
  if (packs !== undefined || sets.some((set) => !OUR_SETS.has(set))) return null;
  const has = (set: string): boolean => (sets as readonly string[]).includes(set);
  const expansions = ['dodge-city', 'high-noon', 'fistful'].filter(has);
  if (expansions.length === 3 && has('promos')) return parKey({ game: 'card', id: 'everything' }, seats);
  const isPlain = expansions.length === 0;
  const id =
    isPlain && options.includes('beginner-deck') ? 'first-game' : isPlain && has('tournament') ? 'tournament' : null;
  const named = has('dodge-city') ? expansions : ['base', ...expansions];
  return parKey({ game: 'card', id: id ?? named.join('+') }, seats);
}

const OUR_SETS: ReadonlySet<string> = new Set(['base', 'dodge-city', 'high-noon', 'fistful', 'promos', 'tournament']);

/** A mix of modules without a measurement of its own is closest to all of them. */
function diceKindOf(stored: object): string {
  const { seats, modules } = diceSetup(diceGame.storedWishes(stored));
  const [module, ...more] = modules;
  const id = module === undefined ? 'standard' : more.length === 0 ? `module-${module}` : 'everything';
  return parKey({ game: 'dice', id }, seats);
}
