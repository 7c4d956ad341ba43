// The HTTP API described: routes for OpenAPI, and the rules of both games as data.

export { apiDescription, describeApi, type Reply, type RouteDescription, type Schema } from './api-description.ts';
export { cardReference } from './card-rules-reference.ts';
export { diceReference } from './dice-rules-reference.ts';
export { STATUS } from './http-status.ts';
export { checkForm } from './malformed-input.ts';
