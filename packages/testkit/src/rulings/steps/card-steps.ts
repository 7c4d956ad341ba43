// The steps of the card game.

import { Given, Then, When } from '@cucumber/cucumber';
import { type CardId, cardGame, distance, isHidden, type Player, type State } from '@posse/card';
import { type Seat, seatsOf, type Viewer } from '@posse/engine';
import type { CardNotes } from '../card/card-given-notes.ts';
import { CardGivens } from '../card/card-givens.ts';
import { type CardPlay, isCardPlay } from '../card/card-line-reader.ts';
import {
  cardWord,
  cardWords,
  characterId,
  characterNamed,
  eventId,
  fits,
  nameOfCharacter,
  nameOfEvent,
  setId,
} from '../card/card-vocabulary.ts';
import { areInOrder, cardsText, sameCards } from '../card/physical-cards.ts';
import { inPhase2 } from '../card/position-builder.ts';
import { KINDS_OF_QUESTION, kindsOf } from '../card/question-names.ts';
import type { Ruling } from '../ruling-run.ts';
import { BadRuling, letterOf, listOf, seatOf } from '../ruling-vocabulary.ts';
import { expectSame, Mismatch } from '../state-in-words.ts';

const notesOf = (ruling: Ruling): CardNotes => ruling.givenIn(CardGivens).notes;
const playOf = (ruling: Ruling): CardPlay => ruling.playIn(isCardPlay);

function playerOf(ruling: Ruling, letter: string): Player {
  const { table, seats } = playOf(ruling);
  return table.players[seatOf(letter, seats)] as Player;
}

function expectCards(what: string, list: string, cards: readonly CardId[]): void {
  if (!sameCards(cardWords(list), cards))
    throw new Mismatch(`${what} ${list || 'nothing'}`, `${what} ${cardsText(cards)}`);
}

// Before play begins.

Given(/^the card game(?: with (.+))?$/, function (this: Ruling, sets: string | null) {
  this.givens = new CardGivens(['base', ...listOf(sets ?? '').map(setId)]);
});

Given(/^the draw pile is (only )?(.+)$/, function (this: Ruling, only: string | null, cards: string) {
  const isEmpty = only === null && cards === 'empty';
  if (isEmpty && !this.isGiven) {
    expectSame('cards in the draw pile:', 0, playOf(this).table.deck.length);
    return;
  }
  const notes = notesOf(this);
  notes.draw = { line: this.at.line, what: isEmpty ? '' : cards };
  notes.drawOnly = isEmpty || only !== null;
});

Given(/^([A-Z])'s turn is about to start$/, function (this: Ruling, letter: string) {
  notesOf(this).inTurn = false;
  this.writing.turn = { line: this.at.line, what: letter };
});

Given(/^([A-Z]) has played a BANG! this turn$/, function (this: Ruling, letter: string) {
  notesOf(this).bangs.push({ line: this.at.line, what: letter });
});

Given(/^([A-Z]) was eliminated first$/, function (this: Ruling, letter: string) {
  const { writing } = this;
  const others = writing.dead.filter(({ what }) => what !== letter);
  writing.dead = [{ line: this.at.line, what: letter }, ...others];
});

Given(/^the next event is (.+)$/, function (this: Ruling, event: string) {
  notesOf(this).nextEvent = { line: this.at.line, what: event };
});

Given(/^([A-Z]) is offered (.+)$/, function (this: Ruling, who: string, list: string) {
  notesOf(this).offers.push({ line: this.at.line, what: { who, list } });
});

// Before play begins, or afterwards.

Given(/^([A-Z])'s spare character is (.+)$/, function (this: Ruling, letter: string, name: string) {
  if (this.isGiven) {
    notesOf(this).spares.push({ line: this.at.line, what: { who: letter, name } });
    return;
  }
  const id = characterNamed(name);
  if (id === null) throw new BadRuling(`There is no character "${name}" in the sets at hand.`);
  const { spare } = playerOf(this, letter);
  if (spare !== id) throw new Mismatch(`${letter}'s spare character is ${name}`, nameOfCharacter(spare));
});

Given(/^the discard pile is (.+)$/, function (this: Ruling, cards: string) {
  const list = cards === 'empty' ? '' : cards;
  if (this.isGiven) {
    notesOf(this).discard = { line: this.at.line, what: list };
    return;
  }
  const fromTop = playOf(this).table.discard.toReversed();
  const words = cardWords(list);
  const isSo = this.isStrict
    ? areInOrder(words, fromTop) && words.length === fromTop.length
    : sameCards(words, fromTop);
  if (!isSo) throw new Mismatch(`the discard pile is ${cards}`, cardsText(fromTop));
});

Given(/^the event in force is (.+)$/, function (this: Ruling, event: string) {
  if (this.isGiven) {
    notesOf(this).event = { line: this.at.line, what: event };
    return;
  }
  const inForce = playOf(this).table.event;
  if (inForce !== eventId(event)) throw new Mismatch(`the event in force is ${event}`, nameOfEvent(inForce));
});

When(/^([A-Z])'s turn starts$/, function (this: Ruling, letter: string) {
  if (this.isGiven) {
    notesOf(this).inTurn = false;
    this.writing.turn = { line: this.at.line, what: letter };
  }
  const play = playOf(this);
  const { turn } = play.table;
  if (seatOf(letter, play.seats) !== turn)
    throw new Mismatch(`${letter}'s turn starts`, `it is ${letterOf(turn)}'s turn`);
  play.start();
});

// Players.

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

Then(
  /^the distance from ([A-Z]) to ([A-Z]) is (\d+)$/,
  function (this: Ruling, from: string, to: string, steps: number) {
    const { table, seats } = playOf(this);
    expectSame(`distance from ${from} to ${to}:`, steps, distance(table, seatOf(from, seats), seatOf(to, seats)));
  },
);

Then(/^([A-Z])'s character is (.+)$/, function (this: Ruling, letter: string, name: string) {
  const { character } = playerOf(this, letter);
  if (character !== characterId(name))
    throw new Mismatch(`${letter}'s character is ${name}`, nameOfCharacter(character));
});

Then(/^(\d+) events? (?:is|are) still to come$/, function (this: Ruling, count: number) {
  expectSame('events still to come:', count, playOf(this).table.events.length);
});

// Questions.

Then(/^([A-Z]) is asked for (.+)$/, function (this: Ruling, letter: string, kind: string) {
  const { pending, seats, situation } = playOf(this);
  const known = KINDS_OF_QUESTION.find((one) => one === kind);
  if (known === undefined)
    throw new BadRuling(`Nobody is asked for "${kind}": choose from ${KINDS_OF_QUESTION.join(', ')}.`);
  const isSo = pending?.asked === seatOf(letter, seats) && kindsOf(pending).includes(known);
  if (!isSo) throw new Mismatch(`${letter} is asked for ${kind}`, situation);
});

// Piles.

Then(/^the top of the (draw|discard) pile is (.+)$/, function (this: Ruling, name: string, text: string) {
  const { deck, discard } = playOf(this).table;
  const pile = name === 'draw' ? deck : discard;
  const words = cardWords(text);
  const top = pile.toReversed().slice(0, words.length);
  if (words.length === 0 || !areInOrder(words, top))
    throw new Mismatch(`${text} on top of the ${name} pile`, `${cardsText(top)} on top of the ${name} pile`);
  if (name === 'draw' && this.givens instanceof CardGivens) for (const card of top) this.givens.lookedAt.add(card);
});

Then(/^the draw pile has (\d+) cards?$/, function (this: Ruling, count: number) {
  expectSame('cards in the draw pile:', count, playOf(this).table.deck.length);
});

// Visibility.

/** The table as a viewer may see it, also before a turn has begun. */
const visible = ({ isRunning, table }: CardPlay): State =>
  isRunning ? table : { ...cardGame.clone(table), stack: inPhase2(table.turn) };

const handSeenBy = (ruling: Ruling, viewer: Viewer, owner: Seat) =>
  cardGame.view(visible(playOf(ruling)), viewer).players[owner]?.hand ?? [];

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
  /^([A-Z]) (can|cannot) see what ([A-Z]) is offered$/,
  function (this: Ruling, viewer: string, can: string, owner: string) {
    const { seats, table } = playOf(this);
    const seen = cardGame.view(table, seatOf(viewer, seats)).players[seatOf(owner, seats)]?.offered ?? [];
    if (seen.length > 0 !== (can === 'can'))
      throw new Mismatch(
        `${viewer} ${can} see what ${owner} is offered`,
        seen.length > 0 ? 'it is seen' : 'it is not seen',
      );
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
