// What the dice on the table are worth to me, and what may be hoped for from a thrown one. Worked out once, before all answers are compared.

import { type DieKind, FACES, type Face } from '@posse/dice';
import { arrowOn, attackWorth, pileOf } from './arrows.ts';
import { beers, cleared, countOf, gunOf, SYMBOLS, shots } from './faces.ts';
import type { Situation } from './situation.ts';
import { gainWorth, lossWorth } from './stakes.ts';

/** What the rest of the rolling is worth, when dynamite ends it. */
const CUT_SHORT = 0.4;
/** Dice that show the Gatling are no good for anything else meanwhile. */
const GUN_SHARE = 0.7;

/** A die on the table. */
interface LyingDie {
  /** What is gained by throwing it again. */
  readonly gain: number;
  readonly guns: number;
  readonly sights: number;
  readonly dynamites: number;
}

export interface DiceWorth {
  readonly dice: readonly LyingDie[];
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

export function diceWorthOf(s: Situation): DiceWorth {
  s.diceWorth ??= workedOut(s);
  return s.diceWorth;
}

/** What each symbol is worth where it lies, for the first die that shows it, and for the next ones. */
interface SymbolWorth {
  readonly one: readonly number[];
  readonly two: readonly number[];
  readonly beer: readonly number[];
  readonly arrow: number;
  readonly gatling: number;
  readonly lossWorth: number;
  readonly broken: number;
}

function workedOut(s: Situation): DiceWorth {
  const { view, power, me, thinksAhead } = s;
  const guns = countOf(view.dice, 'gatling');
  const ones = countOf(view.dice, '1');
  const twos = countOf(view.dice, '2');
  const drinks = countOf(view.dice, 'beer');
  const hasSaloonDie = view.saloon !== 'none';
  const worth: SymbolWorth = {
    one: shots(s, '1', ones + 2),
    two: shots(s, '2', twos + 2),
    beer: beers(s, drinks + 2),
    arrow: arrowOn(s, me),
    gatling: power.clearsArrows ? cleared(s) : 0,
    lossWorth: lossWorth(s, me),
    broken: hasSaloonDie ? cleared(s) : 0,
  };
  const throws = Math.max(1, power.rolls - view.rolls);
  const hoped = (kind: DieKind): number => hopeOf(s, kind, worth, [ones, twos, drinks]);
  const base = hoped('base');
  const hope = {
    base,
    loudmouth: hasSaloonDie ? hoped('loudmouth') : base,
    coward: hasSaloonDie ? hoped('coward') : base,
  };
  const seen = [0, 0, 0];
  const dice = view.dice.map(({ kind, face }): LyingDie => {
    const [symbol, count] = SYMBOLS[face];
    const gain = hope[kind] - liesAs(s, face, worth, seen);
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
    gun: gunOf(s) * (thinksAhead ? GUN_SHARE : 1),
    blast: worth.lossWorth - CUT_SHORT,
    attack: pile <= view.dice.length && !power.lateArrows ? attackWorth(s, pile) : 0,
    salvo: power.afterShots === null ? 0 : twoGained(s),
    peace: power.atTurnEnd === null ? 0 : twoGained(s),
  };
}

const twoGained = (s: Situation): number => gainWorth(s, s.me) + gainWorth(s, s.me, 1);

/** Symbols of which it matters how many there are already. */
const PLACES: Readonly<Partial<Record<Face, number>>> = { '1': 0, '2': 1, beer: 2 };

/** A face where it lies, beside so many 1s, 2s and beers. */
function liesAs(s: Situation, face: Face, worth: SymbolWorth, beside: readonly number[]): number {
  const [symbol, count] = SYMBOLS[face];
  if (symbol === 'gatling') return count * worth.gatling;
  if (symbol === 'arrow') return s.power.lateArrows ? worth.arrow : 0;
  const place = PLACES[symbol];
  if (place === undefined) return 0;
  const row = symbol === '1' ? worth.one : symbol === '2' ? worth.two : worth.beer;
  const before = beside[place] ?? 0;
  return (row[before] ?? 0) + (count === 2 ? (row[before + 1] ?? 0) : 0);
}

/** What counts as soon as a die falls so. */
function atOnce(s: Situation, face: Face, worth: SymbolWorth): number {
  if (face === 'arrow') return s.power.lateArrows ? 0 : worth.arrow;
  return face === 'bullet' ? worth.lossWorth : face === 'broken arrow' ? worth.broken : 0;
}

/** Whoever does not think ahead throws whatever does no good as it lies. */
const A_LITTLE = 0.01;

/**
 * What a thrown die brings: this throw alone. Others may follow, but they bring arrows and dynamite, too;
 * to count on them has proved worse than not to.
 */
function hopeOf(s: Situation, kind: DieKind, worth: SymbolWorth, beside: readonly number[]): number {
  if (!s.thinksAhead) return A_LITTLE;
  let sum = 0;
  for (const face of FACES[kind]) sum += atOnce(s, face, worth) + liesAs(s, face, worth, beside);
  return sum / FACES[kind].length;
}
