// New Identity: a player may become their spare character, with two life points.

import { done, type Seat } from '@posse/engine';
import { type ChoosePick, choosePick } from '../../answers.ts';
import { characterOf } from '../../catalogue/catalogue.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { freeCharacters } from '../../setup/deal.ts';
import { isOn, playerAt, type State } from '../../state.ts';
import { checkEmptyHand } from '../../table/card-moves.ts';
import { setLife } from '../../table/life-points.ts';
import { refreshAll } from '../../table/powers-in-force.ts';

declare module '../../frames.ts' {
  interface Frames {
    newIdentity: { readonly who: Seat };
  }
  interface Answers {
    newIdentity: ChoosePick<'yes' | 'no'>;
  }
}

export function offerIdentity(t: State, me: Seat): readonly Frame[] {
  const player = playerAt(t, me);
  if (player.spare === null) return [];
  if (isOn(t, 'random-new-identity')) {
    const taken = t.players.map(({ character }) => character);
    player.spare =
      freeCharacters(t.catalogue, t.setup, t.random, taken).draw(t.setup.diedAs[me] ?? null) ?? player.spare;
  }
  return [{ op: 'newIdentity', who: me }];
}

const NEW_LIFE = 2;

export const newIdentityRule: Rule<'newIdentity'> = {
  who: (f) => f.who,
  offers(_t, { who }, list) {
    list.push(choosePick(who, 'yes'), choosePick(who, 'no'));
  },
  on: {
    choose(t, { who }, { pick }) {
      const player = playerAt(t, who);
      if (pick === 'no' || player.spare === null) return done();
      const { id, ability, bullets } = characterOf(t, player.spare);
      player.character = id;
      player.spare = null;
      player.abilities = [ability];
      player.maxLife = bullets + (player.role === 'sheriff' ? 1 : 0);
      refreshAll(t);
      tell(t, 'became', { who, character: id, abilities: [ability], maxLife: player.maxLife });
      setLife(t, who, NEW_LIFE);
      checkEmptyHand(t, who);
      return done();
    },
  },
};
