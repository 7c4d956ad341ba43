// Somebody at a table, in this browser or on a server: what the page shows of it, and all that one can say there.

import type { AnswerBase } from '@posse/engine';
import {
  type ClientHandlers,
  type GamePicture,
  type LineInfo,
  type LuckMemory,
  type SocketLike,
  TableClient,
  type Verbs,
} from '@posse/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { settings } from '../../app/settings.ts';
import { layOut } from '../../laid-out.ts';
import { type Aside, asidesIn, wholeStory } from './asides.ts';
import type { Beat, GameView } from './beat.ts';
import { earlierBeats } from './earlier-beats.ts';
import { NOTHING_YET } from './nothing-yet.ts';
import { type Going, OwnTime, type SoloBots } from './own-time.ts';
import { stagePace } from './paces.ts';
import { SinceAnswer, type Skipped } from './since-answer.ts';
import { type OnStage, Stage } from './stage.ts';

export type Where = 'server' | 'solo';

type Client = TableClient<GameView>;
type Known = Pick<
  Client,
  'status' | 'stoppedBecause' | 'you' | 'seat' | 'table' | 'lines' | 'game' | 'proof' | 'isStoryMissing'
>;

/** All messages to a table but answers; and what this page knows about shuffles. */
export type TableVerbs = Pick<
  Client,
  keyof Verbs | 'explain' | 'hurry' | 'recall' | 'startsBefore' | 'contributionFor'
>;

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly about: string | null;
}

export interface TableState extends Known, OnStage {
  readonly where: Where;
  /** Answers of this game that the page has not followed, as the server told them later; oldest first. */
  readonly earlier: readonly Beat[];
  /** The last thing that was refused; a new object each time. */
  readonly refused: Refused | null;
  /** The number of the question that one answered oneself last; null for none. */
  readonly answered: number | null;
  /** What moves one's seat to another device, and for how many milliseconds from now; null until one asks for it. */
  readonly ticket: { readonly ticket: string; readonly left: number } | null;
  /** What was said last while one was there; null until then. */
  readonly said: LineInfo | null;
  /** What happened to people at the table, oldest first. */
  readonly asides: readonly Aside[];
  /** Whether the others play on; at a server's table they do. */
  readonly going: Going;
  /** What the last leap passed over, until you act; null if there is nothing to tell. */
  readonly skipped: Skipped | null;
}

export interface Session {
  readonly store: StoreApi<TableState>;
  readonly client: TableVerbs;
  /** Gives one of the options that are shown; false while the table is still showing what happened before. */
  answer(option: AnswerBase): boolean;
  /** What is shown has been seen: on to what comes next. */
  hurry(): void;
  /** One's own time, where one plays alone; null at a server's table. */
  readonly time: OwnTimeVerbs | null;
  close(): void;
}

/** What you can do with your own time. */
export interface OwnTimeVerbs {
  pause(on: boolean): void;
  step(): void;
  leap(): void;
}

export interface SessionWish {
  readonly where: Where;
  readonly code: string;
  readonly url: string;
  readonly name?: string | undefined;
  readonly face?: string | undefined;
  readonly token?: string | undefined;
  /** What moves a seat from another device to this one. */
  readonly ticket?: string | null;
  readonly open?: ((url: string) => SocketLike) | undefined;
  /** Where one's luck for the next deal is kept. */
  readonly luckMemory?: LuckMemory | undefined;
  /** One has a seat of one's own, and this opens it from anywhere. */
  readonly seated?: ((token: string) => void) | undefined;
  /** At a solo table: what can be done with its bots. */
  readonly bots?: SoloBots | undefined;
}

/** How long the page waits before it asks again for a page of the story that was refused by the rate limit. */
const RECALL_AFTER_MS = 5000;

export function openSession(wish: SessionWish): Session {
  const { where, code, url, name, face, token, ticket, open, luckMemory, seated, bots } = wish;
  const store = createStore<TableState>()(() => ({ ...NOTHING_YET, where }));
  const stage = new Stage(
    (changes) => {
      if (changes.shown) layOut(changes.shown.view.setup);
      store.setState(changes);
    },
    () => stagePace(where, settings.getState()),
  );
  const sinceAnswer = new SinceAnswer();
  const tellGoing = (going: Going): void => {
    const hasLanded = store.getState().going === 'leaping' && going !== 'leaping';
    store.setState(hasLanded ? { going, skipped: sinceAnswer.skipped } : { going });
  };
  const time = bots ? new OwnTime(code, bots, stage, tellGoing) : null;
  /** You act: the summary of the last leap has been read. */
  const acting = (act: () => void): void => {
    store.setState({ skipped: null });
    act();
  };
  /** The game as the stage knows it: the one that is shown, or will be. */
  let known: GamePicture<GameView> | null = null;
  let knownToken = token ?? null;
  let storyTimer: ReturnType<typeof setTimeout> | undefined;
  const on: ClientHandlers<GameView> = {
    changed(client, { before, facts, after }) {
      if (facts !== null) {
        const beat = { number: before.n, facts, before: before.view, after };
        sinceAnswer.add(beat, store.getState().seat);
        stage.add(beat);
        known = after;
      }
      store.setState(({ asides }) => ({ ...knownOf(client), asides: asidesIn(asides, client.lines, client.game) }));
      if (client.token !== knownToken) {
        knownToken = client.token;
        if (knownToken !== null) seated?.(knownToken);
      }
      const { game } = client;
      const isSameGame = game !== null && game.id === known?.id;
      if (!isSameGame) {
        sinceAnswer.restart();
        if (store.getState().skipped !== null) store.setState({ skipped: null });
        if (store.getState().earlier.length > 0) store.setState({ earlier: [] });
      }
      if (isSameGame && game.n === known?.n) stage.renew(game, store.getState().shown);
      else stage.set(game, isSameGame);
      known = game;
      time?.look(game, client.seat);
    },
    story: (steps, game) =>
      store.setState(({ earlier }) => ({
        earlier: wholeStory(earlier, earlierBeats(steps, game)),
        isStoryMissing: client.isStoryMissing,
      })),
    storyRefused(code) {
      store.setState({ isStoryMissing: client.isStoryMissing });
      if (code === 'slow-down') storyTimer = setTimeout(() => client.recall(), RECALL_AFTER_MS);
    },
    ticket: (given, left) => store.setState({ ticket: { ticket: given, left } }),
    line: (said) => store.setState({ said }),
    refused: (refused) => store.setState({ refused: { ...refused } }),
  };
  const client = new TableClient<GameView>({
    url,
    table: code,
    isWatched: () => !document.hidden,
    on,
    ...(name ? { name } : {}),
    ...(face ? { face } : {}),
    ...(token ? { token } : {}),
    ...(ticket ? { ticket } : {}),
    ...(open ? { open } : {}),
    ...(luckMemory ? { luckMemory } : {}),
  });
  return {
    store,
    client,
    answer(option) {
      const { shown, game } = store.getState();
      if (shown === null || shown.n !== game?.n) return false;
      const place = (shown.view.options as readonly AnswerBase[]).indexOf(option);
      const isSent = place >= 0 && client.answer(place);
      if (isSent) {
        sinceAnswer.answer(shown.n);
        store.setState({ answered: shown.n, skipped: null });
      }
      return isSent;
    },
    hurry: () => stage.hurry(),
    time: time && {
      pause: (on) => acting(() => time.pause(on)),
      step: () => acting(() => time.step()),
      leap: () => acting(() => time.leap(store.getState().shown)),
    },
    close() {
      clearTimeout(storyTimer);
      time?.close();
      stage.stop();
      client.stop();
    },
  };
}

const knownOf = ({ status, stoppedBecause, you, seat, table, lines, game, proof, isStoryMissing }: Client): Known => ({
  status,
  stoppedBecause,
  you,
  seat,
  table,
  lines,
  game,
  proof,
  isStoryMissing,
});
