// The games that a table can play.

import * as z from 'zod/mini';

export const gameId = z.enum(['card', 'dice']);
export type GameId = z.infer<typeof gameId>;
