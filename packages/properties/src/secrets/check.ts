// Secrets stay secret: held against the tables of who may know what, and against twins that differ in all that somebody can't know.

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
import { type AnyLines, mistold, type Next, type Twin } from './who.ts';

/** What a game's table says. */
export interface Secrets<K extends Kinds> {
  /** What this viewer's view must be. */
  readonly rightView: (state: K['state'], viewer: Viewer) => object;
  /** Who may know what of each kind of fact. */
  readonly facts: Readonly<Record<string, AnyLines>>;
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
  /** What is wrong with this state, whatever happened; null if nothing. */
  readonly unsound: (state: K['state']) => string | null;
}

/** A viewer sees all that he may know, and nothing else, whether views are made one by one or together. */
export function misseen<K extends Kinds>(
  { game, secrets }: Guarded<K>,
  state: K['state'],
  viewer: Viewer,
  right = secrets.rightView(state, viewer),
): string | null {
  const { open, own } = game.views(state);
  const mine = viewer === 'spectator' ? {} : own(viewer);
  return (
    difference(game.view(state, viewer), right, `${viewer} does not see what he may know`) ??
    difference({ ...open, ...mine }, right, `${viewer} does not see what he may know where views are made together`) ??
    sameStack(open as Stacked, mine)
  );
}

interface Stacked {
  readonly stack?: unknown;
}

/** Whoever sees the frames as all others do has the very same ones: by that the server knows that it need not send them again. */
function sameStack(open: Stacked, mine: Stacked): string | null {
  const isNeedless = mine.stack !== undefined && mine.stack !== open.stack && samePlain(mine.stack, open.stack);
  return isNeedless ? 'somebody has frames of his own that everybody sees' : null;
}

/** Everybody is told all that he may know, and nothing else. */
export function mistoldIn(
  { facts }: Pick<Secrets<Kinds>, 'facts'>,
  told: readonly FactBase[],
  viewer: Viewer,
): string | null {
  for (const fact of told) {
    const problem = mistold(
      facts[fact.kind] ?? {},
      { ...fact.open, ...fact.secret?.adds },
      seenBy(fact, viewer),
      viewer,
    );
    if (problem !== null) return problem;
  }
  return null;
}

/** What a viewer can't know makes no difference to him: neither to what he sees nor to what he is told of the next answer. */
export function leaksTo<K extends Kinds>(
  { game, secrets, unsound }: Guarded<K>,
  state: K['state'],
  answer: K['answer'],
  viewer: Viewer,
  random: Random,
): string | null {
  const view = game.view(state, viewer);
  const still = secrets.twin(state, viewer, random, null).state;
  const wrong = unsound(still);
  if (wrong !== null) return `in a twin: ${wrong}`;
  const seen = difference(game.view(still, viewer), view, `${viewer} sees what is hidden from him`);
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
