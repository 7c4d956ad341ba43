// The dice that the ghost has set, until they are rolled again.

import type { View } from '@posse/dice';
import type { Beat } from '../game-table/session/beat.ts';
import { useTable, useThrownDice } from '../game-table/session/SessionContext.tsx';
import { useDicePlay } from './answer/dice-answer-draft.ts';

type Throw = Extract<Beat<View>['facts'][number], { readonly kind: 'dice' }>;

/** The dice that the ghost set for this turn. `throws` are the rolls of this turn. */
export function hauntedIn({ haunting, turn }: View, throws: readonly Throw[]): ReadonlySet<number> {
  if (haunting === null || haunting.who !== turn) return new Set();
  const set = haunting.twice ? [0, 1] : [0];
  return new Set(set.filter((place) => !throws.some(({ rolls, fresh }) => rolls > 1 && fresh.includes(place))));
}

/** Indices of the dice on the table that the ghost has set. */
export function useHaunted(): ReadonlySet<number> {
  const { view } = useDicePlay();
  const story = useTable((state) => state.story) as readonly Beat<View>[];
  const thrown = useThrownDice();
  return view.haunting === null ? NONE : hauntedIn(view, throwsOf(thrown === null ? story : [...story, thrown]));
}

const NONE: ReadonlySet<number> = new Set();

/** The rolls of the turn that is shown. */
function throwsOf(story: readonly Beat<View>[]): readonly Throw[] {
  const first = story.findLastIndex(({ facts }) => facts.some(({ kind }) => kind === 'turn'));
  return story.slice(first + 1).flatMap(({ facts }) => facts.filter((fact) => fact.kind === 'dice'));
}
