// Vera Custer: copies the ability of another player until her next turn.

import { done, type Seat } from '@posse/engine';
import { type ChooseSeat, chooseSeat } from '../../answers.ts';
import { characterOf } from '../../catalogue/catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type AbilityId, isOn, playerAt, type State } from '../../state.ts';
import { checkEmptyHand } from '../../table/card-moves.ts';
import { refreshAll } from '../../table/powers-in-force.ts';
import { others } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    copy: { readonly who: Seat };
  }
  interface Answers {
    copy: ChooseSeat;
  }
}

/**
 * Ends the old copy and asks for another. The old one works until after the checks, even in a turn that is lost
 * (R-DC-VERA-5, R-DC-VERA-6).
 */
function copiesAnew(t: State, me: Seat): readonly Frame[] {
  if (t.extra && isOn(t, 'vera-keeps-copy')) return [];
  setAbilities(t, me, [characterOf(t, playerAt(t, me).character).ability]);
  return t.skipped || !playerAt(t, me).abilitiesWork ? [] : [{ op: 'copy', who: me }];
}

export const copiesBeforeChecks = (t: State, me: Seat): readonly Frame[] =>
  isOn(t, 'vera-before-checks') ? copiesAnew(t, me) : [];

export const copiesAfterChecks = (t: State, me: Seat): readonly Frame[] =>
  isOn(t, 'vera-before-checks') ? [] : copiesAnew(t, me);

function setAbilities(t: State, who: Seat, abilities: readonly AbilityId[]): void {
  const player = playerAt(t, who);
  player.abilities = abilities;
  refreshAll(t);
  tell(t, 'became', { who, character: player.character, abilities, maxLife: player.maxLife });
}

export const copyRule: Rule<'copy'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    for (const at of others(t, who)) list.push(chooseSeat(who, at));
  },
  on: {
    choose(t, { who }, { at }) {
      const own = characterOf(t, playerAt(t, who).character).ability;
      setAbilities(t, who, [own, characterOf(t, playerAt(t, at).character).ability]);
      checkEmptyHand(t, who);
      return done();
    },
  },
};
