// The greedy bot of the card game.

import { greedyBy } from '../greedy.ts';
import { glanceAt } from './glance.ts';
import { scoreOf } from './scores.ts';

export const cardGreedy = greedyBy(glanceAt, scoreOf);
