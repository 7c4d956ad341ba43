// The worker in which bots explain their answers. Some have to think again.

import { serve } from '../../background/serve.ts';
import { houseCards } from '../../house/cards.ts';
import { whyOf } from './why.ts';

serve(houseCards(), whyOf);
