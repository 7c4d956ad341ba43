// Twins of dice games: states with other hidden roles and other chance to come.

import { type Answer, diceGame, type State, specialsFor } from '@posse/dice';
import { fork, type Random, type Role, seatsOf, shuffle, type Viewer } from '@posse/engine';
import { DICE_PLAYER } from './dice-visibility.ts';
import type { Next, Twin } from './visibility-rules.ts';

export function diceTwin(t: State, viewer: Viewer, random: Random, next: Next<State> | null): Twin<State, Answer> {
  const states = next === null ? [t] : [t, next.after];
  const state = diceGame.clone(t);
  dealRoles(
    state,
    seatsOf(t.players.length).filter((seat) =>
      states.every((one) => !DICE_PLAYER.role({ t: one, seat }, one.players[seat]?.role, viewer)),
    ),
    random,
  );
  // Future chance may differ only if the answer does not use it.
  if (next === null || next.after.random.at === t.random.at) state.random = fork(random);
  return { state, answer: (given) => given };
}

/** Shuffles the roles of these seats, and gives each a special role that fits and that nobody else has. */
function dealRoles(t: State, seats: readonly number[], random: Random): void {
  const players = t.players.filter((_, place) => seats.includes(place));
  const roles = shuffle(
    random,
    players.map(({ role }) => role),
  );
  const taken = t.players.flatMap(({ special }, place) => (special === null || seats.includes(place) ? [] : [special]));
  const specials = specialsFor(t.setup, taken)(roles, random);
  for (const [place, player] of players.entries())
    Object.assign(player, { role: roles[place] as Role, special: specials[place] ?? null });
}
