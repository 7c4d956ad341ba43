// A catalogue: the parts, presets and options of a game, from its engine.

import type { Translated } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import type { Picture } from '../../art/index.ts';
import { houseCards } from '../../house-cards/house-card-loader.ts';

interface Named {
  readonly id: string;
  readonly texts: Translated;
}

/** A set of the card game, or a module of the dice game, with its usual text. */
interface Part extends Named {
  readonly picture: Picture;
  /** True if every game needs it. */
  readonly isNeeded: boolean;
  /** True if it belongs to this server only. */
  readonly isHouse: boolean;
}

interface Preset extends Named {
  /** The default number of players. */
  readonly seats?: number;
}

export interface RuleOption extends Named {
  /** The part that the option needs; null for none. */
  readonly part: string | null;
  /** The event that the option leaves out; null for a rule. */
  readonly event: Picture | null;
}

/** A rule with a number. */
export interface RuleNumber extends Named {
  /** The parts that it needs. */
  readonly parts: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** The result of a plan. */
export interface Agreed {
  readonly parts: readonly string[];
  /** The options that are on. */
  readonly options: readonly string[];
  /** The value of every number. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Catalogue {
  readonly game: GameId;
  /** The possible numbers of players. */
  readonly seats: readonly number[];
  readonly parts: readonly Part[];
  readonly presets: readonly Preset[];
  readonly options: readonly RuleOption[];
  readonly numbers: readonly RuleNumber[];
  /** The result of a plan; null if it can't be played. */
  agreed(plan: TablePlan): Agreed | null;
  /** These parts, in the form of a plan. */
  named(parts: readonly string[]): Pick<TablePlan, 'sets' | 'modules'>;
  /** The texts of the parts in a game with this agreement. */
  partTexts(agreed: Agreed & { readonly seats: number }): Readonly<Record<string, Translated>>;
}

const LOADING: Readonly<Record<GameId, () => Promise<Catalogue>>> = {
  card: async () => {
    const [{ cardCatalogue }] = await Promise.all([import('./card-catalogue.ts'), houseCards()]);
    return cardCatalogue();
  },
  dice: async () => (await import('./dice-catalogue.ts')).diceCatalogue,
};

const loaded = new Map<GameId, Promise<Catalogue>>();

/** The catalogue of a game. The promise is the same each time, so that components can use it while rendering. */
export function catalogueOf(game: GameId): Promise<Catalogue> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = LOADING[game]();
  loaded.set(game, loading);
  // A failed network may recover.
  loading.catch(() => loaded.delete(game));
  return loading;
}
