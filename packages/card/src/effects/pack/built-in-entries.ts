// Our own cards, characters and events as entries of a pack.

import { cards as baseCards } from '../../base/cards.ts';
import { characters as baseCharacters } from '../../base/characters.ts';
import { deck as baseDeck } from '../../base/deck.ts';
import { cards as dodgeCityCards } from '../../dodge-city/cards.ts';
import { characters as dodgeCityCharacters } from '../../dodge-city/characters.ts';
import { deck as dodgeCityDeck } from '../../dodge-city/deck.ts';
import { events as fistfulEvents } from '../../fistful/events.ts';
import { events as highNoonEvents } from '../../high-noon/events.ts';
import { characters as promoCharacters } from '../../promos/characters.ts';
import type { KindData } from '../entry-data.ts';
import type { PackCharacter, PackEvent, PackKind } from './pack.ts';
import { LIMITS } from './static-rules.ts';

interface OwnEntries {
  readonly kinds: Readonly<Record<string, PackKind>>;
  readonly characters: Readonly<Record<string, PackCharacter>>;
  readonly events: Readonly<Record<string, PackEvent>>;
}

/** Fields that packs don't have: the values for bots, the deeds and signs that are stated, the beginner deck. */
const NOT_IN_PACKS: readonly string[] = ['bots', 'does', 'signs', 'book', 'talent', 'urge'];

/** The maximum number of uses of an offer in a turn that a pack may state. Our own entries can do without a limit. */
const MAX_USES = 3;

/** An entry as plain JSON; null if a part of it is code, or has a verb that is not for packs. */
function asData(entry: object): object | null {
  let isData = true;
  const text = JSON.stringify(entry, (field, value: unknown) => {
    if (NOT_IN_PACKS.includes(field)) return undefined;
    if (typeof value === 'function' || (field === 'do' && value === 'settle')) isData = false;
    if (typeof value !== 'object' || value === null) return value;
    if ('sum' in value) return { ...(field === 'drawCount' && { least: 1 }), most: LIMITS.amount, ...value };
    return 'price' in value && 'run' in value ? { perTurn: MAX_USES, ...value } : value;
  });
  return isData ? (JSON.parse(text) as object) : null;
}

const onlyData = (entries: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const data = asData(entry);
      return data === null ? [] : [[key, data]];
    }),
  );

const copiesOf = (key: string): string =>
  [baseDeck, dodgeCityDeck].flatMap((deck: Readonly<Record<string, string>>) => deck[key] ?? []).join(' ');

/** Leaves out the parts that only options change: "no-beer-for-two" and "not-on-oneself" are about our own cards. */
function withoutOptions({ needs, spares = [], ...kind }: KindData): object {
  const spared = spares.filter((one) => one !== 'yourself by option');
  return {
    ...kind,
    ...(needs !== undefined && needs !== 'three players by option' && { needs }),
    ...(spared.length > 0 && { spares: spared }),
  };
}

/** By key. */
export const OWN_ENTRIES = {
  kinds: Object.fromEntries(
    Object.entries<KindData>({ ...baseCards, ...dodgeCityCards }).flatMap(([key, kind]) => {
      const data = asData(withoutOptions(kind));
      return data === null ? [] : [[key, { ...data, copies: copiesOf(key) }]];
    }),
  ),
  characters: onlyData({ ...baseCharacters, ...dodgeCityCharacters, ...promoCharacters }),
  events: onlyData({ ...highNoonEvents, ...fistfulEvents }),
} as unknown as OwnEntries;
