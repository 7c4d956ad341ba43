// What somebody is asked, and what he may answer, as lines to choose from.

import {
  type Answer,
  type Answers,
  type CardId,
  cardGame,
  type Frame,
  type FrameFor,
  inVain,
  isFeared,
  kindOf,
  type Luck,
  luckText,
  type Translated,
  type View,
} from '@posse/card';
import { randomFrom, type Seat } from '@posse/engine';
import type { OptionText } from '../game.ts';
import { textIn, told } from '../names.ts';
import { Name, name, points, seated, whose } from '../teller.ts';
import { catalogue } from './catalogue.ts';
import { abilityName, anyName, cardName, cardsText, characterName, eventName, kindName } from './names.ts';
import type { CardTeller } from './teller.ts';
import { preyText } from './words.ts';

type QuestionText<K extends Frame['op']> = (t: CardTeller, frame: FrameFor<K>, view: View) => string;

const QUESTIONS: { readonly [K in keyof Answers]: QuestionText<K> } = {
  phase2: () => 'Your turn: play a card or end the turn.',
  phase3: () => 'You hold more cards than you may keep: discard one.',
  shot: shotText,
  duel: (t, { next }) => `Duel with ${name(t, next)}: discard a BANG! or lose a life point.`,
  indians: (t, { by }) => `${Name(t, by)} sends Indians!: discard a BANG! or lose a life point.`,
  dying: () => 'That was your last life point: only a Beer saves you.',
  store: () => 'General Store: take a card.',
  keep: (_t, { left }) => `Which card do you keep? ${left === 1 ? 'One more.' : `${left} in all.`}`,
  firstCard: () => 'Where does your first card come from?',
  chooseFlip: (_t, { luck }) => `Which card counts? ${luckWords(luck)}`,
  lastDiscards: () => 'You are eliminated: which card is discarded next?',
  share: (t, { dead }) => `You share the cards of ${name(t, dead)}: take one.`,
  reward: (t, { dead }) => `${Name(t, dead)} is out: do you draw three cards as your reward?`,
  copy: () => 'Whose ability do you take, until your next turn?',
  fromATable: () => 'Draw your cards, or take one that lies in play?',
  brawl: (t, { left }) => `Brawl: which card does ${name(t, left[0] as Seat)} discard?`,
  daltons: () => 'The Daltons: discard one of your blue cards.',
  handcuffs: () => 'Handcuffs: which suit can you play in this turn?',
  newIdentity: (t, { who }, { players }) =>
    `New Identity: do you become ${about(t.texts.characters[players[who]?.spare ?? '']) ?? 'somebody else'}`,
  bloodBrothers: () => 'Blood Brothers: do you give somebody one of your life points?',
  hardLiquor: () => 'Hard Liquor: a life point, or your cards?',
  guess: (_t, { right }) => `Peyote: which colour is the next card?${right === 0 ? '' : ` ${right} right so far.`}`,
  ranch: (_t, { cards }) =>
    `Ranch: which cards do you exchange?${cards.length === 0 ? '' : ` ${cards.length} so far.`}`,
  gift: (t, { to }) => `Which card do you give ${name(t, to[0] as Seat)}? What is left is yours.`,
  chooseCharacter: () => 'Which character do you play?',
};

/** Questions of house sets are about whatever has their name. */
export function questionText(t: CardTeller, frame: Frame, view: View): string {
  const text = QUESTIONS[frame.op as keyof Answers] as ((t: CardTeller, f: Frame, v: View) => string) | undefined;
  if (text !== undefined) return text(t, frame, view);
  const id = frame.op.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { cards, characters, events } = t.texts;
  return about(cards[id] ?? characters[id] ?? events[id]) ?? 'Choose.';
}

const about = (text: Translated | undefined): string | null => (text === undefined ? null : told(text));

function shotText(t: CardTeller, { by, with: using, need, hit }: FrameFor<'shot'>): string {
  const [first] = hit;
  const target = first?.op === 'scrap' ? `your ${preyText(first.prey)}` : 'you';
  const shooter = by === null ? anyName(using) : `${Name(t, by)} (${anyName(using)})`;
  const cost = first?.op === 'hurt' && first.points > 1 ? `, or you lose ${points(first.points)}` : '';
  return `${shooter} shoots at ${target}: you need ${need === 1 ? 'a Missed!' : `${need} Missed!`}${cost}.`;
}

// --- answers ---

type Describe = (t: CardTeller, answer: Answer, why: Frame, view: View) => OptionText;

const DESCRIBE: Readonly<Record<Answer['kind'], Describe>> = {
  play: (t, { card, as, at, prey }, why) => ({
    what: `${cardText(card)}${as === null ? '' : ` as ${kindName(as)}`}`,
    how:
      why.op === 'phase2' && card !== null && as === null && isGreen(card)
        ? 'to lay it and use it later'
        : target(t, at, prey),
  }),
  use: (t, { card, at, prey }) => ({ what: `use ${cardText(card)}`, how: target(t, at, prey) }),
  barrel: (_t, { card }) => ({ what: 'draw!', how: card === null ? 'as if for a Barrel' : `for ${cardText(card)}` }),
  ability: (t, { pick, at }) => ({ what: abilityName(pick ?? ''), how: target(t, at, null) }),
  event: eventText,
  discard: (_t, { card }) => ({ what: 'discard', how: cardText(card) }),
  pass: (_t, _answer, why) => ({ what: passText(why), how: '' }),
  end: () => ({ what: 'end the turn', how: '' }),
  choose: choiceText,
};

/** The cards given up with it are left out if they are asked for later. */
export function optionText(t: CardTeller, answer: Answer, why: Frame, view: View, withCost = true): OptionText {
  const { what, how: plainly } = DESCRIBE[answer.kind](t, answer, why, view);
  const how = `${plainly} ${vainText(answer, view)}`.trim();
  const { cost } = answer;
  if (cost.length === 0 || why.op === 'ranch') return { what, how };
  const price = withCost
    ? `discarding ${cardsText(cost)}`
    : cost.length === 1
      ? 'for a card'
      : `for ${cost.length} cards`;
  return { what, how: `${how} ${price}`.trimStart() };
}

/** What would do nothing says so before it is chosen; whatever the reader does not see makes no difference to it. */
const vainText = (answer: Answer, view: View): string =>
  inVain(cardGame.redeal(view, randomFrom('in vain')), answer) === null ? '' : 'in vain';

const cardText = (card: CardId | null): string => (card === null ? '' : cardName(card));
const isGreen = (card: CardId): boolean => kindOf({ catalogue: catalogue() }, card).border === 'green';

function eventText(t: CardTeller, { at, prey, cost }: Answer, why: Frame): OptionText {
  if (why.op === 'ranch') return { what: 'exchange', how: cardsText(cost) };
  if (why.op === 'bloodBrothers') return { what: 'give a life point', how: target(t, at, null) };
  if (why.op === 'hardLiquor') return { what: 'take a life point instead of cards', how: '' };
  return { what: t.event === null ? 'the event' : eventName(t.event), how: target(t, at, prey) };
}

const PASSES: Readonly<Record<string, string>> = {
  shot: 'take the hit',
  dying: 'die',
  duel: 'lose a life point',
  indians: 'lose a life point',
  bloodBrothers: 'keep your life points',
  hardLiquor: 'draw your cards',
  guess: 'stop guessing',
};

function passText(why: Frame): string {
  if (why.op !== 'ranch') return PASSES[why.op] ?? 'pass';
  return why.cards.length === 0 ? 'keep your cards' : 'that is all';
}

const VERBS: Readonly<Record<string, string>> = {
  keep: 'keep',
  gift: 'give',
  chooseFlip: 'count',
  copy: 'copy',
  brawl: 'discard',
  store: 'take',
  firstCard: 'take',
  fromATable: 'take',
  share: 'take',
};

function choiceText(t: CardTeller, { card, at, prey, pick }: Answer, why: Frame, { players }: View): OptionText {
  const what = VERBS[why.op] ?? 'choose';
  if (card !== null) return { what, how: cardName(card) };
  if (at !== null && prey !== null)
    return { what, how: prey === 'hand' ? `a card from ${whose(t, at)} hand` : `${whose(t, at)} ${cardName(prey)}` };
  if (at !== null) return { what, how: why.op === 'firstCard' ? `from the hand of ${seated(t, at)}` : seated(t, at) };
  if (why.op === 'newIdentity')
    return {
      what:
        pick === 'yes'
          ? `become ${characterName(players[why.who]?.spare ?? '')}, with 2 life points`
          : 'stay who you are',
      how: '',
    };
  if (why.op === 'reward') return { what: pick === 'yes' ? 'draw three cards' : 'leave the reward', how: '' };
  const character = t.texts.characters[pick ?? ''];
  if (character !== undefined) return { what: `${textIn(character).name}:`, how: textIn(character).text };
  return pick?.endsWith('pile') ? { what, how: `from the ${pick}` } : { what: pick ?? what, how: '' };
}

function target(t: CardTeller, at: Seat | null, prey: CardId | 'hand' | null): string {
  if (at === null) return '';
  if (prey === null) return `→ ${seated(t, at)}`;
  return `→ ${seated(t, at)}, ${prey === 'hand' ? 'from the hand' : preyText(prey)}`;
}

function luckWords(luck: Luck): string {
  if (luck === 'hearts') return 'Hearts are good.';
  if (luck === 'spades 2 to 9') return 'Spades from 2 to 9 explode.';
  return isFeared(luck) ? `Bad are ${luckText(luck)}.` : `Good are ${luckText(luck)}.`;
}
