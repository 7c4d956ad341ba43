// A session that shows a finished game, position by position, and sends nothing.

import { PERSONAS } from '@posse/bots';
import { seatsOf } from '@posse/engine';
import { type GameId, type GamePicture, type Replay, type SeatInfo, type TableInfo, Verbs } from '@posse/protocol';
import { createStore } from 'zustand/vanilla';
import type { Beat, GameView } from '../../game-table/session/beat.ts';
import { STILL } from '../../game-table/session/earlier-beats.ts';
import { NOTHING_YET } from '../../game-table/session/empty-table-state.ts';
import type { Session, TableState, TableVerbs, Where } from '../../game-table/session/table-session.ts';
import { showTable } from '../../shown-table.ts';
import type { Perspective, Recording } from './replayed-game.ts';

export interface ReplaySession extends Session {
  /** Shows a position; with the answer before it if `isStep`. */
  show(position: number, perspective: Perspective, isStep: boolean): void;
  /** Throws the dice of the answer that leads to a position, at this pace. */
  throwDice(position: number, pace: number): void;
  /** Ends all animations. */
  rest(): void;
}

export function replaySession(recording: Recording, where: Where, id: string): ReplaySession {
  let frames = new Frames(recording, id, 'all');
  const table = tableOf(recording, id);
  const store = createStore<TableState>()(() => ({
    ...NOTHING_YET,
    where,
    status: 'open',
    // Without a game id, because nothing is asked here and the table never has updates to catch up with.
    table,
  }));
  return {
    store,
    client: new Silence(),
    answer: () => false,
    hurry: () => undefined,
    time: null,
    close: () => undefined,
    show(position, perspective, isStep) {
      if (perspective !== frames.perspective) frames = new Frames(recording, id, perspective);
      const shown = frames.picture(position);
      showTable(shown.view.setup);
      store.setState({
        seat: typeof perspective === 'number' ? perspective : null,
        shown,
        thrown: null,
        beat: isStep && position > 0 ? frames.beat(position - 1) : null,
        story: frames.story(position),
      });
    },
    throwDice: (position, pace) => store.setState({ thrown: frames.beat(position - 1), beat: null, pace }),
    rest: () => store.setState({ beat: null }),
  };
}

/** The views of one perspective, computed on demand. */
class Frames {
  readonly perspective: Perspective;
  private readonly recording: Recording;
  private readonly id: string;
  private readonly pictures = new Map<number, GamePicture<GameView>>();
  private readonly beats: Beat[] = [];

  constructor(recording: Recording, id: string, perspective: Perspective) {
    this.recording = recording;
    this.id = id;
    this.perspective = perspective;
  }

  picture(position: number): GamePicture<GameView> {
    const known = this.pictures.get(position);
    if (known !== undefined) return known;
    // Options of that time can't be answered now.
    const view = { ...this.recording.view(position, this.perspective), options: [] };
    const picture = { ...STILL, id: this.id, step: position, view };
    this.pictures.set(position, picture);
    return picture;
  }

  beat(answer: number): Beat {
    const before = this.picture(answer).view;
    this.beats[answer] ??= {
      step: answer,
      facts: this.recording.told(answer, this.perspective),
      before,
      after: this.picture(answer + 1),
    };
    return this.beats[answer];
  }

  story(position: number): readonly Beat[] {
    return Array.from({ length: position }, (_, answer) => this.beat(answer));
  }
}

const tableOf = ({ replay }: Recording, id: string): TableInfo =>
  castTable({ game: replay.game, names: replay.names, cast: castOf(replay), id });

interface CastTable {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly cast: readonly Player[];
  readonly id: string;
}

/** A table that only this page knows, with these players. */
export function castTable({ game, names, cast, id }: CastTable): TableInfo {
  const seats = cast.map(
    ({ persona, level }, who): SeatInfo => ({
      ...SOMEBODY,
      name: names[who] ?? null,
      ...(persona !== null && { persona, by: 'bot', bot: level }),
    }),
  );
  return {
    code: id,
    game,
    plan: { seats: seats.length },
    isPublic: false,
    clock: { answer: 0, bank: 0 },
    phase: 'playing',
    paused: false,
    host: '',
    seats,
    claims: [],
    knocks: [],
    startsIn: null,
    beginsIn: null,
    botIn: null,
    played: [],
    staged: false,
    watchers: 0,
    gameId: id,
    commitment: '',
    start: null,
    dealAnyway: null,
  };
}

const SOMEBODY: Omit<SeatInfo, 'name'> = {
  guest: null,
  by: 'person',
  bot: '',
  persona: null,
  ownBot: false,
  face: null,
  connected: true,
  ready: false,
  keep: false,
  away: false,
  standIn: null,
  gone: null,
  waiting: false,
  looking: false,
  botAllowed: false,
  claimable: false,
  lostBy: [],
  seenBy: [],
  adds: false,
  open: false,
  bank: 0,
};

/** The verbs of a client that sends nothing, because there is no server. */
export class Silence extends Verbs implements TableVerbs {
  protected override readonly promise = '';

  explain(): boolean {
    return false;
  }

  hurry(): void {}

  recall(): boolean {
    return false;
  }

  recallEvening(): boolean {
    return false;
  }

  startsBefore(): readonly string[] {
    return [];
  }

  contributionFor(): 'not-sent' {
    return 'not-sent';
  }

  protected override send(): boolean {
    return false;
  }
}

interface Player {
  /** The bot's persona; null for a person, and if it was not recorded. */
  readonly persona: string | null;
  /** The bot's level; empty for a person. */
  readonly level: string;
}

const PERSON: Player = { persona: null, level: '' };

/**
 * The players of a finished game by seat: people, and bots with name and face. A bot that answered for an absent person
 * is not listed.
 */
export const castOf = ({ setup, names, answers, bots = [] }: Replay): readonly Player[] =>
  seatsOf(setup.seats).map((place) => {
    const persona = PERSONAS[place % PERSONAS.length];
    // Forced answers count for nobody, even in a bot's own seat.
    const bot = answers.flatMap(({ seat }, number) => (seat === place ? (bots[number] ?? []) : []))[0];
    if (persona === undefined || bot === undefined || names[place] !== persona.name) return PERSON;
    return { persona: persona.id, level: bot.split('/')[0] ?? '' };
  });
