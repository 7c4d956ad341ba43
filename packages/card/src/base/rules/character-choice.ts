// The choice of characters before roles are dealt.
// Choices stay secret until everybody has chosen.

import { done, type Seat, seatsOf } from '@posse/engine';
import { type ChoosePick, choosePick } from '../../answers.ts';
import { PLAIN } from '../../catalogue/catalogue.ts';
import { tellSome } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { choicesIn } from '../../setup/number-options.ts';
import { playerAt, type State } from '../../state.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** The frame that asks `left`, the players who have yet to choose. */
    chooseCharacter: { readonly left: readonly Seat[] };
  }
  interface Answers {
    chooseCharacter: ChoosePick;
  }
}

/**
 * Offers characters. One that was kept from the last game leaves no choice. Nothing of a player is public until the
 * game begins.
 */
export function offerCharacters(t: State): readonly Frame[] {
  if (choicesIn(t.catalogue, t.setup) === 1) return [];
  const left = seatsOf(t.players.length).filter((who) => playerAt(t, who).offered.length > 0);
  for (const player of t.players) {
    player.life = 0;
    player.maxLife = 0;
    if (player.offered.length === 0) continue;
    player.character = PLAIN;
    player.abilities = [];
    player.spare = null;
  }
  return [{ op: 'chooseCharacter', left }];
}

/** The spare character: the first of the rejected ones; with two to choose from, the other one (R-TRN-15). */
export const spareOf = (offered: readonly string[], chosen: string): string | null =>
  offered.find((id) => id !== chosen) ?? null;

export const chooseCharacterRule: Rule<'chooseCharacter'> = {
  who: ({ left }) => left[0] ?? null,
  offers(t, _f, list, me) {
    for (const id of playerAt(t, me).offered) list.push(choosePick(me, id));
  },
  on: {
    choose(t, { left }, { seat, pick }) {
      const player = playerAt(t, seat);
      player.character = pick;
      tellSome(t, 'chose', { who: seat, character: null }, [seat], { character: pick });
      player.spare = spareOf(player.offered, player.character);
      return done({ op: 'chooseCharacter', left: left.slice(1) });
    },
  },
};
