// Card games of every mix of sets, answer by answer, as each of three viewers sees them. For tests.

import { type Bot, botNamed, CARD_BOTS, type Memory, randomBot } from '@posse/bots';
import { type Answer, type CardFact, cardGame, OURS, type State, type View, type Wishes } from '@posse/card';
import { fork, type Random, randomFrom, type Seat, seenBy, type Viewer } from '@posse/engine';
import { shortFact, wholeFacts } from '@posse/protocol';
import type { SeenFact } from '../card/story.ts';

export interface Moment {
  readonly state: State;
  readonly asked: Seat;
  /** Whoever is asked, the next one, and a bystander. */
  readonly viewers: readonly Viewer[];
  view(viewer: Viewer): View;
}

interface Listener {
  /** Somebody is asked. */
  asked(moment: Moment): void;
  /** He has answered. */
  told(before: View, facts: readonly SeenFact[]): void;
}

export function playCardGame(number: number, listener: Listener): State {
  const state = cardGame.deal(wishesFor(number), `words ${number}`);
  const random = fork(randomFrom(`words ${number}`));
  for (let asked = cardGame.pending(state); asked !== null; asked = cardGame.pending(state)) {
    const { seat } = asked;
    const viewers: Viewer[] = [seat, ((seat + 1) % state.players.length) as Seat, 'spectator'];
    const before = viewers.map((viewer) => cardGame.view(state, viewer));
    const view = (viewer: Viewer): View => before[viewers.indexOf(viewer)] as View;
    listener.asked({ state, asked: seat, viewers, view });
    const facts = cardGame.apply(state, answerOf(number, view(seat), asked.asides, random));
    for (const viewer of viewers) listener.told(view(viewer), told(facts, viewer));
  }
  return state;
}

/** As they arrive. */
const told = (facts: readonly CardFact[], viewer: Viewer): SeenFact[] =>
  wholeFacts(
    'card',
    facts.map((fact) => shortFact(seenBy(fact, viewer))),
  );

/** Nobody here draws conclusions. */
const NOTHING: Memory = { deeds: [], sightings: [] };
const shooter: Bot<View, Answer> = botNamed(CARD_BOTS, 'gunslinger') ?? randomBot;

/** By thought in every other game, and now and then out of turn. The first seat is worth copying: see below. */
function answerOf(number: number, view: View, asides: readonly Answer[], random: Random): Answer {
  const heir = view.stack.at(-1)?.op === 'copy' ? view.options.find(({ at }) => at === 0) : undefined;
  if (heir !== undefined) return heir;
  const aside = asides.length > 0 && number % 3 === 0 ? randomBot.fromOptions(asides, random) : null;
  return aside ?? (number % 2 === 0 ? randomBot : shooter).answer(view, NOTHING, random);
}

/** Every mix of sets with every number of seats that it allows, and options on and off in turn. */
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
  // Two heirs are rare: now and then these two meet.
  const heirs = number % 4 === 3 ? ['vulture-sam', 'vera-custer'] : [];
  const characters = Array.from({ length: seats }, (_, place) => heirs[place] ?? null);
  return { seats, sets, options, characters };
}
