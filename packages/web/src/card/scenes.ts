// What is played in front of whoever must answer: who does what to whom, and in which light.

import type { Frame, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue } from '../catalogue.ts';
import type { Tone } from '../draw/index.ts';
import { questionOf } from './question.ts';

/** What stands in the middle. */
export type Prop =
  | { readonly prop: 'shot' }
  | { readonly prop: 'duel' }
  | { readonly prop: 'card'; readonly kind: string }
  | { readonly prop: 'event'; readonly id: string }
  | { readonly prop: 'nothing' };

export interface SceneOf {
  /** Null is without rays. */
  readonly tone: Tone | null;
  /** At the left and the right; null is nobody. */
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly prop: Prop;
}

const NOTHING: Prop = { prop: 'nothing' };

export function sceneOf(view: View): SceneOf {
  const question = questionOf(view) as Frame | null;
  const you = view.viewer === 'spectator' ? null : view.viewer;
  const alone: SceneOf = { tone: null, from: null, to: you, prop: NOTHING };
  switch (question?.op) {
    case 'shot':
      return { tone: 'danger', from: question.by, to: question.at, prop: weapon(question.with) };
    case 'indians':
      return { tone: 'danger', from: question.by, to: question.at, prop: { prop: 'card', kind: 'indians' } };
    case 'duel':
      return { tone: 'gold', from: question.next, to: question.now, prop: { prop: 'duel' } };
    case 'dying':
      return { ...alone, tone: 'cold' };
    case 'store':
      return { ...alone, to: null, prop: { prop: 'card', kind: 'general-store' } };
    case 'brawl':
      return { ...alone, from: you, to: question.left[0] ?? null, prop: { prop: 'card', kind: 'brawl' } };
    case 'share':
      return { ...alone, tone: 'cold', to: question.dead };
    case 'lastDiscards':
      return { ...alone, tone: 'cold' };
    case 'gift':
      return { ...alone, from: you, to: question.to[0] ?? null };
    case 'daltons':
    case 'handcuffs':
    case 'newIdentity':
    case 'hardLiquor':
    case 'guess':
      return view.event === null
        ? alone
        : { ...alone, tone: 'wine', to: null, prop: { prop: 'event', id: view.event } };
    case 'chooseCharacter':
      return { ...alone, tone: 'gold', to: null };
    default:
      return alone;
  }
}

/** A BANG! is a shot, and so is whatever has no card of its own. */
function weapon(id: string): Prop {
  if (id !== 'bang' && id in catalogue().kinds) return { prop: 'card', kind: id };
  return id in catalogue().events ? { prop: 'event', id } : { prop: 'shot' };
}
