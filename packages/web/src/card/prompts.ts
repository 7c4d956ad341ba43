// The one sentence that leads: what is asked, what to pick next, or why something is not possible.

import { useLingui } from '@lingui/react/macro';
import type { CardKind, View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { catalogue, kindOf } from '../catalogue.ts';
import { usePlayers } from '../session/SessionContext.tsx';
import type { Status } from '../session/status.ts';
import { useCardNames } from '../words/card-names.ts';
import type { Choice, Source } from './choosing.ts';
import { useForYou } from './for-you.ts';
import { rangeOf } from './insight.ts';
import { type Play, usePlay } from './Play.tsx';
import { useRefusals } from './refusals.ts';
import { type Choosing, useCardStatus, useChoosingWords, useVainWords } from './words/index.ts';

export function useSentence(): Status {
  const play = usePlay();
  const status = useCardStatus(play.view);
  const prompt = usePrompt(play);
  const forYou = useForYou(play.view);
  return useRefused(play) ?? prompt ?? forYou ?? status;
}

/** Why the card or the player that one looks at is out of the question. */
function useRefused({ view, looked, source }: Play): Status | null {
  const names = useCardNames();
  const { name } = usePlayers();
  const { ofCard, ofSeat } = useRefusals();
  if (looked === null) return null;
  const title = 'card' in looked ? names.card(looked.card).name : name(looked.seat);
  const why = 'card' in looked ? ofCard(view, looked.card) : ofSeat(view, source, looked.seat);
  return why && { title, sub: why.long, tone: 'calm' };
}

/** What leads on, and if it leads to nothing, that it does. */
function usePrompt(play: Play): Status | null {
  const { view, source, step, doubted } = play;
  const vainly = useVainWords();
  const prompt = usePlainPrompt(play);
  if (prompt === null || source === null) return prompt;
  const answer = doubted ?? (step.step === 'done' ? step.answer : null);
  const vain = vainly(view, answer === null ? source.options : [answer]);
  return vain === null ? prompt : { ...prompt, sub: vain };
}

function usePlainPrompt({ view, you, choice, source, step, isBegun, doubted }: Play): Status | null {
  const { t } = useLingui();
  const names = useCardNames();
  const words = useChoosingWords();
  if (doubted !== null) {
    const sub = doubted.kind === 'pass' ? t`It would cost your last life` : t`You would do it to yourself`;
    return { title: t`Are you sure?`, sub, tone: 'danger' };
  }
  if (source === null || you === null || !isBegun) return null;
  const what = nameOf(view, source, choice);
  switch (step.step) {
    case 'as': {
      const card = source.card === null ? '' : names.card(source.card).name;
      return { title: t`Play ${card} as what?`, sub: t`It counts as either`, tone: 'yours' };
    }
    case 'at':
      return words('target', { what, players: step.seats, ...weaponFor(view, what, you) }, view);
    case 'prey':
      return words('prey', { what, players: [step.at] }, view);
    case 'cost':
      return words('cost', { what, picked: step.picked, of: step.needed }, view);
    case 'done': {
      const card = step.answer.card;
      if (step.answer.kind !== 'discard' || card === null) return words('confirm', { what }, view);
      const name = names.card(card).name;
      return { title: t`Discard ${name}?`, sub: t`Choose it again to go on`, tone: 'yours' };
    }
    default:
      return null;
  }
}

/** The key of a card, as what it is played, or the id of an event or a character. */
function nameOf(view: View, { kind, card, pick, options }: Source, { as }: Choice): string {
  const name = as ?? (options.every((option) => option.as !== null) ? options[0]?.as : null);
  if (card !== null) return name ?? kindOf(card).key;
  return kind === 'event' ? (view.event ?? '') : (pick ?? '');
}

/** How far a shot goes, and what with. */
function weaponFor(view: View, what: string, you: Seat): Pick<Choosing, 'reach' | 'weapon'> {
  const kind: CardKind | undefined = catalogue().kinds[what];
  if (kind?.aim.within !== 'reach')
    return { reach: Number.isFinite(kind?.aim.within) ? Number(kind?.aim.within) : null };
  return { reach: rangeOf(view, you), weapon: view.players[you]?.inPlay.find((card) => kindOf(card).weapon) ?? null };
}
