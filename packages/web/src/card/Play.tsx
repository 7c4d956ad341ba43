// One's own answer in the making, for everything on the table: what is picked, what can be picked next, and what sends it.

import type { Answer, CardId, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useCardView, useIsCaughtUp, useSession, useTable } from '../session/SessionContext.tsx';
import {
  type Choice,
  impliedSource,
  NOTHING_CHOSEN,
  nextStep,
  type Pick,
  pickMore,
  type Source,
  type Step,
  sendsAtOnce,
  sourcesOf,
  takeBack,
} from './choosing.ts';
import { useIsLeftToTable } from './for-you.ts';
import { isSelfHarm } from './harm.ts';
import { whyInVain } from './insight.ts';

/** Something that can't be played or aimed at now, but one wants to know why. */
export type Looked = { readonly card: CardId } | { readonly seat: Seat };

export interface Play {
  readonly view: View;
  /** Null for somebody who watches. */
  readonly you: Seat | null;
  /** Nothing while the table still shows what happened before. */
  readonly options: readonly Answer[];
  readonly sources: readonly Source[];
  readonly choice: Choice;
  readonly step: Step;
  /** What is being played. */
  readonly source: Source | null;
  /** Something is picked that can be taken back. */
  readonly isBegun: boolean;
  /** An answer that one should think about once more. */
  readonly doubted: Answer | null;
  readonly looked: Looked | null;
  pick(pick: Pick): void;
  send(answer: Answer): void;
  takeBack(): void;
  look(looked: Looked | null): void;
}

interface Begun {
  /** The question that it is about; null for what one does while others are asked. */
  readonly n: number | null;
  readonly choice: Choice;
  readonly doubted: Answer | null;
  readonly looked: Looked | null;
}

const NOTHING_OFFERED: readonly Answer[] = [];

const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('There is no table to play at here.');
  return play;
}

export function PlayProvider({ children }: { readonly children: ReactNode }) {
  return <PlayContext value={useNewPlay()}>{children}</PlayContext>;
}

function useNewPlay(): Play {
  const session = useSession();
  const view = useCardView();
  const number = useTable(({ shown }) => shown?.n ?? 0);
  const isLeft = useIsLeftToTable(view);
  const options = useIsCaughtUp() && !isLeft ? view.options : NOTHING_OFFERED;
  const you = view.viewer === 'spectator' ? null : view.viewer;
  const isAsked = view.asked !== null && view.asked === you;
  const n = isAsked ? number : null;
  const [kept, keep] = useState<Begun>({ n, choice: NOTHING_CHOSEN, doubted: null, looked: null });
  const fresh: Begun = { n, choice: NOTHING_CHOSEN, doubted: null, looked: null };
  const begun = kept.n === n ? kept : fresh;

  const stillThere = nextStep(options, begun.choice).step === 'source' ? NOTHING_CHOSEN : begun.choice;
  const implied = isAsked && stillThere.source === null ? impliedSource(options) : null;
  const choice = implied === null ? stillThere : pickMore(NOTHING_CHOSEN, { source: implied.key });
  const sources = sourcesOf(options);

  const send = (answer: Answer): void => {
    if (isSelfHarm(view, answer) && begun.doubted !== answer) keep({ ...begun, choice: stillThere, doubted: answer });
    else if (session.answer(answer)) keep(fresh);
  };
  /** What would do nothing is asked for once more: there was no time to read so. */
  const sendIfOfUse = (answer: Answer): void => {
    if (whyInVain(view, answer) === null || begun.doubted === answer) send(answer);
    else keep({ ...begun, choice: stillThere, doubted: answer });
  };
  return {
    view,
    you,
    options,
    sources,
    choice,
    step: nextStep(options, choice),
    source: sources.find(({ key }) => key === choice.source) ?? null,
    isBegun: begun.doubted !== null || stillThere.source !== null,
    doubted: begun.doubted,
    looked: begun.looked,
    send,
    pick(pick) {
      const next = pickMore(choice, pick);
      const step = nextStep(options, next);
      if (step.step === 'done' && sendsAtOnce(pick)) sendIfOfUse(step.answer);
      else keep({ ...fresh, choice: next });
    },
    takeBack: () => keep({ ...fresh, choice: begun.doubted === null ? takeBack(stillThere) : stillThere }),
    look: (looked) => keep({ ...begun, looked }),
  };
}
