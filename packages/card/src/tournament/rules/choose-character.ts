// Before the roles are dealt everybody chooses one of two characters, unseen by the others until all have chosen.

import { done, type Seat, seatsOf } from '@posse/engine';
import { choosePick } from '../../answers.ts';
import { tellSome } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { PLAIN } from '../../registry.ts';
import { playerAt, type State } from '../../state.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Who has not chosen yet. */
    chooseCharacter: { readonly left: readonly Seat[] };
  }
  interface Answers {
    chooseCharacter: 'choose';
  }
}

/** A character kept from the last game is no choice. Nothing of a player is known until the game begins. */
export function offerCharacters(t: State): readonly Frame[] {
  const left: Seat[] = [];
  for (const who of seatsOf(t.players.length)) {
    const player = playerAt(t, who);
    player.life = 0;
    player.maxLife = 0;
    if (t.setup.characters[who] !== null || player.spare === null) continue;
    left.push(who);
    player.offered = [player.character, player.spare];
    player.character = PLAIN;
    player.abilities = [];
    player.spare = null;
  }
  return [{ op: 'chooseCharacter', left }];
}

export const chooseCharacterRule: Rule<'chooseCharacter'> = {
  who: ({ left }) => left[0] as Seat,
  open: (_t, { left }) => left.length > 0,
  offers(t, { left }, list) {
    const who = left[0] as Seat;
    for (const id of playerAt(t, who).offered) list.push(choosePick(who, id));
  },
  on: {
    choose(t, { left }, { seat, pick }) {
      const player = playerAt(t, seat);
      player.character = pick as string;
      tellSome(t, 'chose', { who: seat, character: null }, [seat], { character: pick as string });
      player.spare = player.offered.find((id) => id !== pick) ?? null;
      return done({ op: 'chooseCharacter', left: left.slice(1) });
    },
  },
};
