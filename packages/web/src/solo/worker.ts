// The worker of solo games, so that the page stays responsive while bots think.

import '../no-eval.ts';
import { houseCards } from '../house/cards.ts';
import type { ToWorker } from './messages.ts';
import { receive, SoloServer } from './solo-server.ts';
import { openStores } from './stores.ts';

const server = new SoloServer(houseCards().then(openStores));

self.addEventListener('message', ({ data, ports }: MessageEvent<ToWorker>) => receive(server, data, ports[0]));
