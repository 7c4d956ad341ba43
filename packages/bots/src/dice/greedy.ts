// The greedy bot of the dice game.

import { greedyBy } from '../greedy.ts';
import { glanceAt } from './glance.ts';
import { scoreOf } from './scores.ts';

export const diceGreedy = greedyBy(glanceAt, scoreOf);
