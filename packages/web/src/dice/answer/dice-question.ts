// What the open question of a dice game is about, as far as it changes what the table shows: whether it takes a sheet, which dice are
// spent, and the scene.

import type { Face, Frame, FrameFor, View } from '@posse/dice';
import { seat } from '@posse/engine';
import type { Tone } from '../../draw/index.ts';
import type { Scene } from '../../play/game.ts';
import { questionOf } from '../../play/insight.ts';
import { symbolOf } from './dice-picks.ts';

const isAsked = ({ viewer, asked }: View): boolean => asked !== null && asked === viewer;

/** What losses lead to: asked of anybody, at any time. */
const OUT_OF_THE_BLUE: readonly Frame['op'][] = ['arrowForWound', 'whichForWound', 'stepIn', 'returnOwn', 'rescued'];

/** The viewer is asked something that must not be missed: a sheet with the answers takes the place of his dice. */
export function wantsSheet(view: View): boolean {
  const question = questionOf(view);
  if (question === null || !isAsked(view)) return false;
  // To be asked for a role that one does not hold is a matter of routine.
  if (question.op === 'react') return view.options.some(({ kind }) => kind === 'reveal');
  return view.turn !== view.viewer || OUT_OF_THE_BLUE.includes(question.op);
}

const ABOUT_ARROWS: readonly Frame['op'][] = [
  ...(['arrowForWound', 'whichForWound', 'returnOwn', 'returnToken', 'rescued'] as const),
  ...(['whichArrow', 'handOn', 'breakArrow', 'clearArrows'] as const),
];

/** The question is about arrows: how many are left in the pile matters to the answer. */
export function isAboutArrows(view: View): boolean {
  const question = questionOf(view);
  return question !== null && ABOUT_ARROWS.includes(question.op);
}

/** How many symbols of a sort are still to be used. */
function symbolsLeft(question: Frame | null): ReadonlyMap<Face, number> | null {
  if (question?.op === 'pouring') return new Map([['beer', question.left]]);
  if (question?.op !== 'aiming') return null;
  const { left }: FrameFor<'aiming'> = question;
  return new Map((['1', '2'] as const).map((face) => [face, left.filter((one) => one === face).length]));
}

/** Places of the dice that have had their effect while shots are aimed and beers are poured. */
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

export interface DiceScene extends Scene {
  readonly tone: Tone;
  /** The side of a die that stands for it. */
  readonly sign: Face | null;
  /** The dice on the table are what it is about. */
  readonly dice: boolean;
  /** A special role that was just shown. */
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
