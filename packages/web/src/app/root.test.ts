// Tests of paths on a host that several servers share.

import { expect, test } from 'vitest';
import { rootOf } from './root.ts';

test.each([
  ['https://posse.example/assets/root-abc.js', '/'],
  ['https://club.example/posse/assets/root-abc.js', '/posse/'],
  ['http://[::1]:8080/games/assets/posse/assets/worker-abc.js', '/games/assets/posse/'],
])('the path %s belongs to the server at %s', (module, root) => {
  expect(rootOf(module)).toBe(root);
});
