// Plays games with packs and without, and compares their length and winners.

import { type Catalogue, catalogueOf, setupFrom, type Wishes } from '@posse/card';
import { Sum } from './estimates.ts';
import { type Thing, thingsIn } from './pack-uses.ts';
import { hasWon, playDeputies, playOtherwise, playRandom, type Use, type WatchedGame } from './report-games.ts';
import {
  type DecisivePlay,
  type Estimate,
  type PackReport,
  type ReportProgress,
  type ReportWishes,
  SIDES,
  type Side,
  sideOf,
  type Word,
} from './report-types.ts';

const USUAL_GAMES = 600;
const RANDOM_GAMES = 200;
const SEATS = 5;
/** The number of games in a slice, which takes a few hundredths of a second. */
const SLICE = 5;
/** The number of games that are played again with another answer. */
const MAX_RETRIES = 60;

/**
 * Plays games with these packs and without. Each `next()` plays a slice and tells the progress; the last one returns the
 * report. Throws BadSetup if the packs are not valid.
 */
export function* packReport(
  packs: readonly object[],
  { games = USUAL_GAMES, seats = SEATS, seed = 'report' }: ReportWishes = {},
): Generator<ReportProgress, PackReport, void> {
  const report = new Report(packs, games, seats, seed);
  const randomGames = Math.min(RANDOM_GAMES, games);
  const retries = Math.min(MAX_RETRIES, games);
  const total = randomGames + 2 * games + retries;
  let done = 0;
  for (let game = 0; game < randomGames; game++) {
    report.playRandom(game);
    if (++done % (SLICE * 5) === 0) yield { done, total };
  }
  for (let game = 0; game < games; game++) {
    report.playPair(game);
    done += 2;
    if (game % SLICE === SLICE - 1) yield { done, total };
  }
  for (let place = 0; place < retries; place++) {
    report.retry(place);
    done++;
    if (place % SLICE === SLICE - 1) yield { done, total };
  }
  yield { done: total, total };
  return report.result();
}

interface Candidate {
  readonly wishes: Wishes;
  readonly seed: string;
  readonly played: WatchedGame;
  readonly use: Use;
}

interface Tally {
  uses: number;
  games: number;
}

class Report {
  private readonly packs: readonly object[];
  private readonly games: number;
  private readonly seats: number;
  private readonly seed: string;
  private readonly catalogue: Catalogue;
  private readonly things: ReadonlyMap<string, Thing>;
  private readonly people: readonly Thing[];
  private readonly tallies = new Map<string, Tally>();
  private readonly decisions = new Sum();
  private longest = 0;
  private stalled = 0;
  private readonly turns = { with: new Sum(), without: new Sum() };
  private readonly wins = { with: sumsBySide(), without: sumsBySide() };
  /** By role, without the packs: what a character's games are compared with. */
  private readonly roleWins = new Map<string, Sum>();
  /** By id of the character: its seat's role and result in each game. */
  private readonly played = new Map<string, { readonly role: string; readonly won: number }[]>();
  private readonly candidates: Candidate[] = [];
  private example: DecisivePlay | null = null;

  constructor(packs: readonly object[], games: number, seats: number, seed: string) {
    this.packs = packs;
    this.games = games;
    this.seats = seats;
    this.seed = seed;
    this.catalogue = catalogueOf(setupFrom({ seats, sets: ['base'], packs }));
    this.things = thingsIn(this.catalogue);
    this.people = [...this.things.values()].filter(({ part }) => part === 'characters');
    for (const id of this.things.keys()) this.tallies.set(id, { uses: 0, games: 0 });
  }

  /** One seat has a character of the packs, another one in each game. */
  private wishes(game: number): Wishes {
    const { seats, packs, people } = this;
    const wishes = { seats, sets: ['base'], packs };
    const person = people[game % Math.max(1, people.length)];
    if (person === undefined) return wishes;
    const place = Math.floor(game / people.length) % seats;
    return { ...wishes, characters: Array.from({ length: seats }, (_, seat) => (seat === place ? person.id : null)) };
  }

  playRandom(game: number): void {
    const steps = playRandom(this.wishes(game), `${this.seed}/random/${game}`);
    this.decisions.add(steps);
    this.longest = Math.max(this.longest, steps);
    if (steps > MAX_DECISIONS) this.stalled++;
  }

  playPair(game: number): void {
    const { catalogue, things, seats } = this;
    const seed = `${this.seed}/${game}`;
    const wishes = this.wishes(game);
    const played = playDeputies(catalogue, things, wishes, seed);
    this.count(played);
    this.turns.with.add(played.turns);
    addWins(this.wins.with, played);
    const last = played.uses.at(-1);
    if (last !== undefined) this.candidates.push({ wishes, seed, played, use: last });
    const plain = playDeputies(catalogue, NO_THINGS, { seats, sets: ['base'] }, seed);
    this.turns.without.add(plain.turns);
    addWins(this.wins.without, plain);
    for (const [place, role] of plain.roles.entries()) {
      const sum = this.roleWins.get(role) ?? new Sum();
      this.roleWins.set(role, sum);
      sum.add(hasWon(plain, place) ? 1 : 0);
    }
  }

  private count(played: WatchedGame): void {
    const { uses, characters, events, roles } = played;
    const cards = uses.filter(({ thing }) => thing.part === 'kinds');
    for (const { thing } of cards) this.tally(thing.id).uses++;
    for (const id of new Set([...cards.map(({ thing }) => thing.id), ...events, ...characters]))
      if (this.things.has(id)) this.tally(id).games++;
    for (const [place, id] of characters.entries()) {
      if (!this.things.has(id)) continue;
      const all = this.played.get(id) ?? [];
      this.played.set(id, all);
      all.push({ role: roles[place] ?? '', won: hasWon(played, place) ? 1 : 0 });
    }
  }

  private tally(id: string): Tally {
    const tally = this.tallies.get(id) ?? { uses: 0, games: 0 };
    this.tallies.set(id, tally);
    return tally;
  }

  /** Plays a game again in which the last use of a pack is replaced. The nearer to the end, the clearer. */
  retry(place: number): void {
    if (place === 0) this.candidates.sort((a, b) => leftAfter(a) - leftAfter(b));
    const candidate = this.example === null ? this.candidates[place] : undefined;
    if (candidate === undefined) return;
    const { wishes, seed, played, use } = candidate;
    const { answers, winners } = played;
    const wonBy = winnerOf(played);
    if (wonBy === null) return;
    const otherwise = playOtherwise(this.catalogue, this.things, wishes, seed, answers, use.step);
    const elseWonBy = otherwise === null ? null : winnerOf(otherwise);
    const seat = answers[use.step]?.seat;
    if (elseWonBy === null || elseWonBy === wonBy || seat === undefined) return;
    const { part, key } = use.thing;
    this.example = { wishes, seed, answers, winners, step: use.step, seat, part, key, wonBy, elseWonBy };
  }

  result(): PackReport {
    const { turns, wins } = this;
    const sides = SIDES.map((side) => ({
      side,
      with: wins.with[side].estimate(100),
      without: wins.without[side].estimate(100),
      change: wins.with[side].minus(wins.without[side], 100),
    }));
    return {
      games: this.games,
      seats: this.seats,
      seed: this.seed,
      random: {
        games: Math.min(RANDOM_GAMES, this.games),
        decisions: this.decisions.estimate(),
        longest: this.longest,
        stalled: this.stalled,
      },
      turns: { with: turns.with.estimate(), without: turns.without.estimate() },
      sides,
      verdict: this.verdict(sides),
      things: [...this.things.values()].map(({ part, key, id }) => {
        const { uses, games } = this.tally(id);
        const wins = part === 'characters' ? this.winsOf(id) : null;
        return { part, key, uses: part === 'kinds' ? uses : games, games, wins };
      }),
      example: this.example,
    };
  }

  private winsOf(id: string): PackReport['verdict']['change'] {
    const games = this.played.get(id) ?? [];
    if (games.length === 0) return null;
    const more = new Sum();
    for (const { role, won } of games) more.add(won - (this.roleWins.get(role)?.mean ?? 0));
    return more.estimate(100);
  }

  private verdict(sides: PackReport['sides']): PackReport['verdict'] {
    if (this.stalled > MAX_STALLED * Math.min(RANDOM_GAMES, this.games))
      return { word: 'endless', side: null, change: null };
    const [most] = [...sides].sort((a, b) => certaintyOf(b.change) - certaintyOf(a.change));
    if (most === undefined) return { word: 'even', side: null, change: null };
    const { side, change } = most;
    return { word: wordFor(Math.abs(change.mean), change.error), side, change };
  }
}

const leftAfter = ({ played, use }: Candidate): number => played.answers.length - use.step;

const NO_THINGS: ReadonlyMap<string, Thing> = new Map();
const MAX_DECISIONS = 2000;
/** The largest fraction of random games that may be stalled. */
const MAX_STALLED = 0.005;
/** In percent points. */
const STRONG_CHANGE = 7;

const certaintyOf = ({ mean, error }: Estimate): number => Math.abs(mean) / Math.max(error, MIN_ERROR);
const MIN_ERROR = 1e-9;

/** The largest of three changes exceeds its error by chance more often than one: this makes it one time in twenty again. */
const ERROR_OF_THREE = 1.22;

/** A change within its error is none that could be told. */
const wordFor = (change: number, error: number): Word =>
  change <= ERROR_OF_THREE * error ? 'even' : change >= STRONG_CHANGE ? 'strong' : 'noticeable';

type SumsBySide = Readonly<Record<Side, Sum>>;
const sumsBySide = (): SumsBySide => ({ law: new Sum(), outlaws: new Sum(), renegade: new Sum() });

function addWins(sums: SumsBySide, game: Pick<WatchedGame, 'roles' | 'winners'>): void {
  const side = winnerOf(game);
  for (const one of SIDES) sums[one].add(one === side ? 1 : 0);
}

/** Null if nobody has survived. */
function winnerOf({ roles, winners }: Pick<WatchedGame, 'roles' | 'winners'>): Side | null {
  const role = roles[winners[0] ?? -1];
  return role === undefined ? null : sideOf(role);
}
