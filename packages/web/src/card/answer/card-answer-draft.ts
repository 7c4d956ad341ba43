// The answer that the viewer is composing at a card table.

import type { Answer, CardId, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { useMemo } from 'react';
import { type Play, useBegun, useOffer, usePlay } from '../../game-table/answer/answer-draft.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import type { Session } from '../../game-table/session/table-session.ts';
import { uselessReason } from '../card-distances.ts';
import { wantsSheet } from '../middle/open-card-question.ts';
import { useIsLeftToTable } from './answered-for-you.ts';
import {
  aimOf,
  impliedSource,
  type Next,
  NO_PICKS,
  nextOf,
  type Pick,
  type Picks,
  pickMore,
  type Source,
  sendsAtOnce,
  sourcesOf,
  takeBack,
} from './card-answer-picks.ts';
import { isSelfHarm } from './self-harm-confirmation.ts';

/** A card or seat that the user tapped although it can't be played or aimed at now: its reason is shown. */
type Looked = { readonly card: CardId } | { readonly seat: Seat };

export interface CardPlay extends Play<View> {
  /** The possible answers; empty while the table still shows earlier events. */
  readonly options: readonly Answer[];
  readonly sources: readonly Source[];
  readonly picks: Picks;
  readonly next: Next;
  /** The card or power that is being played. */
  readonly source: Source | null;
  /** An answer that needs a second confirmation. */
  readonly doubted: Answer | null;
  readonly looked: Looked | null;
  pick(pick: Pick): void;
  send(answer: Answer): void;
  look(looked: Looked | null): void;
}

interface Begun {
  readonly picks: Picks;
  readonly doubted: Answer | null;
  readonly looked: Looked | null;
}

const FRESH: Begun = { picks: NO_PICKS, doubted: null, looked: null };
const NOTHING_OFFERED: readonly Answer[] = [];
const NOBODY: readonly Seat[] = [];

export const useCardPlay = (): CardPlay => usePlay<CardPlay>();

/**
 * The answer being composed. The object stays the same until something in it changes, because a new one draws the whole
 * table anew.
 */
export function useNewCardPlay(): CardPlay {
  const session = useSession();
  const { view, you, isAsked, step, options: offered } = useOffer<View>();
  const isAtRest = useTable(({ beat }) => beat === null);
  const options = useIsLeftToTable(view) ? NOTHING_OFFERED : offered;
  const [begun, keep] = useBegun(isAsked ? step : null, FRESH);
  const hasSheet = isAtRest && options.length > 0 && wantsSheet(view);
  return useMemo(
    () => playOf({ session, view, you, isAsked, options, begun, keep, hasSheet }),
    [session, view, you, isAsked, options, begun, keep, hasSheet],
  );
}

interface InTheMaking {
  readonly view: View;
  readonly you: Seat | null;
  readonly options: readonly Answer[];
  readonly hasSheet: boolean;
  readonly session: Session;
  readonly isAsked: boolean;
  readonly begun: Begun;
  keep(begun: Begun): void;
}

function playOf({ session, view, you, isAsked, options, begun, keep, hasSheet }: InTheMaking): CardPlay {
  const stillThere = nextOf(options, begun.picks).wants === 'source' ? NO_PICKS : begun.picks;
  const implied = isAsked && stillThere.source === null ? impliedSource(options) : null;
  const picks = implied === null ? stillThere : pickMore(NO_PICKS, { source: implied.key });
  const sources = sourcesOf(options);
  const next = nextOf(options, picks);
  const aim = begun.doubted === null ? aimOf(options, picks) : begun.doubted.at;
  const isReady = begun.doubted !== null || next.wants === 'nothing';
  const only = aim === null ? NOBODY : [aim];

  const send = (answer: Answer): void => {
    if (isSelfHarm(view, answer) && begun.doubted !== answer) keep({ ...begun, picks: stillThere, doubted: answer });
    else if (session.answer(answer)) keep(FRESH);
  };
  /** Sends an answer, but one without effect only at a second press, so that the warning can be read. */
  const sendIfOfUse = (answer: Answer): void => {
    if (uselessReason(view, answer) === null || begun.doubted === answer) send(answer);
    else keep({ ...begun, picks: stillThere, doubted: answer });
  };
  const pick = (one: Pick): void => {
    const picked = pickMore(picks, one);
    const then = nextOf(options, picked);
    if (then.wants === 'nothing' && sendsAtOnce(one)) sendIfOfUse(then.answer);
    else keep({ ...FRESH, picks: picked });
  };
  return {
    view,
    you,
    isCalled: wantsSheet(view),
    hasSheet,
    options,
    sources,
    picks,
    next,
    source: sources.find(({ key }) => key === picks.source) ?? null,
    isBegun: begun.doubted !== null || stillThere.source !== null,
    doubted: begun.doubted,
    looked: begun.looked,
    targets: isReady ? only : next.wants === 'at' ? next.seats : NOBODY,
    picked: only,
    send,
    pick,
    pickSeat: (at) => (begun.doubted === null ? pick({ at }) : send(begun.doubted)),
    takeBack: () => keep({ ...FRESH, picks: begun.doubted === null ? takeBack(stillThere) : stillThere }),
    look: (looked) => keep({ ...begun, looked }),
  };
}
