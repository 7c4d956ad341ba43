// The league of the learner: itself, frozen copies of itself, and the levels below.

import { Beliefs, best, LEVELS, Policy, type RulesOfThumb, type Traits } from '@posse/bots/search';
import type { Kinds } from '@posse/engine';
import type { LeaguePlayer } from './lesson-game.ts';

/** The shares of the seats: half of them learn. */
const LEARNERS = 0.5;
const DEPUTIES = 0.35;
const FROZEN = 0.1;
/** The maximum number of frozen copies; the oldest goes first. */
const MAX_FROZEN = 4;

export class League<K extends Kinds, Situation> {
  readonly frozen: Float32Array[] = [];
  private readonly rules: RulesOfThumb<K, Situation>;
  private readonly traits: Traits<Situation, K['answer']>;
  private readonly learner: LeaguePlayer<K>;
  private readonly deputy: LeaguePlayer<K>;
  private readonly gunslinger: LeaguePlayer<K>;
  private copies: LeaguePlayer<K>[] = [];

  constructor(rules: RulesOfThumb<K, Situation>, traits: Traits<Situation, K['answer']>) {
    this.rules = rules;
    this.traits = traits;
    const level = (id: string): LeaguePlayer<K> => {
      const style = LEVELS.find((one) => one.id === id)?.style;
      if (style === undefined) throw new Error(`There is no level "${id}".`);
      const fresh = new Map<string, Beliefs>();
      return {
        id,
        learns: false,
        answer(t, asked, beliefs) {
          const known = style.infers ? beliefs : unsuspecting(fresh, t, rules.clues.urges);
          return best(rules, rules.imagine(t, asked, known, style), asked.options, null);
        },
      };
    };
    this.deputy = level('deputy');
    this.gunslinger = level('gunslinger');
    this.learner = { id: 'learner', learns: true, answer: (_t, { options }) => options[0] as K['answer'] };
  }

  /** Freezes a copy of these weights, which then plays along. */
  freeze(weights: Float32Array): void {
    this.frozen.push(weights.slice());
    if (this.frozen.length > MAX_FROZEN) this.frozen.shift();
    const { rules, traits } = this;
    const style = LEVELS.find(({ id }) => id === 'deputy')?.style;
    this.copies = this.frozen.map((copy) => {
      const policy = new Policy(copy, traits, rules.score);
      return {
        id: 'frozen',
        learns: false,
        answer: (t, asked, beliefs) =>
          policy.best(rules.imagine(t, asked, beliefs, style as NonNullable<typeof style>), asked.options),
      };
    });
  }

  /** Draws who sits where. */
  seated(seats: number, chance: () => number): LeaguePlayer<K>[] {
    return Array.from({ length: seats }, () => this.drawn(chance));
  }

  private drawn(chance: () => number): LeaguePlayer<K> {
    const lot = chance();
    if (lot < LEARNERS) return this.learner;
    if (lot < LEARNERS + DEPUTIES) return this.deputy;
    const copy = this.copies[Math.floor(chance() * this.copies.length)];
    return lot < LEARNERS + DEPUTIES + FROZEN ? (copy ?? this.deputy) : this.gunslinger;
  }
}

/** The beliefs of those who infer nothing, by table. */
function unsuspecting<K extends Kinds>(
  fresh: Map<string, Beliefs>,
  { players }: K['state'],
  urges: readonly (readonly number[])[],
): Beliefs {
  const sheriff = players.findIndex(({ role }) => role === 'sheriff');
  const key = `${players.length} ${sheriff}`;
  const before = fresh.get(key);
  if (before !== undefined) return before;
  const found = Beliefs.at(players.length, sheriff < 0 ? null : sheriff, urges);
  fresh.set(key, found);
  return found;
}
