// The worker of solo games, so that the page stays responsive while bots think.

import '../zod-without-eval.ts';
import { houseCards } from '../house-cards/house-card-loader.ts';
import { openStores } from './browser-stores.ts';
import { receive, SoloServer } from './solo-server.ts';
import type { ToWorker } from './solo-worker-messages.ts';

const server = new SoloServer(houseCards().then(openStores));

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => receive(server, data, ports[0]));
