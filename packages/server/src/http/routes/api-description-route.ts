// The route of the API's description, made once when it is first requested.

import { apiDescription, describeApi } from '@posse/protocol/api';
import { cookieOf } from '../checks/guest-identity.ts';
import { type Route, route } from '../route-definition.ts';
import type { Parts } from '../route-services.ts';

export function descriptionRoute({ config: { path } }: Parts, routes: () => readonly Route[]): Route {
  let made: ReturnType<typeof describeApi> | null = null;
  return route(
    {
      method: 'GET',
      url: '/api/openapi.json',
      operation: 'describeApi',
      summary: 'Describes the HTTP API, as OpenAPI 3.1.',
      replies: { 200: apiDescription },
      cache: 'public, no-cache',
    },
    () => {
      made ??= describeApi({ path, cookie: cookieOf({ path }) }, routes());
      return made;
    },
  );
}
