// The proof that no leak goes unnoticed: random games until every suspect was noticed.

import { below, type Game, type Kinds, type Random, type Seat, type Viewer } from '@posse/engine';
import type { Secrets } from '@posse/properties/secrets';
import type { Suspect } from './suspected-leaks.ts';

export interface Finding {
  readonly name: string;
  readonly guilt: Suspect<Kinds>['guilt'];
  /** The number of the game in which the suspect was noticed; null if in none. */
  readonly game: number | null;
  /** True if there was an occasion to notice the suspect. */
  readonly isMet: boolean;
}

interface GameUnderTest<K extends Kinds> {
  readonly game: Game<K>;
  readonly seats: (state: K['state']) => readonly Seat[];
  readonly setup: (number: number) => K['wishes'];
  readonly secrets: Pick<Secrets<K>, 'expectedView'>;
}

export function findings<K extends Kinds>(
  played: GameUnderTest<K>,
  suspects: readonly Suspect<K>[],
  games: number,
  random: Random,
): readonly Finding[] {
  const noticedIn = new Map<string, number>();
  const met = new Set<string>();
  const isLeft = (suspect: Suspect<K>): boolean => !noticedIn.has(suspect.name);
  for (let number = 0; number < games && suspects.some((one) => isLeft(one) && one.guilt === 'certain'); number++)
    playOne(played, number, random, (instant) => {
      for (const suspect of suspects) {
        if (!isLeft(suspect) || !suspect.concerns(instant.state)) continue;
        met.add(suspect.name);
        if (isNoticed(suspect, instant)) noticedIn.set(suspect.name, number);
      }
    });
  return suspects.map(({ name, guilt }) => ({
    name,
    guilt,
    game: noticedIn.get(name) ?? null,
    isMet: met.has(name),
  }));
}

/** Plays one random game. At every step the views of a random viewer, or of the asked player, are compared. */
function playOne<K extends Kinds>(
  { game, seats, setup, secrets }: GameUnderTest<K>,
  number: number,
  random: Random,
  look: (instant: Parameters<Suspect<K>['noticed']>[0]) => void,
): void {
  const state = game.deal(setup(number), `secrets ${number}`);
  const viewers: readonly Viewer[] = [...seats(state), 'spectator'];
  let facts: readonly K['fact'][] = [];
  for (;;) {
    const question = game.pending(state);
    const answer = question === null ? null : (question.options[below(random, question.options.length)] as K['answer']);
    const viewer = viewers[below(random, viewers.length)] as Viewer;
    for (const one of new Set([viewer, question?.asked ?? viewer]))
      look({ state, answer, facts, viewer: one, right: secrets.expectedView(state, one), random });
    if (answer === null) return;
    facts = game.apply(state, answer);
  }
}

/** Is the suspect noticed at this instant? A view that throws counts. */
function isNoticed<K extends Kinds>({ noticed }: Suspect<K>, instant: Parameters<Suspect<K>['noticed']>[0]): boolean {
  try {
    return noticed(instant) !== null;
  } catch {
    return true;
  }
}
