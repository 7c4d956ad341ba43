// The worth of the dice on the table, and of rolling them again.
// It is computed once, before all answers are compared.

import { type DieKind, FACES, type Face } from '@posse/dice';
import { arrowOn, attackWorth, pileOf } from './arrow-worth.ts';
import type { Situation } from './dice-situation.ts';
import { beers, cleared, countOf, gunOf, SYMBOLS, shots } from './face-worth.ts';
import { gainWorth, lossWorth } from './life-worth.ts';

/** The worth of the remaining rolls, lost if dynamite ends them. */
const CUT_SHORT = 0.4;
/** The worth of the remaining rolls at the last life point, which no later beer could mend. */
const DEADLY = 6;
/** A factor for the Gatling: dice that show it can't be used for anything else meanwhile. */
const GUN_SHARE = 0.7;

interface LyingDie {
  /** The gain of rolling it again. */
  readonly gain: number;
  readonly guns: number;
  readonly sights: number;
  readonly dynamites: number;
}

export interface DiceWorth {
  readonly dice: readonly LyingDie[];
  /** The expected worth of a rolled die, by kind. */
  readonly hope: Readonly<Record<DieKind, number>>;
  /** The number of rolls left. */
  readonly throws: number;
  readonly guns: number;
  readonly sights: number;
  readonly dynamites: number;
  readonly gun: number;
  readonly blast: number;
  /** The worth of an attack if one roll could empty the pile; 0 if it can't. */
  readonly attack: number;
  /** The life points gained for a salvo, or for no shot at all. */
  readonly salvo: number;
  readonly peace: number;
}

export function diceWorthOf(s: Situation): DiceWorth {
  s.diceWorth ??= workedOut(s);
  return s.diceWorth;
}

/** The worth of each symbol as it lies: of the first die that shows it, and of the next ones. */
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
    blast: worth.lossWorth - (thinksAhead && s.self.life === 1 ? DEADLY : CUT_SHORT),
    attack: pile <= view.dice.length && !power.lateArrows ? attackWorth(s, pile) : 0,
    salvo: power.afterShots === null ? 0 : twoGained(s),
    peace: power.atTurnEnd === null ? 0 : twoGained(s),
  };
}

const twoGained = (s: Situation): number => gainWorth(s, s.me) + gainWorth(s, s.me, 1);

/** The symbols whose worth depends on how many there are already. */
const PLACES: Readonly<Partial<Record<Face, number>>> = { '1': 0, '2': 1, beer: 2 };

/** The worth of a face as it lies, beside this many 1s, 2s and beers. */
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

/** The worth of the effects that a face has at once. */
function atOnce(s: Situation, face: Face, worth: SymbolWorth): number {
  if (face === 'arrow') return s.power.lateArrows ? 0 : worth.arrow;
  return face === 'bullet' ? worth.lossWorth : face === 'broken arrow' ? worth.broken : 0;
}

/** The margin below which a bot without foresight sees no good in a die, and rolls it again. */
const A_LITTLE = 0.01;

/**
 * The expected worth of rolling a die once. Later rolls are not counted, because they bring arrows and
 * dynamite, too: bots that count on them play worse.
 */
function hopeOf(s: Situation, kind: DieKind, worth: SymbolWorth, beside: readonly number[]): number {
  if (!s.thinksAhead) return A_LITTLE;
  let sum = 0;
  for (const face of FACES[kind]) sum += atOnce(s, face, worth) + liesAs(s, face, worth, beside);
  return sum / FACES[kind].length;
}
