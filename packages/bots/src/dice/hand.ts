// What the dice on the table are worth to me, and what may be hoped for from a thrown one. Worked out once, before all answers are compared.

import { type DieKind, FACES, type Face } from '@posse/dice';
import { arrowOn, attackWorth, pileOf } from './arrows.ts';
import { beers, cleared, countOf, gunOf, SYMBOLS, shots } from './faces.ts';
import type { Glance } from './glance.ts';
import { blow, sip } from './stakes.ts';

/** What the rest of the rolling is worth, when dynamite ends it. */
const CUT_SHORT = 0.4;
/** Dice that show the Gatling are no good for anything else meanwhile. */
const GUN_SHARE = 0.7;

/** A die on the table. */
interface Lying {
  /** What is gained by throwing it again. */
  readonly gain: number;
  readonly guns: number;
  readonly sights: number;
  readonly dynamites: number;
}

export interface Hand {
  readonly dice: readonly Lying[];
  /** What a thrown die of each kind brings. */
  readonly hope: Readonly<Record<DieKind, number>>;
  /** Throws that are left. */
  readonly throws: number;
  readonly guns: number;
  readonly sights: number;
  readonly dynamites: number;
  readonly gun: number;
  readonly blast: number;
  /** What an attack would be worth if the pile ran empty in one throw; 0 where it can't. */
  readonly attack: number;
  /** Life points gained for a salvo, or for no shot at all. */
  readonly salvo: number;
  readonly peace: number;
}

export function handOf(g: Glance): Hand {
  g.hand ??= lookAt(g);
  return g.hand;
}

/** What each symbol is worth where it lies, for the first die that shows it, and for the next ones. */
interface Worth {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly beer: readonly number[];
  readonly arrow: number;
  readonly gatling: number;
  readonly blow: number;
  readonly broken: number;
}

function lookAt(g: Glance): Hand {
  const { view, power, me, thinksAhead } = g;
  const guns = countOf(view.dice, 'gatling');
  const ones = countOf(view.dice, '1');
  const twos = countOf(view.dice, '2');
  const drinks = countOf(view.dice, 'beer');
  const hasSaloonDie = view.saloon !== 'none';
  const worth: Worth = {
    one: shots(g, '1', ones + 2),
    two: shots(g, '2', twos + 2),
    beer: beers(g, drinks + 2),
    arrow: arrowOn(g, me),
    gatling: power.clearsArrows ? cleared(g) : 0,
    blow: blow(g, me),
    broken: hasSaloonDie ? cleared(g) : 0,
  };
  const throws = Math.max(1, power.rolls - view.rolls);
  const hoped = (kind: DieKind): number => hopeOf(g, kind, worth, [ones, twos, drinks]);
  const base = hoped('base');
  const hope = {
    base,
    loudmouth: hasSaloonDie ? hoped('loudmouth') : base,
    coward: hasSaloonDie ? hoped('coward') : base,
  };
  const seen = [0, 0, 0];
  const dice = view.dice.map(({ kind, face }): Lying => {
    const [symbol, count] = SYMBOLS[face];
    const gain = hope[kind] - liesAs(g, face, worth, seen);
    const at = PLACES[symbol];
    if (at !== undefined) seen[at] = (seen[at] ?? 0) + count;
    return {
      gain,
      guns: symbol === 'gatling' ? count : 0,
      sights: symbol === '1' || symbol === '2' ? count : 0,
      dynamites: symbol === 'dynamite' ? 1 : 0,
    };
  });
  const pile = pileOf(view);
  return {
    dice,
    hope,
    throws,
    guns,
    sights: ones + twos,
    dynamites: countOf(view.dice, 'dynamite'),
    gun: gunOf(g) * (thinksAhead ? GUN_SHARE : 1),
    blast: worth.blow - CUT_SHORT,
    attack: pile <= view.dice.length && !power.lateArrows ? attackWorth(g, pile) : 0,
    salvo: power.afterShots === null ? 0 : twoSips(g),
    peace: power.atTurnEnd === null ? 0 : twoSips(g),
  };
}

const twoSips = (g: Glance): number => sip(g, g.me) + sip(g, g.me, 1);

/** Symbols of which it matters how many there are already. */
const PLACES: Readonly<Partial<Record<Face, number>>> = { '1': 0, '2': 1, beer: 2 };

/** A face where it lies, beside so many 1s, 2s and beers. */
function liesAs(g: Glance, face: Face, worth: Worth, beside: readonly number[]): number {
  const [symbol, count] = SYMBOLS[face];
  if (symbol === 'gatling') return count * worth.gatling;
  if (symbol === 'arrow') return g.power.lateArrows ? worth.arrow : 0;
  const place = PLACES[symbol];
  if (place === undefined) return 0;
  const row = symbol === '1' ? worth.one : symbol === '2' ? worth.two : worth.beer;
  const before = beside[place] ?? 0;
  return (row[before] ?? 0) + (count === 2 ? (row[before + 1] ?? 0) : 0);
}

/** What counts as soon as a die falls so. */
function atOnce(g: Glance, face: Face, worth: Worth): number {
  if (face === 'arrow') return g.power.lateArrows ? 0 : worth.arrow;
  return face === 'bullet' ? worth.blow : face === 'broken arrow' ? worth.broken : 0;
}

/** Whoever does not think ahead throws whatever does no good as it lies. */
const A_LITTLE = 0.01;

/**
 * What a thrown die brings: this throw alone. Others may follow, but they bring arrows and dynamite, too;
 * to count on them has proved worse than not to.
 */
function hopeOf(g: Glance, kind: DieKind, worth: Worth, beside: readonly number[]): number {
  if (!g.thinksAhead) return A_LITTLE;
  let sum = 0;
  for (const face of FACES[kind]) sum += atOnce(g, face, worth) + liesAs(g, face, worth, beside);
  return sum / FACES[kind].length;
}
