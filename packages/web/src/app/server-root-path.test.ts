// Tests of paths on a host that several servers share.

import { expect, test } from 'vitest';
import { rootOf } from './server-root-path.ts';

test.each([
  ['https://posse.example/assets/root-abc.js', '/'],
  ['https://club.example/posse/assets/root-abc.js', '/posse/'],
  ['http://[::1]:8080/games/assets/posse/assets/worker-abc.js', '/games/assets/posse/'],
])('a page whose script is at %s reaches its server at %s', (module, root) => {
  expect(rootOf(module)).toBe(root);
});
