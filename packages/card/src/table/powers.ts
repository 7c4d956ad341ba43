// Asking for powers: a player's abilities, the cards in front of him, and what holds for the whole table.

import type { Seat } from '@posse/engine';
import { cardOf, kindOf, ownerOf } from '../catalogue.ts';
import type { Frame } from '../frames.ts';
import type { CardKind } from '../kinds.ts';
import { NO_POWER, type Power } from '../power.ts';
import { type AbilityId, type CardId, type Player, playerAt, type Standing, type State, type Suit } from '../state.ts';

const NONE: readonly never[] = [];

/** The abilities of a player that work at the moment. */
export const abilitiesOf = ({ sober, abilities }: Player): readonly AbilityId[] => (sober ? abilities : NONE);

/** The cards in front of a player that work at the moment. */
export const workingCards = ({ armed, inPlay }: Player): readonly CardId[] => (armed ? inPlay : NONE);

/** The power of the event in force. */
export const eventPower = (t: State): Power =>
  t.event === null ? NO_POWER : (t.catalogue.events[t.event]?.power ?? NO_POWER);

/** What holds for everybody: the event in force, and the variants in use. */
export function tablePowers(t: State): Power[] {
  const powers = t.event === null ? [] : [eventPower(t)];
  for (const { set, power } of t.catalogue.variants) if (t.setup.sets.includes(set)) powers.push(power);
  return powers;
}

/** All powers of a player that work: abilities, then cards in play as they came, then what holds for everybody. */
export function powersOf(t: State, who: Seat): Power[] {
  const player = playerAt(t, who);
  const powers: Power[] = [];
  for (const id of abilitiesOf(player)) powers.push(ownerOf(t, id).power);
  for (const card of workingCards(player)) powers.push(kindOf(t, card).power);
  powers.push(...tablePowers(t));
  return powers;
}

// --- standing ---

/** What the numbers of a player's powers come to: distances add up, for the rest the best one counts. */
export function standingOf(t: State, player: Player): Standing {
  const total: Total = numbersOf(eventPower(t));
  for (const id of abilitiesOf(player)) add(total, ownerOf(t, id).power);
  for (const card of workingCards(player)) add(total, kindOf(t, card).power);
  return total;
}

type Total = { -readonly [K in keyof Standing]: number };

const numbersOf = ({ nearer, farther, reach, bangs, misses, flips, beer, keeps }: Standing): Total => ({
  nearer,
  farther,
  reach,
  bangs,
  misses,
  flips,
  beer,
  keeps,
});

/** Somebody without any power. */
export const BARE: Standing = numbersOf(NO_POWER);

function add(total: Total, power: Power): void {
  total.nearer += power.nearer;
  total.farther += power.farther;
  total.reach = Math.max(total.reach, power.reach);
  total.bangs = Math.max(total.bangs, power.bangs);
  total.misses = Math.max(total.misses, power.misses);
  total.flips = Math.max(total.flips, power.flips);
  total.beer = Math.max(total.beer, power.beer);
  total.keeps = Math.max(total.keeps, power.keeps);
}

/** To be called whenever the abilities or the cards in play of a player have changed. */
export function refreshStanding(t: State, player: Player): void {
  player.standing = standingOf(t, player);
}

/** To be called whenever something changes for the whole table: an event, a turn, an ability that reaches others. */
export function refreshAll(t: State): void {
  const { silences } = eventPower(t);
  const onTurn = playerAt(t, t.turn);
  const sober = silences !== 'abilities';
  const tamesOthers =
    sober &&
    !t.idle &&
    onTurn.alive &&
    onTurn.abilities.some((id) => ownerOf(t, id).power.silences === "others' cards");
  for (const [place, player] of t.players.entries()) {
    player.sober = sober;
    player.armed = silences !== 'cards' && !(tamesOthers && place !== t.turn);
    refreshStanding(t, player);
  }
}

/** Is there anything at this table that makes a turn change what works? */
export const reachesOthers = (t: State): boolean =>
  t.players.some(({ abilities }) => abilities.some((id) => ownerOf(t, id).power.silences !== null));

// --- cards ---

/** What a hand card of some kind counts as besides. */
export type Conversion = (kind: CardKind) => CardKind | null;

const AS_PRINTED: Conversion = () => null;

/** What this player's hand cards count as besides what is printed on them. */
export function conversionOf(t: State, who: Seat): Conversion {
  for (const id of abilitiesOf(playerAt(t, who))) {
    const hook = ownerOf(t, id).power.countsAs;
    if (hook !== null) return (kind) => hook(t, who, kind);
  }
  return AS_PRINTED;
}

/** Whose power it is that lets this player's card of one kind count as the other; null if none does. */
export function converterOf(t: State, who: Seat, kind: CardKind, as: CardKind): string | null {
  const of = abilitiesOf(playerAt(t, who)).find((id) => ownerOf(t, id).power.countsAs?.(t, who, kind) === as);
  return of === undefined ? null : ownerOf(t, of).id;
}

/** The suit of a card, as it counts now. */
export const suitOf = (t: State, card: CardId): Suit => eventPower(t).suit ?? cardOf(t, card).suit;

/** Why this player may not play, or give up, this card as that kind; null if nothing forbids it. */
export function forbidden(t: State, who: Seat, kind: CardKind, card: CardId, giveUp = false): string | null {
  const { forbids } = eventPower(t);
  return forbids === null ? null : forbids(t, who, kind, card, giveUp);
}

/** Do these cards of another player, used as that kind or for an ability, do nothing to this one? */
export const isImmune = (t: State, at: Seat, cards: readonly CardId[], kind: CardKind | null): boolean =>
  abilitiesOf(playerAt(t, at)).some((id) => ownerOf(t, id).power.shrugsOff?.(t, cards, kind) ?? false);

/** What the abilities of a player make of a moment. */
export function heardBy(t: State, who: Seat, hear: (power: Power) => readonly Frame[] | undefined): readonly Frame[] {
  const frames: Frame[] = [];
  for (const id of abilitiesOf(playerAt(t, who))) frames.push(...(hear(ownerOf(t, id).power) ?? NONE));
  return frames;
}
