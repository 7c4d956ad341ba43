// Counts how often each verb, moment and condition was generated and executed.

import { COUNTED, type Pack, packSet, STATES, VERBS, type VerbName } from '@posse/card/packs';
import { MOMENTS } from './random-pack.ts';

export interface Count {
  generated: number;
  executed: number;
}
export type Tally = Record<string, Count>;

type Field = keyof Count;
type Hooks = Record<string, unknown>;
type Call = (...given: readonly unknown[]) => unknown;

const add = (tally: Tally, name: string, field: Field): void => {
  const count = tally[name] ?? { generated: 0, executed: 0 };
  tally[name] = count;
  count[field]++;
};

/** The conditions of a value, but not those in blocks of sentences. */
function conditionsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(conditionsIn);
  if (typeof value !== 'object' || value === null || 'do' in value) return [];
  const { is, count } = value as Readonly<Record<string, unknown>>;
  const own = [
    ...(typeof is === 'string' ? [`condition "${is}"`] : []),
    ...(typeof count === 'string' ? [`condition "count ${count}"`] : []),
    ...['not', 'all', 'any'].flatMap((word) => (word in value ? [`condition "${word}"`] : [])),
  ];
  return [...own, ...Object.values(value).flatMap(conditionsIn)];
}

/** The verbs and conditions of a value, also in blocks. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { do: verb, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof verb !== 'string') return [...conditionsHere(value), ...Object.values(value).flatMap(namesIn)];
  return [`verb "${verb}"`, ...Object.values(rest).flatMap(namesIn)];
}

const conditionsHere = (value: object): string[] => {
  const isShallow = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, isPlain(one) ? one : null]));
  return conditionsIn(isShallow);
};
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Counts the verbs that are executed from now on. Must be called before the first pack is compiled. */
export function watchVerbs(tally: Tally): void {
  for (const name of Object.keys(VERBS) as VerbName[]) {
    const verb = VERBS[name];
    const { frames } = verb;
    Object.assign(verb, {
      frames(sentence: { readonly if?: unknown }, compiler: unknown) {
        const run = frames(sentence as never, compiler as never);
        const names = [`verb "${name}"`, ...conditionsIn(sentence.if)];
        return (cast: never) => {
          for (const one of names) add(tally, one, 'executed');
          return run(cast);
        };
      },
    });
  }
}

export function countGenerated(tally: Tally, pack: Pack): void {
  for (const name of namesIn([pack.kinds, pack.characters, pack.events])) add(tally, name, 'generated');
  for (const entry of entriesOf(pack)) for (const name of momentsOf(entry)) add(tally, name, 'generated');
}

const momentsOf = ({ power, play }: Entry): string[] => [
  ...(play === undefined ? [] : ['moment "play"']),
  ...Object.entries(power ?? {}).flatMap(([hook, value]) => (isPlain(value) ? [] : [`moment "${hook}"`])),
];

interface Entry {
  readonly power?: object;
  readonly play?: unknown;
}
const entriesOf = ({ kinds, characters, events }: Pack): readonly Entry[] => [
  ...Object.values(kinds),
  ...Object.values(characters),
  ...Object.values(events),
];

/** Counts the moments of this pack, and the conditions of its hooks. Numbers are no moments. */
export function watchMoments(tally: Tally, pack: Pack): void {
  const { kinds = {}, characters = {}, events = {} } = packSet(pack);
  const made = [...Object.values(kinds), ...Object.values(characters), ...Object.values(events)] as readonly Entry[];
  for (const [place, entry] of entriesOf(pack).entries()) {
    const { power, play } = made[place] ?? {};
    if (entry.play !== undefined) watch(tally, made[place] as Hooks, 'play', play, []);
    for (const [hook, data] of Object.entries(entry.power ?? {})) {
      if (isPlain(data)) continue;
      const hooks = power as Hooks;
      const compiled = hooks[hook];
      if (hook === 'offer') {
        watch(
          tally,
          compiled as Hooks,
          'list',
          (compiled as Hooks).list,
          conditionsIn((data as { if?: unknown }).if),
          null,
        );
        watch(tally, compiled as Hooks, 'use', (compiled as Hooks).use, [], 'offer');
      } else watch(tally, hooks, hook, compiled, Array.isArray(data) ? data.flatMap(conditionsIn) : []);
    }
  }
}

function watch(
  tally: Tally,
  holder: Hooks,
  field: string,
  call: unknown,
  conditions: readonly string[],
  moment: string | null = field,
): void {
  if (typeof call !== 'function') return;
  const names = [...(moment === null ? [] : [`moment "${moment}"`]), ...conditions];
  const before = call as Call;
  holder[field] = (...given: readonly unknown[]) => {
    for (const name of names) add(tally, name, 'executed');
    return before(...given);
  };
}

/** The verbs, moments and conditions that a long run should execute. */
const EVERYTHING: readonly string[] = [
  ...Object.keys(VERBS)
    .filter((name) => name !== 'settle')
    .map((name) => `verb "${name}"`),
  ...STATES.map((state) => `condition "${state}"`),
  ...COUNTED.map((counted) => `condition "count ${counted}"`),
  ...['not', 'all', 'any'].map((word) => `condition "${word}"`),
  ...[...MOMENTS, 'play', 'draws', 'offer', 'countsAs', 'forbids', 'shrugsOff', 'drawCount', 'heals'].map(
    (moment) => `moment "${moment}"`,
  ),
];

/** The verbs, moments and conditions that were generated or executed less often than this. */
export const rarelyExecuted = (tally: Tally, least: number): readonly string[] =>
  EVERYTHING.filter((name) => {
    const { generated, executed } = tally[name] ?? NEVER;
    return Math.min(generated, executed) < least;
  });

const NEVER: Count = { generated: 0, executed: 0 };
