// The traits of answers in the card game that the policy has weights for.

import { type Answer, type CardId, type CardKind, deedsOf, kindOf, OURS } from '@posse/card';
import type { Role, Seat } from '@posse/engine';
import { kindPlayed } from '../card/answer-source.ts';
import { type OpenPlayer, playerOf, type Situation } from '../card/card-situation.ts';
import { foe } from '../card/harm-scores.ts';
import { BALANCE_STEPS, CHANCE_STEPS, capped, FOE_STEPS, FRIEND_STEPS, stepOf } from './number-buckets.ts';
import type { Traits } from './policy-weighing.ts';
import { hashOf, mixed } from './stable-hash.ts';
import { about, CHARACTER, EVENT, HABIT, IN_HAND, LIFE, PREY, SUSPICION, TARGET, WHO_IS_LEFT } from './trait-topics.ts';

const ROLE_NUMBERS: Readonly<Record<Role, number>> = { sheriff: 0, deputy: 1, outlaw: 2, renegade: 3 };

/** The hash of what a card does. Cards of packs have no other, because their names may mean anything. */
const effects = new WeakMap<CardKind, number>();

function effectOf(s: Situation, kind: CardKind): number {
  const before = effects.get(kind);
  if (before !== undefined) return before;
  const deeds = deedsOf(s, kind).map(({ verb, whom, byChance }) => `${verb} ${whom} ${byChance}`);
  const found = hashOf(`effect ${kind.border} ${kind.weapon} ${kind.dodges} ${kind.bang} ${deeds.join()}`);
  effects.set(kind, found);
  return found;
}

const names = new WeakMap<CardKind, number | null>();

/** The hash of the name of one of our cards; null for a card of a pack. */
function nameOf(kind: CardKind): number | null {
  const before = names.get(kind);
  if (before !== undefined) return before;
  const found = OURS.kinds[kind.key] === kind ? hashOf(kind.key) : null;
  names.set(kind, found);
  return found;
}

/** The hash of the name of one of our characters; null for one of a pack. */
const characterHash = ({ catalogue }: Situation, id: string): number | null =>
  OURS.characters[id] === catalogue.characters[id] ? hashOf(id) : null;

const nameOfCard = (s: Situation, card: CardId): number | null => nameOf(kindOf(s, card));

const HAND = hashOf('from the hand');
const OUR_OWN = hashOf('own');

const preyHash = (s: Situation, prey: CardId | 'hand'): number | null => (prey === 'hand' ? HAND : nameOfCard(s, prey));

/** A pick names a character, a kind of card, a set or a pile; null if it belongs to a pack. */
function pickHash({ catalogue }: Situation, pick: string): number | null {
  const isOurs = catalogue.kinds[pick] === OURS.kinds[pick] && catalogue.characters[pick] === OURS.characters[pick];
  return isOurs ? mixed(OUR_OWN, hashOf(pick)) : null;
}

/** The thing that is played, chosen or used, whoever it is aimed at; null if it belongs to a pack. */
function thingOf(s: Situation, answer: Answer): number | null {
  if (answer.kind === 'play' || answer.kind === 'use') return nameOf(kindPlayed(s, answer));
  const { card, pick } = answer;
  if (pick !== null) return pickHash(s, pick);
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

/** The traits of the player's own hand and life, and of the players left. */
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
  /** Null for a character of a pack. */
  readonly character: number | null;
  readonly sheriffLife: number;
  /** Whether a Beer would heal, and whether cards must be discarded. */
  readonly thirst: number;
  /** How far the law's life points outweigh the Outlaws', by what I believe. */
  readonly balance: number;
  /** How far the others take me for an Outlaw. */
  readonly suspected: number;
  /** Null without an event, or with one of a pack. */
  readonly event: number | null;
}

function standingOf(s: Situation): Standing {
  const { self, hand, view, known, catalogue } = s;
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
    if (kind.weapon) weapon = nameOf(kind) ?? 0;
  }
  let left = view.players.length;
  let sheriffLife = 0;
  for (let place = 0; place < view.players.length; place++) {
    const role = known[place] ?? null;
    const player = view.players[place] as OpenPlayer;
    if (role !== null && !player.alive) left += 16 << (2 * ROLE_NUMBERS[role]);
    if (role === 'sheriff') sheriffLife = capped(player.life, 5);
  }
  const { event } = view;
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
    character: characterHash(s, self.character),
    sheriffLife,
    thirst: (self.life < self.maxLife ? 4 : 0) + (s.others.length > 1 ? 2 : 0) + (hand.length > self.life ? 1 : 0),
    balance: balanceOf(s),
    suspected: stepOf(CHANCE_STEPS, suspicionOf(s)),
    event: event !== null && catalogue.events[event] === OURS.events[event] ? hashOf(event) : null,
  };
}

function balanceOf(s: Situation): number {
  const { view, known, me, role } = s;
  let law = 0;
  let outlaws = 0;
  for (const at of [me, ...s.others]) {
    const { life } = playerOf(view, at);
    const isOwn = at === me;
    outlaws += life * (isOwn ? (role === 'outlaw' ? 1 : 0) : s.outlawChance(at));
    if (known[at] === 'sheriff') law += life;
    else law += life * (isOwn ? (role === 'deputy' ? 1 : 0) : s.deputyChance(at));
  }
  return stepOf(BALANCE_STEPS, (law - outlaws) / Math.max(1, law + outlaws));
}

const IS_OUTLAW = [0, 0, 1, 0];

/** The probability, for those who do not know my role, that I am an Outlaw. */
function suspicionOf({ known, me, role, beliefs, view }: Situation): number {
  if (role === 'sheriff' || view.players.length < 4) return 0;
  const open = known.slice();
  open[me] = null;
  return beliefs.expect(open, IS_OUTLAW)[me] ?? 0;
}

/** Whether a card or character of a pack asks the question: it may mean anything, so the scores alone decide. */
function isOfPack({ why, catalogue }: Situation): boolean {
  if (!('with' in why) || typeof why.with !== 'string') return false;
  const { with: by } = why;
  return catalogue.kinds[by] !== OURS.kinds[by] || catalogue.characters[by] !== OURS.characters[by];
}

const NONE = (): void => undefined;

function traitsIn(s: Situation): (answer: Answer, traits: number[]) => void {
  if (isOfPack(s)) return NONE;
  const own = standingOf(s);
  const { role, life, living, left, bangs, event } = own;
  const op = hashOf(s.why.op);
  const state = life * 8 + own.overfull;
  const armed = bangs * 16 + own.dodges * 4 + own.beers;
  return (answer, traits) => {
    const { kind, at, card } = answer;
    const how = mixed(op, hashOf(kind));
    const isAimed = at !== null && at !== s.me;
    if (card !== null) {
      const effect = mixed(mixed(how, effectOf(s, kindOf(s, card))), 100 + role);
      traits.push(about(HABIT, mixed(effect, 8)));
      if (isAimed) traits.push(about(TARGET, mixed(mixed(effect, 9), stepOf(FOE_STEPS, foe(s, at)))));
    }
    const thing = thingOf(s, answer);
    if (thing === null) return;
    const what = mixed(how, thing);
    const mine = mixed(what, 100 + role);
    traits.push(
      about(HABIT, mixed(mine, 1)),
      about(IN_HAND, mixed(mixed(what, 2), state)),
      about(WHO_IS_LEFT, mixed(mixed(mine, 3), living)),
      about(LIFE, mixed(mixed(mine, 4), life)),
      about(WHO_IS_LEFT, mixed(mixed(mine, 6), left)),
      about(IN_HAND, mixed(mixed(what, 7), armed)),
      about(TARGET, mixed(mixed(mine, 28), own.sheriffLife * 8 + living)),
      about(WHO_IS_LEFT, mixed(mixed(mine, 30), own.balance * 8 + living)),
      about(SUSPICION, mixed(mixed(mine, 31), own.suspected * 8 + living)),
    );
    if (own.character !== null) traits.push(about(CHARACTER, mixed(mixed(what, 5), own.character)));
    if (event !== null) traits.push(about(EVENT, mixed(mixed(what, 29), event)));
    if (isAimed) addTarget(s, own, at, traits, how, what, mine);
    else {
      traits.push(about(IN_HAND, mixed(mixed(what, 20), own.weapon)), about(LIFE, mixed(mixed(what, 32), own.thirst)));
      if (kind === 'end' || kind === 'pass')
        traits.push(
          about(IN_HAND, mixed(mixed(mine, 21), state)),
          about(IN_HAND, mixed(mixed(mine, 22), bangs * 8 + living)),
          about(LIFE, mixed(mixed(what, 23), life * 16 + own.dodges * 4 + own.beers)),
        );
      if (kind === 'discard') {
        let count = 0;
        for (const other of s.hand) if (kindOf(s, other) === kindOf(s, card as CardId)) count++;
        const more = capped(count, 3);
        traits.push(
          about(IN_HAND, mixed(mixed(what, 24), more * 8 + life)),
          about(IN_HAND, mixed(mixed(mine, 25), more)),
        );
      }
    }
    addPrey(s, answer, traits, what, mine);
  };
}

function addPrey(s: Situation, { at, prey }: Answer, traits: number[], what: number, mine: number): void {
  const taken = prey === null ? null : preyHash(s, prey);
  if (taken === null) return;
  const isFoe = foe(s, at) >= 0 ? 1 : 0;
  const star = at !== null && s.known[at] === 'sheriff' ? 2 : 0;
  traits.push(
    about(PREY, mixed(mixed(mixed(what, 26), taken), isFoe)),
    about(PREY, mixed(mixed(mixed(mine, 27), taken), isFoe + star)),
  );
}

function addTarget(
  s: Situation,
  { role, living, left, bangs, balance, life: ownLife }: Standing,
  who: Seat,
  traits: number[],
  how: number,
  what: number,
  mine: number,
): void {
  const { life: points, hand, inPlay, character } = playerOf(s.view, who);
  const step = stepOf(FOE_STEPS, foe(s, who));
  const isFoe = step > 2 ? 1 : 0;
  const star = s.known[who] === 'sheriff' ? 1 : 0;
  const life = capped(points, 4);
  const cards = capped(hand.length, 4);
  const odds = star * 16 + stepOf(CHANCE_STEPS, s.outlawChance(who)) * 4 + stepOf(CHANCE_STEPS, s.deputyChance(who));
  const isFriend = role === ROLE_NUMBERS.outlaw ? s.outlawChance(who) : s.deputyChance(who);
  const friendship = star * 8 + stepOf(FRIEND_STEPS, isFriend);
  let shelter = 0;
  for (const card of inPlay) if (kindOf(s, card).power.barrel) shelter = 1;
  const theirs = characterHash(s, character);
  traits.push(
    about(SUSPICION, mixed(mixed(mine, 10), step)),
    about(TARGET, mixed(mixed(mine, 11), star * 8 + life)),
    about(TARGET, mixed(mixed(what, 12), step * 8 + life)),
    about(TARGET, mixed(mixed(what, 13), cards * 16 + bangs * 4 + isFoe * 2 + shelter)),
    about(SUSPICION, mixed(mixed(mixed(how, 100 + role), 14), odds)),
    about(SUSPICION, mixed(mixed(mine, 15), odds)),
    about(WHO_IS_LEFT, mixed(mixed(mine, 16), star * 65536 + left)),
    about(TARGET, mixed(mixed(mine, 19), (star * 8 + living) * 8 + life)),
    about(WHO_IS_LEFT, mixed(mixed(mine, 33), (star * 8 + balance) * 8 + step)),
    about(TARGET, mixed(mixed(mine, 34), turnsUntil(s, who) * 8 + life)),
    about(LIFE, mixed(mixed(what, 35), (ownLife * 8 + life) * 2 + isFoe)),
    about(TARGET, mixed(mixed(mine, 36), (star * 8 + cards) * 8 + life)),
    about(SUSPICION, mixed(mixed(mixed(how, 100 + role), 37), friendship)),
    about(SUSPICION, mixed(mixed(mine, 38), friendship)),
  );
  if (theirs !== null) traits.push(about(CHARACTER, mixed(mixed(what, 17 + isFoe), theirs)));
}

/** The number of turns until a player is next: none, one or more, and whether they play last before me. */
function turnsUntil({ others }: Situation, who: Seat): number {
  const place = others.indexOf(who);
  return capped(place, 2) * 2 + (place === others.length - 1 ? 1 : 0);
}

export const cardTraits: Traits<Situation, Answer> = { gistOf, traitsIn, near: 0.25 };
