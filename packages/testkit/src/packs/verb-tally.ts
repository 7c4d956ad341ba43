// Counts how often each verb, moment and condition was generated and executed.

import { type Pack, VERBS, type VerbName } from '@posse/card/packs';

export interface Count {
  generated: number;
  executed: number;
}
export type Tally = Record<string, Count>;

const add = (tally: Tally, name: string, field: keyof Count): void => {
  const count = tally[name] ?? { generated: 0, executed: 0 };
  tally[name] = count;
  count[field]++;
};

/** The verbs and conditions of a value. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { do: verb, is, count } = value as Readonly<Record<string, unknown>>;
  const own = [
    ...(typeof verb === 'string' ? [`verb ${verb}`] : []),
    ...(typeof is === 'string' ? [`condition ${is}`] : []),
    ...(typeof count === 'string' ? [`condition ${count}`] : []),
  ];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

/** Counts what is executed from now on. Must be called before the first pack is compiled. */
export function watchVerbs(tally: Tally): void {
  for (const name of Object.keys(VERBS) as VerbName[]) {
    const verb = VERBS[name];
    const { frames } = verb;
    Object.assign(verb, {
      frames(sentence: unknown, compiler: { readonly of: string }) {
        const run = frames(sentence as never, compiler as never);
        const { if: asked } = sentence as { readonly if?: unknown };
        const names = [`verb ${name}`, ...namesIn(asked)];
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
}
