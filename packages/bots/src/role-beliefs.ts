// Beliefs about roles: a weight for every possible deal, updated by what players do.

import { ROLES, type Role, type Seat } from '@posse/engine';
import { SPARED } from './clue-interface.ts';
import type { SeenDeed } from './seat-memory.ts';

/** The order of the roles; a role's number is its index here. */
export const ROLE_LIST: readonly Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];
const SHERIFF = 0;

/** How much the holder of a role (row) wants to harm the holder of another (column). */
type Urges = readonly (readonly number[])[];

/** The fraction of deeds that are done for reasons other than the role. */
const NOISE = 0.1;
/** The fraction of cards that nobody can shoot with. */
const HARMLESS = 0.72;

/** Every possible deal of the roles, one after the other: a role number for each seat. */
interface Deals {
  readonly seats: number;
  readonly count: number;
  readonly roles: Uint8Array;
}

export class Beliefs {
  private readonly deals: Deals;
  private readonly urges: Urges;
  private readonly weights: Float64Array;

  private constructor(deals: Deals, urges: Urges, weights: Float64Array) {
    this.deals = deals;
    this.urges = urges;
    this.weights = weights;
  }

  /** The beliefs at the start: only the Sheriff is known, if there is one. */
  static at(seats: number, sheriff: number | null, urges: Urges): Beliefs {
    const deals = dealsFor(seats, sheriff);
    return new Beliefs(deals, urges, new Float64Array(deals.count).fill(1));
  }

  clone(): Beliefs {
    return new Beliefs(this.deals, this.urges, this.weights.slice());
  }

  /** Updates the weights by a deed, according to whom it harms. */
  hear({ who, what, at, harm, instead, backs }: SeenDeed): void {
    if (what === SPARED) this.spared(who, instead, backs.length);
    else if (at !== null && at !== who && harm !== 0) this.aimed(who, at, instead, pullsOf(this.urges, harm));
  }

  /** Updates the weights by how well an answer fits each role. */
  read(who: Seat, fits: readonly number[]): void {
    const { seats, count, roles } = this.deals;
    const { weights } = this;
    let most = 0;
    for (let deal = 0; deal < count; deal++) {
      const weight = (weights[deal] as number) * (fits[roles[deal * seats + who] as number] as number);
      weights[deal] = weight;
      if (weight > most) most = weight;
    }
    this.rescale(most);
  }

  private aimed(who: Seat, at: Seat, instead: readonly Seat[], pulls: readonly Float64Array[]): void {
    const { seats, count, roles } = this.deals;
    const { weights } = this;
    let most = 0;
    for (let deal = 0, start = 0; deal < count; deal++, start += seats) {
      const pull = pulls[roles[start + who] as number] as Float64Array;
      const done = pull[roles[start + at] as number] as number;
      // Doing nothing is always an alternative, hence the 1.
      let all = 1 + done;
      for (const other of instead) all += pull[roles[start + other] as number] as number;
      const weight = (weights[deal] as number) * (NOISE + ((1 - NOISE) * done) / all);
      weights[deal] = weight;
      if (weight > most) most = weight;
    }
    this.rescale(most);
  }

  private spared(who: Seat, instead: readonly Seat[], cards: number): void {
    const { seats, count, roles } = this.deals;
    const { weights } = this;
    const unarmed = HARMLESS ** cards;
    let most = 0;
    for (let deal = 0, start = 0; deal < count; deal++, start += seats) {
      const urges = this.urges[roles[start + who] as number] as readonly number[];
      let urge = 0;
      for (const other of instead) urge = Math.max(urge, urges[roles[start + other] as number] as number);
      const eager = Math.min(0.8, urge / 2);
      const weight = (weights[deal] as number) * (1 - eager + eager * unarmed);
      weights[deal] = weight;
      if (weight > most) most = weight;
    }
    this.rescale(most);
  }

  private rescale(most: number): void {
    if (most > 1e-30) return;
    for (let deal = 0; deal < this.deals.count; deal++) this.weights[deal] = (this.weights[deal] as number) / most;
  }

  /** The expected value, for each seat, of a number that depends on its role, given the known roles. */
  expect(known: readonly (Role | null)[], worth: readonly number[]): number[] {
    const { seats, count, roles } = this.deals;
    const numbers = numbersOf(known);
    const sums: number[] = [];
    for (let seat = 0; seat < seats; seat++) sums.push(0);
    let all = 0;
    for (let deal = 0, start = 0; deal < count; deal++, start += seats) {
      if (!this.fits(start, numbers)) continue;
      const weight = this.weights[deal] as number;
      all += weight;
      for (let seat = 0; seat < seats; seat++)
        sums[seat] = (sums[seat] as number) + weight * (worth[roles[start + seat] as number] as number);
    }
    for (let seat = 0; seat < seats; seat++) {
      const role = numbers[seat] as number;
      sums[seat] = role >= 0 ? (worth[role] as number) : all === 0 ? 0 : (sums[seat] as number) / all;
    }
    return sums;
  }

  /** The probability of each role in `ROLE_LIST` for each seat, given the known roles. */
  odds(known: readonly (Role | null)[]): number[][] {
    const { seats, count, roles } = this.deals;
    const numbers = numbersOf(known);
    const odds = known.map(() => ROLE_LIST.map(() => 0));
    let all = 0;
    for (let deal = 0, start = 0; deal < count; deal++, start += seats) {
      if (!this.fits(start, numbers)) continue;
      const weight = this.weights[deal] as number;
      all += weight;
      for (let seat = 0; seat < seats; seat++) {
        const row = odds[seat] as number[];
        const role = roles[start + seat] as number;
        row[role] = (row[role] as number) + weight;
      }
    }
    for (let seat = 0; seat < seats; seat++) {
      const row = odds[seat] as number[];
      const role = numbers[seat] as number;
      for (let place = 0; place < row.length; place++)
        row[place] = role >= 0 ? (place === role ? 1 : 0) : all === 0 ? 0 : (row[place] as number) / all;
    }
    return odds;
  }

  /** Draws deals by their likelihood; `luck` is at least 0 and less than 1. Null if no deal fits the known roles. */
  drawing(known: readonly (Role | null)[]): (luck: number) => readonly Role[] | null {
    const { seats, count, roles } = this.deals;
    const numbers = numbersOf(known);
    const fitting: { readonly upTo: number; readonly roles: readonly Role[] }[] = [];
    let all = 0;
    for (let deal = 0, start = 0; deal < count; deal++, start += seats) {
      if (!this.fits(start, numbers)) continue;
      all += this.weights[deal] as number;
      const lying = [...roles.subarray(start, start + seats)].map((role) => ROLE_LIST[role] as Role);
      fitting.push({ upTo: all, roles: lying });
    }
    return (luck) => (fitting.find(({ upTo }) => luck * all < upTo) ?? fitting.at(-1))?.roles ?? null;
  }

  /** Does the deal at this offset fit the known roles? -1 fits any role. */
  private fits(start: number, known: readonly number[]): boolean {
    const { seats, roles } = this.deals;
    for (let seat = 0; seat < seats; seat++) {
      const role = known[seat] as number;
      if (role >= 0 && roles[start + seat] !== role) return false;
    }
    return true;
  }
}

/** The numbers of roles, -1 for an unknown role. */
function numbersOf(known: readonly (Role | null)[]): number[] {
  const numbers: number[] = [];
  for (const role of known) numbers.push(numberOf(role));
  return numbers;
}

/** The number of a role. Spelt out instead of `indexOf`, because it is called very often. */
function numberOf(role: Role | null): number {
  if (role === null) return -1;
  return role === 'sheriff' ? SHERIFF : role === 'deputy' ? 1 : role === 'outlaw' ? 2 : 3;
}

/** How strongly each role is drawn to do this much harm to each other role; cached by harm. */
const pullsKept = new WeakMap<Urges, Map<number, readonly Float64Array[]>>();

function pullsOf(urges: Urges, harm: number): readonly Float64Array[] {
  let byHarm = pullsKept.get(urges);
  if (byHarm === undefined) {
    byHarm = new Map();
    pullsKept.set(urges, byHarm);
  }
  let found = byHarm.get(harm);
  if (found === undefined) {
    found = urges.map((row) => Float64Array.from(row, (urge) => Math.exp(harm * urge)));
    byHarm.set(harm, found);
  }
  return found;
}

const dealsKept = new Map<string, Deals>();

function dealsFor(seats: number, sheriff: number | null): Deals {
  const key = `${seats} ${sheriff}`;
  let deals = dealsKept.get(key);
  if (deals === undefined) {
    const found: number[][] = [];
    const left = ROLE_LIST.map((role) => (ROLES[seats] ?? []).filter((one) => one === role).length);
    spread([], seats, sheriff, left, found);
    deals = { seats, count: found.length, roles: Uint8Array.from(found.flat()) };
    dealsKept.set(key, deals);
  }
  return deals;
}

function spread(
  begun: readonly number[],
  seats: number,
  sheriff: number | null,
  left: number[],
  found: number[][],
): void {
  if (begun.length === seats) {
    found.push([...begun]);
    return;
  }
  for (const [role, count] of left.entries()) {
    if (count === 0 || (sheriff !== null && (role === SHERIFF) !== (begun.length === sheriff))) continue;
    left[role] = count - 1;
    spread([...begun, role], seats, sheriff, left, found);
    left[role] = count;
  }
}
