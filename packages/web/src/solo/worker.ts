// Solo games are played here, beside the page: whatever the bots think about, the page stays quick.

import '../no-eval.ts';
import { houseCards } from '../house/cards.ts';
import { receive } from './desk.ts';
import { Keeper } from './keeper.ts';
import { openPlace } from './place.ts';
import type { ToWorker } from './words.ts';

const keeper = new Keeper(houseCards().then(openPlace));

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => receive(keeper, data, ports[0]));
