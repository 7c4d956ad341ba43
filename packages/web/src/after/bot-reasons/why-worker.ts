// Here bots say why they did what they did: some think it all through once more.

import { serve } from '../../background/serve.ts';
import { houseCards } from '../../house/cards.ts';
import { whyOf } from './why.ts';

serve(houseCards(), whyOf);
