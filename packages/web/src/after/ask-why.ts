// Asks a bot why, beside the page: it may have to think.

import { Errands } from '../aside/errands.ts';
import type { Why, WhyQuestion } from './why.ts';

const errands = new Errands<WhyQuestion, Why | null>(
  () => new Worker(new URL('./why-worker.ts', import.meta.url), { type: 'module', name: 'why' }),
  async (question) => (await import('./why.ts')).whyOf(question),
);

export const askWhy = (question: WhyQuestion): Promise<Why | null> => errands.ask(question);
