// A table at which nothing can be said: it shows a finished game, one position after the other.

import type { GamePicture, SeatInfo, TableInfo } from '@posse/protocol';
import { createStore } from 'zustand/vanilla';
import { layOut } from '../laid-out.ts';
import type { Beat, GameView } from '../session/beat.ts';
import type { Session, TableState, TableVerbs, Where } from '../session/session.ts';
import { castOf } from './cast.ts';
import type { Eyes } from './eyes.ts';
import type { Film } from './film.ts';

export interface ReplaySession extends Session {
  /** Shows a position; with the answer that led there, if it is the next one. */
  show(position: number, eyes: Eyes, isStep: boolean): void;
  /** The table has come to rest. */
  rest(): void;
}

export function replaySession(film: Film, where: Where, id: string): ReplaySession {
  let frames = new Frames(film, id, 'all');
  const table = tableOf(film, id);
  const store = createStore<TableState>()(() => ({
    where,
    status: 'open',
    stoppedBecause: null,
    you: null,
    seat: null,
    table,
    lines: [],
    // Nothing is asked here, so the table never has news to catch up with.
    game: null,
    proof: null,
    shown: null,
    beat: null,
    story: [],
    refused: null,
    answered: null,
    ticket: null,
    asides: [],
  }));
  return {
    store,
    client: SILENCE,
    answer: () => false,
    close: () => undefined,
    show(position, eyes, isStep) {
      if (eyes !== frames.eyes) frames = new Frames(film, id, eyes);
      layOut(film.replay.setup);
      store.setState({
        seat: typeof eyes === 'number' ? eyes : null,
        shown: frames.picture(position),
        beat: isStep && position > 0 ? frames.beat(position - 1) : null,
        story: frames.story(position),
      });
    },
    rest: () => store.setState({ beat: null }),
  };
}

/** What is seen through one pair of eyes; worked out when it is looked at. */
class Frames {
  readonly eyes: Eyes;
  private readonly film: Film;
  private readonly id: string;
  private readonly pictures = new Map<number, GamePicture<GameView>>();
  private readonly beats: Beat[] = [];

  constructor(film: Film, id: string, eyes: Eyes) {
    this.film = film;
    this.id = id;
    this.eyes = eyes;
  }

  picture(position: number): GamePicture<GameView> {
    const known = this.pictures.get(position);
    if (known !== undefined) return known;
    // What could be answered then can't be answered now.
    const view = { ...this.film.view(position, this.eyes), options: [] };
    const picture = { ...STILL, id: this.id, n: position, view };
    this.pictures.set(position, picture);
    return picture;
  }

  beat(answer: number): Beat {
    const before = this.picture(answer).view;
    this.beats[answer] ??= {
      number: answer,
      facts: this.film.told(answer, this.eyes),
      before,
      after: this.picture(answer + 1),
    };
    return this.beats[answer];
  }

  story(position: number): readonly Beat[] {
    return Array.from({ length: position }, (_, answer) => this.beat(answer));
  }
}

const STILL = {
  open: null,
  own: null,
  lucks: [],
  askedSince: 0,
  left: null,
  leftAtPause: null,
  moreTime: false,
  quiet: false,
} as const;

function tableOf({ replay }: Film, id: string): TableInfo {
  const { game, names, setup } = replay;
  const seats = castOf(replay).map(
    ({ persona, level }, who): SeatInfo => ({
      ...SOMEBODY,
      name: names[who] ?? null,
      ...(persona !== null && { persona, by: 'bot', bot: level }),
    }),
  );
  return {
    code: id,
    game,
    plan: { seats: setup.seats },
    isPublic: false,
    clock: { answer: 0, bank: 0 },
    phase: 'playing',
    paused: false,
    host: '',
    seats,
    claims: [],
    startsIn: null,
    watchers: 0,
    gameId: id,
    commitment: '',
  };
}

const SOMEBODY = {
  guest: null,
  by: 'person',
  bot: '',
  persona: null,
  connected: true,
  ready: false,
  keep: false,
  away: false,
  standIn: null,
  gone: null,
  waiting: false,
  open: false,
  bank: 0,
} as const;

const no = (): boolean => false;

const SILENCE: TableVerbs = {
  sit: no,
  leave: no,
  move: no,
  claim: no,
  vouch: no,
  notYet: no,
  ready: no,
  say: no,
  rename: no,
  automatic: no,
  moreTime: no,
  quiet: no,
  back: no,
  explain: no,
  start: no,
  again: no,
  arrange: no,
  bot: no,
  free: no,
  kick: no,
  pardon: no,
  pause: no,
  host: no,
  hurry: () => undefined,
};
