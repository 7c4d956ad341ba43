// Moves of cards. Every move happens here, so none is lost or untold.

import { below, type Seat, shuffle, sure } from '@posse/engine';
import { tell, tellSome, type Zone } from '../facts.ts';
import { backOf } from '../hidden-card.ts';
import type { Power } from '../power.ts';
import { type CardId, isOn, type Phase1, playerAt, type State } from '../state.ts';
import { refreshFor, sourcesOf } from './powers-in-force.ts';

interface Place {
  readonly zone: Zone;
  readonly seat: Seat | null;
}

const DECK: Place = { zone: 'deck', seat: null };
const DISCARD: Place = { zone: 'discard', seat: null };
const handOf = (seat: Seat): Place => ({ zone: 'hand', seat });
const tableOf = (seat: Seat): Place => ({ zone: 'table', seat });
/** The place aside: face up for everybody, or visible to one player only. */
const asideFor = (seat: Seat | null): Place => ({ zone: 'aside', seat });

// --- the piles ---

/** Is the next card drawn from the discards? If they are empty, it comes from the draw pile. */
export const isFromDiscards = (t: State, phase1: Phase1): boolean => phase1 === 'discard' && t.discard.length > 0;

const source = (t: State, phase1: Phase1): Place => (isFromDiscards(t, phase1) ? DISCARD : DECK);

/** Takes the next card to be drawn; null if there is none anywhere. */
function takeTop(t: State, phase1: Phase1): CardId | null {
  if (isFromDiscards(t, phase1)) {
    t.mined = true;
    return t.discard.pop() ?? null;
  }
  if (t.deck.length === 0) shuffleDiscards(t);
  t.newDeck = false;
  return t.deck.pop() ?? null;
}

/** Makes the discards the draw pile as soon as the old one is empty (R-DRAW-03), unless an option delays that. */
export function reshuffle(t: State): void {
  if (t.deck.length === 0 && !isOn(t, 'late-reshuffle')) shuffleDiscards(t);
}

/** Turns the discards into the draw pile, if that is empty. */
export function shuffleDiscards(t: State): void {
  if (t.deck.length > 0 || t.discard.length === 0) return;
  t.deck = shuffle(t.random, t.discard);
  t.discard = [];
  t.newDeck = true;
  t.reshuffles++;
  mixBacks(t, t.deck);
  tell(t, 'shuffled', { deck: t.deck.length });
}

/** Gives cards new backs, so that nobody recognises them after a shuffle. */
export function mixBacks(t: State, cards: readonly CardId[]): void {
  const backs = shuffle(
    t.random,
    cards.map((card) => backOf(t, card)),
  );
  let place = 0;
  for (const card of cards) t.backs[card] = sure(backs[place++], 'such back');
}

/** Draws a card into a hand. Returns false if there is none. */
export function drawOne(t: State, who: Seat, phase1: Phase1 = null): boolean {
  const from = source(t, phase1);
  const card = takeTop(t, phase1);
  if (card === null) return false;
  playerAt(t, who).hand.push(card);
  if (t.facts !== null) tellMove(t, card, from, handOf(who));
  if (phase1 !== null) countDrawn(t, who, card);
  return true;
}

/** Draws a card that everybody sees. Returns it, or null if there is none. */
export function drawOpenly(t: State, who: Seat, phase1: Phase1): CardId | null {
  const card = setAside(t, null, phase1);
  if (card !== null) fromAsideToHand(t, who, card, null, phase1);
  return card;
}

/** Sets the next card aside: face up, or for one player to look at. */
export function setAside(t: State, lookedAtBy: Seat | null, phase1: Phase1 = null): CardId | null {
  const from = source(t, phase1);
  const card = takeTop(t, phase1);
  if (card !== null && t.facts !== null) tellMove(t, card, from, asideFor(lookedAtBy));
  return card;
}

export function fromAsideToHand(
  t: State,
  who: Seat,
  card: CardId,
  lookedAtBy: Seat | null,
  phase1: Phase1 = null,
): void {
  playerAt(t, who).hand.push(card);
  if (t.facts !== null) tellMove(t, card, asideFor(lookedAtBy), handOf(who));
  if (phase1 !== null) countDrawn(t, who, card);
}

/** Records that phase 1 has brought a card to the hand of the player whose turn it is. */
function countDrawn(t: State, who: Seat, card: CardId): void {
  t.drawn++;
  for (const { power } of sourcesOf(t, who, t.catalogue.hooks.brings)) power.brings?.(t, who, card, t.drawn);
}

/** Moves cards that an eliminated player has drawn but not yet received to their hand: they go where it goes (R-TRN-10). */
export function takeInDrawn(t: State, who: Seat): void {
  for (const [place, frame] of t.stack.entries()) {
    if (!('owner' in frame) || frame.owner !== who) continue;
    for (const card of frame.cards) fromAsideToHand(t, who, card, frame.eyes);
    t.stack[place] = { ...frame, cards: [] };
  }
}

export function fromAsideToDiscard(t: State, card: CardId, lookedAtBy: Seat | null = null): void {
  t.discard.push(card);
  if (t.facts !== null) tellMove(t, card, asideFor(lookedAtBy), DISCARD);
}

/** Returns a card to the top of its pile; on the draw pile it stays hidden from the others. */
export function fromAsideToPile(t: State, card: CardId, lookedAtBy: Seat, phase1: Phase1 = null): void {
  if (phase1 === 'discard') fromAsideToDiscard(t, card, lookedAtBy);
  else {
    t.deck.push(card);
    if (t.facts !== null) tellMove(t, card, asideFor(lookedAtBy), DECK);
  }
}

export function takeTopDiscard(t: State, who: Seat, phase1: Phase1 = null): void {
  const card = t.discard.pop();
  if (card === undefined) return;
  playerAt(t, who).hand.push(card);
  if (t.facts !== null) tellMove(t, card, DISCARD, handOf(who));
  if (phase1 !== null) countDrawn(t, who, card);
}

// --- hands ---

export function discardFromHand(t: State, who: Seat, card: CardId): void {
  leaveHand(t, who, card);
  t.discard.push(card);
  if (t.facts !== null) tellMove(t, card, handOf(who), DISCARD);
}

/**
 * Discards a hand card that a question asked for. It goes on the draw pile if its owner drew from the discards in this
 * turn.
 */
export function giveUp(t: State, who: Seat, card: CardId, isExcess = false): void {
  if (!t.mined || who !== t.turn || (isOn(t, 'modern-mine') && !isExcess)) discardFromHand(t, who, card);
  else {
    leaveHand(t, who, card);
    t.deck.push(card);
    if (t.facts !== null) tellMove(t, card, handOf(who), DECK);
  }
}

/** Sets a hand card aside: face down, or visible to everybody. */
export function fromHandToAside(t: State, who: Seat, card: CardId, seenBy: Seat | null = who): void {
  leaveHand(t, who, card);
  if (t.facts !== null) tellMove(t, card, handOf(who), asideFor(seenBy));
}

export function fromHandToHand(t: State, from: Seat, to: Seat, card: CardId, phase1: Phase1 = null): void {
  leaveHand(t, from, card);
  playerAt(t, to).hand.push(card);
  if (t.facts !== null) tellMove(t, card, handOf(from), handOf(to));
  if (phase1 !== null) countDrawn(t, to, card);
}

/** A random card of this hand; null if it is empty. */
export function randomFromHand(t: State, who: Seat): CardId | null {
  const { hand } = playerAt(t, who);
  return hand.length === 0 ? null : (hand[below(t.random, hand.length)] ?? null);
}

function leaveHand(t: State, who: Seat, card: CardId): void {
  const { hand } = playerAt(t, who);
  remove(hand, card);
  if (t.shown === card) hideShown(t);
  if (hand.length === 0) noteEmptyHand(t, who);
}

/** Hides the shown hand card again. */
export function hideShown(t: State): void {
  if (t.shown === null) return;
  tell(t, 'shown', { who: t.turn, card: null, back: backOf(t, t.shown) });
  t.shown = null;
}

/** Shows this card in the hand of the player whose turn it is. */
export function show(t: State, card: CardId): void {
  t.shown = card;
  tell(t, 'shown', { who: t.turn, card, back: backOf(t, card) });
}

/** Notes the gains from an empty hand, which wait until the current card is finished. */
function noteEmptyHand(t: State, who: Seat): void {
  for (const { power } of sourcesOf(t, who, t.catalogue.hooks.emptied)) earns(t, who, power);
}

function earns(t: State, who: Seat, { emptied }: Power): void {
  for (const frame of emptied?.(t, who) ?? []) t.waiting.push({ seat: who, cause: 'emptied', frame });
}

/** Checks for an empty hand when abilities begin to work (R-HN-HANG-2, R-DC-VERA-8). */
export function checkEmptyHand(t: State, who: Seat): void {
  if (playerAt(t, who).hand.length > 0) return;
  for (const { holder, power } of sourcesOf(t, who, t.catalogue.hooks.emptied))
    if (holder === 'character') earns(t, who, power);
}

// --- cards in play ---

export function layFromHand(t: State, who: Seat, at: Seat, card: CardId): void {
  leaveHand(t, who, card);
  t.laid.push(card);
  comeIntoPlay(t, at, card);
  if (t.facts !== null) tellMove(t, card, handOf(who), tableOf(at));
}

export function discardFromTable(t: State, who: Seat, card: CardId): void {
  leavePlay(t, who, card);
  t.discard.push(card);
  if (t.facts !== null) tellMove(t, card, tableOf(who), DISCARD);
}

export function fromTableToHand(t: State, from: Seat, to: Seat, card: CardId, phase1: Phase1 = null): void {
  leavePlay(t, from, card);
  playerAt(t, to).hand.push(card);
  if (t.facts !== null) tellMove(t, card, tableOf(from), handOf(to));
  if (phase1 !== null) countDrawn(t, to, card);
}

export function fromTableToTable(t: State, from: Seat, to: Seat, card: CardId): void {
  leavePlay(t, from, card);
  comeIntoPlay(t, to, card);
  if (t.facts !== null) tellMove(t, card, tableOf(from), tableOf(to));
}

function comeIntoPlay(t: State, at: Seat, card: CardId): void {
  const player = playerAt(t, at);
  player.inPlay.push(card);
  refreshFor(t, player, card);
}

function leavePlay(t: State, from: Seat, card: CardId): void {
  const player = playerAt(t, from);
  remove(player.inPlay, card);
  if (t.laid.length > 0 && t.laid.includes(card)) remove(t.laid, card);
  refreshFor(t, player, card);
}

// --- facts ---

const isOpen = (place: Place): boolean =>
  place.zone === 'discard' || place.zone === 'table' || (place.zone === 'aside' && place.seat === null);

/** Tells a move to everybody if the card is face up at either end, and otherwise to the players at both ends. */
function tellMove(t: State, card: CardId, from: Place, to: Place): void {
  const isKnown = isOpen(from) || isOpen(to);
  const move = {
    from: from.zone,
    fromSeat: from.seat,
    to: to.zone,
    toSeat: to.seat,
    back: backOf(t, card),
    card: isKnown ? card : null,
    top: from.zone === 'discard' ? (t.discard[t.discard.length - 1] ?? null) : null,
  };
  if (isKnown) tell(t, 'moved', move);
  else
    tellSome(
      t,
      'moved',
      move,
      [from.seat, to.seat].filter((seat) => seat !== null),
      { card },
    );
}

function remove(list: CardId[], card: CardId): void {
  const place = list.indexOf(card);
  if (place < 0) throw new Error(`Card ${card} is not where it should be.`);
  for (let i = place + 1; i < list.length; i++) {
    const next = list[i];
    if (next !== undefined) list[i - 1] = next;
  }
  list.pop();
}
