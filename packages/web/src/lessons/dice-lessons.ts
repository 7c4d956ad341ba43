// The lessons of the dice game.

import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/dice';
import type { Role, Seat } from '@posse/engine';
import { questionOf } from '../game-table/position-from-view.ts';
import type { FactIn } from '../game-table/session/beat.ts';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import type { LessonWords, Teaching } from './lesson-interface.ts';
import { faceAndSeatAt } from './lesson-selectors.ts';

export type DiceLesson =
  /** The lesson before the first roll. */
  | { readonly id: 'start' }
  /** The lesson about which dice to roll again. */
  | { readonly id: 'again' }
  | { readonly id: 'dynamite' }
  | { readonly id: 'arrow' }
  /** The lesson about whom to shoot. `isAlone` if nobody is on the viewer's side. */
  | { readonly id: 'aim'; readonly isAlone: boolean }
  | { readonly id: 'beer' }
  | { readonly id: 'waiting'; readonly turn: Seat }
  | { readonly id: 'gatling'; readonly by: Seat }
  /** The lesson about an attack: the pile of arrows has run out. */
  | { readonly id: 'attack' }
  | { readonly id: 'elimination'; readonly who: Seat; readonly role: Role }
  | { readonly id: 'out' };

export const DICE_TEACHING: Teaching<View, DiceLesson> = {
  now: diceLessonsFor,
  seen: diceLessonsOf,
  keyOf: ({ id }) => `dice ${id}`,
  pressing: [],
  passing: ['start', 'again', 'dynamite', 'aim', 'beer'],
  matters: ['again', 'aim', 'beer', 'attack', 'out'],
  staged: [
    'start',
    'again',
    'dynamite',
    'arrow',
    'aim',
    'beer',
    'attack',
    'gatling',
    'elimination',
    'waiting',
    'out',
  ].map((id) => `dice ${id}`),
  aboutOf(lesson, { dice }) {
    const faceAt = (face: string): string => `[data-spot="die-${dice.findIndex((die) => die.face === face)}"]`;
    switch (lesson.id) {
      case 'again':
        return ['[data-act="roll"]'];
      case 'dynamite':
      case 'arrow':
        return [faceAt(lesson.id)];
      case 'attack':
        return ['[data-spot="arrows"]'];
      case 'aim':
      case 'beer':
        return ['[data-act="target"]'];
      case 'waiting':
        return faceAndSeatAt(lesson.turn);
      case 'elimination':
        return faceAndSeatAt(lesson.who);
      default:
        return [];
    }
  },
  useWords: useDiceLessonWords,
  useLearnt() {
    const { t } = useLingui();
    return [
      ['dice again', t`You roll up to three times, and keep what you like.`],
      ['dice aim', t`A 1 hits a neighbour, a 2 somebody two places away.`],
      ['dice dynamite', t`Dynamite stays; three of them end your rolls and cost a life point.`],
      ['dice arrow', t`Arrows hurt everyone who holds them when the pile runs out.`],
      ['dice elimination', t`Eliminated players show their role.`],
    ];
  },
};

/** The number of players with which the Sheriff has no Deputy. */
const SEATS_WITHOUT_DEPUTY = 4;

const isAlone = ({ players }: View, viewer: Seat): boolean =>
  players.length === SEATS_WITHOUT_DEPUTY && players[viewer]?.role === 'sheriff';

export function diceLessonsFor(view: View): readonly DiceLesson[] {
  const { viewer } = view;
  if (viewer === 'spectator' || view.winners !== null) return [];
  if (!view.players[viewer]?.alive) return view.ghost === viewer ? [] : [{ id: 'out' }];
  const shows = (face: string): boolean => view.dice.some((die) => die.face === face);
  switch (view.asked === viewer ? questionOf(view)?.op : undefined) {
    case 'start':
      return [{ id: 'start' }];
    case 'again':
      return [
        { id: 'again' },
        ...(shows('dynamite') ? [{ id: 'dynamite' } as const] : []),
        ...(shows('arrow') ? [{ id: 'arrow' } as const] : []),
      ];
    case 'aiming':
      return [{ id: 'aim', isAlone: isAlone(view, viewer) }];
    case 'pouring':
      return [{ id: 'beer' }];
    case undefined:
      return view.asked === null || view.turn === viewer ? [] : [{ id: 'waiting', turn: view.turn }];
    default:
      return [];
  }
}

export function diceLessonsOf(facts: readonly FactIn<View>[]): readonly DiceLesson[] {
  return facts.flatMap((fact): DiceLesson[] => {
    switch (fact.kind) {
      case 'attack':
        return [{ id: 'attack' }];
      case 'gatling':
        return [{ id: 'gatling', by: fact.who }];
      case 'eliminated':
        return [{ id: 'elimination', who: fact.who, role: fact.role }];
      default:
        return [];
    }
  });
}

function useDiceLessonWords(): (lesson: DiceLesson) => LessonWords {
  const { t } = useLingui();
  const names = useDiceNames();
  const players = usePlayers();
  const aim = t`A 1 hits a neighbour, a 2 somebody two places away. Tap a player.`;
  return (lesson) => {
    switch (lesson.id) {
      case 'start':
        return { title: t`Your turn`, text: t`Roll the five dice.` };
      case 'again':
        return {
          title: t`Roll again?`,
          text: t`Tap what you want to keep; the rest rolls again. You have three rolls.`,
        };
      case 'dynamite':
        return { title: t`Dynamite`, text: t`It stays. Three of them end your rolls and cost a life point.` };
      case 'arrow':
        return {
          title: t`An arrow`,
          text: t`You took one. When the pile is empty, each arrow costs its holder a life point.`,
        };
      case 'aim':
        return {
          title: t`You shoot`,
          text: lesson.isAlone ? `${aim} ${t`With four players, everyone is against the Sheriff.`}` : aim,
        };
      case 'beer':
        return { title: t`A beer`, text: t`It gives back a life point: tap whoever should drink it.` };
      case 'waiting': {
        const name = players.name(lesson.turn);
        return { title: t`${name}’s turn`, text: t`Watch who shoots whom: that tells you who is who.` };
      }
      case 'gatling': {
        const name = players.name(lesson.by);
        return {
          title: t`Gatling`,
          text: players.isYou(lesson.by)
            ? t`Three of them hit everyone else, and your arrows go back.`
            : t`Three of them hit everyone but ${name}, whose arrows go back.`,
        };
      }
      case 'attack':
        return {
          title: t`The pile of arrows ran out`,
          text: t`Everyone lost a life point per arrow, and all arrows go back.`,
        };
      case 'elimination': {
        const name = players.name(lesson.who);
        const role = names.role(lesson.role).name;
        return {
          title: players.isYou(lesson.who) ? t`You are out` : t`${name} is out`,
          text: t`Now everyone knows the role: ${role}.`,
        };
      }
      case 'out':
        return { title: t`You are out`, text: t`But your side can still win: stay and watch.` };
    }
  };
}
