// A replayed game: every position from any perspective, and the consequences of each answer.

import type { Setup as CardSetup } from '@posse/card';
import {
  ageOf,
  type FactBase,
  FIRST_RULES,
  type Game,
  type Kinds,
  LargerPool,
  type Parting,
  partingOf,
  type Seat,
  seat,
  seatsOf,
  seenBy,
  type Viewer,
} from '@posse/engine';
import type { Replay } from '@posse/protocol';
import type { FactIn, GameView } from '../../game-table/session/beat.ts';

export interface Recording {
  readonly replay: Replay;
  /** The number of answers that can be shown. Position 0 is the deal, the last one the end. */
  readonly length: number;
  /** The winners; null if the game ended without one. */
  readonly winners: readonly Seat[] | null;
  /**
   * The position up to which a game of older rules is shown, because today's rules differ there. Null if it is shown to
   * its end.
   */
  readonly parting: Parting | null;
  view(position: number, perspective: Perspective): GameView;
  /** The facts that the answer at this position caused. */
  told(position: number, perspective: Perspective): readonly FactIn<GameView>[];
  /** Was another answer possible at this position? */
  hadChoice(position: number): boolean;
  /** Was the answer at this position forced, as everybody could see? */
  isForced(position: number): boolean;
}

/**
 * The reason why a game can't be shown: it is damaged, can't be dealt by today's rules, or needs rules or cards that
 * this page lacks.
 */
export type Break = 'unreadable' | 'older-rules' | 'newer-rules' | MissingSet;

/** The reason that a house set of the game is missing here. */
export type MissingSet = `missing-set ${string}`;

/** A replay that breaks the rules of this page: the index of the impossible answer, or -1 for the deal. */
export class BrokenRecording extends Error {
  override readonly name = 'BrokenRecording';
  readonly answer: number;
  readonly lack: Break;

  constructor(answer: number, lack: Break, cause?: unknown) {
    super(answer < 0 ? 'The game can not be dealt.' : `Answer ${answer} is not possible.`, { cause });
    this.answer = answer;
    this.lack = lack;
  }
}

/** Replays the whole game once. Throws BrokenRecording. */
export async function openRecording(replay: Replay): Promise<Recording> {
  if (replay.game === 'card') {
    const { cardGame, isHouseSet, missingSet } = await import('@posse/card');
    const missing = attempt(-1, () => missingSet((replay.setup as Partial<CardSetup>).sets ?? []));
    if (missing !== null) throw new BrokenRecording(-1, `missing-set ${missing}`);
    return ifPoolIsHere(
      () => recordingOf(cardGame, replay),
      (set) => (isHouseSet(set) ? `missing-set ${set}` : 'newer-rules'),
    );
  }
  const { diceGame } = await import('@posse/dice');
  return ifPoolIsHere(
    () => recordingOf(diceGame, replay),
    () => 'newer-rules',
  );
}

/** Opens a recording. A game with entries that this page lacks is not damaged: another page can show it. */
function ifPoolIsHere(open: () => Recording, lackOf: (set: string) => Break): Recording {
  try {
    return open();
  } catch (error) {
    if (error instanceof LargerPool) throw new BrokenRecording(-1, lackOf(error.set), error);
    throw error;
  }
}

/** The recording of a game. An error in a game of today's rules is damage; games of other rules may differ. */
function recordingOf<K extends Kinds & { readonly view: GameView }>(game: Game<K>, replay: Replay): Recording {
  const age = ageOf(replay.rules ?? FIRST_RULES);
  const parting = age === 'today' ? null : partingOf(game, keptIn<K>(replay));
  const isUndealt = parting?.at === 'deal';
  if (parting !== null && age === 'newer') throw new BrokenRecording(isUndealt ? -1 : parting.answers, 'newer-rules');
  if (isUndealt) throw new BrokenRecording(-1, 'older-rules');
  return new RecordedGame(game, replay, parting);
}

const keptIn = <K extends Kinds>({ setup, seed, answers, winners }: Replay) => ({
  setup,
  seed,
  answers: answers as unknown as readonly K['answer'][],
  winners: winners as readonly Seat[] | null,
});

/** How many answers are between two stored positions. The others are replayed from the one before. */
const KEEP_EVERY = 20;

class RecordedGame<K extends Kinds & { readonly view: GameView }> implements Recording {
  readonly replay: Replay;
  readonly winners: readonly Seat[] | null;
  readonly parting: Parting | null;
  private readonly game: Game<K>;
  private readonly answers: readonly K['answer'][];
  private readonly facts: readonly (readonly K['fact'][])[];
  private readonly choices: readonly boolean[];
  private readonly forced: readonly boolean[];
  private readonly kept: readonly K['state'][];
  /** The latest position that was asked for. */
  private last: { position: number; readonly state: K['state'] };

  constructor(game: Game<K>, replay: Replay, parting: Parting | null) {
    const { setup, seed, answers, winners } = keptIn<K>(replay);
    this.game = game;
    this.replay = replay;
    this.parting = parting;
    this.answers = answers.slice(0, parting?.answers);
    const state = attempt(-1, () => game.deal(game.storedWishes(setup), seed));
    const kept = [game.clone(state)];
    const choices: boolean[] = [];
    const forced: boolean[] = [];
    this.facts = this.answers.map((answer, number) => {
      forced.push(game.forcedAnswer(state) !== null);
      choices.push((game.pending(state)?.options.length ?? 0) > 1);
      const facts = attempt(number, () => game.apply(state, answer));
      if ((number + 1) % KEEP_EVERY === 0) kept.push(game.clone(state));
      return facts;
    });
    this.kept = kept;
    this.choices = choices;
    this.forced = forced;
    this.winners = parting === null ? game.result(state) : winners;
    this.last = { position: this.length, state };
  }

  get length(): number {
    return this.answers.length;
  }

  view(position: number, perspective: Perspective): GameView {
    const state = this.stateAt(position);
    return perspective === 'all' ? this.everything(state) : this.game.view(state, perspective);
  }

  told(position: number, perspective: Perspective): readonly FactIn<GameView>[] {
    return (this.facts[position] ?? []).map(
      (fact) => (perspective === 'all' ? whole(fact) : seenBy(fact, perspective)) as FactIn<GameView>,
    );
  }

  hadChoice(position: number): boolean {
    return this.choices[position] === true;
  }

  isForced(position: number): boolean {
    return this.forced[position] === true;
  }

  /** A view of everything: the open part, and the private part of each player. */
  private everything(state: K['state']): K['view'] {
    const { open, own } = this.game.views(state);
    const players = seatsOf(open.players.length).map((who) => own(who).players?.[who]);
    const stack = open.asked === null ? open.stack : (own(open.asked).stack ?? open.stack);
    return { ...open, players, stack };
  }

  private stateAt(position: number): K['state'] {
    const { kept, last, game, answers } = this;
    const from = Math.min(Math.floor(position / KEEP_EVERY), kept.length - 1);
    if (last.position > position || last.position < from * KEEP_EVERY)
      this.last = { position: from * KEEP_EVERY, state: game.clone(kept[from] as K['state']) };
    for (; this.last.position < position; this.last.position++)
      game.advance(this.last.state, answers[this.last.position] as K['answer']);
    return this.last.state;
  }
}

function attempt<T>(answer: number, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof LargerPool) throw error;
    throw new BrokenRecording(answer, 'unreadable', error);
  }
}

const whole = ({ kind, open, secret }: FactBase) => ({ kind, ...open, ...secret?.adds });

/** The viewer of a finished game: a player, a spectator, or one who sees every card. */
export type Perspective = Viewer | 'all';

/** Parses the perspective in an address; null if it is none. */
export function perspectiveFrom(text: string | null, seats: number): Perspective | null {
  if (text === 'all' || text === 'spectator') return text;
  const isPlace = text !== null && /^\d+$/.test(text) && Number(text) < seats;
  return isPlace ? seat(Number(text)) : null;
}
