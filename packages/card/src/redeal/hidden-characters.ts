// Redeals hidden characters: spare ones, and before the game those on offer.

import { below, Pool, type Random, type Seat, seatsOf, someOf } from '@posse/engine';
import { spareOf } from '../base/rules/character-choice.ts';
import { type Catalogue, PLAIN } from '../catalogue/catalogue.ts';
import { charactersLeft } from '../setup/deal.ts';
import { choicesIn } from '../setup/number-options.ts';
import { areChoicesOpen, playerAt, type State } from '../state.ts';
import type { View } from '../view.ts';
import type { Dealer } from './redeal.ts';

export function hiddenCharacters(catalogue: Catalogue, view: View): Dealer {
  const { setup } = view;
  const seats = seatsOf(setup.seats);
  const free = charactersLeft(catalogue, setup, knownCharacters(view));
  const chosen = seats.filter((who) => hasChosen(view, who));
  const aside = seats.filter((who) => hidesSpare(view, who) && !chosen.includes(who));
  const count = choicesIn(catalogue, setup);
  const choosing = seats.filter((who) => count > 1 && hidesChoices(view, who));
  const notTheirs = [...aside, ...choosing.flatMap((who) => Array<Seat>(count).fill(who))].map(
    (who) => setup.diedAs[who] ?? null,
  );
  const isAnyFit = notTheirs.every((id) => id === null);
  return (t, random) => {
    if (notTheirs.length > 0) {
      const drawn = isAnyFit ? someOf(random, free, notTheirs.length) : new Pool(free, random).drawEach(notTheirs);
      let next = 0;
      for (const who of aside) playerAt(t, who).spare = drawn[next++] ?? null;
      for (const who of choosing) {
        playerAt(t, who).offered = drawn.slice(next, next + count).filter((id) => id !== null);
        next += count;
      }
    }
    for (const who of chosen) choose(t, who, random);
  };
}

function choose(t: State, who: Seat, random: Random): void {
  const player = playerAt(t, who);
  const choice = player.offered[below(random, player.offered.length)];
  if (choice === undefined) return;
  player.character = choice;
  player.spare = spareOf(player.offered, choice);
}

/** Does this seat have a spare character that the viewer has not seen? */
const hidesSpare = ({ players }: View, who: Seat): boolean =>
  players[who]?.spare === null && players[who]?.hasSpare === true;

/** Does this seat choose from characters that the viewer can't see? */
const hidesChoices = ({ begun, setup, viewer }: View, who: Seat): boolean =>
  !begun && !areChoicesOpen(setup) && who !== viewer && setup.characters[who] === null;

/** Has this player secretly chosen a character while others still choose? A player who keeps one has no choice. */
function hasChosen({ begun, players, setup, stack }: View, who: Seat): boolean {
  if (begun || players[who]?.character !== PLAIN || setup.characters[who] != null) return false;
  const choice = stack.at(-1);
  return choice?.op === 'chooseCharacter' && !choice.left.includes(who);
}

/**
 * The characters that are visible, or that everybody knows to be kept. Rejected ones may come again if new identities
 * are random.
 */
const knownCharacters = ({ begun, setup, players }: View): (string | null)[] => [
  ...players.flatMap(({ character, spare }) => [character, spare]),
  ...(begun && setup.options.includes('random-new-identity') ? [] : players.flatMap(({ offered }) => offered)),
  ...(begun ? [] : setup.characters),
];
