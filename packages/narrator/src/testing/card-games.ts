// Card games with every mix of sets, seen by three viewers, for tests.

import { type Bot, botNamed, CARD_BOTS, type Memory, randomBot } from '@posse/bots';
import { type Answer, type CardFact, cardGame, OURS, type State, type View, type Wishes } from '@posse/card';
import { fork, type Random, randomFrom, type Seat, seenBy, type Viewer } from '@posse/engine';
import { shortFact, wholeFacts } from '@posse/protocol';
import type { SeenFact } from '../card/answer-story.ts';

export interface Moment {
  readonly state: State;
  readonly asked: Seat;
  /** The asked player, the next one, and a spectator. */
  readonly viewers: readonly Viewer[];
  view(viewer: Viewer): View;
}

interface Listener {
  /** Called when a player is asked. */
  asked(moment: Moment): void;
  /** Called after the answer. */
  told(before: View, facts: readonly SeenFact[]): void;
}

export function playCardGame(number: number, listener: Listener, packs: readonly object[] = []): State {
  const state = cardGame.deal({ ...wishesFor(number), ...(packs.length > 0 && { packs }) }, `words ${number}`);
  const random = fork(randomFrom(`words ${number}`));
  for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
    const { asked: seat } = asked;
    const viewers: Viewer[] = [seat, ((seat + 1) % state.players.length) as Seat, 'spectator'];
    const before = viewers.map((viewer) => cardGame.view(state, viewer));
    const view = (viewer: Viewer): View => before[viewers.indexOf(viewer)] as View;
    listener.asked({ state, asked: seat, viewers, view });
    const facts = cardGame.apply(state, answerOf(number, view(seat), asked.asides, random));
    for (const viewer of viewers) listener.told(view(viewer), told(facts, viewer));
  }
  return state;
}

/** The facts as a client receives them. */
const told = (facts: readonly CardFact[], viewer: Viewer): SeenFact[] =>
  wholeFacts(
    'card',
    facts.map((fact) => shortFact(seenBy(fact, viewer))),
  );

/** An empty memory: these bots infer nothing. */
const NOTHING: Memory = { deeds: [], sightings: [] };
const shooter: Bot<View, Answer> = botNamed(CARD_BOTS, 'gunslinger') ?? randomBot;

/** Every other game is played by a bot, with an occasional answer out of turn. The first seat is copied: see below. */
function answerOf(number: number, view: View, asides: readonly Answer[], random: Random): Answer {
  const heir = view.stack.at(-1)?.op === 'copy' ? view.options.find(({ at }) => at === 0) : undefined;
  if (heir !== undefined) return heir;
  const aside = asides.length > 0 && number % 3 === 0 ? randomBot.fromOptions(asides, random) : null;
  return aside ?? (number % 2 === 0 ? randomBot : shooter).answer(view, NOTHING, random);
}

/** Goes through all mixes of sets and numbers of seats, with options on and off in turn. */
function wishesFor(number: number): Wishes {
  const extras = OURS.sets.map(({ id }) => id).filter((id) => id !== 'base');
  const sets = ['base', ...extras.filter((_, place) => (number >> place) & 1)];
  const counts = Object.keys(OURS.tables)
    .map(Number)
    .filter((seats) => sets.includes(OURS.tables[seats]?.set ?? ''));
  const round = number % 3;
  const switches = Object.fromEntries(
    OURS.options.map(({ id }, place) => [id, !id.startsWith('without-') && (round + place) % 3 === 0]),
  );
  const options = { ...switches, ...(number % 5 === 0 && { 'characters-to-choose': 2, events: 4 }) };
  const seats = counts[(number + round) % counts.length] as number;
  // Two heirs in one game are rare, so every fourth game has both.
  const heirs = number % 4 === 3 ? ['vulture-sam', 'vera-custer'] : [];
  const characters = Array.from({ length: seats }, (_, place) => heirs[place] ?? null);
  return { seats, sets, options, characters };
}
