// Has bots that take their time think in a worker of their own, so that the tables here never wait for them.

import { answerTo, type Question, type Thinker } from '@posse/server/tables';
import { Errands } from '../aside/errands.ts';

export function soloThinker(): Thinker {
  const errands = new Errands<Question, number>(
    () => new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module', name: 'thinker' }),
    answerTo,
  );
  return { think: (question) => errands.ask(question) };
}
