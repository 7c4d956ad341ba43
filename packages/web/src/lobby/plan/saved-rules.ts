// Rules that a group likes: saved by name in this browser, and as a link.

import { type GameId, gameId, type TablePlan, tablePlan } from '@posse/protocol';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../../app/server-root-path.ts';

export interface Rules {
  readonly game: GameId;
  readonly plan: TablePlan;
}

export interface NamedRules extends Rules {
  readonly name: string;
}

interface Saved {
  readonly rules: readonly NamedRules[];
}

const MAX_SAVED = 30;
export const MAX_RULES_NAME = 40;

const saved = createStore<Saved>()(
  persist((): Saved => ({ rules: [] }), {
    name: keptAs('posse-rules'),
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export const useSavedRules = (): readonly NamedRules[] => useStore(saved, ({ rules }) => rules);

/** Rules of the same name are replaced; of too many, the oldest go. */
export function saveRules(one: NamedRules): void {
  const name = one.name.trim().slice(0, MAX_RULES_NAME);
  if (name === '') return;
  const others = saved.getState().rules.filter((other) => other.name !== name);
  saved.setState({ rules: [...others, { ...one, name }].slice(-MAX_SAVED) });
}

export function forgetRules(name: string): void {
  saved.setState({ rules: saved.getState().rules.filter((one) => one.name !== name) });
}

const PARAMETER = 'rules';

/** The path of a link that opens the lobby with these rules. */
export const rulesAddress = ({ game, plan }: Rules): string =>
  `/?${new URLSearchParams({ [PARAMETER]: JSON.stringify({ game, ...plan }) })}`;

/** Reads the rules from a link that `rulesAddress` made; null for none, or malformed ones. The form checks if they fit. */
export function rulesIn(search: string): Rules | null {
  const text = new URLSearchParams(search).get(PARAMETER);
  if (text === null) return null;
  try {
    const { game, ...plan } = JSON.parse(text) as Record<string, unknown>;
    return { game: gameId.parse(game), plan: tablePlan.parse(plan) };
  } catch {
    return null;
  }
}
