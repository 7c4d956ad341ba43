import type { Trial } from './trial.ts';

export const abuse: Trial = { name: 'abuse', amounts: {}, run: () => Promise.reject(new Error('not written yet')) };
