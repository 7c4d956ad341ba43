// Texts about the answer in the making: question, next pick, or refusal.

import { useLingui } from '@lingui/react/macro';
import type { CardKind, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Choosing, Status } from '@posse/narrator';
import { catalogue, kindOf } from '../../entry-lookup.ts';
import { type Headlines, useDeed } from '../../game-table/headline-choice.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import {
  useCardDeed,
  useCardStatus,
  useChoosingWords,
  useUselessWords,
  useWarningWords,
} from '../../story/card-narrator.tsx';
import { useCardNames } from '../../words/card-names.ts';
import { distanceBetween, rangeOf } from '../card-distances.ts';
import { useForYou } from './answered-for-you.ts';
import { type CardPlay, useCardPlay } from './card-answer-draft.ts';
import type { Picks, Source } from './card-answer-picks.ts';
import { useRefusals } from './refusal-reasons.ts';

export function useCardHeadlines(): Headlines {
  const play = useCardPlay();
  const { view, you, hasSheet, isCalled } = play;
  const status = useCardStatus(view);
  const prompt = usePrompt(play);
  const forYou = useForYou(view);
  const last = useDeed(useCardDeed(), view.asked !== null && view.asked === you);
  const deed = hasSheet || isCalled || view.winners !== null ? null : last;
  return {
    making: useRefused(play) ?? prompt,
    // The second line says what the viewer lacked.
    deed: deed === null || forYou === null ? deed : { ...deed, sub: forYou.sub },
    status: forYou ?? status,
  };
}

/** The reason why the card or player under the pointer can't be chosen. */
function useRefused({ view, looked, source }: CardPlay): Status | null {
  const names = useCardNames();
  const { name } = usePlayers();
  const { ofCard, ofSeat } = useRefusals();
  if (looked === null) return null;
  const title = 'card' in looked ? names.card(looked.card).name : name(looked.seat);
  const why = 'card' in looked ? ofCard(view, looked.card) : ofSeat(view, source, looked.seat);
  return why && { title, sub: why.long, tone: 'watching' };
}

/** The next step, with a warning if it has no effect. */
function usePrompt(play: CardPlay): Status | null {
  const { view, source, next, doubted } = play;
  const vainly = useUselessWords();
  const prompt = usePlainPrompt(play);
  if (prompt === null || source === null) return prompt;
  const answer = doubted ?? (next.wants === 'nothing' ? next.answer : null);
  const vain = vainly(view, answer === null ? source.options : [answer]);
  return vain === null ? prompt : { ...prompt, sub: vain };
}

function usePlainPrompt({ view, you, picks, picked, source, next, isBegun, doubted }: CardPlay): Status | null {
  const { t } = useLingui();
  const names = useCardNames();
  const words = useChoosingWords();
  const doubts = useWarningWords();
  if (doubted !== null) return { title: t`Are you sure?`, sub: doubts(doubted, view), tone: 'danger' };
  if (source === null || you === null || !isBegun) return null;
  const what = whatOf(view, source, picks);
  const players = next.wants === 'at' ? next.seats : picked;
  switch (next.wants) {
    case 'as': {
      const card = source.card === null ? '' : names.card(source.card).name;
      return { title: t`Play ${card} as which card?`, sub: t`It can be either`, tone: 'yours' };
    }
    case 'at':
      return words('target', { what, players, ...weaponFor(view, what, you) }, view);
    case 'prey':
      return words('prey', { what, players }, view);
    case 'cost':
      return words('cost', { what, players, picked: next.picked, of: next.needed }, view);
    case 'nothing': {
      const { kind, card, at, prey, cost } = next.answer;
      const distance = at === null || !(what in catalogue().kinds) ? null : distanceBetween(view, you, at);
      if (kind !== 'discard' || card === null)
        return words('confirm', { what, players, prey, cost, distance, ...weaponFor(view, what, you) }, view);
      const name = names.card(card).name;
      return { title: t`Discard ${name} now?`, sub: t`Choose it again to confirm`, tone: 'yours' };
    }
    default:
      return null;
  }
}

/** The card under the name it is played as, or the id of the event or character of the answer. */
export function whatOf(view: View, { kind, card, pick, options }: Source, { as }: Picks): string {
  const name = as ?? (options.every((option) => option.as !== null) ? options[0]?.as : null);
  if (card !== null) return name ?? kindOf(card).key;
  return kind === 'event' ? (view.event ?? '') : (pick ?? '');
}

/** The range and the weapon of a shot. */
function weaponFor(view: View, what: string, you: Seat): Pick<Choosing, 'reach' | 'weapon'> {
  const kind: CardKind | undefined = catalogue().kinds[what];
  if (kind?.aim.within !== 'reach')
    return { reach: Number.isFinite(kind?.aim.within) ? Number(kind?.aim.within) : null };
  return { reach: rangeOf(view, you), weapon: view.players[you]?.inPlay.find((card) => kindOf(card).weapon) ?? null };
}
