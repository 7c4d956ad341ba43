// The suspects: forced views, views with hidden things, and facts told to everybody.

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { type GameParts, type Kinds, type Random, seatsOf, type Viewer } from '@posse/engine';
import {
  type AnyFieldVisibility,
  findLeak,
  firstFactMismatch,
  type Guarded,
  viewMismatch,
} from '@posse/properties/secrets';
import { forcedConditions } from './forced-conditions.ts';

/** One instant of a random game. */
export interface Instant<K extends Kinds> {
  readonly state: K['state'];
  /** The answer at this instant; null when the game is over. */
  readonly answer: K['answer'] | null;
  /** The facts of the last answer. */
  readonly facts: readonly K['fact'][];
  readonly viewer: Viewer;
  /** The correct view. */
  readonly right: object;
  readonly random: Random;
}

export interface Suspect<K extends Kinds> {
  readonly name: string;
  /**
   * How suspects are expected to be noticed. Innocent: nothing differs, so never. Rare: perhaps no game has an
   * occasion.
   */
  readonly guilt: 'certain' | 'rare' | 'innocent';
  /** Is there anything to notice in this state? */
  concerns(state: K['state']): boolean;
  /** The difference that is noticed at this instant; null if there is none. */
  noticed(instant: Instant<K>): string | null;
}

/** The entries of a game's table of secrets, by subject. */
export interface Table {
  readonly state: AnyFieldVisibility;
  readonly player: AnyFieldVisibility;
  readonly frames: Readonly<Record<string, AnyFieldVisibility>>;
  /** Does this kind of frame ask nobody? It is then visible only when something interrupts it. */
  readonly isEffect: (op: string) => boolean;
  /** Fields of a player that depend on others, so that no twin has them different. */
  readonly without: readonly string[];
}

type Views<K extends Kinds> = Pick<GameParts<K>, 'view' | 'views'>;

/** Source texts in place of those on disk, by their address. */
const texts = new Map<string, string>();
registerHooks({
  load(url, context, next) {
    const source = texts.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** Every condition of a view's source, forced to either side. */
export function forcedViews<K extends Kinds>(guarded: Guarded<K>, source: URL): Promise<readonly Suspect<K>[]> {
  const original = readFileSync(source, 'utf8');
  const file = source.pathname.split('/').slice(-3).join('/');
  return Promise.all(
    [{ name: 'as it is', text: original }, ...forcedConditions(file, original)].map(async ({ name, text }, number) => {
      const url = `${source.href}?forced=${number}`;
      texts.set(url, text);
      const { view, views } = (await import(url)) as Views<K>;
      const { game } = guarded;
      const forced = {
        ...game,
        view: (state: K['state'], viewer: Viewer) => view(state, game.pending(state), viewer),
        views: (state: K['state']) => views(state, game.pending(state)),
      };
      return {
        name: `${file}:${name}`,
        guilt: text === original ? 'innocent' : 'certain',
        concerns: () => true,
        noticed: ({ state, viewer, right }) => viewMismatch({ ...guarded, game: forced }, state, viewer, right),
      } satisfies Suspect<K>;
    }),
  );
}

/** Makes suspects that add to the view everything that the table of secrets hides: twins must then look different. */
export function peeks<K extends Kinds>(
  guarded: Guarded<K>,
  { state, player, frames, isEffect, without }: Table,
): readonly Suspect<K>[] {
  const { game } = guarded;
  const peek = (name: string, look: (t: K['state']) => unknown, op: string | null = null): Suspect<K> => {
    const peeking = { ...game, view: (t: K['state'], viewer: Viewer) => ({ ...game.view(t, viewer), peek: look(t) }) };
    return {
      name: `everybody sees ${name}`,
      guilt: op !== null && isEffect(op) ? 'rare' : 'certain',
      concerns: (t) => op === null || (look(t) as readonly (readonly unknown[])[]).some((list) => list.length > 0),
      noticed: ({ state: t, answer, viewer, random }) =>
        answer === null ? null : findLeak({ ...guarded, game: peeking }, t, answer, viewer, random),
    };
  };
  return [
    ...hiddenIn(state).map((field) => peek(field, (t) => fieldOf(t, field))),
    ...hiddenIn(player)
      .filter((field) => !without.includes(field))
      .map((field) => peek(`a player's ${field}`, (t) => t.players.map((one) => fieldOf(one, field)))),
    ...Object.entries(frames).flatMap(([op, lines]) =>
      hiddenIn(lines).map((field) =>
        peek(`${field} of "${op}"`, ({ stack }) => stack.map((one) => (one.op === op ? fieldOf(one, field) : [])), op),
      ),
    ),
  ];
}

const hiddenIn = (lines: AnyFieldVisibility): string[] =>
  Object.keys(lines).filter((field) => typeof lines[field] === 'function' || lines[field] === 'nobody');

const fieldOf = (whole: object, field: string): unknown => (whole as Readonly<Record<string, unknown>>)[field];

/** Makes suspects that tell the secret part of a kind of fact to everybody. */
export function toldToAll<K extends Kinds>({ secrets }: Guarded<K>): readonly Suspect<K>[] {
  const kinds = Object.keys(secrets.facts).filter((kind) => hiddenIn(secrets.facts[kind] ?? {}).length > 0);
  return kinds.map((kind) => ({
    name: `everybody is told all of "${kind}"`,
    guilt: 'certain',
    concerns: () => true,
    noticed({ state, facts, viewer }) {
      const to = seatsOf(state.players.length);
      const told = facts.map((fact) =>
        fact.kind === kind && fact.secret !== null ? { ...fact, secret: { ...fact.secret, to } } : fact,
      );
      return firstFactMismatch(secrets, told, viewer);
    },
  }));
}
