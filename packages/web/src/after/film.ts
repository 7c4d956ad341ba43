// A finished game played again from its first card: every position, through anybody's eyes, and what each answer brought about.

import { type AnswerBase, type FactBase, type Game, type Seat, seatsOf, seenBy } from '@posse/engine';
import { lean, type Replay, type Told } from '@posse/protocol';
import type { GameView } from '../session/beat.ts';
import type { Eyes } from './eyes.ts';

export interface Film {
  readonly replay: Replay;
  /** How many answers there are. Position 0 is the deal, the last one the end. */
  readonly length: number;
  /** Who won; null if the game was given up. */
  readonly winners: readonly Seat[] | null;
  view(position: number, eyes: Eyes): GameView;
  /** What the answer given there brought about. */
  told(position: number, eyes: Eyes): readonly Told[];
  /** Could another answer have been given there? */
  hadChoice(position: number): boolean;
}

/** A replay that does not follow the rules of this page: the answer of this number is not possible, or the deal is not (-1). */
export class BrokenFilm extends Error {
  override readonly name = 'BrokenFilm';
  readonly answer: number;

  constructor(answer: number, cause: unknown) {
    super(answer < 0 ? 'The game can not be dealt.' : `Answer ${answer} is not possible.`, { cause });
    this.answer = answer;
  }
}

/** Plays the whole game once. Throws BrokenFilm. */
export async function openFilm(replay: Replay): Promise<Film> {
  if (replay.game === 'card') {
    const { cardGame } = await import('@posse/card');
    return new Reel(cardGame, replay);
  }
  const { diceGame } = await import('@posse/dice');
  return new Reel(diceGame, replay);
}

/** A position is kept every so many answers; the others are played from the one before. */
const KEEP_EVERY = 20;

class Reel<Setup, State, Frame, Answer extends AnswerBase, Fact extends FactBase, View extends GameView>
  implements Film
{
  readonly replay: Replay;
  readonly winners: readonly Seat[] | null;
  private readonly game: Game<Setup, State, Frame, Answer, Fact, View>;
  private readonly answers: readonly Answer[];
  private readonly facts: readonly (readonly Fact[])[];
  private readonly choices: readonly boolean[];
  private readonly kept: readonly State[];
  /** The position that was looked at last. */
  private last: { position: number; readonly state: State };

  constructor(game: Game<Setup, State, Frame, Answer, Fact, View>, replay: Replay) {
    this.game = game;
    this.replay = replay;
    this.answers = replay.answers as unknown as readonly Answer[];
    const state = attempt(-1, () => game.deal(replay.setup as unknown as Setup, replay.seed));
    const kept = [game.clone(state)];
    const choices: boolean[] = [];
    this.facts = this.answers.map((answer, number) => {
      choices.push((game.pending(state)?.options.length ?? 0) > 1);
      const facts = attempt(number, () => game.apply(state, answer));
      if ((number + 1) % KEEP_EVERY === 0) kept.push(game.clone(state));
      return facts;
    });
    this.kept = kept;
    this.choices = choices;
    this.winners = game.result(state);
    this.last = { position: this.length, state };
  }

  get length(): number {
    return this.answers.length;
  }

  view(position: number, eyes: Eyes): GameView {
    const state = this.stateAt(position);
    return eyes === 'all' ? this.everything(state) : this.game.view(state, eyes);
  }

  told(position: number, eyes: Eyes): readonly Told[] {
    return (this.facts[position] ?? []).map((fact) => lean(eyes === 'all' ? whole(fact) : seenBy(fact, eyes)) as Told);
  }

  hadChoice(position: number): boolean {
    return this.choices[position] === true;
  }

  /** What lies open, and what each player sees of his own. */
  private everything(state: State): View {
    const { open, own } = this.game.views(state);
    const players = seatsOf(open.players.length).map((who) => own(who).players?.[who]);
    const stack = open.asked === null ? open.stack : (own(open.asked).stack ?? open.stack);
    return { ...open, players, stack };
  }

  private stateAt(position: number): State {
    const { kept, last, game, answers } = this;
    const from = Math.min(Math.floor(position / KEEP_EVERY), kept.length - 1);
    if (last.position > position || last.position < from * KEEP_EVERY)
      this.last = { position: from * KEEP_EVERY, state: game.clone(kept[from] as State) };
    for (; this.last.position < position; this.last.position++)
      game.advance(this.last.state, answers[this.last.position] as Answer);
    return this.last.state;
  }
}

function attempt<T>(answer: number, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new BrokenFilm(answer, error);
  }
}

const whole = ({ kind, open, secret }: FactBase) => ({ kind, ...open, ...secret?.adds });
