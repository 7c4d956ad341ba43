// The screen of the puzzle of the day: a position, one answer, and the verdict.

import { Trans, useLingui } from '@lingui/react/macro';
import { storedWords } from '@posse/bots/coach';
import type { AnswerBase } from '@posse/engine';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import { useSettings } from '../app/user-settings.ts';
import { Landscape } from '../drawing/index.ts';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import { today } from './days.ts';
import { PuzzleVerdict } from './PuzzleVerdict.tsx';
import { positionSession } from './position-session.ts';
import { type DayPuzzle, puzzleOf } from './puzzle-of-the-day.ts';
import { TodayTable } from './TodayTable.tsx';
import { afterPuzzle, onOtherTab, type PuzzleRecord, readPuzzle, writePuzzle } from './today-records.ts';

export default function PuzzleScreen() {
  const { t } = useLingui();
  const [day] = useState(today);
  const name = useSettings((settings) => settings.name) || t`You`;
  const [ownName] = useState(name);
  const [puzzle, setPuzzle] = useState<DayPuzzle | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    puzzleOf(day, ownName).then(
      (found) => isWanted && setPuzzle(found),
      () => isWanted && setPuzzle('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [day, ownName]);
  if (puzzle !== null && puzzle !== 'failed') return <Position day={day} puzzle={puzzle} />;
  return (
    <ScreenFrame name="puzzle" title={t`Puzzle of the day`}>
      {puzzle === null ? (
        <Loading />
      ) : (
        <p role="alert">
          <Trans>Today’s puzzle can’t be opened. Reload the page, and try again.</Trans>
        </p>
      )}
    </ScreenFrame>
  );
}

interface PositionProps {
  readonly day: number;
  readonly puzzle: DayPuzzle;
}

function Position({ day, puzzle }: PositionProps) {
  const { t } = useLingui();
  const { stored, recording } = puzzle;
  const [before] = useState(readPuzzle);
  const [record, setRecord] = useState<PuzzleRecord | null>(before?.day === day ? before : null);
  const [isTold, setTold] = useState(before?.day === day);
  // An answer in another tab is the answer of this day.
  useEffect(
    () =>
      onOtherTab(() => {
        const kept = readPuzzle();
        if (kept?.day === day) setRecord(kept);
      }),
    [day],
  );
  const session = useMemo(() => {
    const answered = (option: AnswerBase): void => {
      const kept = readPuzzle();
      if (kept?.day === day) {
        setTold(true);
        return;
      }
      const answer = storedWords(option);
      const isSolved = stored.worths[0]?.answers.includes(answer) === true;
      const after = afterPuzzle(before, day, answer, isSolved);
      writePuzzle(after);
      setRecord(after);
      setTold(true);
    };
    return positionSession(recording, stored.seat, `puzzle ${day}`, before?.day !== day, answered);
  }, [recording, stored, before, day]);
  const about = useAbout(puzzle);
  return (
    <div data-screen="puzzle">
      <Landscape />
      <TodayTable
        session={session}
        title={t`Puzzle of the day`}
        about={about}
        isOver={record !== null}
        foot={
          record === null ? null : (
            <>
              <button type="button" className="button primary" data-act="verdict" onClick={() => setTold(true)}>
                <Trans>Show the verdict</Trans>
              </button>
              <Link href="/" className="button">
                <Trans>Lobby</Trans>
              </Link>
            </>
          )
        }
      >
        {record !== null && (
          <Dialog
            title={record.isSolved ? t`Solved!` : t`Not the best answer`}
            open={isTold}
            onClose={() => setTold(false)}
          >
            <PuzzleVerdict day={day} puzzle={puzzle} record={record} />
          </Dialog>
        )}
      </TodayTable>
    </div>
  );
}

/** "Find the best answer. Your role: Outlaw" */
function useAbout({ stored, recording }: DayPuzzle): string {
  const { t } = useLingui();
  const names = useGameNames(stored.game);
  const role = recording.view(recording.length, stored.seat).players[stored.seat]?.role ?? null;
  const mine = role === null ? '' : names.role(role).name;
  return t`Find the best answer. Your role: ${mine}`;
}
