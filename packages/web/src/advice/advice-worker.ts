// The worker in which the coach looks at open questions of solo games.

import { houseCards } from '../house-cards/house-card-loader.ts';
import { serve } from '../workers/worker-replies.ts';
import { type AdviceQuestion, QuestionAdviser } from './question-advice.ts';

const adviser = new QuestionAdviser();
serve(houseCards(), (question: AdviceQuestion) => adviser.ask(question));
