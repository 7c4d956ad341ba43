// Tests of the relay, which cuts connections in one direction or both.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Relay } from './cuttable-relay.ts';

/** Both ends of a connection through a relay, with the data that each has received. */
async function opened() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay = await Relay.open((server.address() as AddressInfo).port);
  const accepted = once(server, 'connection');
  const near = connect(relay.port, '127.0.0.1');
  const [far] = (await accepted) as [Socket];
  onTestFinished(() => {
    near.destroy();
    relay.close();
    server.close();
  });
  const heard = { near: '', far: '' };
  near.on('data', (bytes) => {
    heard.near += bytes;
  });
  far.on('data', (bytes) => {
    heard.far += bytes;
  });
  return { relay, server, near, far, heard };
}

/** Waits as long as a short message takes. Anything that is not held up has arrived by then. */
async function somethingPasses(from: Socket, to: Socket): Promise<void> {
  for (const word of ['x', 'y', 'z']) {
    const heard = once(to, 'data');
    from.write(word);
    await heard;
  }
}

test('a relay cuts one direction while the other goes on, and delivers late bytes in order', async () => {
  const { relay, near, far, heard } = await opened();
  relay.cut('to', 'late');
  near.write('a');
  near.write('b');
  await somethingPasses(far, near);
  expect(heard).toEqual({ near: 'xyz', far: '' });
  relay.mend();
  near.write('c');
  await expect.poll(() => heard.far).toBe('abc');
});

test('a connection with lost bytes ends when the relay is restored, and not before', async () => {
  const { relay, near, far, heard } = await opened();
  relay.cut('from', 'lost');
  far.write('x');
  await somethingPasses(near, far);
  expect([heard.far, near.closed]).toEqual(['xyz', false]);
  const closed = once(near, 'close');
  relay.mend();
  await closed;
  expect(heard.near).toBe('');
});

test('the end of a connection is not noticed while the relay is cut', async () => {
  const { relay, server, near, far } = await opened();
  relay.cut('to', 'late');
  near.destroy();
  const accepted = once(server, 'connection');
  const other = connect(relay.port, '127.0.0.1');
  onTestFinished(() => void other.destroy());
  const [beyond] = (await accepted) as [Socket];
  await somethingPasses(beyond, other);
  expect(far.closed).toBe(false);
  const ended = once(far, 'end');
  far.resume();
  relay.mend();
  await ended;
});
