// What can be agreed about a game before it is dealt: its parts, presets and options. All of it comes from the engines.

import type { Translated } from '@posse/engine';
import type { GameId, TablePlan } from '@posse/protocol';
import type { Picture } from '../../art/index.ts';
import { houseCards } from '../../house/cards.ts';

interface Named {
  readonly id: string;
  readonly texts: Translated;
}

/** A set of the card game, or a module of the dice game; its text is the usual one. */
interface Part extends Named {
  readonly picture: Picture;
  /** Nothing is played without it. */
  readonly isNeeded: boolean;
  /** It is of this server alone, so that nobody knows it from elsewhere. */
  readonly isHouse: boolean;
}

interface Preset extends Named {
  /** How many play it, if nobody says otherwise. */
  readonly seats?: number;
}

export interface RuleOption extends Named {
  /** Of no use without this part; null is of use always. */
  readonly part: string | null;
  /** The event that it leaves out; null for a rule. */
  readonly event: Picture | null;
}

/** A rule that is a number. */
export interface RuleNumber extends Named {
  /** Of no use without these parts. */
  readonly parts: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** What a plan comes to. */
export interface Agreed {
  readonly parts: readonly string[];
  /** Those that are on. */
  readonly options: readonly string[];
  /** The value of every number. */
  readonly numbers: Readonly<Record<string, number>>;
}

export interface Catalogue {
  readonly game: GameId;
  /** How many can play. */
  readonly seats: readonly number[];
  readonly parts: readonly Part[];
  readonly presets: readonly Preset[];
  readonly options: readonly RuleOption[];
  readonly numbers: readonly RuleNumber[];
  /** Null if the plan can't be played. */
  agreed(plan: TablePlan): Agreed | null;
  /** These parts, as a plan names them. */
  named(parts: readonly string[]): Pick<TablePlan, 'sets' | 'modules'>;
  /** What each part says in a game that is agreed like this. */
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

/** The same promise each time, so that it can be used while drawing. */
export function catalogueOf(game: GameId): Promise<Catalogue> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = LOADING[game]();
  loaded.set(game, loading);
  // A network that failed may be there again.
  loading.catch(() => loaded.delete(game));
  return loading;
}
