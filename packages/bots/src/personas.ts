// The personas of bots: a name, a face and a temper.

import type { Temper } from './tempers.ts';

export interface Persona {
  /** The id of the persona, and of its portrait. */
  readonly id: string;
  readonly name: string;
  readonly temper: Temper;
}

export const PERSONAS: readonly Persona[] = [
  { id: 'dusty', name: 'Dusty', temper: 'even' },
  { id: 'mabel', name: 'Mabel', temper: 'wary' },
  { id: 'coyote', name: 'Coyote', temper: 'bold' },
  { id: 'ruby', name: 'Ruby', temper: 'grudging' },
  { id: 'hank', name: 'Hank', temper: 'even' },
  { id: 'pepita', name: 'Pepita', temper: 'bold' },
  { id: 'slim', name: 'Slim', temper: 'wary' },
  { id: 'belle', name: 'Belle', temper: 'grudging' },
];
