// The proof that the net has no hole: random games until every suspect was noticed.

import { type AnswerBase, below, type FactBase, type Game, type Random, type Seat, type Viewer } from '@posse/engine';
import type { Suspect } from './suspects.ts';

export interface Finding {
  readonly name: string;
  readonly guilt: Suspect<unknown, unknown, unknown>['guilt'];
  /** The game in which it was noticed; null if in none. */
  readonly game: number | null;
  /** Was there a moment for it? */
  readonly isMet: boolean;
}

interface Played<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View> {
  readonly game: Game<Setup, State, Frame, Answer, Fact, View>;
  readonly seats: (state: State) => readonly Seat[];
  readonly setup: (number: number) => Setup;
}

export function findings<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View>(
  played: Played<Setup, State, Frame, Answer, Fact, View>,
  suspects: readonly Suspect<State, Answer, Fact>[],
  games: number,
  random: Random,
): readonly Finding[] {
  const noticedIn = new Map<string, number>();
  const met = new Set<string>();
  const isLeft = (suspect: Suspect<State, Answer, Fact>): boolean => !noticedIn.has(suspect.name);
  for (let number = 0; number < games && suspects.some((one) => isLeft(one) && one.guilt === 'certain'); number++)
    playOne(played, number, random, (moment) => {
      for (const suspect of suspects) {
        if (!isLeft(suspect) || !suspect.concerns(moment.state)) continue;
        met.add(suspect.name);
        if (isNoticed(suspect, moment)) noticedIn.set(suspect.name, number);
      }
    });
  return suspects.map(({ name, guilt }) => ({
    name,
    guilt,
    game: noticedIn.get(name) ?? null,
    isMet: met.has(name),
  }));
}

/** One random game; at every moment somebody looks, or whoever is asked. */
function playOne<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View>(
  { game, seats, setup }: Played<Setup, State, Frame, Answer, Fact, View>,
  number: number,
  random: Random,
  look: (moment: Parameters<Suspect<State, Answer, Fact>['noticed']>[0]) => void,
): void {
  const state = game.deal(setup(number), `secrets ${number}`);
  const viewers: readonly Viewer[] = [...seats(state), 'spectator'];
  let facts: readonly Fact[] = [];
  for (;;) {
    const asked = game.pending(state);
    const answer = asked === null ? null : (asked.options[below(random, asked.options.length)] as Answer);
    const viewer = viewers[below(random, viewers.length)] as Viewer;
    for (const one of new Set([viewer, asked?.seat ?? viewer])) look({ state, answer, facts, viewer: one, random });
    if (answer === null) return;
    facts = game.apply(state, answer);
  }
}

/** A view that can't be made at all does not go unnoticed. */
function isNoticed<State, Answer, Fact>(
  { noticed }: Suspect<State, Answer, Fact>,
  moment: Parameters<Suspect<State, Answer, Fact>['noticed']>[0],
): boolean {
  try {
    return noticed(moment) !== null;
  } catch {
    return true;
  }
}
