// Plays random games with a pack, bare or with all properties checked.

import { type CardId, cardGame, cardsFor, cardsOnTable, OURS, type Wishes } from '@posse/card';
import { identityOf, type Pack, packSet } from '@posse/card/packs';
import { below, randomFrom } from '@posse/engine';
import { Checker, cardSubject } from '@posse/properties';

/** The number of decisions above which a game counts as stalled. */
export const MAX_DECISIONS = 2000;

/** The setup of the game with this number: with or without our other sets, and with a character of the pack. */
export function wishesFor(pack: Pack, number: number): Wishes {
  const sets = OURS.sets.map(({ id }) => id).filter((id, place) => id === 'base' || (number >> (place - 1)) & 1);
  const suffix = identityOf(pack).rules.slice(0, 10);
  const people = Object.keys(pack.characters).map((key) => `${key}-${suffix}`);
  const seats = 4 + (number % 4);
  return {
    seats,
    sets,
    packs: [pack],
    characters: Array.from({ length: seats }, (_, place) => people[place] ?? null),
  };
}

export interface Played {
  readonly decisions: number;
  readonly stalled: number;
}

/** Plays games with a pack. Throws if a card is lost, or anything in the game fails. */
export function playBare(pack: Pack, games: number, seed: string): Played {
  let decisions = 0;
  let stalled = 0;
  for (let number = 0; number < games; number++) {
    const state = cardGame.deal(wishesFor(pack, number), `${seed} ${number}`);
    const random = randomFrom(`${seed} ${number}, answers`);
    let steps = 0;
    for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
      const answers = [...asked.options, ...asked.asides];
      const answer = answers[below(random, answers.length)];
      if (answer === undefined) throw new Error(`Nobody can answer "${asked.why.op}".`);
      cardGame.apply(state, answer);
      if (++steps > MAX_DECISIONS) break;
    }
    const [lying, all]: CardId[][] = [cardsOnTable(state), [...cardsFor(state.catalogue, state.setup)]];
    if (new Set(lying).size !== all?.length || lying?.length !== all.length) throw new Error('A card is lost.');
    decisions += steps;
    if (steps > MAX_DECISIONS) stalled++;
  }
  return { decisions, stalled };
}

/** Plays a game and checks all properties. Throws Broken if one does not hold, and Stalled if the game is too long. */
export function playChecked(pack: Pack, number: number): number {
  packSet(pack);
  const checker = new Checker({ ...cardSubject, setup: () => wishesFor(pack, number), uses: () => [] }, MAX_DECISIONS);
  checker.play(number, randomFrom(`properties ${number}`));
  return checker.decisions;
}
