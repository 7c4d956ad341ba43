// Finished games over HTTP. They never change, so callers may cache them.

import { proof, replay } from '@posse/protocol';
import * as z from 'zod/mini';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

const params = z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)) });
const problems = ['no-such-game', 'not-over', 'damaged', 'not-stored'] as const;
const cache = 'public, max-age=31536000, immutable';

export const gameRoutes = ({ archive }: Parts): readonly Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/games/:id',
      operation: 'showReplay',
      summary: 'Shows a finished game as a replay, from its first card to its last answer.',
      params,
      replies: { 200: replay },
      problems,
      cache,
      paced: 'file',
    },
    ({ params: { id } }) => archive.replay(id),
    async ({ id }) => `${await archive.finished(id)}-replay`,
  ),
  route(
    {
      method: 'GET',
      url: '/api/games/:id/proof',
      operation: 'showProof',
      summary: 'Shows what it takes to check that nobody chose the cards of a finished game.',
      params,
      replies: { 200: proof },
      problems,
      cache,
      paced: 'file',
    },
    ({ params: { id } }) => archive.proof(id),
    async ({ id }) => `${await archive.finished(id)}-proof`,
  ),
];
