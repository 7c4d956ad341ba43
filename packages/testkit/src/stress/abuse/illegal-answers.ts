// Bad manners at a table: answers to questions that nobody asked, the same answer twice, options that there are not, floods of talk.

import { below, type Random } from '@posse/engine';
import { type ErrorCode, toWire } from '@posse/protocol';
import { type Attack, allowed, refused } from './attack.ts';
import { anyOf } from './malformed-messages.ts';
import type { RawConnection } from './raw-connection.ts';
import { text } from './websocket-frames.ts';

/** Whoever answers may not sit, and the game may be over, paused, or somewhere else. */
const OF_ANSWERS: readonly ErrorCode[] = [
  'not-seated',
  'not-now',
  'paused',
  'stale-question',
  'not-asked',
  'no-such-option',
];

const answer = (step: number, option: number): string => JSON.stringify(toWire({ type: 'answer', step, option }));

/** More than ten seconds can hold. */
const FLOOD = 21;
const ENOUGH = 6;

/** For a line at a table, where the game is at this step. */
export function illegalAnswer(random: Random, { step }: RawConnection): Attack {
  const makers: readonly (() => Attack)[] = [
    () => refused('far ahead', answer(900_000 + below(random, 1000), 0), ...OF_ANSWERS),
    () => allowed('long past', answer(below(random, step + 1), 0), OF_ANSWERS),
    () => refused('no option', answer(step, 5000 + below(random, 9000)), ...OF_ANSWERS),
    () => twice(answer(step, below(random, 3))),
  ];
  return below(random, 15) === 0 ? flood() : anyOf(random, makers)();
}

/** The second one comes too late, whatever became of the first. */
const twice = (said: string): Attack => ({
  ...refused('twice', Buffer.concat([text(said), text(said)]), ...OF_ANSWERS),
  messages: 2,
});

function flood(): Attack {
  const channels = ['table', 'gallery', 'watchers'];
  const lines = channels.flatMap((channel) =>
    Array.from({ length: FLOOD / channels.length }, (_, number) =>
      text(JSON.stringify({ type: 'say', channel, text: `flood ${number}` })),
    ),
  );
  return {
    ...refused('talk', Buffer.concat(lines), 'slow-down', 'wrong-channel'),
    messages: FLOOD,
    refused: FLOOD - ENOUGH,
  };
}
