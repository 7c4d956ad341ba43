// Tells in a headline what one answer of the card game did to the reader.

import { type CardId, type Deed as CardVerb, kindOf, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Deed, type DeedWords, deedSpoken, harm, news } from '../deed-headline.ts';
import { msg } from '../text-types.ts';
import { giftOfLife, type Happened, type Seen, type SeenFact } from './answer-story.ts';
import { deedsOf } from './card-names.ts';
import type { CardNarrator } from './card-narrator.ts';

/** Null if nothing was done to the reader, or the reader is a spectator. */
export function cardDeed(t: CardNarrator, happened: Happened): Deed | null {
  const you = happened.before.viewer;
  const words = you === 'spectator' ? null : deedTo(t, happened, you);
  return words && deedSpoken(t, words, true);
}

/** The gravest deed comes first. */
const deedTo = (t: CardNarrator, happened: Happened, you: Seat): DeedWords | null =>
  elimination(t, happened, you) ??
  wound(t, happened, you) ??
  jail(t, happened, you) ??
  lostCards(t, happened, you) ??
  miss(t, happened, you) ??
  gain(t, happened, you) ??
  gift(t, happened, you) ??
  play(t, happened, you);

const factsOf = <K extends SeenFact['kind']>({ facts }: Happened, kind: K): Seen<K>[] =>
  facts.filter((fact): fact is SeenFact & Seen<K> => fact.kind === kind);

function elimination(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const fall = factsOf(happened, 'eliminated').find(({ who }) => who === you);
  if (fall === undefined) return null;
  if (fall.by === null || fall.by === you) return harm(msg('You are out of the game'));
  const name = t.name(fall.by);
  return harm(msg('{name} brings you down', { name }));
}

/** "Mabel shoots you: 4 → 3" */
function wound(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const wounds = factsOf(happened, 'hurt').filter(({ who }) => who === you);
  const [first] = wounds;
  if (first === undefined) return null;
  const from = happened.before.players[you]?.life ?? 0;
  const to = from - wounds.reduce((sum, { points }) => sum + points, 0);
  const attack = attackOn(t, happened, you, first.by);
  if (attack === null) {
    const isBlast = factsOf(happened, 'drew').some(({ who, luck }) => who === you && luck === 'spades 2 to 9');
    const what = t.kind('dynamite');
    return harm(
      isBlast
        ? msg('{what} hits you: {from} → {to}', { what, from, to })
        : msg('You lose life: {from} → {to}', { from, to }),
    );
  }
  const [name, what] = [t.name(attack.by), attack.what];
  if (attack.verb === 'shoot') return harm(msg('{name} shoots you: {from} → {to}', { name, from, to }));
  if (attack.verb === 'challenge') return harm(msg('You lose the duel with {name}: {from} → {to}', { name, from, to }));
  return harm(
    what === null
      ? msg('{name} hits you: {from} → {to}', { name, from, to })
      : msg('{name} hits you with {what}: {from} → {to}', { name, what, from, to }),
  );
}

interface Attack {
  readonly by: Seat;
  readonly verb: CardVerb['verb'] | null;
  readonly what: string | null;
}

/** The attack that is being answered, or the card that hits at once. Null if nobody attacks. */
function attackOn(t: CardNarrator, happened: Happened, you: Seat, by: Seat | null): Attack | null {
  const frame = happened.before.stack.at(-1);
  if (frame?.op === 'duel' && 'now' in frame && (frame.now === you || frame.next === you))
    return { by: frame.now === you ? frame.next : frame.now, verb: 'challenge', what: null };
  if (by === null || by === you) return null;
  if (frame?.op === 'shot' && 'at' in frame && frame.at === you) return { by, verb: 'shoot', what: null };
  if (frame?.op === 'indians') return { by, verb: 'raid', what: t.kind('indians') };
  const used = happened.facts.findLast((fact) => (fact.kind === 'played' || fact.kind === 'used') && fact.who === by) as
    | Seen<'played'>
    | Seen<'used'>
    | undefined;
  if (used === undefined) return { by, verb: null, what: null };
  const key = ('as' in used ? used.as : null) ?? kindOf(t.here, used.card).key;
  const verb = deedsOf(t.here, key).find((deed) => ATTACKS.includes(deed.verb))?.verb ?? null;
  return { by, verb, what: t.kind(key) };
}

const ATTACKS: readonly CardVerb['verb'][] = ['shoot', 'challenge', 'raid', 'hurt'];

const isJail = (t: CardNarrator, card: CardId | null): boolean =>
  card !== null && deedsOf(t.here, kindOf(t.here, card).key).some(({ verb }) => verb === 'hold');

function jail(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const moves = factsOf(happened, 'moved').filter(({ card }) => isJail(t, card));
  if (moves.some(({ to, toSeat, fromSeat }) => to === 'table' && toSeat === you && fromSeat !== you))
    return harm(msg('You are in jail'));
  const left = moves.some(({ from, fromSeat, to }) => from === 'table' && fromSeat === you && to === 'discard');
  const draw = left ? factsOf(happened, 'drew').findLast(({ who }) => who === you) : undefined;
  if (draw === undefined) return null;
  return draw.lucky ? news(msg('You get out of jail')) : harm(msg('You stay in jail and miss your turn'));
}

/** Cards that another player takes, or makes the reader discard. The reader's own gifts and discards do not count. */
function lostCards(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const by = actorAgainst(happened, you);
  if (by === null) return null;
  const lost = factsOf(happened, 'moved').filter(
    ({ from, fromSeat }) => fromSeat === you && (from === 'hand' || from === 'table'),
  );
  const taken = lost.filter(({ to, toSeat }) => to === 'hand' && toSeat !== null && toSeat !== you);
  const gone = lost.filter(({ to, card }) => to === 'discard' && !isJail(t, card));
  const [first] = taken;
  if (first !== undefined) {
    const [name, cards] = [t.name(first.toSeat as Seat), cardsIn(t, taken)];
    return harm(msg('{name} takes your {cards}', { name, cards }));
  }
  if (gone.length === 0) return null;
  const [name, cards] = [t.name(by), cardsIn(t, gone)];
  return harm(msg('{name} makes you discard {cards}', { name, cards }));
}

const cardsIn = (t: CardNarrator, moves: readonly Seen<'moved'>[]): string =>
  moves.every(({ card }) => card !== null)
    ? t.all(moves.map(({ card }) => t.kind(kindOf(t.here, card as CardId).key)))
    : t.cards(moves.map(({ card }) => card));

/** The player who acts against the reader with this answer. Null if the reader acts, or a card does. */
function actorAgainst({ before, facts }: Happened, you: Seat): Seat | null {
  const frame = before.stack.at(-1);
  if (frame?.op === 'shot' && 'at' in frame && frame.at === you) return frame.by;
  if (frame?.op === 'brawl' && 'by' in frame && frame.by !== you) return frame.by;
  if (before.asked === you) return null;
  const isAimed = facts.some(
    (fact) =>
      (fact.kind === 'played' || fact.kind === 'used' || fact.kind === 'eventUsed') &&
      fact.who !== you &&
      fact.at === you,
  );
  const isTaken = facts.some(
    (fact) => fact.kind === 'moved' && fact.fromSeat === you && fact.to === 'hand' && fact.toSeat !== you,
  );
  return isAimed || isTaken ? before.asked : null;
}

function miss(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const dodge = factsOf(happened, 'dodged').find(({ who, by }) => who === you && by !== null && by !== you);
  if (dodge === undefined) return null;
  const name = t.name(dodge.by as Seat);
  return news(msg('{name} misses you', { name }));
}

/** Life that another player gives. */
function gain(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const { before, facts } = happened;
  if (before.asked === you || isNewcomer(before, facts, you)) return null;
  const from = before.players[you]?.life ?? 0;
  const to = factsOf(happened, 'life').findLast(({ who }) => who === you)?.life ?? from;
  if (to <= from) return null;
  const giver = giftOfLife(before, facts);
  if (giver === null || giver.taker !== you) return news(msg('You gain life: {from} → {to}', { from, to }));
  const name = t.name(giver.giver);
  return news(msg('{name} gives you life: {from} → {to}', { name, from, to }));
}

/** A new or revived player has life rather than gains it. */
const isNewcomer = ({ players }: View, facts: readonly SeenFact[], you: Seat): boolean =>
  players[you]?.alive !== true || facts.some(({ kind }) => kind === 'begun' || kind === 'became');

function gift(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const given = factsOf(happened, 'moved').filter(
    ({ to, toSeat, fromSeat }) => to === 'hand' && toSeat === you && fromSeat !== null && fromSeat !== you,
  );
  const [first] = given;
  if (first === undefined || happened.before.asked === you) return null;
  const [name, cards] = [t.name(first.fromSeat as Seat), cardsIn(t, given)];
  return news(msg('{name} gives you {cards}', { name, cards }));
}

/** Any other card that is played on the reader. */
function play(t: CardNarrator, happened: Happened, you: Seat): DeedWords | null {
  const aimed = [...factsOf(happened, 'played'), ...factsOf(happened, 'used')].find(
    ({ who, at }) => at === you && who !== you,
  );
  if (aimed === undefined) return null;
  const [name, what] = [t.name(aimed.who), t.kind(kindOf(t.here, aimed.card).key)];
  return harm(msg('{name} plays {what} on you', { name, what }));
}
