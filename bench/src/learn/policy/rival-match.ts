// A match between marshals and a rival that was trained against them.

import { type Bot, type GameWithBots, playGame } from '@posse/bots';
import type { Kinds, Role, Seat } from '@posse/engine';

const SIDES: readonly (readonly Role[])[] = [['sheriff', 'deputy'], ['outlaw'], ['renegade']];

/** The points gained by one rival among marshals in the same seats of the same deals, by side, with standard errors. */
export function rivalMatch<K extends Kinds>(
  { clues }: GameWithBots<K>,
  marshal: Bot<K['view'], K['answer']>,
  rival: Bot<K['view'], K['answer']>,
  wishes: K['wishes'],
  deals: number,
): string {
  const gains: number[][] = SIDES.map(() => []);
  for (let number = 0; number < deals; number++) {
    const seed = `rival ${number}`;
    const before = playGame(clues, wishes, seed, () => marshal);
    for (const [side, roles] of SIDES.entries()) {
      const seats = before.roles.flatMap((role, place) => (roles.includes(role) ? [place] : []));
      const seat = seats[number % Math.max(1, seats.length)];
      if (seat === undefined) continue;
      const after = playGame(clues, wishes, seed, (who) => (who === seat ? rival : marshal));
      const won = ({ winners }: typeof before): number => (winners.includes(seat as Seat) ? 100 : 0);
      gains[side]?.push(won(after) - won(before));
    }
  }
  const text = (list: readonly number[]): string => {
    const mean = list.reduce((sum, gain) => sum + gain, 0) / list.length;
    const error = Math.sqrt(list.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / list.length;
    return `${mean.toFixed(1)} ± ${error.toFixed(1)}`;
  };
  const [law = [], outlaw = [], renegade = []] = gains;
  const means = law.map((gain, place) => (gain + (outlaw[place] ?? 0) + (renegade[place] ?? 0)) / SIDES.length);
  return `law ${text(law)}, Outlaw ${text(outlaw)}, Renegade ${text(renegade)}, mean ${text(means)}, ${deals} deals`;
}
