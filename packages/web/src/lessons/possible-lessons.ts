// The possible lessons at this moment, most urgent first.

import { type Answer, type FrameFor, isHidden, PLAIN, type PlayerView, type View } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import { distanceBetween, isInReach, rangeOf, tooManyCards } from '../card/card-distances.ts';
import { kindOf } from '../entry-lookup.ts';
import { questionOf } from '../game-table/position-from-view.ts';
import type { FactIn, GameView } from '../game-table/session/beat.ts';
import { usefulness } from './card-advice.ts';
import type { CardLesson, Lesson } from './lesson-types.ts';

export function lessonsFor(view: View): readonly Lesson[] {
  const { viewer } = view;
  if (viewer === 'spectator' || !view.begun || view.winners !== null) return [];
  const me = view.players[viewer];
  if (me === undefined) return [];
  if (!me.alive) return [{ id: 'out' }];
  const question = view.asked === viewer ? questionOf(view) : null;
  switch (question?.op) {
    case 'shot':
      return shotAt(view, question as FrameFor<'shot'>);
    case 'indians':
      return [{ id: 'indians', by: (question as FrameFor<'indians'>).by, canAnswer: canDo(view, 'discard') }];
    case 'duel':
      return [{ id: 'duel', against: (question as FrameFor<'duel'>).next, canAnswer: canDo(view, 'discard') }];
    case 'dying':
      return [{ id: 'dying', canDrink: canDo(view, 'play') }];
    case 'store':
      return [{ id: 'store' }];
    case 'phase3':
      return [{ id: 'discard', tooMany: tooManyCards(view) }];
    case 'phase2':
      return [...acquaintance(view, viewer, me), { id: 'turn' }, ...handLessons(view, viewer, me), { id: 'end' }];
    case undefined:
      return [...acquaintance(view, viewer, me), ...waitingIn(view, viewer)];
    default:
      return [];
  }
}

/** The lesson during another's turn; empty in the viewer's own turn. */
const waitingIn = ({ turn }: View, viewer: Seat): Lesson[] => (turn === viewer ? [] : [{ id: 'waiting', turn }]);

const canDo = ({ options }: View, kind: Answer['kind']): boolean => options.some((option) => option.kind === kind);

/** The viewer's character, and their range. */
function acquaintance(view: View, viewer: Seat, { character }: PlayerView): Lesson[] {
  const others = view.players.map((_, place) => seat(place)).filter((place) => place !== viewer);
  const lessons: Lesson[] = [];
  if (character !== PLAIN) lessons.push({ id: 'character', character });
  const inReach = others.filter((other) => isInReach(view, viewer, other));
  const beyond = others.find((other) => view.players[other]?.alive && !inReach.includes(other)) ?? null;
  const distances = inReach.map((other) => distanceBetween(view, viewer, other) ?? 1);
  const near = distances.length === 0 ? null : Math.min(...distances);
  const far = beyond === null ? null : distanceBetween(view, viewer, beyond);
  lessons.push({ id: 'table', reach: rangeOf(view, viewer), inReach, near, beyond, far });
  return lessons;
}

function sheriffIn({ players }: View): Seat | null {
  const place = players.findIndex(({ role }) => role === 'sheriff');
  return place < 0 ? null : seat(place);
}

function shotAt(view: View, { by, need, with: card }: FrameFor<'shot'>): Lesson[] {
  const help = view.options.flatMap((option) => (option.card === null ? [] : [kindOf(option.card).key]));
  const shot: Lesson = { id: 'shot', by, card, need, help: [...new Set(help)] };
  if (!canDo(view, 'barrel')) return [shot];
  // A character who is a Barrel may have nothing else.
  return help.length === 0 ? [{ id: 'barrel' }] : [shot, { id: 'barrel' }];
}

/** One lesson for each kind of card in the hand, the most useful playable one first. */
function handLessons(view: View, viewer: Seat, me: PlayerView): CardLesson[] {
  const { hand, life, maxLife, role } = me;
  const copies = new Map(hand.flatMap((card) => (isHidden(card) ? [] : [[kindOf(card).key, card] as const])));
  return [...copies]
    .map(([card, copy]): CardLesson => {
      const plays = view.options.filter((option) => option.kind === 'play' && option.as === null && isOf(option, card));
      const targets = [...new Set(plays.flatMap(({ at }) => (at === null ? [] : [at])))];
      const missingLife = maxLife - life;
      return {
        id: 'card',
        card,
        copy,
        isPlayable: plays.length > 0,
        targets,
        best: targets.find((target) => isInReach(view, target, viewer)) ?? null,
        weaponFirst: weaponToLay(view, me),
        isAlone: role === 'sheriff' && view.players.length === SEATS_WITHOUT_DEPUTY,
        missingLife,
        role,
        sheriff: sheriffIn(view),
      };
    })
    .toSorted((one, other) => usefulness(other) - usefulness(one));
}

/** The number of players with which the Sheriff has no Deputy. */
const SEATS_WITHOUT_DEPUTY = 4;

/** A weapon in the hand that can be played while none is in play; null for none. */
function weaponToLay({ options }: View, { inPlay }: PlayerView): string | null {
  if (inPlay.some((card) => kindOf(card).weapon)) return null;
  const plays = options.flatMap(({ kind, as, card }) =>
    kind === 'play' && as === null && card !== null ? [card] : [],
  );
  const weapon = plays.find((card) => kindOf(card).weapon);
  return weapon === undefined ? null : kindOf(weapon).key;
}

const isOf = ({ card }: Answer, key: string): boolean => card !== null && kindOf(card).key === key;

/** Lessons about facts that a newcomer may not have understood. */
export function lessonsOf(facts: readonly FactIn<GameView>[]): readonly Lesson[] {
  return facts.flatMap((fact): Lesson[] => {
    switch (fact.kind) {
      case 'drew': {
        const luck = fact.luck === 'hearts' ? 'hearts' : fact.luck === 'spades 2 to 9' ? 'spades' : null;
        return luck === null ? [] : [{ id: 'draw', who: fact.who, luck, isLucky: fact.lucky }];
      }
      case 'event':
        return [{ id: 'event', event: fact.event }];
      case 'eliminated':
        return [{ id: 'elimination', who: fact.who, role: fact.role, by: fact.by }];
      default:
        return [];
    }
  });
}
