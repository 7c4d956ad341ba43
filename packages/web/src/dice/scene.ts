// What a grave moment looks like: who does it, with what, to whom.

import type { Face, Frame, View } from '@posse/dice';
import { type Seat, seat } from '@posse/engine';
import type { Tone } from '../draw/index.ts';
import { questionOf } from './question.ts';

export interface Scene {
  readonly tone: Tone;
  /** Null where nobody is behind it. */
  readonly from: Seat | null;
  /** The side of a die that stands for it. */
  readonly sign: Face | null;
  readonly to: readonly Seat[];
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

const BLANK: Scene = { tone: 'cold', from: null, sign: null, to: [], dice: false, special: null };

export function sceneOf(view: View): Scene {
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

function reacting(view: View, { moment, who, fallen, points }: Extract<Frame, { op: 'react' }>): Scene {
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
