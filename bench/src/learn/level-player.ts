// Players of the levels without search, which answer straight from the state of a game.
// They see no more than a seat would: the situation leaves out what is hidden.

import { Beliefs, best, type Imagination, LEVELS, type LevelId } from '@posse/bots/search';
import { below, type Kinds, type Pending, type Random } from '@posse/engine';

export type LevelPlayer<K extends Kinds> = (
  t: K['state'],
  asked: Pending<K['frame'], K['answer']>,
  beliefs: Beliefs,
  random: Random,
) => K['answer'];

export function levelPlayer<K extends Kinds, Situation>(
  { rulesOfThumb, learned }: Imagination<K, Situation>,
  id: LevelId,
): LevelPlayer<K> {
  const level = LEVELS.find((one) => one.id === id);
  if (level === undefined || level.plays === 'by search') throw new Error(`There is no level "${id}" without search.`);
  const { style, plays } = level;
  const { clues, imagine, sane, isNever } = rulesOfThumb;
  const policy = plays === 'by policy' ? learned.policy() : null;
  const fresh = new Map<string, Beliefs>();
  return (t, asked, beliefs, random) => {
    const { options } = asked;
    if (style.slips > 0 && below(random, 100) < style.slips)
      return options[below(random, options.length)] as K['answer'];
    const known = style.infers ? beliefs : unsuspecting(fresh, t, clues.urges);
    const situation = imagine(t, asked, known, style);
    if (policy !== null) return policy.best(situation, options, isNever);
    return best(rulesOfThumb, situation, style.careful ? sane(situation) : options, random);
  };
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
