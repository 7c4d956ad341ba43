// A client that opens a table, sits down, and plays a game with bots.
//
//   node typescript-client.mts http://localhost:8080

import type { View } from '@posse/card';
import { TableClient, type TableCreated } from '@posse/protocol';

const server = process.argv[2] ?? 'http://localhost:8080';

const reply = await fetch(`${server}/api/tables`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ game: 'card', plan: { seats: 4, bot: 'deputy' } }),
});
if (!reply.ok) throw new Error(`No table: ${await reply.text()}`);
const { table, pass } = (await reply.json()) as TableCreated;

let [hasSat, hasStarted, hasSeenRole, answers] = [false, false, false, 0];
const client = new TableClient<View>({
  url: `${server.replace(/^http/, 'ws')}/ws`,
  table: table.code,
  name: 'Tess',
  // Without cookies the pass says that this client is the host.
  ...(pass === null ? {} : { pass }),
  on: {
    changed: () => act(),
    refused: ({ code, message }) => console.error(`${code}: ${message}`),
  },
});

/** Does what is to be done now. It is called after every change, in order. */
function act(): void {
  const { status, seat, game } = client;
  if (status !== 'open') return;
  if (seat === null) {
    if (!hasSat) hasSat = client.sit();
    return;
  }
  if (game === null) {
    if (!hasStarted) hasStarted = client.start();
    return;
  }
  // The game begins when everybody has looked at their role.
  if (!hasSeenRole) hasSeenRole = client.roleSeen();
  const { winners, asked, options } = game.view;
  if (winners !== null) {
    console.log(`The game is over after ${answers} answers from seat ${seat + 1}.`);
    console.log(`The winners sit at ${winners.map((winner) => winner + 1).join(', ')}.`);
    client.stop();
  } else if (asked === seat && options.length > 0) {
    // False if this question has its answer already. A broken connection is no reason to answer again.
    if (client.answer(Math.floor(Math.random() * options.length))) answers++;
  }
}
