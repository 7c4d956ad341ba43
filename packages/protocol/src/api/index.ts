// The HTTP API described: routes for OpenAPI, and the rules of both games as data.

export { cardReference } from './card-rules.ts';
export { diceReference } from './dice-rules.ts';
export { checkForm } from './malformed-input.ts';
export { apiDescription, describeApi, type Reply, type RouteDescription, type Schema } from './openapi.ts';
export { STATUS } from './status.ts';
