// The worker in which bots explain their answers. Some have to think again.

import { houseCards } from '../../house-cards/house-card-loader.ts';
import { serve } from '../../workers/worker-replies.ts';
import { whyOf } from './answer-explanation.ts';

serve(houseCards(), whyOf);
