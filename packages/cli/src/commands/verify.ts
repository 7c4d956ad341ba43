// posse verify: checks that the deal of a finished game was fair.
// It checks all commitments and contributions, and plays the game again.

import { readFileSync } from 'node:fs';
import { ageOf, FIRST_RULES, type Kinds, partingOf, RULES, type Seat } from '@posse/engine';
import {
  assuranceOf,
  type CommittedProof,
  hasGameId,
  hasSecrets,
  hasSeed,
  hasStarts,
  hasValidContributions,
  isStaged,
  ownContributions,
  type Proof,
  proof as proofSchema,
} from '@posse/protocol';
import { WITH_FLAG } from '../card/card-setup-flags.ts';
import { type Args, type Command, JSON_FLAG, UserError } from '../command-description.ts';
import { attempt, foreignJson } from '../file-access.ts';
import { inGame, refuseOthers } from '../game-choice.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { numberText } from '../terminal/readable-amounts.ts';
import { print, printJson, type Styled, styled } from '../terminal/terminal-output.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'checks that nobody chose the cards of a finished game',
  operand: 'GAME',
  takes: 'file',
  flags: {
    server: { value: 'URL', text: 'where the game was played, if GAME is its id (http://localhost:8080)' },
    commitment: { value: 'HASH', text: 'the commitment that the server published before the deal, if you noted it' },
    luck: { value: 'HEX', text: 'the contribution of your seat to the seed, if you noted it' },
    with: WITH_FLAG,
    json: JSON_FLAG,
  },
  examples: [
    ['posse verify 3f9a1c', 'the game with this id, on the server of this machine'],
    ['posse verify 3f9a1c --server https://posse.example', 'on another server'],
    ['posse verify proof.json', 'a proof that was saved'],
  ],
  async run(args) {
    const found = await find(args);
    await inGame(found.replay.game, (commandGame) => prepared(commandGame, found, args));
    const all = checks(found, args);
    const worst = (['no', 'older', 'newer'] as const).find((one) => all.some(({ finds }) => finds === one)) ?? 'yes';
    const verdict = verdictOf(found, worst);
    const sentence = worst === 'no' ? UNTRUSTED : `${dealVerdict(found)}${RULES_VERDICTS[worst]}`;
    if (args.isOn('json'))
      printJson({ game: found.replay.game, id: found.id, verdict, sentence, checks: all.map(inJson) });
    else {
      print(...all.map(({ finds, what }) => [SIGNS[finds], `  ${what}`]));
      print('', styled(VERDICT_COLOURS[verdict], sentence));
    }
    process.exitCode = EXIT[verdict];
  },
};

/** Loads the house cards that the game was played with. */
async function prepared<K extends Kinds>(commandGame: CommandGame<K>, { replay }: Proof, args: Args): Promise<void> {
  refuseOthers(commandGame.setupOptions.refuses, args);
  await commandGame.replays.prepare(args.operand, replay.setup as unknown as K['wishes'], args);
}

/**
 * The result of a check. It is `older` or `newer` if the game has other rules than today's, so that it can't be
 * checked.
 */
type Finding = 'yes' | 'no' | 'older' | 'newer';

interface Check {
  readonly what: string;
  readonly finds: Finding;
}

const SIGNS: Readonly<Record<Finding, Styled>> = {
  yes: styled('green', 'yes'),
  no: styled('red', ' NO'),
  older: styled('yellow', 'old'),
  newer: styled('yellow', 'new'),
};

const inJson = ({ what, finds }: Check): object => ({ what, result: finds });

const UNTRUSTED = 'This game cannot be trusted: see the lines marked NO.';

/** The sentences about the rules, which follow the verdict on the deal. */
const RULES_VERDICTS: Readonly<Record<Exclude<Finding, 'no'>, string>> = {
  yes: '',
  older: ' The game was played by older rules, so its recorded winners cannot be checked.',
  newer: ' The game was played by newer rules than this version knows: update Posse to check the rest.',
};

/** The exit codes, for programs that read nothing else. The first that applies is used. */
const EXIT = { untrusted: 1, reserved: 4, unknown: 3, fair: 0 } as const;

type Verdict = keyof typeof EXIT;

const VERDICT_COLOURS = { untrusted: 'red', reserved: 'yellow', unknown: 'yellow', fair: 'green' } as const;

function verdictOf(found: Proof, worst: Finding): Verdict {
  if (worst === 'no') return 'untrusted';
  const assurance = assuranceOf(found);
  if (assurance !== null && assurance !== 'fair') return 'reserved';
  return assurance === null || worst !== 'yes' ? 'unknown' : 'fair';
}

function dealVerdict(found: Proof): string {
  switch (assuranceOf(found)) {
    case 'fair':
      return 'The deal was fair.';
    case 'aborted-once':
      return 'The deal was fair, but one shuffle was aborted before it: an operator may have chosen between two deals.';
    case 'aborted-often':
      return 'The deal is not proven: too many shuffles were aborted before it, so an operator may have chosen among many deals.';
    case 'few-contributions':
      return `The deal is not proven: only ${contributorTo(found)} contributed, so an operator may have chosen the cards.`;
    default:
      return 'Nobody can tell whether the deal was fair: in this old version the operator of the server could read all contributions before the deal.';
  }
}

/** The names of the contributors, if at most one person contributed: that person, and the server. */
function contributorTo(found: Proof): string {
  const only = ownContributions(found).indexOf(true);
  return only < 0 ? 'the server' : `${found.replay.names[only] ?? `seat ${only + 1}`} and the server`;
}

const whether = (holds: boolean): Finding => (holds ? 'yes' : 'no');

function checks(found: Proof, args: Args): readonly Check[] {
  const { commitment, lucks, replay } = found;
  const noted = args.text('commitment') ?? commitment;
  const luck = args.text('luck');
  return [
    {
      what: `the server’s secret matches its commitment ${noted}`,
      finds: whether(commitment === noted && hasSecrets(found)),
    },
    ...(found.version === 1 ? [] : startChecks(found)),
    ...(luck === null
      ? []
      : [{ what: `your contribution ${luck} is part of the seed`, finds: whether(lucks.includes(luck)) }]),
    {
      what: `the id of the game follows from ${found.version === 1 ? 'that commitment' : 'all commitments'}, so nobody could choose it`,
      finds: whether(hasGameId(found)),
    },
    {
      what: `the seed follows from the server’s secret and ${lucks.length} contributions, ${ownCount(found)} of them made by players`,
      finds: whether(hasSeed(found)),
    },
    { what: 'no card and no die was placed by hand', finds: whether(!isStaged(replay)) },
    ...(inGame(replay.game, (commandGame) => replayed(commandGame, found)) ?? []),
  ];
}

function startChecks(found: CommittedProof): readonly Check[] {
  const starts = found.givenUp.map(({ missing }) =>
    missing.map(({ name, seat }) => `${name} (seat ${seat + 1})`).join(', '),
  );
  const told =
    starts.length === 0
      ? 'no shuffle was aborted before this one'
      : `shuffles aborted before this one: ${starts.length}, because these players did not reveal their contribution: ${starts.join('; then ')}`;
  return [
    {
      what: 'every contribution matches a commitment that was made before any of them was revealed',
      finds: whether(hasValidContributions(found)),
    },
    { what: `${told}; no commitment was used twice`, finds: whether(hasStarts(found)) },
  ];
}

/** The number of seats that contributed by themselves; the other contributions follow from the commitment. */
const ownCount = (found: Proof): number => ownContributions(found).filter((isOwn) => isOwn).length;

/**
 * The result of replaying a game. Every shuffle and every card follows from seed and answers, so this is the whole
 * check.
 */
function replayed<K extends Kinds>({ game }: CommandGame<K>, { replay }: Proof): readonly Check[] {
  const { setup, seed, answers, winners, rules = FIRST_RULES } = replay;
  const kept = { setup, seed, answers: answers as unknown as K['answer'][] };
  const parting = partingOf(game, { ...kept, winners: winners as Seat[] | null });
  const age = ageOf(rules);
  if (parting !== null && age !== 'today')
    return [
      {
        what: `played by ${age} rules (version ${rules}; this program has version ${RULES}): by these ${parting.because}`,
        finds: age,
      },
    ];
  const legal = 'answers are legal in the game dealt from that seed';
  if (parting !== null && parting.at !== 'end') return [{ what: `all ${legal}: ${parting.because}`, finds: 'no' }];
  const end = parting === null ? '' : `: ${parting.because}`;
  return [
    { what: `all ${numberText(answers.length)} ${legal}`, finds: 'yes' },
    {
      what:
        winners === null
          ? `the game ended without a winner${end}`
          : `it ends with the recorded winners: ${seatsText(winners)}${end}`,
      finds: whether(parting === null),
    },
  ];
}

const seatsText = (winners: readonly number[]): string =>
  winners.length === 0 ? 'nobody' : `seats ${winners.map((who) => who + 1).join(', ')}`;

async function find(args: Args): Promise<Proof> {
  const { operand } = args;
  const isFile = /\.json$/i.test(operand);
  const text = isFile
    ? attempt('read', operand, () => readFileSync(operand, 'utf8'))
    : await download(addressOf(operand, args));
  const parsed = proofSchema.safeParse(foreignJson(text) ?? null);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UserError(`${operand} is not a valid proof: "${issue?.path.join('.')}": ${issue?.message}.`);
}

const DEFAULT_SERVER = 'http://localhost:8080';

/** The address of a proof, from that of the game or of the proof, or from an id and a server. */
function addressOf(given: string, args: Args): string {
  if (URL.canParse(given) && /^https?:/.test(given)) return `${given.replace(/\/(proof)?$/, '')}/proof`;
  const server = args.text('server') ?? DEFAULT_SERVER;
  if (!URL.canParse(server))
    throw new UserError(`--server takes an address such as ${DEFAULT_SERVER}, not "${server}".`);
  return new URL(`/api/games/${encodeURIComponent(given)}/proof`, server).href;
}

async function download(address: string): Promise<string> {
  const reply = await fetch(address).catch((error: Error) => {
    throw new UserError(
      `${address} can't be reached (${(error.cause as Error | undefined)?.message ?? error.message}). Is the server running?`,
    );
  });
  const text = await reply.text();
  if (reply.ok) return text;
  const { message } = (foreignJson(text) ?? {}) as { message?: string };
  throw new UserError(message ?? `${address} answered with HTTP status ${reply.status}.`);
}
