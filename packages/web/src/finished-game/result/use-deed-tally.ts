// The tally of the finished game, from this session or from its replay.

import { type Tally, tallyOf } from '@posse/protocol/evening';
import { useCallback, useMemo } from 'react';
import type { Beat } from '../../game-table/session/beat.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { loadReplay, useFound } from '../finished-game-loader.ts';
import { openRecording, type Recording } from '../replay/replayed-game.ts';

export interface Counted {
  /** The counts; null until something is known. */
  readonly tally: Tally | null;
  /** True if the counts begin with the deal. */
  readonly isWhole: boolean;
}

const isWhole = (story: readonly Beat[], answers: number): boolean =>
  story.length === answers && story.every(({ step }, place) => step === place);

export function useTally(): Counted {
  const where = useTable((state) => state.where);
  const story = useTable((state) => state.story);
  const game = useTable((state) => state.shown);
  const id = game?.id ?? null;
  const wasSeen = isWhole(story, game?.step ?? -1);
  const find = useCallback(
    // A tally from the deal on needs no replay.
    () =>
      id === null || wasSeen ? new Promise<Recording>(() => undefined) : loadReplay(where, id).then(openRecording),
    [where, id, wasSeen],
  );
  const found = useFound(find);
  const recording = typeof found === 'object' ? found : null;
  return useMemo(() => {
    if (recording !== null) return { tally: tallyOfRecording(recording), isWhole: recording.parting === null };
    const [first] = story;
    const tally =
      first === undefined
        ? null
        : tallyOf(
            first.before,
            story.map(({ facts }) => facts),
          );
    return { tally, isWhole: wasSeen };
  }, [recording, story, wasSeen]);
}

export const tallyOfRecording = (recording: Recording): Tally =>
  tallyOf(
    recording.view(0, 'spectator'),
    Array.from({ length: recording.length }, (_, answer) => recording.told(answer, 'spectator')),
  );
