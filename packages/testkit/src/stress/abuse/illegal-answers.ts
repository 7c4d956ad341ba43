// Attacks at a table: wrong or repeated answers, unknown options, floods of chat.

import { below, type Random } from '@posse/engine';
import { type ErrorCode, toWire } from '@posse/protocol';
import { type Attack, allowed, refused } from './attack-interface.ts';
import { anyOf } from './malformed-messages.ts';
import type { RawConnection } from './raw-connection.ts';
import { text } from './websocket-frames.ts';

/**
 * The codes with which an attack may be refused: the client may have no seat, and the game may be over, paused or at
 * another step.
 */
const PERMITTED_CODES: readonly ErrorCode[] = [
  'not-seated',
  'not-now',
  'paused',
  'stale-question',
  'not-asked',
  'no-such-option',
];

const answer = (step: number, option: number): string => JSON.stringify(toWire({ type: 'answer', step, option }));

/** More chat messages than the rate limit allows in ten seconds. */
const FLOOD_MESSAGES = 21;
const ENOUGH = 6;

/** Makes an attack for a connection at a table whose game is at this step. */
export function illegalAnswer(random: Random, { step }: RawConnection): Attack {
  const makers: readonly (() => Attack)[] = [
    () => refused('far ahead', answer(900_000 + below(random, 1000), 0), ...PERMITTED_CODES),
    () => allowed('long past', answer(below(random, step + 1), 0), PERMITTED_CODES),
    () => refused('no option', answer(step, 5000 + below(random, 9000)), ...PERMITTED_CODES),
    () => twice(answer(step, below(random, 3))),
  ];
  return below(random, 15) === 0 ? flood() : anyOf(random, makers)();
}

/** An attack that sends an answer twice. The second is too late, whatever happened to the first. */
const twice = (said: string): Attack => ({
  ...refused('twice', Buffer.concat([text(said), text(said)]), ...PERMITTED_CODES),
  messages: 2,
});

function flood(): Attack {
  const channels = ['table', 'gallery', 'watchers'];
  const lines = channels.flatMap((channel) =>
    Array.from({ length: FLOOD_MESSAGES / channels.length }, (_, number) =>
      text(JSON.stringify({ type: 'say', channel, text: `flood ${number}` })),
    ),
  );
  return {
    ...refused('talk', Buffer.concat(lines), 'slow-down', 'wrong-channel'),
    messages: FLOOD_MESSAGES,
    refused: FLOOD_MESSAGES - ENOUGH,
  };
}
