// Measures redeals from the middle of a game that are played to their ends.

import { cardWithBots, playGame, randomBot, styleOf } from '@posse/bots';
import { Beliefs, cardImagination, playOut, worldsFrom } from '@posse/bots/search';
import { type Answer, cardGame, type State, type View } from '@posse/card';
import { randomFrom, seat, sure } from '@posse/engine';

const SEATS = 4;
/** The measured time in milliseconds of one processor. */
const BUDGET_MS = 200;
/**
 * The number of games that are measured in turn, because some middles are near the end of their game and others are
 * not.
 */
const GAMES = 12;
const ROUNDS = 10;

export const worldsByChance = (): number => worldsWhere(randomly);
export const worldsByDeputies = (): number => worldsWhere(byDeputies);

function worldsWhere(playOn: (world: State, beliefs: Beliefs) => void): number {
  const middles = Array.from({ length: GAMES }, (_, number) => middleOf(`worlds ${number}`)).map((view) => {
    const beliefs = Beliefs.at(SEATS, sheriffIn(view), cardWithBots.clues.urges);
    return { beliefs, newWorld: worldsFrom(cardImagination, view, { deeds: [], sightings: [] }, beliefs) };
  });
  const random = randomFrom('worlds');
  const playFor = (limit: number): number => {
    const before = process.cpuUsage();
    for (let count = 0; ; ) {
      for (const { beliefs, newWorld } of middles) {
        playOn(newWorld(random), beliefs);
        count++;
      }
      const { user, system } = process.cpuUsage(before);
      if (user + system >= limit * 1000) return count;
    }
  };
  playFor(5 * BUDGET_MS);
  return Math.max(...Array.from({ length: ROUNDS }, () => playFor(BUDGET_MS)));
}

/** The view of the asked player half-way through a random game. */
function middleOf(seed: string): View {
  const played = playGame(cardWithBots.clues, { seats: SEATS }, seed, () => randomBot);
  const t = cardGame.deal({ seats: SEATS }, seed);
  for (const answer of played.answers.slice(0, played.answers.length / 2)) cardGame.advance(t, answer);
  return cardGame.view(t, cardGame.pending(t)?.asked ?? seat(0));
}

const sheriffIn = ({ players }: View): number => players.findIndex(({ role }) => role === 'sheriff');

function randomly(world: State): void {
  for (let asked = cardGame.pending(world); asked !== null; asked = cardGame.pending(world))
    cardGame.advance(world, asked.options[Math.floor(Math.random() * asked.options.length)] as Answer);
}

const DEPUTY = sure(styleOf('deputy') ?? undefined, 'deputy');

/** The search of a legend, but to the end of the game and without the judge. */
const toTheEnd = { ...cardImagination, features: () => null };

function byDeputies(world: State, beliefs: Beliefs): void {
  playOut(toTheEnd, world, beliefs.clone(), DEPUTY, seat(0));
}
