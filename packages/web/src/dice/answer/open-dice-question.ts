// The open question of a dice game: its sheet, spent dice and scene.

import type { Face, Frame, FrameFor, View } from '@posse/dice';
import { seat } from '@posse/engine';
import type { Tone } from '../../drawing/index.ts';
import type { Threat } from '../../game-table/game-interface.ts';
import { questionOf } from '../../game-table/position-from-view.ts';
import { symbolOf } from './dice-answer-picks.ts';

const isAsked = ({ viewer, asked }: View): boolean => asked !== null && asked === viewer;

/** Questions that follow from losses, so that any player may be asked them at any time. */
const OUT_OF_THE_BLUE: readonly Frame['op'][] = ['arrowForWound', 'whichForWound', 'stepIn', 'returnOwn', 'rescued'];

/** Is the viewer asked something that must not be missed? A sheet with the answers then replaces the dice. */
export function wantsSheet(view: View): boolean {
  const question = questionOf(view);
  if (question === null || !isAsked(view)) return false;
  // A question for a role that the player does not hold is routine.
  if (question.op === 'react') return view.options.some(({ kind }) => kind === 'reveal');
  return view.turn !== view.viewer || OUT_OF_THE_BLUE.includes(question.op);
}

const ABOUT_ARROWS: readonly Frame['op'][] = [
  ...(['arrowForWound', 'whichForWound', 'returnOwn', 'returnToken', 'rescued'] as const),
  ...(['whichArrow', 'handOn', 'breakArrow', 'clearArrows'] as const),
];

/** Is the question about arrows, so that the number in the pile matters? */
export function isAboutArrows(view: View): boolean {
  const question = questionOf(view);
  return question !== null && ABOUT_ARROWS.includes(question.op);
}

/** The number of symbols of each kind that are still to be used. */
function symbolsLeft(question: Frame | null): ReadonlyMap<Face, number> | null {
  if (question?.op === 'pouring') return new Map([['beer', question.left]]);
  if (question?.op !== 'aiming') return null;
  const { left }: FrameFor<'aiming'> = question;
  return new Map((['1', '2'] as const).map((face) => [face, left.filter((one) => one === face).length]));
}

/** Indices of the dice that were used up while shots are aimed and beers are poured. */
export function spentDice(view: View): ReadonlySet<number> {
  const left = symbolsLeft(questionOf(view));
  const spent = new Set<number>();
  for (const [symbol, count] of left ?? []) {
    const worth = view.dice.map(({ face }) => (symbolOf(face) !== symbol ? 0 : face === symbol ? 1 : 2));
    let used = worth.reduce<number>((sum, one) => sum + one, 0) - count;
    for (const [place, one] of worth.entries())
      if (one > 0 && one <= used) {
        spent.add(place);
        used -= one;
      }
  }
  return spent;
}

export interface DiceScene extends Threat {
  readonly tone: Tone;
  /** The face of the die that stands for the scene. */
  readonly sign: Face | null;
  /** True if the scene is about the dice on the table. */
  readonly dice: boolean;
  /** A special role that was just revealed. */
  readonly special: string | null;
}

const SIGNS: Readonly<Record<string, Face>> = {
  shots: '1',
  gatling: 'gatling',
  attack: 'arrow',
  dynamite: 'dynamite',
  bullet: 'bullet',
};

const BLANK: DiceScene = { tone: 'cold', from: null, sign: null, to: [], dice: false, special: null };

export function sceneOf(view: View): DiceScene {
  const question = questionOf(view);
  if (question === null) return BLANK;
  switch (question.op) {
    case 'arrowForWound':
    case 'stepIn': {
      const { cause, by, points } = question;
      return { ...BLANK, tone: 'danger', from: by, sign: SIGNS[cause] ?? null, to: points.map(([who]) => seat(who)) };
    }
    case 'whichForWound':
    case 'returnOwn':
    case 'returnToken':
      return { ...BLANK, tone: 'gold', sign: 'arrow', to: [question.who] };
    case 'rescued':
      return { ...BLANK, tone: 'gold', to: [question.who] };
    case 'react':
      return reacting(view, question);
    default:
      return BLANK;
  }
}

function reacting(view: View, { moment, who, fallen, points }: Extract<Frame, { op: 'react' }>): DiceScene {
  switch (moment) {
    case 'dying':
      return { ...BLANK, to: fallen.map((one) => one.who) };
    case 'gaining':
      return { ...BLANK, tone: 'gold', sign: 'beer', to: [...new Set(points.map(([one]) => one))] };
    case 'revealed':
      return { ...BLANK, tone: 'wine', from: who, special: view.players[who]?.special ?? null };
    case 'turn starts':
    case 'turn over':
      return { ...BLANK, tone: 'gold', to: [who] };
    case 'rolled':
    case 'stopped':
      return { ...BLANK, tone: 'gold', from: who, dice: true };
  }
}
