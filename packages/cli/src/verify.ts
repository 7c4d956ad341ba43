// posse verify: was the deal fair? Checks the promise that the server made, everybody's part in the seed, and plays the game again.

import { readFileSync } from 'node:fs';
import { BadSetup, IllegalAnswer } from '@posse/engine';
import { commitmentOf, gameIdOf, type Proof, plainLuck, proof as proofSchema, seedOf } from '@posse/protocol';
import { type Args, type Command, Mistake } from './args.ts';
import { attempt } from './files.ts';
import type { Kinds, Kit } from './game.ts';
import { inGame } from './games.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'checks that nobody chose the cards of a finished game',
  operand: 'GAME',
  flags: {
    server: { value: 'URL', text: 'where the game was played, if GAME is its id (http://localhost:8080)' },
    commitment: { value: 'HASH', text: 'what the server promised before the deal, if you noted it' },
    luck: { value: 'HEX', text: 'what your seat added to the seed, if you noted it' },
  },
  async run(args) {
    const found = await find(args);
    for (const { holds, what } of checks(found, args)) {
      console.log(`${holds ? 'yes' : ' NO'}  ${what}`);
      if (!holds) process.exitCode = 1;
    }
    console.log(process.exitCode === 1 ? '\nThis game can not be trusted.' : '\nThe deal was fair.');
  },
};

interface Check {
  readonly what: string;
  readonly holds: boolean;
}

function checks(found: Proof, args: Args): readonly Check[] {
  const { id, secret, commitment, lucks, replay } = found;
  const noted = args.text('commitment') ?? commitment;
  const luck = args.text('luck');
  return [
    { what: `the server kept to its promise ${noted}`, holds: commitmentOf(secret) === noted },
    ...(luck === null ? [] : [{ what: `your part ${luck} is in the seed`, holds: lucks.includes(luck) }]),
    {
      what: 'the game’s number follows from that promise, so that it could not be chosen',
      holds: id === gameIdOf(commitment),
    },
    {
      what: `the seed is made of the server’s secret and the parts of ${lucks.length} seats, ${ownLucks(found)} of them their own`,
      holds: lucks.length === replay.setup.seats && seedOf(secret, id, lucks) === replay.seed,
    },
    ...(inGame(replay.game, (kit) => replayed(kit, found)) ?? []),
  ];
}

/** Seats that added a number of their own; that of the others follows from the promise. */
const ownLucks = ({ commitment, lucks }: Proof): number =>
  lucks.filter((luck, place) => luck !== plainLuck(commitment, place)).length;

/** Every shuffle and every card follows from seed and answers, so playing them again is the whole check. */
function replayed<K extends Kinds>({ game }: Kit<K>, { replay }: Proof): readonly Check[] {
  const { setup, seed, answers, winners } = replay;
  try {
    const t = game.deal(setup as unknown as K['wishes'], seed);
    for (const answer of answers) game.advance(t, answer as unknown as K['answer']);
    const end = game.result(t);
    return [
      { what: `all ${answers.length} answers are legal in the game dealt from that seed`, holds: true },
      winners === null
        ? { what: 'the game was given up before its end', holds: end === null }
        : {
            what: `it ends with the winners told: seats ${winners.join(', ')}`,
            holds: String(end) === String(winners),
          },
    ];
  } catch (error) {
    if (!(error instanceof IllegalAnswer || error instanceof BadSetup)) throw error;
    return [{ what: `all answers are legal in the game dealt from that seed (${error.message})`, holds: false }];
  }
}

async function find(args: Args): Promise<Proof> {
  const { operand } = args;
  const isFile = /\.json$/i.test(operand);
  const text = isFile
    ? attempt('read', operand, () => readFileSync(operand, 'utf8'))
    : await download(addressOf(operand, args));
  const parsed = proofSchema.safeParse(json(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Mistake(`${operand} is no proof that can be checked: "${issue?.path.join('.')}": ${issue?.message}.`);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const DEFAULT_SERVER = 'http://localhost:8080';

/** An address of a game or of its proof, or the game's id on a server. */
function addressOf(given: string, args: Args): string {
  if (URL.canParse(given) && /^https?:/.test(given)) return `${given.replace(/\/(proof)?$/, '')}/proof`;
  const server = args.text('server') ?? DEFAULT_SERVER;
  if (!URL.canParse(server)) throw new Mistake(`--server takes an address such as ${DEFAULT_SERVER}, not "${server}".`);
  return new URL(`/api/games/${encodeURIComponent(given)}/proof`, server).href;
}

async function download(address: string): Promise<string> {
  const reply = await fetch(address).catch((error: Error) => {
    throw new Mistake(`${address} can't be reached (${(error.cause as Error | undefined)?.message ?? error.message}).`);
  });
  const text = await reply.text();
  if (reply.ok) return text;
  const { message } = (json(text) ?? {}) as { message?: string };
  throw new Mistake(message ?? `${address} answers with ${reply.status}.`);
}
