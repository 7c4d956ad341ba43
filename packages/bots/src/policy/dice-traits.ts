// The traits of answers in the dice game that the policy has weights for.

import type { Answer, Face } from '@posse/dice';
import type { Role } from '@posse/engine';
import { playerOf, type Situation } from '../dice/dice-situation.ts';
import { CHANCE_STEPS, capped, FOE_STEPS, stepOf } from './number-buckets.ts';
import type { Traits } from './policy-weighing.ts';
import { hashOf, mixed } from './stable-hash.ts';
import { about, CHARACTER, DICE, HABIT, LIFE, SUSPICION, TARGET, WHO_IS_LEFT } from './trait-topics.ts';

const ROLE_NUMBERS: Readonly<Record<Role, number>> = { sheriff: 0, deputy: 1, outlaw: 2, renegade: 3 };

function gistOf(s: Situation, { kind, at, also, dice, face, twice, pick }: Answer): number {
  let hash = mixed(hashOf(kind), (at ?? -1) * 16 + (also ?? -1));
  let sum = 0;
  for (const place of dice) {
    const die = s.view.dice[place];
    if (die !== undefined) sum += mixed(hashOf(die.kind), hashOf(die.face)) >> 3;
  }
  hash = mixed(hash, sum | 0);
  if (face !== null) hash = mixed(hash, hashOf(face) + (twice ? 1 : 0));
  return pick === null ? hash : mixed(hash, hashOf(pick));
}

/** The traits of the player's own life and arrows, and of the players left. */
interface Standing {
  readonly role: number;
  readonly life: number;
  readonly arrows: number;
  readonly living: number;
  /** The number of seats, and of players left by role. */
  readonly left: number;
  readonly pile: number;
  readonly rolls: number;
  readonly character: number;
  readonly sheriffLife: number;
}

function standingOf({ view, self, role, left, sheriff }: Situation): Standing {
  const star = sheriff === null ? null : playerOf(view, sheriff);
  return {
    role: ROLE_NUMBERS[role ?? 'renegade'],
    life: lifeStep(self.life, self.maxLife),
    arrows: capped(self.arrows + (self.chief ? 2 : 0), 3),
    living: capped(left.living, 6),
    left: view.players.length * 64 + left.outlaws * 16 + left.deputies * 4 + left.renegades,
    pile: capped(view.pile, 4),
    rolls: capped(view.rolls, 3),
    character: hashOf(self.character),
    sheriffLife: star === null ? 0 : lifeStep(star.life, star.maxLife),
  };
}

/** The step of a number of life points: few count one by one, and the last step is full life. */
const lifeStep = (life: number, most: number): number => (life >= most ? 6 : capped(life, 5));

const REROLL = hashOf('reroll');

function traitsIn(s: Situation): (answer: Answer, traits: number[]) => void {
  const own = standingOf(s);
  const op = hashOf(s.why.op);
  const byFace = dieTraits(s, own);
  return (answer, traits) => {
    const { kind, at, pick, face, twice } = answer;
    if (kind === 'reroll' || kind === 'stop') {
      byFace(answer.dice, traits);
      return;
    }
    let what = mixed(op, hashOf(kind));
    if (pick !== null) what = mixed(what, hashOf(pick));
    if (face !== null) what = mixed(what, hashOf(face) + (twice ? 1 : 0));
    const mine = mixed(what, 100 + own.role);
    traits.push(
      about(HABIT, mixed(mine, 1)),
      about(LIFE, mixed(mixed(what, 2), own.life * 4 + own.arrows)),
      about(WHO_IS_LEFT, mixed(mixed(mine, 3), own.left)),
      about(CHARACTER, mixed(mixed(what, 4), own.character)),
      about(LIFE, mixed(mixed(mine, 5), own.life)),
      about(WHO_IS_LEFT, mixed(mixed(what, 6), own.pile * 8 + own.living)),
    );
    if (at !== null) addTarget(s, own, answer, traits, what, mine);
  };
}

function addTarget(
  s: Situation,
  { left, living, life: ownLife, arrows: ownArrows }: Standing,
  { at }: Answer,
  traits: number[],
  what: number,
  mine: number,
): void {
  const who = at ?? s.me;
  const { life: points, maxLife, arrows, chief, character } = playerOf(s.view, who);
  const isMe = who === s.me ? 1 : 0;
  const step = isMe === 1 ? 7 : stepOf(FOE_STEPS, s.foe[who] ?? 0);
  const star = who === s.sheriff ? 1 : 0;
  const life = lifeStep(points, maxLife);
  const tokens = capped(arrows + (chief ? 2 : 0), 3);
  const odds = s.beliefs.odds(s.known)[who] ?? [];
  const guess = star * 16 + stepOf(CHANCE_STEPS, odds[2] ?? 0) * 4 + stepOf(CHANCE_STEPS, odds[1] ?? 0);
  traits.push(
    about(SUSPICION, mixed(mixed(mine, 10), step)),
    about(TARGET, mixed(mixed(mine, 11), (star * 2 + isMe) * 8 + life)),
    about(TARGET, mixed(mixed(what, 12), step * 8 + life)),
    about(SUSPICION, mixed(mixed(mine, 13), guess)),
    about(WHO_IS_LEFT, mixed(mixed(mixed(mine, 14), guess), left)),
    about(TARGET, mixed(mixed(what, 15), (step * 8 + life) * 4 + tokens)),
    about(CHARACTER, mixed(mixed(mixed(what, 16), hashOf(character)), step > 2 && isMe === 0 ? 1 : 0)),
    about(TARGET, mixed(mixed(mine, 17), ((star * 2 + isMe) * 8 + living) * 8 + life)),
    about(LIFE, mixed(mixed(what, 18), isMe * 32 + ownLife * 4 + ownArrows)),
  );
}

/** The traits of rolling dice again: for each face how many are rolled, and how many stay. */
function dieTraits(
  { view, why }: Situation,
  { role, life, arrows, left, living, pile, rolls, character, sheriffLife }: Standing,
): (dice: readonly number[], traits: number[]) => void {
  const faces: Face[] = [];
  const counts: number[] = [];
  for (const { face } of view.dice) {
    const place = faces.indexOf(face);
    if (place < 0) {
      faces.push(face);
      counts.push(1);
    } else counts[place] = (counts[place] as number) + 1;
  }
  const known = new Map<number, readonly number[]>();
  const traitsOf = (place: number, rolled: number): readonly number[] => {
    const key = place * 8 + rolled;
    const before = known.get(key);
    if (before !== undefined) return before;
    const what = mixed(mixed(REROLL, hashOf(why.op)), hashOf(faces[place] as Face));
    const some = mixed(what, rolled * 8 + (counts[place] as number));
    const mine = mixed(some, 100 + role);
    const found = [
      about(DICE, mixed(mixed(mine, 1), rolls)),
      about(LIFE, mixed(mixed(some, 2), life * 4 + arrows)),
      about(WHO_IS_LEFT, mixed(mixed(mine, 3), left)),
      about(CHARACTER, mixed(mixed(some, 4), character)),
      about(WHO_IS_LEFT, mixed(mixed(some, 5), pile * 8 + living)),
      about(LIFE, mixed(mixed(mine, 6), life)),
      about(TARGET, mixed(mixed(mine, 7), sheriffLife)),
    ];
    known.set(key, found);
    return found;
  };
  const rolled = faces.map(() => 0);
  return (dice, traits) => {
    rolled.fill(0);
    for (const die of dice) {
      const place = faces.indexOf(view.dice[die]?.face as Face);
      rolled[place] = (rolled[place] as number) + 1;
    }
    for (let place = 0; place < faces.length; place++)
      for (const trait of traitsOf(place, rolled[place] as number)) traits.push(trait);
    traits.push(
      about(DICE, mixed(mixed(mixed(REROLL, 30 + role), dice.length), rolls)),
      about(LIFE, mixed(mixed(REROLL, 31), dice.length * 32 + life * 4 + arrows)),
    );
  };
}

export const diceTraits: Traits<Situation, Answer> = { gistOf, traitsIn, near: 0.15 };
