// The open question of a card game: whether it needs a sheet, and its scene.

import type { Frame, FrameFor, View } from '@posse/card';
import { catalogue } from '../../entry-lookup.ts';
import type { Threat } from '../../game-table/game-interface.ts';
import { questionOf } from '../../game-table/position-from-view.ts';

export type Op = Frame['op'];

/** The frame that asks, if it is of this kind. */
export function questionIf<K extends Op>(view: View, op: K): FrameFor<K> | null {
  const question = questionOf(view);
  return question?.op === op ? (question as FrameFor<K>) : null;
}

/** Questions that are answered by pointing at the table or the hand. All others get a sheet with the answers. */
const AT_THE_TABLE: readonly Op[] = ['phase2', 'phase3', 'ranch', 'copy', 'firstCard', 'fromATable', 'bloodBrothers'];

/** Is the viewer asked something that needs a sheet? */
export function wantsSheet(view: View): boolean {
  const question = questionOf(view);
  return (
    question !== null &&
    view.asked === view.viewer &&
    view.options.length > 0 &&
    !AT_THE_TABLE.includes(question.op as Op)
  );
}

const GRAVE: readonly Op[] = ['shot', 'duel', 'indians', 'dying'];

/** Must a player react to harm, or pay for something? */
export const isGrave = (view: View): boolean => GRAVE.includes((questionOf(view)?.op ?? 'turn') as Op);

/** Must the asked player react to something, instead of going on with their own turn? */
export const isCalledOn = (view: View): boolean => view.asked !== view.turn || isGrave(view);

/** The thing between the people of a scene. */
export type Prop =
  | { readonly prop: 'shot' }
  | { readonly prop: 'duel' }
  | { readonly prop: 'card'; readonly kind: string }
  | { readonly prop: 'event'; readonly id: string }
  | { readonly prop: 'nothing' };

export interface CardScene extends Threat {
  readonly prop: Prop;
}

const NOTHING: Prop = { prop: 'nothing' };

export function sceneOf(view: View): CardScene {
  const question = questionOf(view) as Frame | null;
  const you = view.viewer === 'spectator' ? null : view.viewer;
  const nobody: CardScene = { tone: null, from: null, to: [], prop: NOTHING };
  const alone: CardScene = { ...nobody, to: you === null ? [] : [you] };
  switch (question?.op) {
    case 'shot':
      return { tone: 'danger', from: question.by, to: [question.at], prop: weapon(question.with) };
    case 'indians':
      return { tone: 'danger', from: question.by, to: [question.at], prop: { prop: 'card', kind: 'indians' } };
    case 'duel':
      return { tone: 'gold', from: question.next, to: [question.now], prop: { prop: 'duel' } };
    case 'dying':
    case 'lastDiscards':
      return { ...alone, tone: 'cold' };
    case 'store':
      return { ...nobody, prop: { prop: 'card', kind: 'general-store' } };
    case 'brawl':
      return { ...nobody, from: you, to: question.left.slice(0, 1), prop: { prop: 'card', kind: 'brawl' } };
    case 'share':
      return { ...nobody, tone: 'cold', to: [question.dead] };
    case 'gift':
      return { ...nobody, from: you, to: question.to.slice(0, 1) };
    case 'daltons':
    case 'handcuffs':
    case 'newIdentity':
    case 'hardLiquor':
    case 'guess':
      return view.event === null ? alone : { ...nobody, tone: 'wine', prop: { prop: 'event', id: view.event } };
    case 'chooseCharacter':
      return { ...nobody, tone: 'gold' };
    default:
      return alone;
  }
}

/** The picture of a weapon. A BANG! is shown as a shot, and so is everything without a card of its own. */
function weapon(id: string): Prop {
  if (id !== 'bang' && id in catalogue().kinds) return { prop: 'card', kind: id };
  return id in catalogue().events ? { prop: 'event', id } : { prop: 'shot' };
}
