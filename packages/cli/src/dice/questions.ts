// What somebody is asked in the dice game, and what he may answer, as lines to choose from.

import type { Answer, Frame, FrameFor, Moment, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { OptionText } from '../game.ts';
import { textIn } from '../names.ts';
import { and, name, points, seated, whose } from '../teller.ts';
import { DIE_NAMES, faceName, specialName } from './names.ts';
import type { DiceTeller } from './teller.ts';

type QuestionText<K extends Frame['op']> = (t: DiceTeller, frame: FrameFor<K>, view: View) => string;

const QUESTIONS: { readonly [K in Frame['op']]?: QuestionText<K> } = {
  start: () => 'Your turn: what do you do before you roll?',
  again: (_t, _f, { rolls }) => `You have rolled ${rolls === 1 ? 'once' : `${rolls} times`}: which dice again?`,
  aiming: (_t, { left, doubling }) =>
    `Whom do you shoot at?${doubling ? ' The next hit counts twice.' : ''}${left.length > 1 ? ` ${left.length} shots left.` : ''}`,
  pouring: (_t, { left }) => `Who gets the beer?${left > 1 ? ` ${left} beers left.` : ''}`,
  clearArrows: () => 'Kit Carlson: whose arrow goes back?',
  arrowForWound: (t, { who, points: lost, by }) =>
    `You would lose ${points(lost.find(([seat]) => seat === who)?.[1] ?? 1)}${by === null ? '' : ` to ${name(t, by)}`}: an arrow instead of one?`,
  whichForWound: () => 'Which arrow do you take?',
  whichArrow: () => 'Which arrow do you take?',
  stepIn: (t, { points: lost }) =>
    `${and(lost.map(([who, count]) => `${name(t, who)} (${points(count)})`))}: do you take a hit for somebody?`,
  returnToken: (t, { at }) => `Which of ${whose(t, at)} arrows goes back?`,
  returnOwn: () => 'Pedro Ramirez: put an arrow back?',
  handOn: (_t, { token }) => `Who gets this ${token === 'chief' ? 'arrow of the Chief' : 'arrow'}?`,
  breakArrow: () => 'The broken arrow: whose arrow goes back?',
  react: reactText,
  rescued: () => 'You are saved: do you put all your arrows back?',
  haunt: () => 'You are the ghost: which result haunts whose next turn?',
};

export const questionText = (t: DiceTeller, frame: Frame, view: View): string =>
  (QUESTIONS[frame.op] as ((t: DiceTeller, f: Frame, v: View) => string) | undefined)?.(t, frame, view) ?? 'Choose.';

function reactText(t: DiceTeller, { moment, who, fallen, points: gains }: FrameFor<'react'>): string {
  const all = (seats: readonly Seat[]): string => and([...new Set(seats)].map((seat) => name(t, seat)));
  const what: Readonly<Record<Moment, string>> = {
    'turn starts': 'Your turn begins.',
    rolled: `This is ${whose(t, who)} roll.`,
    stopped: `That was ${whose(t, who)} last roll.`,
    revealed: `${name(t, who)} uses a role.`,
    gaining: `Life points for ${all(gains.map(([seat]) => seat))}.`,
    dying: `The last life point is gone: ${all(fallen.map((one) => one.who))}.`,
    'turn over': 'Your turn is over.',
  };
  return `${what[moment]} Do you show your role?`;
}

// --- answers ---

type Describe = (t: DiceTeller, answer: Answer, why: Frame, view: View) => OptionText;

const DESCRIBE: Readonly<Record<Answer['kind'], Describe>> = {
  take: (_t, { pick }) => ({
    what: pick === 'loudmouth' || pick === 'coward' ? `take the ${DIE_NAMES[pick]}` : 'take no other die',
    how: '',
  }),
  roll: () => ({ what: 'roll', how: '' }),
  reroll: (_t, { dice }) => ({ what: 'roll again', how: dice.map((die) => die + 1).join(' ') }),
  stop: () => ({ what: 'stop', how: '' }),
  shoot: (t, { face, at }) => ({ what: face === null ? 'shoot' : faceName(face), how: target(t, at) }),
  pour: (t, { at }) => ({ what: 'a beer', how: target(t, at) }),
  ability: (t, { at }, why) => ({ what: ABILITIES[why.op] ?? 'use your ability', how: target(t, at) }),
  reveal: (t, answer, _why, view) => ({
    what: `show ${specialName(answer.pick ?? '')}`,
    how: revealText(t, answer, view),
  }),
  choose: (t, { at, pick }) =>
    at === null ? { what: PICKS[pick ?? ''] ?? 'choose', how: '' } : { what: 'an arrow of', how: seated(t, at) },
  assign: (t, { face, at, twice }) => ({
    what: `${twice ? 'twice ' : ''}${face === null ? '' : faceName(face)}`,
    how: target(t, at),
  }),
  pass: (_t, _answer, why) => ({ what: PASSES[why.op] ?? 'pass', how: '' }),
  never: () => ({ what: 'pass, and do not ask me again in this game', how: '' }),
};

/** What the rest of its group differs in is left out where it is asked for later. */
export function optionText(t: DiceTeller, answer: Answer, why: Frame, view: View, whole: boolean): OptionText {
  const { what, how } = DESCRIBE[answer.kind](t, answer, why, view);
  return whole || answer.kind !== 'reveal' ? { what, how } : { what, how: '' };
}

const ABILITIES: { readonly [K in Frame['op']]?: string } = {
  start: 'give a life point',
  aiming: 'drink a beer, so that the next hit counts twice',
  whichArrow: 'take the Chief’s arrow',
  handOn: 'hand it on',
  arrowForWound: 'take an arrow',
  stepIn: 'lose a life point for',
  clearArrows: 'put back an arrow of',
  returnOwn: 'put an arrow back',
};

const PASSES: { readonly [K in Frame['op']]?: string } = {
  arrowForWound: 'lose life',
  stepIn: 'let it happen',
  clearArrows: 'leave the arrows',
  returnOwn: 'keep the arrows',
  handOn: 'keep it',
  react: 'pass',
};

const PICKS: Readonly<Record<string, string>> = {
  arrow: 'an ordinary arrow',
  chief: 'the Chief’s arrow, which counts as two',
  yes: 'put them back',
  no: 'keep them',
};

const target = (t: DiceTeller, at: Seat | null): string => (at === null ? '' : `→ ${seated(t, at)}`);

function revealText(t: DiceTeller, { pick, at, also, dice, face }: Answer, view: View): string {
  const [die] = dice;
  if (die !== undefined && face !== null)
    return `and turn die ${die + 1} (${faceName(view.dice[die]?.face ?? face)}) to ${faceName(face)}`;
  if (at !== null && also !== null) return `and swap the arrows of ${seated(t, at)} and ${seated(t, also)}`;
  if (at !== null) return target(t, at);
  const text = t.texts.specials[pick ?? ''];
  return text === undefined ? '' : `(${textIn(text).text})`;
}

/** What is asked next where several options share a line. */
export const nextQuestion = ({ dice }: Answer): string => (dice.length > 0 ? 'Which die, to which face?' : 'On whom?');

export function nextOption({ dice, face, at, also }: Answer): OptionText {
  if (face !== null) return { what: `die ${(dice[0] ?? 0) + 1}`, how: `→ ${faceName(face)}` };
  return { what: `seat ${(at ?? 0) + 1}`, how: also === null ? '' : `and seat ${also + 1}` };
}
