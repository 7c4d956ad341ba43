// The sentences about what happens: one for every kind of fact, of move, and of answer that no fact tells about.

import { type Answer, type CardId, type Facts, type Frame, kindOf, ownerOf, type TextGroup } from '@posse/card';
import type { Seat, Texts } from '@posse/engine';
import { ROLE_NAMES, told, victory, youAre } from '../names.ts';
import { and, does, Name, name, points, whose } from '../teller.ts';
import { catalogue } from './catalogue.ts';
import { abilityName, cardName, cardsText, characterName, eventName, kindName } from './names.ts';
import type { CardTeller } from './teller.ts';

const here = () => ({ catalogue: catalogue() });

type Sentence<F> = (t: CardTeller, fact: F) => string | null;

/** A new turn is a heading, a move is told with its like; all else is a sentence of its own. */
export const SENTENCES: { readonly [K in Exclude<keyof Facts, 'moved' | 'turn'>]: Sentence<Facts[K]> } = {
  played: (t, { who, card, as, at, prey }) =>
    `${does(t, who, 'play')} ${cardName(card)}${as === null ? '' : ` as ${kindName(as)}`}${against(t, at, prey)}.`,
  used: (t, { who, card, at, prey }) => `${does(t, who, 'use')} ${cardName(card)}${against(t, at, prey)}.`,
  event: (t, { event, next }) =>
    `A new event, ${aboutEvent(t.texts, event)}${next === null ? '' : ` After that comes ${eventName(next)}.`}`,
  eventUsed: (t, { who, at, prey }) =>
    `${does(t, who, 'use')} ${t.event === null ? 'the event' : eventName(t.event)}${against(t, at, prey)}.`,
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
  ability: (t, { who, of }) => `${does(t, who, 'use')} the ${abilityName(of)}.`,
  named: (t, { who, pick }) => `${does(t, who, 'name')} ${pick}.`,
  shown: (t, { who, card }) =>
    card === null ? null : `${does(t, who, 'show')} ${cardName(card)}, which must be played.`,
  became: (t, { who, character, abilities }) => {
    const copied = abilities.map((id) => ownerOf(here(), id).id).filter((id) => id !== character);
    if (copied.length > 0) return `${does(t, who, 'have')} the ability of ${and(copied.map(characterName))} for now.`;
    return characterName(character) === t.names[who] ? null : `${does(t, who, 'are')} ${characterName(character)} now.`;
  },
  chose: (t, { who, character }) =>
    `${does(t, who, 'have')} chosen${character === null ? '' : ` ${characterName(character)}`}.`,
  begun: (t, { characters, roles }) => {
    const seats = characters.map((id, place) => {
      const role = roles[place];
      return `seat ${place + 1} is ${characterName(id)}${role == null ? '' : `, the ${ROLE_NAMES[role]}`}`;
    });
    const yours = t.you === null ? null : (roles[t.you] ?? null);
    return `The game begins: ${seats.join('; ')}.${yours === null ? '' : ` ${youAre(yours, t.texts.roles)}`}`;
  },
  role: (t, { who, role }) =>
    role === null ? null : who === t.you ? youAre(role, t.texts.roles) : `${name(t, who)} is the ${ROLE_NAMES[role]}.`,
  returned: (t, { who, undead }) => `${does(t, who, 'come')} back${undead ? ' as a ghost, for one turn' : ' to stay'}.`,
  eliminated: (t, { who, by, role }) =>
    t.ghosts.has(who)
      ? `${whose(t, who, 'Your')} ghost leaves.`
      : `${Name(t, who)}${who === t.you ? ' are' : ', the '.concat(ROLE_NAMES[role], ', is')} eliminated${by === null || by === who ? '' : ` by ${name(t, by)}`}.`,
  over: (_t, { winners, roles }) => victory(roles[winners[0] ?? -1] ?? null, roles.length),
};

/** Its name and what it does. */
export function aboutEvent({ events }: Pick<Texts<TextGroup>, 'events'>, id: string): string {
  const text = events[id];
  return text === undefined ? `${id}.` : told(text);
}

function against(t: CardTeller, at: Seat | null, prey: CardId | 'hand' | null): string {
  if (at === null) return '';
  return ` against ${prey === null ? name(t, at) : `${whose(t, at)} ${preyText(prey)}`}`;
}

export const preyText = (prey: CardId | 'hand'): string =>
  prey === 'hand' ? 'hand' : kindName(kindOf(here(), prey).key);

/** Several cards that go the same way; from and to are the players whose places they are. */
export interface Move {
  readonly cards: readonly (CardId | null)[];
  readonly from: Seat | null;
  readonly to: Seat | null;
}

const nobody = 0 as Seat;

const turnedUp: Sentence<Move> = (t, { cards, to }) =>
  to === null ? `Turned up: ${cardsText(cards)}.` : `${does(t, to, 'look')} at ${cardsText(cards)}.`;

/** By where the cards come from and where they go. */
export const MOVES: Readonly<Record<string, Sentence<Move>>> = {
  'deck hand': (t, { cards, to }) => `${does(t, to ?? nobody, 'draw')} ${cardsText(cards)}.`,
  'deck aside': turnedUp,
  'discard aside': turnedUp,
  'aside hand': (t, { cards, from, to }) =>
    from === null || from === to
      ? `${does(t, to ?? nobody, 'take')} ${cardsText(cards)}.`
      : `${does(t, from, 'give')} ${cardsText(cards)} to ${name(t, to ?? nobody)}.`,
  'aside deck': (t, { cards, from }) => `${does(t, from ?? nobody, 'put')} ${cardsText(cards)} back.`,
  'aside discard': (t, { cards, from }) => `${does(t, from ?? nobody, 'discard')} ${cardsText(cards)}.`,
  'discard hand': (t, { cards, to }) => `${does(t, to ?? nobody, 'take')} ${cardsText(cards)} from the discard pile.`,
  'hand discard': (t, { cards, from }) => `${does(t, from ?? nobody, 'discard')} ${cardsText(cards)}.`,
  'hand deck': (t, { cards, from }) => `${does(t, from ?? nobody, 'put')} ${cardsText(cards)} on the draw pile.`,
  'hand aside': (t, { cards, from }) => `${does(t, from ?? nobody, 'lay')} ${cardsText(cards)} aside.`,
  'hand hand': (t, { cards, from, to }) =>
    `${does(t, to ?? nobody, 'take')} ${cardsText(cards)} from ${whose(t, from ?? nobody)} hand.`,
  'table discard': (t, { cards, from }) =>
    `${whose(t, from ?? nobody, 'Your')} ${cardsText(cards)} ${cards.length === 1 ? 'is' : 'are'} discarded.`,
  'table hand': (t, { cards, from, to }) =>
    `${does(t, to ?? nobody, 'take')} ${from === to ? 'back' : whose(t, from ?? nobody)} ${cardsText(cards)}.`,
  'table table': (t, { cards, to }) => `${cardsText(cards)} goes to ${name(t, to ?? nobody)}.`,
};

/** What an answer says that its facts do not; null if they say it all. */
export function answerSentence(t: CardTeller, { kind, seat, at, pick }: Answer, why: Frame): string | null {
  if (kind === 'pass') return why.op === 'ranch' ? null : `${does(t, seat, why.op === 'guess' ? 'stop' : 'pass')}.`;
  if (kind === 'barrel') return `${does(t, seat, 'try')} a Barrel.`;
  if (kind === 'end') return `${does(t, seat, 'end')} the turn.`;
  if (why.op === 'bloodBrothers') return `${does(t, seat, 'give')} a life point to ${name(t, at ?? seat)}.`;
  if (why.op === 'hardLiquor') return `${does(t, seat, 'drink')} instead of drawing.`;
  if (why.op === 'reward' && pick === 'no') return `${does(t, seat, 'leave')} the reward.`;
  return why.op === 'newIdentity' && pick === 'no' ? `${does(t, seat, 'keep')} the old identity.` : null;
}
