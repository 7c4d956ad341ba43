// The lessons of the card game.

import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/card';
import { useCardNames } from '../words/card-names.ts';
import type { Teaching } from './lesson-interface.ts';
import { faceAndSeatAt, seatAt } from './lesson-selectors.ts';
import { keyOf, type Lesson } from './lesson-types.ts';
import { useLessonWords } from './lesson-words.tsx';
import { lessonsFor, lessonsOf } from './possible-lessons.ts';

const PRESSING: readonly Lesson['id'][] = ['shot', 'barrel', 'indians', 'duel', 'store', 'dying', 'discard'];

export const CARD_TEACHING: Teaching<View, Lesson> = {
  now: lessonsFor,
  seen: lessonsOf,
  keyOf,
  pressing: PRESSING,
  passing: [...PRESSING, 'turn', 'card', 'end'],
  matters: ['shot', 'barrel', 'indians', 'duel', 'dying', 'discard', 'out'],
  staged: [
    ...['shot', 'barrel', 'indians', 'duel', 'store', 'dying', 'discard', 'elimination', 'draw hearts'],
    // The weapon comes before the first shot.
    ...['table', 'card schofield', 'card volcanic', 'card bang', 'end', 'waiting', 'out'],
  ],
  aboutOf(lesson) {
    switch (lesson.id) {
      case 'card':
        return [`[data-spot="card-${lesson.copy}"]`, ...lesson.targets.map(seatAt)];
      case 'table':
        return [...(lesson.beyond === null ? [] : faceAndSeatAt(lesson.beyond)), ...lesson.inReach.map(seatAt)];
      case 'end':
        return ['[data-act="end"]'];
      case 'waiting':
        return faceAndSeatAt(lesson.turn);
      case 'elimination':
        return faceAndSeatAt(lesson.who);
      case 'shot':
        return ['[data-act="answer"]'];
      default:
        return [];
    }
  },
  useWords: useLessonWords,
  useLearnt() {
    const { t } = useLingui();
    const names = useCardNames();
    const bang = names.kind('bang').name;
    const missed = names.kind('missed').name;
    return [
      ['card bang', t`${bang} shoots somebody in reach, once per turn.`],
      ['shot', t`${missed} saves you from a shot.`],
      ['table', t`How far you reach depends on your weapon.`],
      ['end', t`At the end of your turn, you may keep one card per life point.`],
      ['elimination', t`Eliminated players show their role; an Outlaw is worth three cards.`],
    ];
  },
};
