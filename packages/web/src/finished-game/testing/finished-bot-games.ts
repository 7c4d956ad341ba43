// Finished bot games for tests: replays, and proofs that hold.

import { botNamed, CARD_BOTS, cardClues, DICE_BOTS, diceClues, playGame, randomBot } from '@posse/bots';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import { RULES } from '@posse/engine';
import {
  beforeAfter,
  type CommittedProof,
  commitmentOf,
  dealOf,
  defaultContribution,
  type GameId,
  gameIdOf,
  type Proof,
  type Replay,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from '@posse/protocol';

export interface Party {
  readonly game: GameId;
  readonly seats: number;
  readonly preset?: string;
}

export const PARTIES: readonly Party[] = [
  { game: 'card', seats: 3, preset: 'everything' },
  { game: 'card', seats: 4 },
  { game: 'card', seats: 8, preset: 'everything' },
  { game: 'dice', seats: 4 },
  { game: 'dice', seats: 8, preset: 'everything' },
];

const NAMES = ['Juniper', 'Copper', 'Rattler', 'Flint', 'Tumble', 'Mesa', 'Sage', 'Bill'];

export function finishedGame(party: Party, seed: string, bot = 'gunslinger'): Replay {
  const { game } = party;
  const setup = setupOf(party);
  const { answers, winners } = game === 'card' ? cards(setup, seed, bot) : dice(setup, seed, bot);
  // In the form that is sent.
  return JSON.parse(
    JSON.stringify({
      format: 'posse-replay',
      version: 1,
      game,
      rules: RULES,
      setup,
      seed,
      answers,
      names: NAMES.slice(0, setup.seats),
      winners,
      startedAt: 1_790_000_000_000,
      endedAt: 1_790_000_900_000,
    }),
  );
}

type Setup = Omit<Party, 'game'>;

/** The setup as it is stored, with today's pool. */
const setupOf = ({ game, ...wishes }: Party): Setup => (game === 'card' ? cardGame : diceGame).withPool(wishes);

const cards = (setup: Setup, seed: string, bot: string) =>
  playGame(cardClues, setup, seed, () => botNamed(CARD_BOTS, bot) ?? randomBot);

const dice = (setup: Setup, seed: string, bot: string) =>
  playGame(diceClues, setup, seed, () => botNamed(DICE_BOTS, bot) ?? randomBot);

/** A proven game, to which only the first seat contributed. */
export function provenGame(party: Party, secret: string, givenUp: CommittedProof['givenUp'] = []): CommittedProof {
  const commitment = commitmentOf(secret);
  const lucks = lucksOf(party, commitment, 'a1'.repeat(32));
  const promises = lucks.map((luck, place) => (place === 0 ? seatCommitmentOf(luck) : null));
  const deal = dealOf(party.game, setupOf(party));
  const seal = transcriptHashOf({ before: beforeAfter(givenUp), commitment, deal, promises });
  const replay = finishedGame(party, seedOf(secret, seal, lucks));
  const id = gameIdOf(seal);
  return { format: 'posse-proof', version: 2, id, commitment, secret, lucks, promises, givenUp, replay };
}

/** A proof in the form of programs from before seat commitments existed. */
export function olderGame(party: Party, secret: string): Proof {
  const commitment = commitmentOf(secret);
  const id = gameIdOf(commitment);
  const lucks = lucksOf(party, commitment, 'a1'.repeat(16));
  const replay = finishedGame(party, seedOf(secret, id, lucks));
  return { format: 'posse-proof', version: 1, id, commitment, secret, lucks, replay };
}

const lucksOf = ({ seats }: Party, commitment: string, first: string): string[] =>
  Array.from({ length: seats }, (_, place) => (place === 0 ? first : defaultContribution(commitment, place)));
