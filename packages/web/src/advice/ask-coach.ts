// Asks the coach about the open question of a solo game.

import { soloQuestion } from '../solo/solo-games.ts';
import { BackgroundWorker } from '../workers/background-worker.ts';
import type { AdviceQuestion, AdviceReply, ShownAdvice, ShownWarning } from './question-advice.ts';

const worker = new BackgroundWorker<AdviceQuestion, AdviceReply>(
  () => new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module', name: 'advice' }),
  inPlace(),
);

function inPlace(): (question: AdviceQuestion) => Promise<AdviceReply> {
  let loaded: Promise<{ ask(question: AdviceQuestion): AdviceReply }> | null = null;
  return async (question) => {
    loaded ??= import('./question-advice.ts').then(({ QuestionAdviser }) => new QuestionAdviser());
    return (await loaded).ask(question);
  };
}

async function askAt(code: string, step: number, given: number | null): Promise<AdviceReply | null> {
  const open = await soloQuestion(code);
  if (open === null || (open.view as { readonly step: number }).step !== step) return null;
  return worker.ask({ ...open, given });
}

/** The best answer at this step; null if the user is not asked any more. */
export async function adviceAt(code: string, step: number): Promise<ShownAdvice | null> {
  const reply = await askAt(code, step, null);
  return reply !== null && 'advice' in reply ? reply.advice : null;
}

/** The coach's review of an answer before it is given; null if the user is not asked any more. */
export async function warningAbout(code: string, step: number, given: number): Promise<ShownWarning | null> {
  const reply = await askAt(code, step, given);
  return reply !== null && 'warning' in reply ? reply.warning : null;
}
