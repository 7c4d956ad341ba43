// House cards over HTTP: the list of sets, and each set as a module.

import { houseList } from '@posse/protocol';
import * as z from 'zod/mini';
import { Refused } from '../../refused-request.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export const houseRoutes = ({ house: { list, modules } }: Parts): readonly Route[] => [
  route(
    {
      method: 'GET',
      url: '/house/sets.json',
      operation: 'listHouse',
      summary: 'Lists the house sets that tables here may play with, and the address of the cards of each.',
      replies: { 200: houseList },
      cache: 'public, no-cache',
      paced: 'file',
    },
    () => list,
  ),
  route(
    {
      method: 'GET',
      url: '/house/:module',
      operation: 'showHouse',
      summary: 'Shows the cards of a house set, as a JavaScript module.',
      params: z.object({ module: z.string().check(z.maxLength(100)) }),
      replies: { 200: 'text/javascript' },
      problems: ['not-found'],
      cache: 'public, max-age=31536000, immutable',
      paced: 'file',
    },
    ({ params: { module } }) => {
      const source = modules.get(`/house/${module}`);
      if (source !== undefined) return source;
      throw new Refused('not-found', 'There are no such house cards here, or not any more: see /house/sets.json.');
    },
  ),
];
