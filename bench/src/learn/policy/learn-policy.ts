// Learns the policy of one game by self-play. The judge is the critic.

import type { Imagination } from '@posse/bots/search';
import { below, type Kinds, type Role, randomFrom } from '@posse/engine';
import { League, type Rivals } from './learner-league.ts';
import { readProgress, updateAverage, writeProgress } from './learning-progress.ts';
import { Gradient } from './policy-gradient.ts';
import { type LeaguePlayer, teach } from './self-play-game.ts';

export interface Course {
  /** The file in which the progress is kept. */
  readonly file: string;
  /** The number of games after which the rate has fallen to its minimum. */
  readonly games: number;
  /** The processor time after which this run stops, in seconds. */
  readonly seconds: number;
  readonly rivals: Rivals;
  /** Learners with other seeds play other games, and their weights can be averaged. */
  readonly seed: string;
}

const BATCH = 60;
const RATE = 0.03;
const MIN_RATE = 0.002;
/** The number of games between frozen copies. */
const FREEZES = 20_000;
/** The number of games between reports. */
const REPORTS = 12_000;
const FINE = 2 ** 20;

export function learnPolicy<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  table: (chance: () => number) => K['wishes'],
  { file, games, seconds, rivals, seed }: Course,
): void {
  const marshal = imagination.learned.policy();
  const progress = readProgress(file, marshal.weights);
  const policy = marshal.with(progress.weights);
  const league = new League(imagination, rivals);
  if (progress.games > 0) league.freeze(progress.average);
  const gradient = new Gradient(progress.squares);
  const random = randomFrom(`policy ${seed} ${progress.games}`);
  const chance = (): number => below(random, FINE) / FINE;
  let tally = new Tally();
  const started = process.cpuUsage().user;
  const spent = (): number => (process.cpuUsage().user - started) / 1e6;
  while (progress.games < games && spent() < seconds) {
    for (let number = 0; number < BATCH; number++) {
      const dealt = `policy ${seed} ${progress.games + number}`;
      const wishes = table(chance);
      const seated = (seats: number): LeaguePlayer<K>[] => league.seated(seats, chance);
      const played = teach(imagination, policy, wishes, dealt, seated, random, gradient);
      if (played === null) continue;
      const { state, players } = played;
      for (const [place, { role }] of state.players.entries())
        tally.count(role, players[place]?.id ?? '', state.winners?.some((seat) => seat === place) ?? false);
    }
    progress.games += BATCH;
    gradient.step(progress.weights, Math.max(MIN_RATE, RATE * (1 - progress.games / games)));
    updateAverage(progress);
    if (progress.games % FREEZES < BATCH) league.freeze(progress.average);
    if (progress.games % REPORTS >= BATCH) continue;
    writeProgress(file, progress);
    process.stderr.write(`${progress.games} games, ${Math.round(spent())} s: ${tally.text()}\n`);
    tally = new Tally();
  }
  writeProgress(file, progress);
}

/** How often the learner and the usual rivals won, by role. */
class Tally {
  private readonly won = new Map<string, [won: number, played: number]>();

  count(role: Role, id: string, isWon: boolean): void {
    const key = `${role} ${id}`;
    const pair = this.won.get(key) ?? [0, 0];
    this.won.set(key, [pair[0] + (isWon ? 1 : 0), pair[1] + 1]);
  }

  text(): string {
    const share = (key: string): number => {
      const [won, played] = this.won.get(key) ?? [0, 1];
      return (100 * won) / played;
    };
    return (['sheriff', 'deputy', 'outlaw', 'renegade'] as const)
      .map((role) => `${role} ${share(`${role} learner`).toFixed(1)} (others ${share(`${role} other`).toFixed(1)})`)
      .join(', ');
  }
}
