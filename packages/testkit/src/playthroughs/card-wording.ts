// The words of playthroughs of the card game.

import {
  type CardId,
  type CardKinds,
  cardGame,
  type FactKind,
  type Facts,
  luckText,
  OURS,
  ownerOf,
  PLAIN,
  textsFor,
  type Zone,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { answerText } from '../rulings/card/answers-in-words.ts';
import { HERE, nameOfCard, nameOfEvent, nameOfKind } from '../rulings/card/card-vocabulary.ts';
import { letterOf } from '../rulings/ruling-vocabulary.ts';
import { byText, optionsText, roleText, type Wording } from './game-wording.ts';

export const cardWording: Wording<CardKinds> = {
  game: cardGame,
  setup: ({ setup }) => `Card game for ${setup.seats}; ${setup.sets.join(', ')}; ${optionsText(setup.options)}`,
  seats: ({ players }) =>
    players.map(({ role, character, alive, life, maxLife, hand, inPlay, offered }, place) =>
      [
        `${letterOf(place as Seat)} ${roleText(role)}, ${nameOf(character)}`,
        ...(offered.length === 0 ? [] : [`may choose ${offered.map(nameOf).join(' or ')}`]),
        alive ? `${life}/${maxLife} life` : 'out',
        `hand: ${cards(hand)}`,
        `in play: ${cards(inPlay)}`,
      ].join('; '),
    ),
  table: ({ players, deck, discard }) => [
    ...players.map(({ alive, life, hand, inPlay }, place) => {
      const letter = letterOf(place as Seat);
      return alive
        ? [`${letter} ${life} life`, `hand ${hand.length}`, ...inPlay.map(nameOfCard)].join(', ')
        : `${letter} out`;
    }),
    `draw pile ${deck.length}, discards ${discard.length}`,
  ],
  answer: (answer) => answerText(answer, answer.pick === null ? null : nameOf(answer.pick)),
  fact: ({ kind, open, secret }) => (TELL[kind] as (fact: object) => string)({ ...open, ...secret?.adds }),
  isSaid({ kind, open }, answer) {
    const { seat, card, as, at, prey, cost } = answer;
    if (kind === 'chose') return open.who === seat;
    if (kind === 'eventUsed') return open.who === seat && open.at === at && open.prey === prey;
    if (kind === 'played' || kind === 'used')
      return (
        open.who === seat &&
        open.card === card &&
        open.at === at &&
        open.prey === prey &&
        (kind === 'used' || open.as === as)
      );
    // The card itself, and its cost, go where such cards go.
    if (kind !== 'moved' || open.card === null || open.fromSeat !== seat) return false;
    if (open.to === 'table') return open.from === 'hand' && open.card === card && open.toSeat === (at ?? seat);
    return open.to === 'discard' && open.from !== 'aside' && [card, ...cost].includes(open.card);
  },
};

const nameOf = (id: string): string => (id === PLAIN ? 'no character' : (textsFor(null).characters[id]?.en.name ?? id));
const cardText = (card: CardId | null): string => (card === null ? 'a card' : nameOfCard(card));
const cards = (list: readonly CardId[]): string => (list.length === 0 ? 'none' : list.map(nameOfCard).join(', '));

const TELL: { readonly [K in FactKind]: (fact: Facts[K]) => string } = {
  turn: ({ who }) => `${letterOf(who)}'s turn`,
  played: ({ who, card, as, at, prey }) =>
    `${letterOf(who)} plays ${nameOfCard(card)}${as === null ? '' : ` as ${nameOfKind(as)}`}${target(at, prey)}`,
  used: ({ who, card, at, prey }) => `${letterOf(who)} uses ${nameOfCard(card)}${target(at, prey)}`,
  moved,
  event: ({ event, next }) => `event ${nameOfEvent(event)}, next ${nameOfEvent(next)}`,
  eventUsed: ({ who, at, prey }) => `${letterOf(who)} uses the event${target(at, prey)}`,
  shuffled: ({ deck }) => `the discards are shuffled: draw pile ${deck}`,
  drew: ({ who, card, luck, lucky }) =>
    `${letterOf(who)} draw! ${cardText(card)}: ${lucky ? '' : 'not '}${luckText(luck)}`,
  dodged: ({ who, by, with: shot }) =>
    `${letterOf(who)} dodges ${shot in OURS.kinds ? nameOfKind(shot) : nameOfEvent(shot)}${byText(by)}`,
  hurt: ({ who, points, by }) => `${letterOf(who)} loses ${points}${by === null ? '' : ` to ${letterOf(by)}`}`,
  life: ({ who, life }) => `${letterOf(who)} has ${life} life`,
  bangs: ({ bangs }) => `BANG! cards this turn ${bangs}`,
  ability: ({ who, of }) => `${letterOf(who)} uses ${nameOf(of)}`,
  named: ({ who, pick }) => `${letterOf(who)} names ${pick}`,
  shown: ({ who, card }) => `${letterOf(who)} shows ${card === null ? 'no card any more' : nameOfCard(card)}`,
  became: ({ who, character, abilities, maxLife }) =>
    `${letterOf(who)} is ${nameOf(character)} with ${maxLife} bullets and the abilities of ${abilities.map((id) => nameOf(ownerOf(HERE, id).id)).join(', ')}`,
  chose: ({ who, character }) => `${letterOf(who)} will be ${character === null ? 'somebody' : nameOf(character)}`,
  begun: ({ characters, lives }) =>
    `the game begins: ${characters.map((id, place) => `${letterOf(place as Seat)} ${nameOf(id)} ${lives[place]}`).join(', ')}`,
  role: ({ who, role }) => `${letterOf(who)} is told ${roleText(role)}`,
  returned: ({ who, undead }) => `${letterOf(who)} is back${undead ? ' for this turn' : ''}`,
  eliminated: ({ who, by, role }) => `${letterOf(who)} (${roleText(role)}) is out${byText(by)}`,
  over: () => 'the game is over',
};

function target(at: Seat | null, prey: CardId | 'hand' | null): string {
  if (at === null) return '';
  return ` on ${letterOf(at)}${prey === null ? '' : prey === 'hand' ? "'s hand" : `'s ${nameOfCard(prey)}`}`;
}

/** The verbs for common moves of a card, by origin and destination; `from` and `to` are the seats. */
const WAYS: Readonly<Record<string, (what: string, from: string, to: string) => string>> = {
  'deck hand': (what, _, to) => `${to} draws ${what}`,
  'deck discard': (what) => `${what} is turned up and discarded`,
  'deck aside': (what, _, to) => (to === '' ? `${what} is turned up` : `${to} looks at ${what}`),
  'hand discard': (what, from) => `${from} discards ${what}`,
  'hand aside': (what, from) => `${from}'s ${what} is laid aside`,
  'hand hand': (what, from, to) => `${to} gets ${what} from ${from}'s hand`,
  'table hand': (what, from, to) => `${to} gets ${what} in play from ${from}`,
  'table discard': (what, from) => `${from}'s ${what} is discarded`,
  'table table': (what, from, to) => `${what} goes from ${from} to ${to}`,
  'discard hand': (what, _, to) => `${to} gets ${what} from the discards`,
  'aside hand': (what, _, to) => `${to} gets ${what}`,
  'aside discard': (what) => `${what} is discarded`,
};

/**
 * A move of a card, for example `A draws Beer 6♥`, and in full for rare moves: `BANG! K♥ goes from A's cards aside to
 * the draw pile`.
 */
function moved({ from, fromSeat, to, toSeat, card, top }: Facts['moved']): string {
  const [source, goal] = [fromSeat, toSeat].map((seat) => (seat === null ? '' : letterOf(seat))) as [string, string];
  const way = WAYS[`${from} ${to}`] ?? ((what) => `${what} goes from ${place(from, source)} to ${place(to, goal)}`);
  return `${way(cardText(card), source, goal)}${top === null ? '' : ` (${nameOfCard(top)} shows)`}`;
}

const PLACES: Readonly<Record<Zone, string>> = {
  deck: 'draw pile',
  discard: 'discards',
  hand: 'hand',
  table: 'cards in play',
  aside: 'cards aside',
};

const place = (zone: Zone, seat: string): string => `${seat === '' ? 'the' : `${seat}'s`} ${PLACES[zone]}`;
