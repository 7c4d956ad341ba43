// All things of each game, from the engines.

import { type Catalogue, PLAIN } from '@posse/card';
import { CHARACTERS as DICE_CHARACTERS, PLAIN as DICE_PLAIN, FACES, type Face, SPECIALS } from '@posse/dice';
import { ROLE_TEXTS, type Role } from '@posse/engine';
import { catalogue } from '../entry-lookup.ts';
import { type GameId, idOf, type Thing } from './rule-thing.ts';

const roles = (game: GameId): Thing[] =>
  (Object.keys(ROLE_TEXTS) as Role[]).map((role) => ({ kind: 'role', game, role }));

const faces = (): Face[] => [...new Set(Object.values(FACES).flat())];

const CATALOGUES: Readonly<Record<GameId, () => Thing[]>> = {
  card: () => [
    ...Object.keys(catalogue().kinds).map((key): Thing => ({ kind: 'card', key })),
    ...Object.keys(catalogue().characters)
      .filter((id) => id !== PLAIN)
      .map((id): Thing => ({ kind: 'character', game: 'card', id })),
    ...Object.keys(catalogue().events).map((id): Thing => ({ kind: 'event', id })),
    ...roles('card'),
  ],
  dice: () => [
    ...faces().map((face): Thing => ({ kind: 'face', face })),
    ...Object.keys(DICE_CHARACTERS)
      .filter((id) => id !== DICE_PLAIN)
      .map((id): Thing => ({ kind: 'character', game: 'dice', id })),
    ...roles('dice'),
    ...Object.keys(SPECIALS).map((id): Thing => ({ kind: 'special', id })),
  ],
};

type Things = ReadonlyMap<string, Thing>;

/** All things for each catalogue of the card game; the dice game has only one. */
const known = new WeakMap<Catalogue, Readonly<Record<GameId, Things>>>();

/** All things of a game by their ids, in the order of a book. */
export function thingsIn(game: GameId): Things {
  const all = known.get(catalogue()) ?? { card: byId('card'), dice: byId('dice') };
  known.set(catalogue(), all);
  return all[game];
}

const byId = (game: GameId): Things => new Map(CATALOGUES[game]().map((thing) => [idOf(thing), thing]));

export const thingsOf = <K extends Thing['kind']>(game: GameId, kind: K): readonly Extract<Thing, { kind: K }>[] =>
  [...thingsIn(game).values()].filter((thing): thing is Extract<Thing, { kind: K }> => thing.kind === kind);

/** The sets that bring a thing; several may bring copies of a card. */
export function setsOf(thing: Thing): readonly string[] {
  switch (thing.kind) {
    case 'card':
      return [
        ...new Set(
          catalogue()
            .cards.filter(({ kind }) => kind.key === thing.key)
            .map(({ set }) => set),
        ),
      ];
    case 'character':
      return thing.game === 'card' ? one(catalogue().characters[thing.id]?.set) : [];
    case 'event':
      return one(catalogue().events[thing.id]?.set);
    default:
      return [];
  }
}

const one = (set: string | undefined): readonly string[] => (set === undefined ? [] : [set]);
