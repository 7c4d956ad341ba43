// The worker in which slow bots think.

import '../no-eval.ts';
import { thoughtOn } from '@posse/server/tables';
import { serve } from '../background/serve.ts';
import { houseCards } from '../house/cards.ts';

serve(houseCards(), thoughtOn);
