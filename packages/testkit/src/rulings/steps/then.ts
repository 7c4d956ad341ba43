// The Thens of the card game: what must hold now.

import { Then } from '@cucumber/cucumber';
import { type CardId, cardGame, distance, isHidden, type Player } from '@posse/card';
import { type Seat, seatsOf, type Viewer } from '@posse/engine';
import { KINDS_OF_QUESTION, kindsOf } from '../asked.ts';
import { readAttempts, type Verb } from '../attempt.ts';
import { cardsText, sameCards } from '../copies.ts';
import type { Ruling } from '../ruling.ts';
import { Mismatch, winnersText } from '../say.ts';
import { BadRuling, cardWord, cardWords, fits, letterOf, listOf, nameOfCard, seatOf } from '../words.ts';

const playerOf = (ruling: Ruling, letter: string): Player =>
  ruling.play.table.players[seatOf(letter, ruling.play.seats)] as Player;

function expectSame(what: string, expected: string | number, actual: string | number): void {
  if (expected !== actual) throw new Mismatch(`${what} ${expected}`, `${what} ${actual}`);
}

function expectCards(what: string, list: string, cards: readonly CardId[]): void {
  if (!sameCards(cardWords(list), cards))
    throw new Mismatch(`${what} ${list || 'nothing'}`, `${what} ${cardsText(cards)}`);
}

// --- players ---

Then(/^([A-Z]) has (\d+) life$/, function (this: Ruling, letter: string, life: number) {
  expectSame(`life of ${letter}:`, life, Math.max(0, playerOf(this, letter).life));
});

Then(/^([A-Z])'s hand is (.+)$/, function (this: Ruling, letter: string, list: string) {
  expectCards(`${letter}'s hand:`, list === 'empty' ? '' : list, playerOf(this, letter).hand);
});

Then(/^([A-Z]) has (\d+) cards? in hand$/, function (this: Ruling, letter: string, count: number) {
  const { hand } = playerOf(this, letter);
  if (hand.length !== count)
    throw new Mismatch(`${letter} has ${count} cards in hand`, `${hand.length}: ${cardsText(hand)}`);
});

Then(/^([A-Z]) has in play (.+)$/, function (this: Ruling, letter: string, list: string) {
  expectCards(`in play before ${letter}:`, list, playerOf(this, letter).inPlay);
});

Then(/^([A-Z]) has nothing in play$/, function (this: Ruling, letter: string) {
  expectCards(`in play before ${letter}:`, '', playerOf(this, letter).inPlay);
});

Then(/^([A-Z]) is alive$/, function (this: Ruling, letter: string) {
  if (!playerOf(this, letter).alive) throw new Mismatch(`${letter} is alive`, `${letter} is eliminated`);
});

Then(
  /^the distance from ([A-Z]) to ([A-Z]) is (\d+)$/,
  function (this: Ruling, from: string, to: string, steps: number) {
    const actual = distance(this.play.table, seatOf(from, this.play.seats), seatOf(to, this.play.seats));
    expectSame(`distance from ${from} to ${to}:`, steps, actual);
  },
);

// --- questions ---

Then(/^([A-Z]) is asked(?: for (.+))?$/, function (this: Ruling, letter: string, kind: string | null) {
  const { pending } = this.play;
  const seat = seatOf(letter, this.play.seats);
  const known = KINDS_OF_QUESTION.find((one) => one === kind);
  if (kind && known === undefined)
    throw new BadRuling(`Nobody is asked for "${kind}": take ${KINDS_OF_QUESTION.join(', ')}.`);
  const isSo = pending?.seat === seat && (known === undefined || kindsOf(pending).includes(known));
  if (!isSo) throw new Mismatch(`${letter} is asked${known === undefined ? '' : ` for ${known}`}`, this.play.situation);
});

Then(
  /^([A-Z]) (may|may not) (play|use|choose|discard|pass|end)(?: (.+))?$/,
  function (this: Ruling, letter: string, may: string, verb: string, text: string | null) {
    const attempts = readAttempts(letter, verb as Verb, text ?? '', this.play.seats);
    const [first] = attempts;
    if (first === undefined) throw new BadRuling('This line names no card.');
    const isAllowed = this.play.allows(attempts);
    if (isAllowed !== (may === 'may'))
      throw new Mismatch(
        `${letter} ${may} ${verb}${text ? ` ${text}` : ''}`,
        isAllowed ? `it is legal\n${this.play.situation}` : this.play.refusalOf(first),
      );
  },
);

// --- piles ---

const topOf = (pile: readonly CardId[]): string => {
  const top = pile.at(-1);
  return top === undefined ? 'nothing' : nameOfCard(top);
};

Then(/^the top of the (draw|discard) pile is (.+)$/, function (this: Ruling, name: string, text: string) {
  const pile = name === 'draw' ? this.play.table.deck : this.play.table.discard;
  const word = cardWord(text);
  const top = pile.at(-1);
  if (top === undefined || !fits(word, top))
    throw new Mismatch(`${text} on top of the ${name} pile`, `${topOf(pile)} on top of the ${name} pile`);
});

Then(/^the draw pile has (\d+) cards?$/, function (this: Ruling, count: number) {
  expectSame('cards in the draw pile:', count, this.play.table.deck.length);
});

// --- the end ---

Then(/^the game is over$/, function (this: Ruling) {
  if (cardGame.result(this.play.table) === null)
    throw new Mismatch('the game is over', `the game goes on\n${this.play.situation}`);
});

Then(/^the game goes on$/, function (this: Ruling) {
  if (cardGame.result(this.play.table) !== null)
    throw new Mismatch('the game goes on', `the game is over; winners: ${winnersText(this.play.table)}`);
});

Then(/^the winners are (.+)$/, function (this: Ruling, list: string) {
  const seats = list === 'nobody' ? [] : listOf(list).map((letter) => seatOf(letter, this.play.seats));
  const expected = seats.length === 0 ? 'nobody' : seats.sort().map(letterOf).join(', ');
  expectSame('winners:', expected, winnersText(this.play.table));
});

// --- who sees what ---

function handSeenBy(ruling: Ruling, viewer: Viewer, owner: Seat) {
  return cardGame.view(ruling.play.visible, viewer).players[owner]?.hand ?? [];
}

Then(
  /^([A-Z]) (can|cannot) see (.+) in ([A-Z])'s hand$/,
  function (this: Ruling, viewer: string, can: string, text: string, owner: string) {
    const word = cardWord(text);
    const seen = handSeenBy(this, seatOf(viewer, this.play.seats), seatOf(owner, this.play.seats));
    const isSeen = seen.some((card) => !isHidden(card) && fits(word, card));
    if (isSeen !== (can === 'can'))
      throw new Mismatch(`${viewer} ${can} see ${text} in ${owner}'s hand`, isSeen ? 'it is seen' : 'it is not seen');
  },
);

Then(
  /^every other seat sees (\d+) cards? in ([A-Z])'s hand, face down$/,
  function (this: Ruling, count: number, letter: string) {
    const owner = seatOf(letter, this.play.seats);
    const others: Viewer[] = [...seatsOf(this.play.seats).filter((seat) => seat !== owner), 'spectator'];
    for (const viewer of others) {
      const seen = handSeenBy(this, viewer, owner);
      const open = seen.filter((card) => !isHidden(card));
      if (seen.length !== count || open.length > 0)
        throw new Mismatch(
          `${count} cards in ${letter}'s hand, face down`,
          `${viewer === 'spectator' ? 'a bystander' : letterOf(viewer)} sees ${seen.length}, of which ${open.length} face up`,
        );
    }
  },
);
