// A session at the deal of the day, which is played in this page.

import type { AnswerBase } from '@posse/engine';
import { createStore } from 'zustand/vanilla';
import { settings } from '../app/user-settings.ts';
import { Silence } from '../finished-game/replay/replay-session.ts';
import type { Beat } from '../game-table/session/beat.ts';
import { NOTHING_YET } from '../game-table/session/empty-table-state.ts';
import { Stage } from '../game-table/session/paced-stage.ts';
import { stagePace } from '../game-table/session/playing-speeds.ts';
import type { Session, TableState } from '../game-table/session/table-session.ts';
import { showTable } from '../shown-table.ts';
import { type Deal, OWN_SEAT } from './deal-of-the-day.ts';
import { todayTable } from './today-table.ts';

export interface DealSession extends Session {
  /** Plays on to the end after the user is out. */
  finish(): void;
}

/** `earlier` are the stored answers of this try. `changed` is called after each answer of the user. */
export function dealSession(
  deal: Deal,
  names: readonly string[],
  earlier: readonly string[],
  changed: () => void,
): DealSession {
  const table = todayTable(deal.game, names, OWN_SEAT, deal.id);
  const store = createStore<TableState>()(() => ({
    ...NOTHING_YET,
    where: 'solo',
    status: 'open',
    table,
    seat: OWN_SEAT,
  }));
  const stage = new Stage(
    (changes) => store.setState(changes),
    () => stagePace('solo', settings.getState()),
  );
  const play = (beats: readonly Beat[]): void => {
    store.setState({ game: deal.picture() });
    for (const beat of beats) stage.add(beat);
    changed();
  };
  showTable(deal.picture().view.setup);
  stage.set(deal.picture(), false);
  stage.leap();
  for (const beat of deal.repeat(earlier)) stage.add(beat);
  stage.set(deal.picture(), true);
  stage.land();
  play(deal.goOn());
  return {
    store,
    client: new Silence(),
    answer(option) {
      const { shown, game } = store.getState();
      if (shown === null || shown.step !== game?.step) return false;
      if (!(shown.view.options as readonly AnswerBase[]).includes(option)) return false;
      store.setState({ answered: shown.step });
      play(deal.answer(option));
      return true;
    },
    hurry: () => stage.hurry(),
    time: null,
    close: () => stage.stop(),
    finish() {
      stage.leap();
      play(deal.goOn());
      stage.land();
    },
  };
}
