// The texts about the answer in the making: the sentence, buttons, reasons.

import { useLingui } from '@lingui/react/macro';
import type { Answer, Face } from '@posse/dice';
import type { Attempt, Refusal, Seat } from '@posse/engine';
import type { Status } from '@posse/narrator';
import { type Headlines, useDeed } from '../../game-table/headline-choice.ts';
import type { RefusalWords } from '../../game-table/seat/seat-states.ts';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { useDiceDeed, useDiceOptionWords, useDiceRefusalWords, useDiceStatus } from '../../story/dice-narrator.tsx';
import { useDiceNames } from '../../words/dice-names.ts';
import { useLanguage } from '../../words/language.ts';
import { whyNot } from '../dice-distances.ts';
import { type DicePlay, useDicePlay } from './dice-answer-draft.ts';
import { wayOf } from './dice-answer-picks.ts';

export function useDiceHeadlines(): Headlines {
  const { view, you, hasSheet } = useDicePlay();
  const status = useStatus();
  const deed = useDeed(useDiceDeed(), view.asked !== null && view.asked === you);
  const isQuestion = hasSheet || view.winners !== null;
  return { making: useMaking(status), deed: isQuestion ? null : deed, status };
}

function useStatus(): Status {
  const { t } = useLingui();
  const { view } = useDicePlay();
  const hasMoreTime = useTable(({ shown }) => shown?.moreTime === true);
  const asIs = useDiceStatus(view);
  const isOthers = hasMoreTime && view.asked === null;
  return isOthers ? { ...asIs, sub: t`Someone who holds one wants more time` } : asIs;
}

/** The words about the answer in the making; null while there is none. */
function useMaking(status: Status): Status | null {
  const { t } = useLingui();
  const { view, picks, next, looked, isBegun, isWarned, atRisk } = useDicePlay();
  const facesInWords = useFacesInWords();
  const wayWords = useWayWords();
  const refusals = useRefusals();
  const refusal = looked && ('seat' in looked ? refusals.ofSeat(looked.seat) : refusals.ofDie(looked.die));
  if (refusal) return { ...status, sub: refusal.long };
  if (isWarned) {
    const faces = facesInWords(atRisk.flatMap((place) => view.dice[place]?.face ?? []));
    return { ...status, title: t`Roll these again too?`, sub: t`Worth keeping: ${faces}` };
  }
  if (!isBegun) return null;
  const way = picks.way === null ? undefined : view.options.find((option) => wayOf(option) === picks.way);
  const title = way === undefined ? status.title : wayWords(way).label;
  if (next.complete !== null) return { ...status, title, sub: t`This can’t be taken back` };
  if (next.faces.length > 0) return { ...status, title, sub: t`Which face?` };
  if (next.dice.length > 0) return { ...status, title, sub: t`Tap a die` };
  if (picks.seats.length > 0) return { ...status, title, sub: t`Tap a second player` };
  return next.seats.length > 0 ? { ...status, title, sub: t`Tap a player` } : { ...status, title };
}

/** `2 × Beer and Gatling` */
function useFacesInWords(): (faces: readonly Face[]) => string {
  const language = useLanguage();
  const names = useDiceNames();
  return (faces) =>
    new Intl.ListFormat(language).format(
      [...Map.groupBy(faces, (face) => names.face(face).name)].map(([name, { length }]) =>
        length === 1 ? name : `${length} × ${name}`,
      ),
    );
}

// The reason why a player or a die can't be chosen now, as two words and as a sentence.

export interface Refusals {
  /** The reason why this player can't be chosen; null if they can, or if nobody can. */
  ofSeat(at: Seat): RefusalWords | null;
  ofDie(place: number): RefusalWords | null;
}

export function useRefusals(): Refusals {
  const play = useDicePlay();
  const words = useDiceRefusalWords();
  const inWords = (refusal: Refusal | null): RefusalWords | null => refusal && words(refusal, play.view);
  return {
    ofSeat(at) {
      const attempt = attemptAt(play, at);
      return attempt && inWords(whyNot(play.view, attempt));
    },
    ofDie: (place) => inWords(whyNot(play.view, { kind: 'reroll', dice: [place] })),
  };
}

/** The attempt that a tap on this player would be, for the explanation why it is not allowed. */
function attemptAt({ isAsked, view, next, picks }: DicePlay, at: Seat): Attempt<Answer> | null {
  const model = view.options.find(
    (option) => option.at !== null && next.seats.includes(option.at) && (picks.face ?? option.face) === option.face,
  );
  if (!isAsked || model === undefined) return null;
  const { kind, face } = model;
  return face === null ? { kind, at } : { kind, at, face };
}

// The texts of a button for one or several answers.

export interface Words {
  readonly label: string;
  /** The consequence in a few words; empty if only the whole sentence says it. */
  readonly brief: string;
  /** The whole text, for places with room. */
  readonly detail: string;
}

export function useWayWords(): (answer: Answer) => Words {
  const { view } = useDicePlay();
  const { t } = useLingui();
  const names = useDiceNames();
  const optionWords = useDiceOptionWords();
  return (answer) => {
    const { kind, pick, twice, seat } = answer;
    const isOne = view.options.filter((option) => wayOf(option) === wayOf(answer)).length === 1;
    if (isOne) {
      const { label, detail } = optionWords(answer, view);
      return { label, brief: detail, detail: kind === 'reveal' && pick !== null ? names.special(pick).text : detail };
    }
    if (kind === 'reveal' && pick !== null) {
      const { name, text } = names.special(pick);
      return { label: t`Show ${name}`, brief: '', detail: text };
    }
    if (kind === 'ability') {
      const { name, text } = names.character(view.players[seat]?.character ?? '');
      return { label: t`Use ${name}`, brief: '', detail: text };
    }
    if (kind === 'assign') return { label: twice ? t`Both dice` : t`One die`, brief: '', detail: '' };
    return { ...optionWords(answer, view), brief: '' };
  };
}
