// Checks views and facts against the visibility tables, and against twins.

import {
  type FactBase,
  type Game,
  type Kinds,
  type Pending,
  type Random,
  samePlain,
  seenBy,
  type Viewer,
} from '@posse/engine';
import { type AnyFieldVisibility, factMismatch, type Next, type Twin } from './visibility-rules.ts';

/** The visibility tables of one game, as functions. */
export interface Secrets<K extends Kinds> {
  /** The view that this viewer must get. */
  readonly expectedView: (state: K['state'], viewer: Viewer) => object;
  /** The visibility of the fields of each kind of fact. */
  readonly facts: Readonly<Record<string, AnyFieldVisibility>>;
  readonly twin: (
    state: K['state'],
    viewer: Viewer,
    random: Random,
    next: Next<K['state']> | null,
  ) => Twin<K['state'], K['answer']>;
}

export interface Guarded<K extends Kinds> {
  readonly game: Game<K>;
  readonly secrets: Secrets<K>;
  /** The reason why no game can have this state; null if it is valid. */
  readonly invalidState: (state: K['state']) => string | null;
}

/** Compares a viewer's view with the table, made alone and together with all others. Returns the first difference. */
export function viewMismatch<K extends Kinds>(
  { game, secrets }: Guarded<K>,
  state: K['state'],
  viewer: Viewer,
  right = secrets.expectedView(state, viewer),
): string | null {
  const { open, own } = game.views(state);
  const mine = viewer === 'spectator' ? {} : own(viewer);
  return (
    difference(game.view(state, viewer), right, `the view of ${viewer} differs from what they may know`) ??
    difference({ ...open, ...mine }, right, `the shared view of ${viewer} differs from what they may know`) ??
    sameStack(open as Stacked, mine)
  );
}

interface Stacked {
  readonly stack?: unknown;
}

/**
 * Checks that a viewer who sees the same frames as everybody shares the same array, by which the server decides whether
 * to send them.
 */
function sameStack(open: Stacked, mine: Stacked): string | null {
  const isNeedless = mine.stack !== undefined && mine.stack !== open.stack && samePlain(mine.stack, open.stack);
  return isNeedless ? 'a seat has its own copy of frames that everybody sees' : null;
}

/** Compares the facts that a viewer is told with the table. Returns the first difference. */
export function firstFactMismatch(
  { facts }: Pick<Secrets<Kinds>, 'facts'>,
  told: readonly FactBase[],
  viewer: Viewer,
): string | null {
  for (const fact of told) {
    const problem = factMismatch(
      facts[fact.kind] ?? {},
      { ...fact.open, ...fact.secret?.adds },
      seenBy(fact, viewer),
      viewer,
    );
    if (problem !== null) return problem;
  }
  return null;
}

/**
 * Checks that hidden things change neither the viewer's view nor what they are told of the next answer. Returns the
 * first leak.
 */
export function findLeak<K extends Kinds>(
  { game, secrets, invalidState }: Guarded<K>,
  state: K['state'],
  answer: K['answer'],
  viewer: Viewer,
  random: Random,
): string | null {
  const view = game.view(state, viewer);
  const still = secrets.twin(state, viewer, random, null).state;
  const wrong = invalidState(still);
  if (wrong !== null) return `in a twin: ${wrong}`;
  const seen = difference(game.view(still, viewer), view, `${viewer} sees what is hidden from them`);
  if (seen !== null) return seen;

  const after = game.clone(state);
  const told = game.apply(after, answer).map((fact) => seenBy(fact, viewer));
  const twin = secrets.twin(state, viewer, random, { after, told });
  const twinAnswer = twin.answer(answer);
  if (!isPossible(game.pending(twin.state), twinAnswer)) return null;
  const twinTold = game.apply(twin.state, twinAnswer).map((fact) => seenBy(fact, viewer));
  return (
    difference(twinTold, told, `what ${viewer} is told depends on what is hidden`) ??
    difference(game.view(twin.state, viewer), game.view(after, viewer), `what ${viewer} sees then depends on it`)
  );
}

const isPossible = <Frame, Answer>(asked: Pending<Frame, Answer> | null, answer: Answer): boolean =>
  [...(asked?.options ?? []), ...(asked?.asides ?? [])].some((one) => samePlain(one, answer));

const difference = (actual: unknown, expected: unknown, problem: string): string | null =>
  samePlain(actual, expected)
    ? null
    : `${problem}\n  expected ${JSON.stringify(expected)}\n  but got  ${JSON.stringify(actual)}`;
