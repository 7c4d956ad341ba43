// Here bots say why they did what they did: some think it all through once more.

import { serve } from '../aside/serve.ts';
import { whyOf } from './why.ts';

serve(whyOf);
