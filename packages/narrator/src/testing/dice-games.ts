// Dice games with every module, seen by three viewers, for tests.

import { type Bot, botNamed, DICE_BOTS, type Memory, randomBot } from '@posse/bots';
import { type Answer, diceGame, OPTIONS, type State, type View, type Wishes } from '@posse/dice';
import { fork, randomFrom, type Seat, seenBy, type Viewer } from '@posse/engine';
import { shortFact, wholeFacts } from '@posse/protocol';
import type { SeenFact } from '../dice/answer-story.ts';

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

/** An empty memory: these bots infer nothing. */
const NOTHING: Memory = { deeds: [], sightings: [] };
const shooter: Bot<View, Answer> = botNamed(DICE_BOTS, 'gunslinger') ?? randomBot;

export function playDiceGame(number: number, listener: Listener): State {
  const state = diceGame.deal(wishesFor(number), `words ${number}`);
  const random = fork(randomFrom(`words ${number}`));
  const bot = number % 2 === 0 ? randomBot : shooter;
  for (let asked = diceGame.pending(state); asked !== null; asked = diceGame.pending(state)) {
    const { asked: seat } = asked;
    const viewers: Viewer[] = [seat, ((seat + 1) % state.players.length) as Seat, 'spectator'];
    const before = viewers.map((viewer) => diceGame.view(state, viewer));
    const view = (viewer: Viewer): View => before[viewers.indexOf(viewer)] as View;
    listener.asked({ state, asked: seat, viewers, view });
    const facts = diceGame.apply(state, rescue(view(seat)) ?? bot.answer(view(seat), NOTHING, random));
    for (const viewer of viewers)
      listener.told(
        view(viewer),
        wholeFacts(
          'dice',
          facts.map((fact) => shortFact(seenBy(fact, viewer))),
        ),
      );
  }
  return state;
}

/** Always chooses a rescue, because it is rare. */
const rescue = ({ options }: View): Answer | undefined => options.find(({ pick }) => pick === 'mano-sinistra');

/** All modules, none, or single ones; a ghost only with enough players. Options are on and off in turn. */
function wishesFor(number: number): Wishes {
  const seats = 3 + (number % 6);
  const modules = number % 4 === 3 ? [1 + (number % 5)] : number % 4 === 2 ? [] : [1, 2, 3, 4, 5];
  const options = Object.fromEntries(OPTIONS.map(({ id }, place) => [id, (number + place) % 3 === 0]));
  return { seats, modules: modules.filter((module) => module < 5 || seats > 4), options };
}
