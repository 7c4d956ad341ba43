// The worker in which slow bots think.

import '../zod-without-eval.ts';
import { thoughtOn } from '@posse/server/tables';
import { houseCards } from '../house-cards/house-card-loader.ts';
import { serve } from '../workers/worker-replies.ts';

serve(houseCards(), thoughtOn);
