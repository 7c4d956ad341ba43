// A user's session at a table, solo or on a server: state and actions.

import type { AnswerBase } from '@posse/engine';
import {
  type ChatLineInfo,
  type ClientHandlers,
  type ContributionMemory,
  type GamePicture,
  type SocketLike,
  TableClient,
  type Verbs,
} from '@posse/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { settings } from '../../app/user-settings.ts';
import { showTable } from '../../shown-table.ts';
import { SinceAnswer, type Skipped } from './answers-since-mine.ts';
import type { Beat, GameView } from './beat.ts';
import { earlierBeats } from './earlier-beats.ts';
import { NOTHING_YET } from './empty-table-state.ts';
import { type OnStage, Stage } from './paced-stage.ts';
import { type Aside, asidesIn, wholeStory } from './people-notices.ts';
import { stagePace } from './playing-speeds.ts';
import { type Going, OwnTime, type SoloBots } from './solo-time-control.ts';

export type Where = 'server' | 'solo';

type Client = TableClient<GameView>;
type Known = Pick<
  Client,
  | 'status'
  | 'stoppedBecause'
  | 'you'
  | 'seat'
  | 'table'
  | 'lines'
  | 'game'
  | 'evening'
  | 'prediction'
  | 'hands'
  | 'proof'
  | 'isStoryMissing'
>;

/** All messages to a table except answers, and the page's knowledge of shuffles. */
export type TableVerbs = Pick<
  Client,
  keyof Verbs | 'explain' | 'hurry' | 'recall' | 'recallEvening' | 'startsBefore' | 'contributionFor'
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
  /** The latest refusal; a new object each time. */
  readonly refused: Refused | null;
  /** The step of the viewer's latest answer; null for none. */
  readonly answered: number | null;
  /** The ticket that moves the seat to another device, valid for this many milliseconds; null until requested. */
  readonly ticket: { readonly ticket: string; readonly left: number } | null;
  /** The latest chat line since the user joined; null before. */
  readonly said: ChatLineInfo | null;
  /** Notices about people during the game, oldest first. */
  readonly asides: readonly Aside[];
  /** Do the others play on? At a server's table always. */
  readonly going: Going;
  /** The summary of the last leap, until the viewer acts; null if there is none. */
  readonly skipped: Skipped | null;
}

export interface Session {
  readonly store: StoreApi<TableState>;
  readonly client: TableVerbs;
  /** Sends one of the shown options; false while the table still shows earlier events. */
  answer(option: AnswerBase): boolean;
  /** Skips the current animation. */
  hurry(): void;
  /** Control of time in solo games; null at a server's table. */
  readonly time: OwnTimeVerbs | null;
  close(): void;
}

/** Control of time at a solo table. */
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
  /** The ticket that moves a seat from another device to this one. */
  readonly ticket?: string | null;
  /** True for a screen in the room, which watches as nobody. */
  readonly isScreen?: boolean;
  readonly open?: ((url: string) => SocketLike) | undefined;
  /** The storage for the user's contribution to the next deal. */
  readonly luckMemory?: ContributionMemory | undefined;
  /** Called with the token of the user's own seat. */
  readonly seated?: ((token: string) => void) | undefined;
  /** The control of a solo table's bots. */
  readonly bots?: SoloBots | undefined;
}

/** How long the page waits before it asks again for a page of the story that was refused by the rate limit. */
const RECALL_AFTER_MS = 5000;

export function openSession(wish: SessionWish): Session {
  const { where, code, url, name, face, token, ticket, isScreen, open, luckMemory, seated, bots } = wish;
  const store = createStore<TableState>()(() => ({ ...NOTHING_YET, where }));
  const stage = new Stage(
    (changes) => {
      if (changes.shown) showTable(changes.shown.view.setup);
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
  /** Acts for the viewer, who has then read the summary of the last leap. */
  const acting = (act: () => void): void => {
    store.setState({ skipped: null });
    act();
  };
  /** The latest game that the stage has, shown already or about to be. */
  let known: GamePicture<GameView> | null = null;
  let knownToken = token ?? null;
  let storyTimer: ReturnType<typeof setTimeout> | undefined;
  const on: ClientHandlers<GameView> = {
    changed(client, { before, facts, after }) {
      if (facts !== null) {
        const beat = { step: before.step, facts, before: before.view, after };
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
      if (isSameGame && game.step === known?.step) stage.renew(game, store.getState().shown);
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
    ...(isScreen ? { isScreen } : {}),
    ...(open ? { open } : {}),
    ...(luckMemory ? { contributionMemory: luckMemory } : {}),
  });
  return {
    store,
    client,
    answer(option) {
      const { shown, game } = store.getState();
      if (shown === null || shown.step !== game?.step) return false;
      const place = (shown.view.options as readonly AnswerBase[]).indexOf(option);
      const isSent = place >= 0 && client.answer(place);
      if (isSent) {
        sinceAnswer.answer(shown.step);
        store.setState({ answered: shown.step, skipped: null });
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

const knownOf = ({
  status,
  stoppedBecause,
  you,
  seat,
  table,
  lines,
  game,
  evening,
  prediction,
  hands,
  proof,
  isStoryMissing,
}: Client): Known => ({
  status,
  stoppedBecause,
  you,
  seat,
  table,
  lines,
  game,
  evening,
  prediction,
  hands,
  proof,
  isStoryMissing,
});
