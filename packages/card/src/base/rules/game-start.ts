// The start of a game: lives, hands, roles, and the first turn.

import { seatsOf } from '@posse/engine';
import { characterOf } from '../../catalogue/catalogue.ts';
import { tell, tellSome } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { playerAt, type State } from '../../state.ts';
import { drawOne } from '../../table/card-moves.ts';
import { refreshAll, tableSources } from '../../table/powers-in-force.ts';
import { leaderOf } from '../../table/seat-order.ts';
import { offerCharacters } from './character-choice.ts';
import { turn } from './turn-phases.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The frame of the decisions that come before the deal. */
    begin: object;
    start: object;
  }
}

export const begin: Frame = { op: 'begin' };

export const beginRule: Rule<'begin'> = (t) => [
  ...offerCharacters(t),
  ...tableSources(t, t.catalogue.hooks.beforeDeal).flatMap(({ power }) => power.beforeDeal?.(t) ?? []),
  { op: 'start' },
];

export const startRule: Rule<'start'> = (t) => {
  t.begun = true;
  const isOpen = t.catalogue.tables[t.players.length]?.openRoles ?? false;
  for (const player of t.players) {
    player.abilities = [characterOf(t, player.character).ability];
    player.maxLife = characterOf(t, player.character).bullets + (player.role === 'sheriff' ? 1 : 0);
    player.life = player.maxLife;
    player.roleShown = isOpen || player.role === 'sheriff';
  }
  refreshAll(t);
  tellBeginning(t);
  for (const who of seatsOf(t.players.length)) for (let card = playerAt(t, who).life; card > 0; card--) drawOne(t, who);
  return [turn(leaderOf(t))];
};

/** Tells everybody the characters and public roles, and each player their own role. */
function tellBeginning(t: State): void {
  tell(t, 'begun', {
    characters: t.players.map(({ character }) => character),
    lives: t.players.map(({ life }) => life),
    roles: t.players.map(({ role, roleShown }) => (roleShown ? role : null)),
  });
  for (const who of seatsOf(t.players.length)) {
    const { role, roleShown } = playerAt(t, who);
    if (!roleShown) tellSome(t, 'role', { who, role: null }, [who], { role });
  }
}
