// The user's strengths and weaknesses by role, over many games.

import type { Topic } from '@posse/bots/coach';
import type { Role } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import type { KeptGame, Losses } from './game-list-entry.ts';

export interface Finding {
  readonly game: GameId;
  readonly role: Role;
  readonly topic: Topic;
  /** Does the user lose less with this than with everything else? */
  readonly isStrength: boolean;
  /** The points of winning chance that an answer about this gives away on average, */
  readonly points: number;
  /** and all other answers. */
  readonly others: number;
}

/** The minimum number of games in a role. */
export const MIN_GAMES = 15;
/** A difference counts if it is larger than this many standard errors. */
const SURE = 3;
const MAX_FINDINGS = 3;
const TOPICS: readonly Topic[] = ['reactions', 'targets', 'own'];

/** The surest findings, at most three: one topic of a role compared with all other answers in it, game by game. */
export function findingsOf(games: readonly KeptGame[]): readonly Finding[] {
  const found: { readonly finding: Finding; readonly errors: number }[] = [];
  for (const those of byRole(games))
    for (const topic of TOPICS) {
      const one = findingAbout(topic, those);
      if (one !== null) found.push(one);
    }
  return found
    .toSorted((one, other) => other.errors - one.errors)
    .slice(0, MAX_FINDINGS)
    .map(({ finding }) => finding);
}

/** A game that the coach went through, of which today's rules know the role. */
type Counted = KeptGame & { readonly role: Role; readonly losses: Losses };

const isCounted = (game: KeptGame): game is Counted => game.role !== null && game.losses !== undefined;

function byRole(games: readonly KeptGame[]): readonly (readonly Counted[])[] {
  const roles = new Map<string, Counted[]>();
  for (const game of games.filter(isCounted)) {
    const key = `${game.game} ${game.role}`;
    roles.set(key, [...(roles.get(key) ?? []), game]);
  }
  return [...roles.values()].filter(({ length }) => length >= MIN_GAMES);
}

interface Rates {
  readonly about: number;
  readonly others: number;
}

/** The loss of an answer about the topic, and of all others; null for a game without one of them. */
function ratesIn({ losses }: Counted, topic: Topic): Rates | null {
  const rest = TOPICS.filter((one) => one !== topic);
  const answers = rest.reduce((sum, one) => sum + losses[one].answers, 0);
  const lost = rest.reduce((sum, one) => sum + losses[one].lost, 0);
  const about = losses[topic];
  return about.answers === 0 || answers === 0 ? null : { about: about.lost / about.answers, others: lost / answers };
}

function findingAbout(
  topic: Topic,
  games: readonly Counted[],
): { readonly finding: Finding; readonly errors: number } | null {
  const rates = games.flatMap((game) => ratesIn(game, topic) ?? []);
  const [first] = games;
  if (first === undefined || rates.length < MIN_GAMES) return null;
  const gaps = rates.map(({ about, others }) => about - others);
  const gap = mean(gaps);
  const error = Math.sqrt(mean(gaps.map((one) => (one - gap) ** 2)) / (gaps.length - 1));
  if (Math.abs(gap) <= SURE * error || gap === 0) return null;
  const [points, others] = [mean(rates.map(({ about }) => about)), mean(rates.map((rate) => rate.others))];
  const { game, role } = first;
  return {
    finding: { game, role, topic, isStrength: gap < 0, points: 100 * points, others: 100 * others },
    errors: Math.abs(gap) / Math.max(error, Number.MIN_VALUE),
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
