// Powers that affect a player: abilities, cards in play, event and sets.

import { type Seat, seat } from '@posse/engine';
import { cardOf, type HookSources, kindOf, ownerOf, type Source } from '../catalogue/catalogue.ts';
import type { CardKind } from '../catalogue/entry-types.ts';
import type { Frame } from '../frames.ts';
import { type Changing, NO_POWER, NUMBERS, type Power } from '../power.ts';
import { type AbilityId, type CardId, type Player, playerAt, type State, type Suit, type Totals } from '../state.ts';

const NONE: readonly never[] = [];

/** The abilities of a player that work at the moment. */
export const abilitiesOf = ({ abilitiesWork, abilities }: Player): readonly AbilityId[] =>
  abilitiesWork ? abilities : NONE;

/** The cards in front of a player that work at the moment. */
export const workingCards = ({ cardsWork, inPlay }: Player): readonly CardId[] => (cardsWork ? inPlay : NONE);

/** The power of the event in force. */
export const eventPower = (t: State): Power =>
  t.event === null ? NO_POWER : (t.catalogue.events[t.event]?.power ?? NO_POWER);

/**
 * All working powers of a player that have this hook: abilities, then cards in play in their order, then the event in
 * force and the sets. Every hook call goes through here. Hooks that a player does not have cost almost nothing.
 */
export const sourcesOf = (t: State, who: Seat, heard: HookSources): readonly Source[] => {
  const player = playerAt(t, who);
  return (player.listens & heard.bit) === 0 ? NONE : sourcesFor(t, player, heard);
};

function sourcesFor(t: State, player: Player, heard: HookSources): readonly Source[] {
  let found: readonly Source[] = NONE;
  if (heard.byCharacters) for (const id of abilitiesOf(player)) found = joined(found, heard.abilities[id] ?? NONE);
  if (heard.byCards)
    for (const card of workingCards(player)) {
      const kind = kindOf(t, card);
      if (heard.cards.has(kind)) found = [...found, { holder: 'card', of: kind.key, card, power: kind.power }];
    }
  return heard.bySets || (heard.byEvents && t.event !== null) ? joined(found, tableSources(t, heard)) : found;
}

/** The powers with this hook that affect everybody: the event in force, and the sets. */
export function tableSources(t: State, heard: HookSources): readonly Source[] {
  const found = heard.byEvents && t.event !== null ? (heard.events.get(t.event) ?? NONE) : NONE;
  return heard.bySets ? joined(found, setsInUse(t, heard)) : found;
}

const setsInUse = (t: State, { sets }: HookSources): readonly Source[] =>
  sets.filter(({ of }) => t.setup.sets.includes(of));

const joined = (some: readonly Source[], more: readonly Source[]): readonly Source[] =>
  some.length === 0 ? more : more.length === 0 ? some : [...some, ...more];

/** Does an ability of the player have this hook, even if it does not work now? */
export function hasAbilityWith({ abilities }: Player, heard: HookSources): boolean {
  if (heard.byCharacters) for (const id of abilities) if (heard.abilities[id]?.length === 1) return true;
  return false;
}

/** The frames that a player's powers return for a hook. */
export function framesFromHook(
  t: State,
  who: Seat,
  heard: HookSources,
  hear: (power: Power) => readonly Frame[] | undefined,
): readonly Frame[] {
  let frames: readonly Frame[] = NONE;
  for (const { power } of sourcesOf(t, who, heard)) {
    const more = hear(power) ?? NONE;
    frames = frames.length === 0 ? more : [...frames, ...more];
  }
  return frames;
}

// --- totals ---

/** The hook mask of all working powers of a player; empty before the game begins. */
export function hookMaskOf(t: State, player: Player): number {
  if (!t.begun) return 0;
  const { events, variants } = t.catalogue;
  let bits = t.event === null ? 0 : (events[t.event]?.hears ?? 0);
  for (const { set, hears } of variants) if (t.setup.sets.includes(set)) bits |= hears;
  for (const id of abilitiesOf(player)) bits |= ownerOf(t, id).hears;
  for (const card of workingCards(player)) bits |= kindOf(t, card).hookMask;
  return bits;
}

/** The totals of the fixed numbers of a player's powers. Distances add up; of the others the best one counts. */
export function totalsOf(t: State, player: Player): Totals {
  const total = numbersOf(NO_TOTALS);
  const { numbered } = t.catalogue;
  for (const id of abilitiesOf(player)) if (numbered.abilities[id]?.length === 1) add(total, ownerOf(t, id).power);
  for (const card of workingCards(player)) add(total, kindOf(t, card).power);
  for (const { power } of tableSources(t, numbered)) add(total, power);
  return total;
}

type MutableTotals = { -readonly [K in keyof Totals]: number };

const numbersOf = ({ nearer, farther, reach, bangs, misses, flips, beer, keeps }: Totals): MutableTotals => ({
  nearer,
  farther,
  reach,
  bangs,
  misses,
  flips,
  beer,
  keeps,
});

/** The totals of a player without any power. */
export const NO_TOTALS: Totals = numbersOf(NO_POWER);

function add(total: MutableTotals, power: Power): void {
  total.nearer += fixed(power.nearer, 0);
  total.farther += fixed(power.farther, 0);
  total.reach = Math.max(total.reach, fixed(power.reach, 0));
  total.bangs = Math.max(total.bangs, fixed(power.bangs, 0));
  total.misses = Math.max(total.misses, fixed(power.misses, 0));
  total.flips = Math.max(total.flips, fixed(power.flips, 0));
  total.beer = Math.max(total.beer, fixed(power.beer, 0));
  total.keeps = Math.max(total.keeps, fixed(power.keeps, 0));
}

/** The number if it is fixed, otherwise the other one. */
export const fixed = (number: Changing, otherwise: number): number => (typeof number === 'number' ? number : otherwise);

/** The totals of all numbers of a player's powers now, also those that depend on the table. */
export function totalsNow(t: State, who: Seat): Totals {
  const { totals } = playerAt(t, who);
  return t.catalogue.isChanging ? withChanging(t, who, totals) : totals;
}

function withChanging(t: State, who: Seat, totals: Totals): Totals {
  const total: MutableTotals = { ...totals };
  for (const name of NUMBERS)
    for (const { power } of sourcesOf(t, who, t.catalogue.hooks[name])) {
      const number = power[name];
      if (typeof number === 'number') continue;
      total[name] = ADDED.has(name) ? total[name] + number(t, who) : Math.max(total[name], number(t, who));
    }
  return total;
}

const ADDED: ReadonlySet<keyof Totals> = new Set(['nearer', 'farther'] as const);

/** Works out a player's totals and hooks. Must be called whenever their abilities or cards in play have changed. */
function refresh(t: State, player: Player): void {
  player.totals = totalsOf(t, player);
  player.listens = hookMaskOf(t, player);
}

/** Works out totals and hooks after a card came into play or left: one that silences affects others too. */
export function refreshFor(t: State, player: Player, card: CardId): void {
  if (kindOf(t, card).power.silences === null) refresh(t, player);
  else refreshAll(t);
}

/**
 * Works out all totals and hooks. Must be called whenever something changes for the whole table: an event, a turn, a
 * power that affects others.
 */
export function refreshAll(t: State): void {
  for (const player of t.players) {
    player.abilitiesWork = true;
    player.cardsWork = true;
  }
  for (const { power } of tableSources(t, t.catalogue.hooks.silences)) silence(t, t.turn, power.silences);
  silenceBy(t, 'character');
  silenceBy(t, 'card');
  for (const player of t.players) refresh(t, player);
}

/**
 * Silences what powers of this holder silence. Abilities silence before cards do, so two that silence each other both
 * do.
 */
function silenceBy(t: State, holder: 'character' | 'card'): void {
  const { byCharacters, byCards } = t.catalogue.hooks.silences;
  if (!(holder === 'character' ? byCharacters : byCards)) return;
  const found: [Seat, Power['silences']][] = [];
  for (const [place, player] of t.players.entries()) {
    if (!player.alive) continue;
    const who = seat(place);
    for (const source of sourcesFor(t, player, t.catalogue.hooks.silences))
      if (source.holder === holder) found.push([who, source.power.silences]);
  }
  for (const [who, what] of found) silence(t, who, what);
}

function silence(t: State, by: Seat, what: Power['silences']): void {
  for (const [place, player] of t.players.entries()) {
    if (what === 'abilities') player.abilitiesWork = false;
    if (what === 'cards' || (what === "others' cards" && by === t.turn && !t.idle && place !== by))
      player.cardsWork = false;
  }
}

/** Can a turn or a death change which powers work at this table? */
export function canChangeWorkingPowers(t: State): boolean {
  const { silences } = t.catalogue.hooks;
  if (silences.byCards) return true;
  for (const player of t.players) if (hasAbilityWith(player, silences)) return true;
  return tableSources(t, silences).some(({ power }) => power.silences === "others' cards");
}

// --- cards ---

/** The other kind as which a hand card of one kind counts. */
export type Conversion = (kind: CardKind) => CardKind | null;

const AS_PRINTED: Conversion = () => null;

/** The conversions of a player's hand cards. The first power that converts a kind wins. */
export function conversionOf(t: State, who: Seat): Conversion {
  const sources = sourcesOf(t, who, t.catalogue.hooks.countsAs);
  if (sources.length === 0) return AS_PRINTED;
  return (kind) => {
    for (const { power } of sources) {
      const other = power.countsAs?.(t, who, kind) ?? null;
      if (other !== null) return other;
    }
    return null;
  };
}

/** The source of the power that converts one kind into the other; null if none does. */
export const converterOf = (t: State, who: Seat, kind: CardKind, as: CardKind): string | null =>
  sourcesOf(t, who, t.catalogue.hooks.countsAs).find(({ power }) => power.countsAs?.(t, who, kind) === as)?.of ?? null;

/** The suit of a card, as it counts now. */
export const suitOf = (t: State, card: CardId): Suit =>
  tableSources(t, t.catalogue.hooks.suit)[0]?.power.suit ?? cardOf(t, card).suit;

/** The reason why a player may not play, or discard, this card as that kind; null if nothing forbids it. */
export function forbidden(t: State, who: Seat, kind: CardKind, card: CardId, giveUp = false): string | null {
  for (const { power } of sourcesOf(t, who, t.catalogue.hooks.forbids)) {
    const reason = power.forbids?.(t, who, kind, card, giveUp) ?? null;
    if (reason !== null) return reason;
  }
  return null;
}

/** Is a player immune to these cards of another player, used as that kind or for an ability? */
export function isImmune(t: State, at: Seat, cards: readonly CardId[], kind: CardKind | null): boolean {
  for (const { power } of sourcesOf(t, at, t.catalogue.hooks.shrugsOff))
    if (power.shrugsOff?.(t, at, cards, kind)) return true;
  return false;
}
