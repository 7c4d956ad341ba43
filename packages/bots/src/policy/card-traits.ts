// The traits of answers in the card game that the policy has weights for.

import { type Answer, type CardId, type CardKind, deedsOf, kindOf, OURS } from '@posse/card';
import type { Role } from '@posse/engine';
import { kindPlayed } from '../card/answer-source.ts';
import { type OpenPlayer, playerOf, type Situation } from '../card/card-situation.ts';
import { foe } from '../card/harm-scores.ts';
import { CHANCE_STEPS, capped, FOE_STEPS, stepOf } from './buckets.ts';
import { hashOf, mixed } from './hash.ts';
import type { Traits } from './policy.ts';

const ROLE_NUMBERS: Readonly<Record<Role, number>> = { sheriff: 0, deputy: 1, outlaw: 2, renegade: 3 };

/** The cards of packs are known by their effects alone, so nothing is learned by the name of a card that changes. */
const effects = new WeakMap<CardKind, number>();

function effectOf(s: Situation, kind: CardKind): number {
  const before = effects.get(kind);
  if (before !== undefined) return before;
  const deeds = deedsOf(s, kind).map(({ verb, whom, byChance }) => `${verb} ${whom} ${byChance}`);
  const found = hashOf(`effect ${kind.border} ${kind.weapon} ${kind.dodges} ${kind.bang} ${deeds.join()}`);
  effects.set(kind, found);
  return found;
}

const names = new WeakMap<CardKind, number>();

function nameOf(s: Situation, kind: CardKind): number {
  const before = names.get(kind);
  if (before !== undefined) return before;
  const found = OURS.kinds[kind.key] === undefined ? effectOf(s, kind) : hashOf(kind.key);
  names.set(kind, found);
  return found;
}

/** The same for all characters of packs. */
const characterHash = (id: string): number => hashOf(OURS.characters[id] === undefined ? 'character of a pack' : id);

const nameOfCard = (s: Situation, card: CardId): number => nameOf(s, kindOf(s, card));

const HAND = hashOf('from the hand');
const OUR_OWN = hashOf('own');

const preyHash = (s: Situation, prey: CardId | 'hand'): number => (prey === 'hand' ? HAND : nameOfCard(s, prey));

/** A pick names a character, a pile or a kind of card. */
const pickHash = (pick: string): number =>
  hashOf(OURS.kinds[pick] === undefined && OURS.characters[pick] === undefined && pick.includes('-') ? 'pick' : pick);

/** The thing that is played, chosen or used, whoever it is aimed at. */
function thingOf(s: Situation, answer: Answer): number {
  if (answer.kind === 'play' || answer.kind === 'use') return nameOf(s, kindPlayed(s, answer));
  const { card, pick } = answer;
  if (pick !== null) return mixed(OUR_OWN, pickHash(pick));
  return card === null ? 0 : nameOfCard(s, card);
}

function gistOf(s: Situation, answer: Answer): number {
  const { kind, card, as, at, prey, cost, pick } = answer;
  let hash = mixed(hashOf(kind), card === null ? 1 : s.why.op === 'chooseFlip' ? card : hashOf(kindOf(s, card).key));
  if (as !== null) hash = mixed(hash, hashOf(as));
  hash = mixed(hash, at ?? -1);
  if (prey !== null) hash = mixed(hash, prey === 'hand' ? HAND : hashOf(kindOf(s, prey).key));
  if (pick !== null) hash = mixed(hash, hashOf(pick));
  let sum = 0;
  for (const one of cost) sum += hashOf(kindOf(s, one).key) | 0;
  return mixed(hash, sum | 0);
}

/** The own hand and life, and who is left. */
interface Standing {
  readonly role: number;
  readonly life: number;
  readonly overfull: number;
  readonly living: number;
  /** The number of seats, and of eliminated players by role. */
  readonly left: number;
  readonly bangs: number;
  readonly dodges: number;
  readonly beers: number;
  readonly weapon: number;
  readonly character: number;
}

function standingOf(s: Situation): Standing {
  const { self, hand, view, known } = s;
  let bangs = 0;
  let dodges = 0;
  let beers = 0;
  for (const card of hand) {
    const kind = kindOf(s, card);
    if (kind.bang) bangs++;
    else if (kind.dodges) dodges++;
    else if (kind.beer) beers++;
  }
  let weapon = 0;
  for (const card of self.inPlay) {
    const kind = kindOf(s, card);
    if (kind.weapon) weapon = nameOf(s, kind);
  }
  let left = view.players.length;
  for (let place = 0; place < view.players.length; place++) {
    const role = known[place] ?? null;
    if (role !== null && !(view.players[place] as OpenPlayer).alive) left += 16 << (2 * ROLE_NUMBERS[role]);
  }
  return {
    role: ROLE_NUMBERS[s.role ?? 'renegade'],
    life: capped(self.life, 4),
    overfull: capped(hand.length - self.life + 2, 4),
    living: capped(s.others.length + 1, 6),
    left,
    bangs: capped(bangs, 3),
    dodges: capped(dodges, 2),
    beers: capped(beers, 2),
    weapon,
    character: characterHash(self.character),
  };
}

function traitsIn(s: Situation): (answer: Answer, hashes: number[]) => void {
  const own = standingOf(s);
  const { role, life, living, left, bangs } = own;
  const op = hashOf(s.why.op);
  const state = life * 8 + own.overfull;
  const armed = bangs * 16 + own.dodges * 4 + own.beers;
  return (answer, hashes) => {
    const { kind, at, card, prey } = answer;
    const how = mixed(op, hashOf(kind));
    const what = mixed(how, thingOf(s, answer));
    const mine = mixed(what, 100 + role);
    hashes.push(
      mixed(mine, 1),
      mixed(mixed(what, 2), state),
      mixed(mixed(mine, 3), living),
      mixed(mixed(mine, 4), life),
      mixed(mixed(what, 5), own.character),
      mixed(mixed(mine, 6), left),
      mixed(mixed(what, 7), armed),
    );
    let effect = 0;
    if (card !== null) {
      effect = mixed(mixed(how, effectOf(s, kindOf(s, card))), 100 + role);
      hashes.push(mixed(effect, 8));
    }
    if (at === null || at === s.me) {
      hashes.push(mixed(mixed(what, 20), own.weapon));
      if (kind === 'end' || kind === 'pass')
        hashes.push(
          mixed(mixed(mine, 21), state),
          mixed(mixed(mine, 22), bangs * 8 + living),
          mixed(mixed(what, 23), life * 16 + own.dodges * 4 + own.beers),
        );
      if (kind === 'discard') {
        let count = 0;
        for (const other of s.hand) if (kindOf(s, other) === kindOf(s, card as CardId)) count++;
        hashes.push(mixed(mixed(what, 24), capped(count, 3) * 8 + life), mixed(mixed(mine, 25), capped(count, 3)));
      }
    } else addTarget(s, own, answer, hashes, how, what, mine, effect);
    if (prey !== null) {
      const isFoe = foe(s, at) >= 0 ? 1 : 0;
      const star = at !== null && s.known[at] === 'sheriff' ? 2 : 0;
      const taken = preyHash(s, prey);
      hashes.push(mixed(mixed(mixed(what, 26), taken), isFoe), mixed(mixed(mixed(mine, 27), taken), isFoe + star));
    }
  };
}

function addTarget(
  s: Situation,
  { role, living, left, bangs }: Standing,
  { at }: Answer,
  hashes: number[],
  how: number,
  what: number,
  mine: number,
  effect: number,
): void {
  const who = at ?? s.me;
  const { life: points, hand, inPlay, character } = playerOf(s.view, who);
  const step = stepOf(FOE_STEPS, foe(s, who));
  const isFoe = step > 2 ? 1 : 0;
  const star = s.known[who] === 'sheriff' ? 1 : 0;
  const life = capped(points, 4);
  const cards = capped(hand.length, 4);
  const odds = star * 16 + stepOf(CHANCE_STEPS, s.outlawChance(who)) * 4 + stepOf(CHANCE_STEPS, s.deputyChance(who));
  let shelter = 0;
  for (const card of inPlay) if (kindOf(s, card).power.barrel) shelter = 1;
  hashes.push(
    mixed(mixed(mine, 10), step),
    mixed(mixed(mine, 11), star * 8 + life),
    mixed(mixed(what, 12), step * 8 + life),
    mixed(mixed(what, 13), cards * 16 + bangs * 4 + isFoe * 2 + shelter),
    mixed(mixed(mixed(how, 100 + role), 14), odds),
    mixed(mixed(mine, 15), odds),
    mixed(mixed(mine, 16), star * 65536 + left),
    mixed(mixed(what, 17 + isFoe), characterHash(character)),
    mixed(mixed(mine, 19), (star * 8 + living) * 8 + life),
  );
  if (effect !== 0) hashes.push(mixed(mixed(effect, 9), step));
}

export const cardTraits: Traits<Situation, Answer> = { gistOf, traitsIn };
