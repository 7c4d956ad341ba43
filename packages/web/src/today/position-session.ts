// A session that shows one position to a seat, and takes one answer.

import type { AnswerBase, Seat } from '@posse/engine';
import { createStore } from 'zustand/vanilla';
import { Silence } from '../finished-game/replay/replay-session.ts';
import type { Recording } from '../finished-game/replay/replayed-game.ts';
import type { Beat } from '../game-table/session/beat.ts';
import { STILL } from '../game-table/session/earlier-beats.ts';
import { NOTHING_YET } from '../game-table/session/empty-table-state.ts';
import type { Session, TableState } from '../game-table/session/table-session.ts';
import { showTable } from '../shown-table.ts';
import { todayTable } from './today-table.ts';

/** `answered` is called once, unless the position is shown without a question. */
export function positionSession(
  recording: Recording,
  seat: Seat,
  id: string,
  isOpen: boolean,
  answered: (option: AnswerBase) => void,
): Session {
  const { length, replay } = recording;
  const picture = (step: number) => {
    const view = recording.view(step, seat);
    return { ...STILL, id, step, view: step === length && isOpen ? view : { ...view, options: [] } };
  };
  const story = Array.from({ length }, (_, step): Beat => {
    const before = recording.view(step, seat);
    return { step, facts: recording.told(step, seat), before, after: picture(step + 1) };
  });
  const shown = picture(length);
  showTable(shown.view.setup);
  const store = createStore<TableState>()(() => ({
    ...NOTHING_YET,
    where: 'server',
    status: 'open',
    table: todayTable(replay.game, replay.names, seat, id),
    seat,
    shown,
    game: shown,
    story,
  }));
  return {
    store,
    client: new Silence(),
    answer(option) {
      const { shown: now } = store.getState();
      if (now === null || !(now.view.options as readonly AnswerBase[]).includes(option)) return false;
      const quiet = { ...now, view: { ...now.view, options: [] } };
      store.setState({ shown: quiet, game: quiet, answered: now.step });
      answered(option);
      return true;
    },
    hurry: () => undefined,
    time: null,
    close: () => undefined,
  };
}
