import type { Trial } from './trial.ts';

export const chaos: Trial = { name: 'chaos', amounts: {}, run: () => Promise.reject(new Error('not written yet')) };
