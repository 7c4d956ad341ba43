// What the card game teaches.

import { useLingui } from '@lingui/react/macro';
import type { View } from '@posse/card';
import { useCardNames } from '../words/card-names.ts';
import { keyOf, type Lesson } from './lesson.ts';
import { useLessonWords } from './lesson-words.ts';
import { lessonsFor, lessonsOf } from './lessons.ts';
import type { Teaching } from './teaching.ts';

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
    ...['card bang', 'table', 'card schofield', 'card volcanic', 'end', 'waiting', 'out'],
  ],
  aboutOf(lesson) {
    switch (lesson.id) {
      case 'card':
        return `[data-spot="card-${lesson.copy}"]`;
      case 'table':
        return lesson.beyond === null ? null : `[data-seat="${lesson.beyond}"]`;
      case 'end':
        return '[data-act="end"]';
      case 'waiting':
        return `[data-seat="${lesson.turn}"]`;
      case 'elimination':
        return `[data-seat="${lesson.who}"]`;
      case 'shot':
        return '[data-act="answer"]';
      default:
        return null;
    }
  },
  useWords: useLessonWords,
  useLearnt() {
    const { t } = useLingui();
    const names = useCardNames();
    const bang = names.kind('bang').name;
    const missed = names.kind('missed').name;
    return [
      ['card bang', t`${bang} shoots somebody in reach, once a turn.`],
      ['shot', t`${missed} saves you from a shot.`],
      ['table', t`How far you reach depends on your weapon.`],
      ['end', t`At the end of your turn you keep as many cards as you have life points.`],
      ['elimination', t`Whoever is out shows the role; an Outlaw is worth three cards.`],
    ];
  },
};
