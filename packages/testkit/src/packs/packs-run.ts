// A run of random and mutated packs, which can be continued from its progress.

import { BadPack, checkPack, type Pack, STATIC_RULES, type StaticRule } from '@posse/card/packs';
import { randomFrom } from '@posse/engine';
import { Stalled } from '@posse/properties';
import { HARMFUL_PACKS, harmWithout } from './harmful-packs.ts';
import { countGenerated, rarelyExecuted, type Tally, watchMoments } from './language-tally.ts';
import { verdictOn } from './mutant-verdict.ts';
import { mutated } from './mutated-pack.ts';
import { playBare, playChecked } from './pack-games.ts';
import { randomPack } from './random-pack.ts';

/** Plain data, so that it can be stored. */
export interface Progress {
  /** The seeds that were tried; some lead to entries that are not valid together. */
  seeds: number;
  packs: number;
  games: number;
  decisions: number;
  checkedDecisions: number;
  /** The seeds of packs with a stalled game. */
  readonly stalled: number[];
  readonly faults: string[];
  mutants: number;
  valid: number;
  /** Seconds of processor time. */
  seconds: number;
  readonly tally: Tally;
}

export const newProgress = (): Progress => ({
  seeds: 0,
  packs: 0,
  games: 0,
  decisions: 0,
  checkedDecisions: 0,
  stalled: [],
  faults: [],
  mutants: 0,
  valid: 0,
  seconds: 0,
  tally: {},
});

/** Plays random games with the next random pack, and checks all properties in one more. */
export function tryNextPack(progress: Progress, games: number, without: StaticRule | null = null): void {
  const seed = progress.seeds++;
  const pack = randomPack(randomFrom(`pack ${seed}`), without);
  if (pack === null) return;
  progress.packs++;
  countGenerated(progress.tally, pack);
  try {
    watchMoments(progress.tally, pack);
    const { decisions, stalled } = playBare(pack, games, `pack ${seed}`);
    progress.games += games;
    progress.decisions += decisions;
    if (stalled > 0) progress.stalled.push(seed);
    else progress.checkedDecisions += playChecked(pack, seed);
  } catch (error) {
    if (error instanceof Stalled) progress.stalled.push(seed);
    else
      progress.faults.push(`pack ${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** The number of packs that are mutated in turn. */
const MUTATED_PACKS = 500;
const mutable = new Map<number, Pack | null>();

export function tryNextMutant(progress: Progress): void {
  const number = progress.mutants++;
  const seed = number % MUTATED_PACKS;
  const pack = mutable.get(seed) ?? randomPack(randomFrom(`pack ${seed}`));
  mutable.set(seed, pack);
  if (pack === null) return;
  const verdict = verdictOn(mutated(randomFrom(`mutant ${number}`), pack));
  if (verdict === 'valid') progress.valid++;
  else if (verdict !== 'refused') progress.faults.push(`mutant ${number}: ${verdict}`);
}

/** The static rules whose pack is not refused, with the harm that it does. */
export function brokenRules(without: StaticRule | null = null): readonly string[] {
  return STATIC_RULES.flatMap((rule) => {
    try {
      checkPack(HARMFUL_PACKS[rule].pack, without);
      return [`The rule "${rule}" refuses nothing: ${harmWithout(rule) ?? 'its pack is valid'}.`];
    } catch (error) {
      if (error instanceof BadPack) return [];
      throw error;
    }
  });
}

/** The largest fraction of packs with a stalled game. */
const MAX_STALLED = 0.002;
/** Runs of this many packs execute everything so often. */
const LONG_RUN = 10_000;
const MIN_EXECUTED = 200;

/** The reasons why the run fails; none if it passes. */
export function failuresOf({ faults, stalled, packs, tally }: Progress): readonly string[] {
  // One stalled pack tells nothing in a short run.
  const isStalled = stalled.length > Math.max(1, MAX_STALLED * packs);
  const rare = packs >= LONG_RUN ? rarelyExecuted(tally, MIN_EXECUTED) : [];
  return [
    ...faults,
    ...(isStalled ? [`${stalled.length} of ${packs} packs have a stalled game: ${stalled.join(', ')}.`] : []),
    ...rare.map((name) => `The ${name} was generated or executed less than ${MIN_EXECUTED} times.`),
  ];
}
