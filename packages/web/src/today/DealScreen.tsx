// The screen of the deal of the day, a game against marshals.

import { Trans, useLingui } from '@lingui/react/macro';
import type { GameId, Replay } from '@posse/protocol';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Loading } from '../app/Loading.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import { useSettings } from '../app/user-settings.ts';
import { Landscape } from '../drawing/index.ts';
import { RecordingScreen } from '../finished-game/replay/ReplayScreen.tsx';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import { DealResult } from './DealResult.tsx';
import { dayWords, today } from './days.ts';
import { type Deal, dealOf, OWN_SEAT } from './deal-of-the-day.ts';
import { dealSession } from './deal-session.ts';
import { TodayTable } from './TodayTable.tsx';
import { type DealRecord, onOtherTab, readDeal, writeDeal } from './today-records.ts';
import { namesAt } from './today-table.ts';

const SEATS = 5;

export default function DealScreen() {
  const { t } = useLingui();
  const [day] = useState(today);
  const [attempt, setAttempt] = useState(0);
  const [deal, setDeal] = useState<Deal | 'failed' | null>(null);
  const [watched, watch] = useState<Replay | null>(null);
  // A new deal for each attempt, because a deal is played in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    let isWanted = true;
    setDeal(null);
    dealOf(day).then(
      (found) => isWanted && setDeal(found),
      () => isWanted && setDeal('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [day, attempt]);
  // Answers of another tab are answers of this one too.
  useEffect(() => onOtherTab(() => setAttempt((before) => before + 1)), []);
  if (watched !== null) return <Watched replay={watched} />;
  if (deal !== null && deal !== 'failed')
    return (
      <Play
        key={attempt}
        day={day}
        deal={deal}
        onAgain={() => {
          writeDeal(nextTry(readDeal(), day));
          setAttempt(attempt + 1);
        }}
        onWatch={watch}
      />
    );
  return (
    <ScreenFrame name="deal" title={t`Deal of the day`}>
      {deal === null ? (
        <Loading />
      ) : (
        <p role="alert">
          <Trans>Today’s deal can’t be opened. Reload the page, and try again.</Trans>
        </p>
      )}
    </ScreenFrame>
  );
}

function Watched({ replay }: { readonly replay: Replay }) {
  const [find] = useState(() => () => Promise.resolve(replay));
  return <RecordingScreen find={find} where="solo" id={null} />;
}

/** The record of this day: the one that is kept, or a first try. */
function recordOf(kept: DealRecord | null, day: number): DealRecord {
  return kept?.day === day ? kept : { day, answers: [], tries: 1, lost: null, isWon: null };
}

const nextTry = (kept: DealRecord | null, day: number): DealRecord => {
  const record = recordOf(kept, day);
  return { ...record, answers: [], tries: record.tries + 1 };
};

interface PlayProps {
  readonly day: number;
  readonly deal: Deal;
  readonly onAgain: () => void;
  readonly onWatch: (replay: Replay) => void;
}

function Play({ day, deal, onAgain, onWatch }: PlayProps) {
  const { t } = useLingui();
  const ownName = useSettings((settings) => settings.name) || t`You`;
  const [names] = useState(() => namesAt(SEATS, OWN_SEAT, ownName));
  const [tries] = useState(() => recordOf(readDeal(), day).tries);
  const [session] = useState(() => {
    const { answers } = recordOf(readDeal(), day);
    return dealSession(deal, names, answers, () => keep(deal, day, tries));
  });
  useEffect(() => () => session.close(), [session]);
  const isCaughtUp = useStore(session.store, ({ shown, game, beat }) => shown?.step === game?.step && beat === null);
  // Rendered again after each change of the session.
  const step = useStore(session.store, ({ game }) => game?.step ?? 0);
  const isOver = isCaughtUp && deal.isOver;
  const isOut = isCaughtUp && deal.isOut;
  const [isTold, setTold] = useState(true);
  const replay = useMemo(() => (deal.isOver && step > 0 ? deal.replay(names) : null), [deal, names, step]);
  return (
    <div data-screen="deal">
      <Landscape />
      <TodayTable
        session={session}
        title={t`Deal of the day`}
        isOver={isOver}
        about={useAbout(day, deal.game, tries)}
        foot={
          isOut ? (
            <button type="button" className="button primary" data-act="finish" onClick={() => session.finish()}>
              <Trans>See how it ends</Trans>
            </button>
          ) : isOver ? (
            <>
              <button type="button" className="button primary" data-act="result" onClick={() => setTold(true)}>
                <Trans>Show the result</Trans>
              </button>
              <Link href="/" className="button">
                <Trans>Lobby</Trans>
              </Link>
            </>
          ) : null
        }
      >
        {isOver && replay !== null && (
          <Dialog title={t`Deal of the day`} open={isTold} onClose={() => setTold(false)}>
            <DealResult day={day} replay={replay} tries={tries} onAgain={onAgain} onWatch={() => onWatch(replay)} />
          </Dialog>
        )}
      </TodayTable>
    </div>
  );
}

/** Keeps the answers of this try; another tab may be at a later one. */
function keep(deal: Deal, day: number, tries: number): void {
  const record = recordOf(readDeal(), day);
  if (record.tries === tries && record.answers.length <= deal.words.length)
    writeDeal({ ...record, answers: [...deal.words] });
}

function useAbout(day: number, game: GameId, tries: number): string {
  const { t } = useLingui();
  const date = dayWords(day, useLanguage());
  const what = game === 'card' ? t`Cards` : t`Dice`;
  return tries === 1
    ? t`${date} · ${what} · this try counts`
    : t`${date} · ${what} · another try, which does not count`;
}
