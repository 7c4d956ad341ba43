// English: what people, cards and roles are called, and the sentences about what happens and what is asked.

import {
  type Answer,
  type CardId,
  type Facts,
  type Frame,
  type FrameFor,
  kindOf,
  type Role,
  TEXTS,
  valueText,
} from '@posse/card';
import type { Seat } from '@posse/engine';

/** Who is spoken of, and to whom. */
export interface Teller {
  /** The name of each seat. */
  readonly names: readonly string[];
  /** The reader's own seat; null for somebody who looks on. */
  readonly you: Seat | null;
}

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  sheriff: 'Sheriff',
  deputy: 'Deputy',
  outlaw: 'Outlaw',
  renegade: 'Renegade',
};

export const GOALS: Readonly<Record<Role, string>> = {
  sheriff: 'eliminate all Outlaws and the Renegade',
  deputy: 'protect the Sheriff; you win with him, even eliminated',
  outlaw: 'get the Sheriff eliminated',
  renegade: 'be the last one alive, with the Sheriff the last but one',
};

const VICTORIES: Readonly<Record<Role, string>> = {
  sheriff: 'Law and order: the Sheriff and his Deputies win.',
  deputy: 'Law and order: the Sheriff and his Deputies win.',
  outlaw: 'The Sheriff is dead: the Outlaws win.',
  renegade: 'Nobody else is left: the Renegade wins.',
};

// --- names ---

export const kindName = (key: string): string => TEXTS.cards[key]?.name ?? key;
export const characterName = (id: string): string => TEXTS.characters[id]?.name ?? id;
/** `BANG! Q♥` */
export const cardName = (card: CardId): string => `${kindName(kindOf(card).key)} ${valueText(card)}`;

const name = ({ names, you }: Teller, who: Seat): string => (who === you ? 'you' : (names[who] ?? `seat ${who + 1}`));
const Name = (t: Teller, who: Seat): string => (who === t.you ? 'You' : name(t, who));
const whose = (t: Teller, who: Seat, yours: 'your' | 'Your' = 'your'): string =>
  who === t.you ? yours : `${name(t, who)}’s`;
/** The name, and the number by which the seat is found on the table. */
const seated = (t: Teller, who: Seat): string => (who === t.you ? 'yourself' : `${name(t, who)} (seat ${who + 1})`);

/** `You draw`, `Rose Doolan draws` */
const does = (t: Teller, who: Seat, verb: string): string =>
  who === t.you
    ? `You ${verb}`
    : `${name(t, who)} ${verb === 'have' ? 'has' : `${verb}${verb.endsWith('s') ? 'es' : 's'}`}`;

const points = (count: number): string => (count === 1 ? 'a life point' : `${count} life points`);

/** Cards as far as they are known: `BANG! Q♥ and Beer 6♥`, `2 cards`. */
function cardsText(cards: readonly (CardId | null)[]): string {
  const known = cards.filter((card) => card !== null).map(cardName);
  const hidden = cards.length - known.length;
  return and([...known, ...(hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`])]);
}

const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? 'nothing') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;

// --- what happens ---

type Sentence<F> = (t: Teller, fact: F) => string | null;

/** A new turn is a heading, a move is told with its like; all else is a sentence of its own. */
export const SENTENCES: { readonly [K in Exclude<keyof Facts, 'moved' | 'turn'>]: Sentence<Facts[K]> } = {
  played: (t, { who, card, as, at, prey }) =>
    `${does(t, who, 'play')} ${cardName(card)}${as === null ? '' : ` as ${kindName(as)}`}${against(t, at, prey)}.`,
  shuffled: () => 'The discards are shuffled into a new draw pile.',
  drew: (t, { who, card }) =>
    card === null
      ? `There is no card left for ${name(t, who)} to turn up.`
      : `${does(t, who, 'draw')}! ${cardName(card)}.`,
  dodged: (t, { who }) => `${does(t, who, 'dodge')}.`,
  hurt: (t, { who, points: lost, by }) =>
    `${does(t, who, 'lose')} ${points(lost)}${by === null || by === who ? '' : ` to ${name(t, by)}`}.`,
  life: (t, { who, life }) => `${does(t, who, 'have')} ${points(life)} now.`,
  bangs: () => null,
  ability: (t, { who, of }) => `${does(t, who, 'use')} the ability of ${characterName(of)}.`,
  eliminated: (t, { who, by, role }) =>
    `${Name(t, who)}${who === t.you ? ' are' : ', the '.concat(ROLE_NAMES[role], ', is')} eliminated${by === null || by === who ? '' : ` by ${name(t, by)}`}.`,
  over: (_t, { winners, roles }) => VICTORIES[roles[winners[0] ?? 0] ?? 'renegade'],
};

export const turnOf = (t: Teller, who: Seat): string => `${whose(t, who, 'Your')} turn`;

function against(t: Teller, at: Seat | null, prey: CardId | 'hand' | null): string {
  if (at === null) return '';
  return ` against ${prey === null ? name(t, at) : `${whose(t, at)} ${preyText(prey)}`}`;
}

const preyText = (prey: CardId | 'hand'): string => (prey === 'hand' ? 'hand' : kindName(kindOf(prey).key));

/** Several cards that go the same way; from and to are the players whose places they are. */
export interface Move {
  readonly cards: readonly (CardId | null)[];
  readonly from: Seat | null;
  readonly to: Seat | null;
}

const nobody = 0 as Seat;

/** By where the cards come from and where they go. */
export const MOVES: Readonly<Record<string, Sentence<Move>>> = {
  'deck hand': (t, { cards, to }) => `${does(t, to ?? nobody, 'draw')} ${cardsText(cards)}.`,
  'deck aside': (t, { cards, to }) =>
    to === null ? `Turned up: ${cardsText(cards)}.` : `${does(t, to, 'look')} at ${cardsText(cards)}.`,
  'aside hand': (t, { cards, to }) => `${does(t, to ?? nobody, 'take')} ${cardsText(cards)}.`,
  'aside deck': (t, { cards, from }) => `${does(t, from ?? nobody, 'put')} ${cardsText(cards)} back.`,
  'discard hand': (t, { cards, to }) => `${does(t, to ?? nobody, 'take')} ${cardsText(cards)} from the discard pile.`,
  'hand discard': (t, { cards, from }) => `${does(t, from ?? nobody, 'discard')} ${cardsText(cards)}.`,
  'hand hand': (t, { cards, from, to }) =>
    `${does(t, to ?? nobody, 'take')} ${cardsText(cards)} from ${whose(t, from ?? nobody)} hand.`,
  'table discard': (t, { cards, from }) =>
    `${whose(t, from ?? nobody, 'Your')} ${cardsText(cards)} ${cards.length === 1 ? 'is' : 'are'} discarded.`,
  'table hand': (t, { cards, from, to }) =>
    `${does(t, to ?? nobody, 'take')} ${whose(t, from ?? nobody)} ${cardsText(cards)}.`,
  'table table': (t, { cards, to }) => `${cardsText(cards)} goes to ${name(t, to ?? nobody)}.`,
};

/** What an answer says that its facts do not; null if they say it all. */
export function answerSentence(t: Teller, { kind, seat }: Answer): string | null {
  if (kind === 'pass') return `${does(t, seat, 'pass')}.`;
  if (kind === 'barrel') return `${does(t, seat, 'try')} a Barrel.`.replace('trys', 'tries');
  return kind === 'end' ? `${does(t, seat, 'end')} the turn.` : null;
}

// --- what is asked ---

type QuestionText<K extends Frame['op']> = (t: Teller, frame: FrameFor<K>) => string;

const QUESTIONS: { readonly [K in Frame['op']]?: QuestionText<K> } = {
  phase2: () => 'Your turn: play a card or end the turn.',
  phase3: () => 'You hold more cards than you have life points: discard one.',
  shot: (t, { by, with: using, need }) =>
    `${by === null ? 'Somebody' : name(t, by)} shoots at you (${kindName(using)}): you need ${need === 1 ? 'a Missed!' : `${need} Missed!`}.`,
  duel: (t, { next }) => `Duel with ${name(t, next)}: discard a BANG! or lose a life point.`,
  indians: (t, { by }) => `${Name(t, by)} sends Indians!: discard a BANG! or lose a life point.`,
  dying: () => 'That was your last life point: only a Beer saves you.',
  store: () => 'General Store: take a card.',
  keep: (_t, { keep }) => `Which card do you keep? ${keep === 1 ? 'One more.' : `${keep} in all.`}`,
  firstCard: () => 'Where does your first card come from?',
  chooseFlip: (_t, { luck }) =>
    `Which card counts? ${luck === 'hearts' ? 'Hearts are good.' : 'Spades from 2 to 9 explode.'}`,
  lastDiscards: () => 'You are eliminated: which card is discarded next?',
};

export const questionText = (t: Teller, frame: Frame): string =>
  (QUESTIONS[frame.op] as ((t: Teller, frame: Frame) => string) | undefined)?.(t, frame) ?? 'Choose.';

const PASSES: Readonly<Record<string, string>> = { shot: 'take the hit', dying: 'die' };

/** An option as a line to choose: what is done, and with which target or card. */
export interface OptionText {
  readonly what: string;
  readonly how: string;
}

export function optionText(t: Teller, answer: Answer, why: Frame): OptionText {
  const { kind, card, as, at, prey, cost, pick } = answer;
  const shown = card === null ? '' : cardName(card);
  if (kind === 'play') return { what: `${shown}${as === null ? '' : ` as ${kindName(as)}`}`, how: target(t, at, prey) };
  if (kind === 'barrel') return { what: 'draw!', how: card === null ? 'as if for a Barrel' : `for ${shown}` };
  if (kind === 'ability') return { what: `${characterName(pick ?? '')}: give up`, how: cardsText(cost) };
  if (kind === 'discard') return { what: 'discard', how: shown };
  if (kind === 'pass') return { what: PASSES[why.op] ?? 'lose a life point', how: '' };
  if (kind === 'end') return { what: 'end the turn', how: '' };
  return {
    what: 'take',
    how: card !== null ? shown : at !== null ? `from the hand of ${seated(t, at)}` : `from the ${pick}`,
  };
}

function target(t: Teller, at: Seat | null, prey: CardId | 'hand' | null): string {
  if (at === null) return '';
  if (prey === null) return `→ ${seated(t, at)}`;
  return `→ ${seated(t, at)}, ${prey === 'hand' ? 'from the hand' : preyText(prey)}`;
}
