// The worker in which finished games are analysed.

import { houseCards } from '../../house-cards/house-card-loader.ts';
import { serve } from '../../workers/worker-replies.ts';
import { type CoachQuestion, StepwiseAnalysis } from './stepwise-analysis.ts';

const analysis = new StepwiseAnalysis();
serve(houseCards(), (question: CoachQuestion) => analysis.ask(question));
