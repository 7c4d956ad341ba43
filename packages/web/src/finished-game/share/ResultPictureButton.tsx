// The button that makes a picture of a result: who won, and who was who.

import { useLingui } from '@lingui/react/macro';
import { type Seat, seatsOf } from '@posse/engine';
import type { Tally } from '@posse/protocol/evening';
import { useState } from 'react';
import { shareOrSave } from '../../app/file-download.ts';
import { type PictureRow, rowPicture } from '../../drawing/row-picture.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { usePlayers, useTable } from '../../game-table/session/SessionContext.tsx';
import { useEndingWords } from '../result/ending-words.ts';
import { useGameNames } from '../result/finished-game-names.ts';

interface PictureProps {
  readonly view: GameView;
  /** The counts of the game; null until the whole game is known. */
  readonly tally: Tally | null;
  readonly className?: string;
}

export function ResultPictureButton({ view, tally, className = 'button' }: PictureProps) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const { title } = useEndingWords(view, tally);
  const rows = usePictureRows(view, tally);
  const share = async (): Promise<void> => {
    try {
      await shareOrSave(await rowPicture({ title, rows }), 'posse-result.png', title);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className={className} data-act="result-picture" onClick={() => void share()}>
        {t`As a picture`}
      </button>
      {hasFailed && <p role="alert">{t`Your browser doesn’t allow that.`}</p>}
    </>
  );
}

/** All players, winners first. */
function usePictureRows(view: GameView, tally: Tally | null): readonly PictureRow[] {
  const { t } = useLingui();
  const players = usePlayers();
  const names = useGameNames(useTable(({ table }) => table?.game ?? 'card'));
  const seats = seatsOf(view.players.length);
  const hasWon = (who: Seat): boolean => view.winners?.includes(who) === true;
  const endOf = (who: Seat): string => {
    if (hasWon(who)) return '★';
    const round = tally?.deeds[who]?.fall?.round;
    return round === undefined ? '' : t`out in round ${round}`;
  };
  return [...seats.filter(hasWon), ...seats.filter((who) => !hasWon(who))].flatMap((who) => {
    const player = view.players[who];
    if (player === undefined || player.role === null) return [];
    const { role, character } = player;
    const about = [names.role(role).name, ...(character === 'plain' ? [] : [names.character(character).name])];
    return [{ sign: role, name: players.name(who), score: endOf(who), about: about.join(' · ') }];
  });
}
