// Somebody at a table, in this browser or on a server: what the page shows of it, and all that one can say there.

import type { AnswerBase } from '@posse/engine';
import { type ClientHandlers, type GamePicture, type SocketLike, TableClient } from '@posse/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { settings } from '../../app/settings.ts';
import { layOut } from '../../laid-out.ts';
import { type Aside, asidesIn } from './asides.ts';
import type { GameView } from './beat.ts';
import { type OnStage, Stage } from './stage.ts';

export type Where = 'server' | 'solo';

type Client = TableClient<GameView>;
type Known = Pick<Client, 'status' | 'stoppedBecause' | 'you' | 'seat' | 'table' | 'lines' | 'game' | 'proof'>;

/** All that one can say at a table, but for answers. */
export type TableVerbs = Pick<
  Client,
  | 'sit'
  | 'leave'
  | 'move'
  | 'claim'
  | 'vouch'
  | 'roleSeen'
  | 'notYet'
  | 'ready'
  | 'say'
  | 'rename'
  | 'automatic'
  | 'moreTime'
  | 'quiet'
  | 'back'
  | 'explain'
  | 'start'
  | 'again'
  | 'arrange'
  | 'bot'
  | 'free'
  | 'kick'
  | 'pardon'
  | 'pause'
  | 'host'
  | 'hurry'
>;

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly about: string | null;
}

export interface TableState extends Known, OnStage {
  readonly where: Where;
  /** The last thing that was refused; a new object each time. */
  readonly refused: Refused | null;
  /** The number of the question that one answered oneself last; null for none. */
  readonly answered: number | null;
  /** What moves one's seat to another device, and for how many milliseconds from now; null until one asks for it. */
  readonly ticket: { readonly ticket: string; readonly left: number } | null;
  /** What happened to people at the table, oldest first. */
  readonly asides: readonly Aside[];
}

export interface Session {
  readonly store: StoreApi<TableState>;
  readonly client: TableVerbs;
  /** Gives one of the options that are shown; false while the table is still showing what happened before. */
  answer(option: AnswerBase): boolean;
  close(): void;
}

export interface SessionWish {
  readonly where: Where;
  readonly code: string;
  readonly url: string;
  readonly name?: string | undefined;
  readonly token?: string | undefined;
  /** What moves a seat from another device to this one. */
  readonly ticket?: string | null;
  readonly open?: ((url: string) => SocketLike) | undefined;
  /** One has a seat of one's own, and this opens it from anywhere. */
  readonly seated?: ((token: string) => void) | undefined;
}

export function openSession({ where, code, url, name, token, ticket, open, seated }: SessionWish): Session {
  const store = createStore<TableState>()(() => ({ ...NOTHING, where }));
  const stage = new Stage(
    (changes) => {
      if (changes.shown) layOut(changes.shown.view.setup);
      store.setState(changes);
    },
    () =>
      (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0.2 : 1) * settings.getState().speed,
  );
  /** The game as the stage knows it: the one that is shown, or will be. */
  let known: GamePicture<GameView> | null = null;
  let knownToken = token ?? null;
  const on: ClientHandlers<GameView> = {
    told({ before, facts, after }) {
      stage.add({ number: before.n, facts, before: before.view, after });
      known = after;
    },
    changed(client) {
      store.setState(({ asides }) => ({ ...knownOf(client), asides: asidesIn(asides, client.lines, client.game) }));
      if (client.token !== knownToken) {
        knownToken = client.token;
        if (knownToken !== null) seated?.(knownToken);
      }
      const { game } = client;
      const isSameGame = game !== null && game.id === known?.id;
      if (isSameGame && game.n === known?.n) stage.renew(game, store.getState().shown);
      else stage.set(game, isSameGame);
      known = game;
    },
    ticket: (given, left) => store.setState({ ticket: { ticket: given, left } }),
    refused: (refused) => store.setState({ refused: { ...refused } }),
  };
  const client = new TableClient<GameView>({
    url,
    table: code,
    isWatched: () => !document.hidden,
    on,
    ...(name ? { name } : {}),
    ...(token ? { token } : {}),
    ...(ticket ? { ticket } : {}),
    ...(open ? { open } : {}),
  });
  return {
    store,
    client,
    answer(option) {
      const { shown, game } = store.getState();
      if (shown === null || shown.n !== game?.n) return false;
      const place = (shown.view.options as readonly AnswerBase[]).indexOf(option);
      const isSent = place >= 0 && client.answer(place);
      if (isSent) store.setState({ answered: shown.n });
      return isSent;
    },
    close() {
      stage.stop();
      client.stop();
    },
  };
}

const NOTHING: Omit<TableState, 'where'> = {
  status: 'connecting',
  stoppedBecause: null,
  you: null,
  seat: null,
  table: null,
  lines: [],
  game: null,
  proof: null,
  shown: null,
  beat: null,
  story: [],
  refused: null,
  answered: null,
  ticket: null,
  asides: [],
};

const knownOf = ({ status, stoppedBecause, you, seat, table, lines, game, proof }: Client): Known => ({
  status,
  stoppedBecause,
  you,
  seat,
  table,
  lines,
  game,
  proof,
});
