// Which drawing goes with which section of a chapter.

import type { ComponentType } from 'react';
import type { GameId } from '../thing.ts';
import { CardDistances } from './CardDistances.tsx';
import { DiceRing } from './DiceRing.tsx';
import { Hunt } from './Hunt.tsx';
import { Phases } from './Phases.tsx';
import { CardRoles, DiceRoles } from './RolesTable.tsx';
import { Borders, Defences, Draws, Faces, LastEvents, Lives, RoleCards, SaloonDice } from './rows.tsx';

export const FIGURES: Readonly<Record<GameId, Readonly<Record<string, ComponentType>>>> = {
  card: {
    goal: RoleCards,
    setup: CardRoles,
    turn: Phases,
    borders: Borders,
    distance: CardDistances,
    shots: Defences,
    life: Lives,
    draw: Draws,
    events: LastEvents,
    three: Hunt,
  },
  dice: {
    goal: RoleCards,
    setup: DiceRoles,
    faces: Faces,
    distance: DiceRing,
    three: Hunt,
    saloon: SaloonDice,
  },
};
